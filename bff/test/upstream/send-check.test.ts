import { expect, test } from 'vitest';
import { readSettings } from '../../src/config.ts';
import { refreshCall } from '../../src/session/session.wire.ts';
import { Transport } from '../../src/upstream/transport.ts';
import { startFakeMall } from '../helpers/fake-mall.ts';
import { anAccessToken } from '../helpers/samples.ts';

test('a call that became too late is held back when its connection is there at last', async () => {
  const mall = await startFakeMall();
  mall.on('auth/refresh/token', () => ({ accessToken: anAccessToken(), refreshToken: 'fenced-next' }));
  const transport = new Transport({ ...readSettings({}), MALL_API_URL: mall.url });
  const sender = { bearer: null, requestId: 'r', forwardedFor: null, traceparent: null };
  const send = (mayBeSent: () => boolean) =>
    transport.send({ ...refreshCall('fenced'), mayBeSent }, sender, new AbortController().signal);
  await expect(send(() => false)).rejects.toMatchObject({ kind: 'timeout', isUnsent: true });
  expect(mall.calls).toHaveLength(0);
  await expect(send(() => true)).resolves.toMatchObject({ refreshToken: 'fenced-next' });
  await transport.close();
  await mall.close();
});
