import { expect, test } from 'vitest';
import { TokenRefresher } from '../../src/session/token-refresher.ts';
import { createMemoryStore } from '../../src/shared/memory-store.ts';
import { MallError } from '../../src/errors/mall-error.ts';
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

test('every refresh that gets no response is counted: the first one, those whose probe fails, and the one that comes too late', async () => {
  const outcomes: string[] = [];
  const sent: string[] = [];
  const silent = async ({ endpoint }: { endpoint: string }) => {
    sent.push(endpoint);
    throw new MallError('timeout', endpoint);
  };
  const store = createMemoryStore();
  const clock = { aheadMs: 0 };
  const refresher = new TokenRefresher({
    client: { send: silent } as unknown as MallClient,
    store: {
      ...store,
      getTimed: async (key) => {
        const { value, now } = await store.getTimed(key);
        return { value, now: now + clock.aheadMs };
      },
    },
    graceMs: 30_000,
    callMs: 5_000,
    onRefresh: (outcome) => outcomes.push(outcome),
  });
  const refresh = () => refresher.refresh('token', callerUntil(new AbortController().signal));
  await expect(refresh()).rejects.toMatchObject({ kind: 'timeout' });
  await expect(refresh()).rejects.toMatchObject({ kind: 'timeout' });
  clock.aheadMs = 60_000;
  expect(await refresh()).toMatchObject({ isLost: true });
  expect(sent).toHaveLength(2); // the token once, then a probe in its place
  expect(outcomes).toEqual(['failed', 'failed', 'failed']);
});
