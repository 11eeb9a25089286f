import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { PendingReads } from '../src/upstream/pending-reads.ts';

const patient = new AbortController().signal;

test('equal reads are one, as long as it does not take too long', async () => {
  const reads = new PendingReads(1_000);
  let begun = 0;
  const start = async () => {
    begun += 1;
    await sleep(20);
    return begun;
  };
  expect(await Promise.all([1, 2, 3].map(() => reads.join('a', patient, start)))).toEqual([1, 1, 1]);
  expect([begun, reads.size]).toEqual([1, 0]);
});

test('who has joined one that hangs goes over to a new one, and all who did share it', async () => {
  const reads = new PendingReads(50);
  let begun = 0;
  const start = (): Promise<string> => {
    begun += 1;
    return begun === 1 ? new Promise(() => undefined) : sleep(20, 'answer');
  };
  void reads.join('a', patient, start);
  const begin = performance.now();
  expect(await Promise.all([1, 2, 3].map(() => reads.join('a', patient, start)))).toEqual(['answer', 'answer', 'answer']);
  expect(performance.now() - begin).toBeLessThan(500);
  expect(begun).toBe(2);
});

test('however slow the mall is, nobody begins more than one', async () => {
  const reads = new PendingReads(10);
  let begun = 0;
  const start = () => {
    begun += 1;
    return sleep(100, 'answer');
  };
  const asked = Array.from({ length: 8 }, async (_, index) => {
    await sleep(index * 5);
    return reads.join('a', patient, start);
  });
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['answer']));
  expect(begun).toBeLessThanOrEqual(8);
});

test('a read that everybody has left is aborted, and one that some still wait for is not', async () => {
  const reads = new PendingReads(1_000);
  const signals: AbortSignal[] = [];
  const start = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<string>(() => undefined);
  };
  const [one, other] = [new AbortController(), new AbortController()];
  const both = [one, other].map(({ signal }) => reads.join('a', signal, start).catch(() => 'left'));
  one.abort();
  await both[0];
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  other.abort();
  await both[1];
  expect([signals.map(({ aborted }) => aborted), reads.size]).toEqual([[true], 0]);
});
