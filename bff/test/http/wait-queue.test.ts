import { expect, test } from 'vitest';
import { firstLimit, limitOf, nextLimit, type LoadSample } from '../../src/http/concurrency-limit.ts';

const rule = { highest: 2_048, lagMs: 20 };

/** Counts time by samples: 50 ms and the lag of each. */
function clocked() {
  let now = 0;
  let state = firstLimit(rule);
  return {
    get limit() {
      return limitOf(state, rule);
    },
    /** Takes so many samples that are alike; busy unless told otherwise, and half a millisecond for each answer. */
    take(count: number, sample: Partial<LoadSample> = {}) {
      for (let turn = 0; turn < count; turn += 1) {
        const { lagMs = 0 } = sample;
        const elapsedMs = 50 + lagMs;
        now += elapsedMs;
        const { answered = elapsedMs * 2 } = sample;
        const usual = {
          now,
          lagMs,
          elapsedMs,
          busyMs: elapsedMs,
          admitted: answered,
          answered,
          inFlight: 100,
          shed: 0,
        };
        state = nextLimit(state, { ...usual, ...sample }, rule);
      }
      return limitOf(state, rule);
    },
  };
}

/**
 * A processor that serves two requests in each millisecond, of which so many are sent. A turn of the event loop serves all that wait. The
 * longest wait is that `from` a millisecond on.
 */
function served(sentIn: (millisecond: number) => number, milliseconds: number, { from = 0 } = {}) {
  let state = firstLimit(rule);
  let [waiting, dueAt, sampledAt] = [0, 50, 0];
  const seen = { admitted: 0, answered: 0, shed: 0, busyMs: 0 };
  const sums = { answered: 0, shed: 0, longestWaitMs: 0 };
  for (let now = 1; now <= milliseconds; now += 1) {
    const sent = sentIn(now);
    const admitted = Math.min(sent, Math.max(0, limitOf(state, rule) - waiting));
    waiting += admitted;
    if (now >= from) sums.longestWaitMs = Math.max(sums.longestWaitMs, waiting / 2);
    const answered = Math.min(waiting, 2);
    waiting -= answered;
    seen.admitted += admitted;
    seen.answered += answered;
    seen.shed += sent - admitted;
    seen.busyMs += answered / 2;
    if (now < dueAt) continue;
    const elapsedMs = now - sampledAt;
    state = nextLimit(state, { ...seen, now, elapsedMs, lagMs: elapsedMs - 50, inFlight: waiting }, rule);
    sums.answered += seen.answered;
    sums.shed += seen.shed;
    Object.assign(seen, { admitted: 0, answered: 0, shed: 0, busyMs: 0 });
    [sampledAt, dueAt] = [now, now + 50 + Math.floor(waiting / 2)];
  }
  return { ...sums, limit: limitOf(state, rule) };
}

/** All are sent in the first millisecond. */
const burst = (count: number) => served((millisecond) => (millisecond === 1 ? count : 0), 5_000);

test('one long turn of the event loop sheds nobody, nor do late turns that do not last', () => {
  const load = clocked();
  expect(load.take(1, { lagMs: 900 })).toBe(2_000);
  expect(load.take(3)).toBe(2_000);
  expect(load.take(9, { lagMs: 50, inFlight: 1_500 })).toBe(2_000); // 900 ms
  expect(load.take(3)).toBe(2_000);
});

test('a wait that has lasted a second brings the limit down to a short one, and further while it lasts', () => {
  const load = clocked();
  load.take(11, { lagMs: 50, inFlight: 1_500 }); // late since the second of them, for 1,000 ms
  expect(load.limit).toBe(2_000);
  expect(load.take(1, { lagMs: 50, inFlight: 1_500 })).toBe(160);
  expect(load.take(1, { lagMs: 50, inFlight: 150, shed: 9 })).toBe(120);
  expect(load.take(40, { lagMs: 50, inFlight: 150, shed: 9 })).toBe(48);
});

test('after a flood the limit rises by four until nobody was shed for a second, and is soon as before then', () => {
  const load = clocked();
  load.take(60, { lagMs: 50, inFlight: 150, shed: 9 });
  load.take(2); // the last three hold no two late ones any more
  const { limit } = load;
  expect(load.take(10, { shed: 1 })).toBe(limit + 40);
  expect(load.take(19)).toBe(limit + 40 + 19 * 4);
  expect(load.take(6)).toBe(2_000);
});

test('of 200 at once none is shed, of 2,000 none, of 10,000 what would wait longer than a second', () => {
  expect(burst(200)).toMatchObject({ shed: 0, answered: 200 });
  expect(burst(2_000)).toMatchObject({ shed: 0, answered: 2_000, longestWaitMs: 1_000 });
  expect(burst(10_000)).toMatchObject({ shed: 8_000, answered: 2_000, longestWaitMs: 1_000 });
});

test('a flood of four times what is possible is answered as fast as can be, after some seconds with a short wait', () => {
  const { answered, shed, limit } = served(() => 8, 20_000);
  expect(answered + shed).toBeGreaterThan(159_000);
  expect(answered).toBeGreaterThan(39_000); // 40,000 are possible
  expect(limit).toBeLessThan(100);
});

test('requests that cost more are fewer at once, but never fewer than a small burst', () => {
  const load = clocked();
  expect(load.take(60, { answered: 25 })).toBeCloseTo(500, -1); // 2 ms each
  expect(load.take(60, { answered: 1 })).toBe(256);
});

test('what waits for the mall, and not for the processor, teaches nothing', () => {
  const load = clocked();
  expect(load.take(60, { busyMs: 20, admitted: 0, answered: 0, inFlight: 1_900 })).toBe(2_000);
});

test('a burst of which none is answered yet is not taken for one of costly requests', () => {
  const load = clocked();
  expect(load.take(4, { lagMs: 150, admitted: 500, answered: 0, inFlight: 1_500 })).toBeGreaterThan(1_300);
});

test('a machine that has become ten times slower lets in about what it can serve in a second', () => {
  const load = clocked();
  expect(load.take(10, { lagMs: 50, answered: 20, inFlight: 200 })).toBeLessThan(700);
  expect(load.take(20, { lagMs: 0, answered: 10, inFlight: 200 })).toBeLessThan(300);
});

test('a flood that pauses for a moment now and then is still one', () => {
  const { longestWaitMs } = served((millisecond) => (millisecond % 700 > 400 ? 0 : 8), 20_000, { from: 5_000 });
  expect(longestWaitMs).toBeLessThan(200);
});
