import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { SingleFlight } from '../../src/upstream/single-flight.ts';

const patient = new AbortController().signal;

// Fake timers, so that a busy machine changes nothing.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
afterAll(() => void vi.useRealTimers());
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const after = <T>(milliseconds: number, value: T) =>
  new Promise<T>((resolve) => void setTimeout(() => resolve(value), milliseconds));

test('equal reads are one, as long as it does not take too long', async () => {
  const reads = new SingleFlight(1_000);
  let begun = 0;
  const start = () => {
    begun += 1;
    return after(20, begun);
  };
  const responses = Promise.all([1, 2, 3].map(() => reads.join('a', patient, start)));
  await pass(20);
  expect(await responses).toEqual([1, 1, 1]);
  expect([begun, reads.size]).toEqual([1, 0]);
});

test('a caller that has joined a hanging flight moves to a new one, and shares it with all others', async () => {
  const reads = new SingleFlight(50);
  let begun = 0;
  const start = (): Promise<string> => {
    begun += 1;
    return begun === 1 ? new Promise(() => undefined) : after(20, 'answer');
  };
  void reads.join('a', patient, start);
  const responses = Promise.all([1, 2, 3].map(() => reads.join('a', patient, start)));
  await pass(70);
  expect(await responses).toEqual(['answer', 'answer', 'answer']);
  expect(begun).toBe(2);
});

test('for a slow mall, no caller starts more than one', async () => {
  const reads = new SingleFlight(10);
  let begun = 0;
  const start = () => {
    begun += 1;
    return after(100, 'answer');
  };
  const responses = Array.from({ length: 8 }, async (_, index) => {
    await after(index * 5, null);
    return reads.join('a', patient, start);
  });
  await pass(500);
  expect(new Set(await Promise.all(responses))).toEqual(new Set(['answer']));
  expect(begun).toBeLessThanOrEqual(8);
});

test('a read that everybody has left is aborted, and one that some still wait for is not', async () => {
  const reads = new SingleFlight(1_000);
  const signals: AbortSignal[] = [];
  const start = ({ signal }: AbortController) => {
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
