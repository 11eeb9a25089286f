import { expect, test } from 'vitest';
import { TokenRefresher } from '../../src/session/token-refresher.ts';
import { createMemoryStore } from '../../src/shared/memory-store.ts';
import type { MallClient } from '../../src/upstream/mall-client.ts';

const callerUntil = (signal: AbortSignal) => ({ requestId: 'r', trace: null, forwardedFor: null, signal });

test('a refresh that the store makes late ends for its request in time, goes on, and serves the next one', async () => {
  const store = createMemoryStore();
  const slow = Promise.withResolvers<void>();
  const tokens = { accessToken: 'new', refreshToken: 'next' };
  const refresher = new TokenRefresher({
    client: { send: async () => tokens } as unknown as MallClient,
    store: { ...store, getTimed: (key) => slow.promise.then(() => store.getTimed(key)) },
    graceMs: 30_000,
    callMs: 5_000,
  });
  const clock = new AbortController();

  const refresh = refresher.refresh('spent', callerUntil(clock.signal));
  clock.abort(new DOMException('The answer took too long', 'TimeoutError'));
  await expect(refresh).rejects.toMatchObject({ name: 'MallError', kind: 'timeout' });

  slow.resolve();
  const next = await refresher.refresh('spent', callerUntil(new AbortController().signal));
  expect(next).toMatchObject({ tokens });
});
