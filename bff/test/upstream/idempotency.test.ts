import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from '../../src/config.ts';
import { MallClient } from '../../src/upstream/mall-client.ts';
import { privateCall } from '../../src/upstream/private-call.ts';
import { anything } from '../../src/upstream/wire.ts';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';

let mall: FakeMall;
let client: MallClient;

beforeAll(async () => {
  mall = await startFakeMall();
  client = new MallClient(readSettings({ LOG_LEVEL: 'silent', MALL_API_URL: mall.url }), () => undefined);
});
afterAll(async () => {
  await client.close();
  await mall.close();
});

test('a call carries the key of its intent each time that it is made, and none where it has none', async () => {
  mall.on('carts', () => null);
  const caller = {
    bearer: null,
    requestId: 'r',
    trace: null,
    forwardedFor: null,
    signal: new AbortController().signal,
  };
  const call = privateCall({ path: 'carts', body: {}, response: anything, idempotencyKey: 'intent-0001' });
  await client.send(call, caller);
  await client.send(call, caller);
  await client.send({ ...call, idempotencyKey: undefined }, caller);
  expect(mall.callsTo('carts').map(({ headers }) => headers['x-idempotency-key'])).toEqual([
    'intent-0001',
    'intent-0001',
    undefined,
  ]);
});

test.each(['', 'short', 'x'.repeat(65), '한글로된열쇠들', 'with space', 'line\r\nbreak'])(
  'a call with a key that is none (%j) is refused before it is made',
  (idempotencyKey) => {
    expect(() => privateCall({ path: 'carts', body: {}, response: anything, idempotencyKey })).toThrow(
      expect.objectContaining({ extensions: expect.objectContaining({ code: 'BAD_INPUT' }) }),
    );
  },
);
