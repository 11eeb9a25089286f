import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Bulkhead, BulkheadFull, type Permit } from '../../src/upstream/bulkhead.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const never = new AbortController().signal;
const oneAtOnce = () => new Bulkhead({ atOnce: 1, waiting: 2, waitMs: 1_000, patienceMs: 500 });

/** The order in which calls start, without any time passing. */
function starts(bulkhead: Bulkhead) {
  const started: Permit[] = [];
  const wait = () => void bulkhead.wait(never).then((permit) => started.push(permit));
  return { started, wait };
}

test('a call that ends lets the first that waits start, at once', async () => {
  const bulkhead = oneAtOnce();
  const first = bulkhead.acquire();
  expect(first).not.toBeNull();
  expect(bulkhead.acquire()).toBeNull();
  const { started, wait } = starts(bulkhead);
  wait();
  wait();
  if (first) bulkhead.release(first, true);
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toHaveLength(1);
  expect(bulkhead.load).toEqual({ running: 1, waiting: 1 });
});

test('a call of which the queue is full is refused, and one that has waited too long as well', async () => {
  const bulkhead = oneAtOnce();
  bulkhead.acquire();
  const given = [bulkhead.wait(never), bulkhead.wait(never)].map((waiting) => waiting.catch((error: unknown) => error));
  await expect(bulkhead.wait(never)).rejects.toBeInstanceOf(BulkheadFull);
  await vi.advanceTimersByTimeAsync(1_000);
  // After half a second without an answer one more goes as a probe; the other has waited for its second.
  expect((await Promise.all(given)).map((each) => (each instanceof Error ? each.name : 'started'))).toEqual([
    'started',
    'WaitedTooLong',
  ]);
});
