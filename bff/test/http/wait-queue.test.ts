import { describe, expect, test } from 'vitest';
import { WaitQueue } from '../../src/http/wait-queue.ts';

const rule = { longestMs: 1_000, inATurn: 8 };

/**
 * A processor that needs so many milliseconds for each request, and takes in what has come between its turns, as an event loop does.
 * `sentIn` is what is sent in each millisecond.
 */
function served(
  sentIn: (millisecond: number) => number,
  milliseconds: number,
  { costMs = 0.5, from = 0 }: { costMs?: number; from?: number } = {},
) {
  const queue = new WaitQueue<number>(rule);
  const sums = { answered: 0, shed: 0, longestWaitMs: 0 };
  let [now, seen] = [0, 0];
  while (now < milliseconds || queue.length > 0) {
    const { started, shed } = queue.turn(now);
    const all = [...started];
    for (; seen < Math.min(Math.floor(now) + 1, milliseconds); seen += 1)
      for (let each = 0; each < sentIn(seen); each += 1) if (queue.enter(seen, now)) all.push(seen);
    sums.shed += shed.length;
    sums.answered += all.length;
    for (const sent of all) if (sent >= from) sums.longestWaitMs = Math.max(sums.longestWaitMs, now - sent);
    now += Math.max(all.length * costMs, 1);
  }
  return sums;
}

/** All are sent in the first millisecond. */
const burst = (count: number, costMs?: number) =>
  served((millisecond) => (millisecond === 0 ? count : 0), 1, { costMs });

describe('what comes at one moment', () => {
  test('is answered in order of arrival', () => {
    const queue = new WaitQueue<number>({ ...rule, inATurn: 2 });
    expect([1, 2, 3, 4, 5].map((each) => queue.enter(each, 0))).toEqual([true, true, false, false, false]);
    expect(queue.turn(1)).toEqual({ started: [3, 4], shed: [] });
    expect(queue.enter(6, 1)).toBe(false); // nobody overtakes
    expect(queue.turn(2)).toEqual({ started: [5, 6], shed: [] });
    expect(queue.turn(3)).toEqual({ started: [], shed: [] });
    expect(queue.length).toBe(0);
  });

  test('is shed only where it would wait for more than a second, whatever a request costs', () => {
    expect(burst(200)).toEqual({ shed: 0, answered: 200, longestWaitMs: expect.closeTo(100, -1) });
    expect(burst(2_000)).toMatchObject({ shed: 0, answered: 2_000 });
    const { answered, shed, longestWaitMs } = burst(10_000);
    expect(answered + shed).toBe(10_000);
    expect([answered > 2_200, answered < 2_300, longestWaitMs < 1_150]).toEqual([true, true, true]);
  });

  test('is shed in a tenth at most where all of it would take a fifth longer than that', () => {
    const { shed, longestWaitMs } = burst(2_000, 0.6);
    expect(shed).toBeLessThan(200);
    expect(longestWaitMs).toBeLessThan(1_200);
  });

  test('is answered whole if it is small, however slow the processor is', () => {
    expect(burst(200, 10)).toMatchObject({ shed: 0, answered: 200 });
    expect(burst(256, 50)).toMatchObject({ shed: 0, answered: 256 });
  });

  test('is shed once it has waited, not before', () => {
    const queue = new WaitQueue<string>(rule);
    for (let each = 0; each < 300; each += 1) queue.enter('first', 0);
    expect(queue.turn(1_000)).toMatchObject({ shed: [] });
    expect(queue.turn(1_001).shed).toHaveLength(300 - 8 - 8 - 256);
    expect(queue.turn(1_002).shed).toEqual([]);
  });
});

describe('a flood of four times what is possible', () => {
  test('is answered as fast as can be, and after two seconds with a short wait', () => {
    const { answered, shed } = served(() => 8, 20_000);
    expect(answered + shed).toBe(160_000);
    expect(answered).toBeGreaterThan(39_000); // 40,000 are possible
    expect(served(() => 8, 20_000, { from: 2_200 }).longestWaitMs).toBeLessThan(150);
  });

  test('is still one when it pauses for a moment now and then', () => {
    expect(served((each) => (each % 700 > 400 ? 0 : 8), 20_000, { from: 5_000 }).longestWaitMs).toBeLessThan(150);
  });

  test('is over once nothing was shed for a second: the next burst is answered whole', () => {
    const flood = served((each) => (each < 3_000 ? 8 : 0), 4_600);
    const thenBurst = served((each) => (each < 3_000 ? 8 : each === 4_500 ? 1_500 : 0), 4_600);
    expect(thenBurst).toMatchObject({ shed: flood.shed, answered: flood.answered + 1_500 });
  });
});

test('a load below what is possible is never shed, though turns are late now and then', () => {
  expect(served((each) => (each % 10 === 0 ? 18 : 0), 20_000)).toMatchObject({ shed: 0, answered: 36_000 });
  expect(served((each) => (each % 500 === 0 ? 800 : 0), 20_000)).toMatchObject({ shed: 0, answered: 32_000 });
});
