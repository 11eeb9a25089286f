import { expect, test } from 'vitest';
import { Random } from './random.ts';
import { Scheduler } from './scheduler.ts';

const begin = Date.parse('2026-04-15T12:00:00+09:00');

/** Two tasks of three steps each, and the order in which they were taken. */
async function course(seed: number): Promise<{ order: string; trace: number }> {
  const scheduler = new Scheduler(new Random(seed), begin);
  let order = '';
  for (const name of ['a', 'b'])
    scheduler.begin(name, null, async () => {
      for (let turn = 0; turn < 3; turn += 1) {
        await scheduler.gate('step');
        order += name;
      }
    });
  await scheduler.rest();
  while (!scheduler.isIdle) await scheduler.openOne();
  return { order, trace: scheduler.trace };
}

test('a number is one order of steps, and other numbers are others', async () => {
  const courses = await Promise.all([1, 1, 2, 3, 4, 5].map(course));
  expect(courses[0]).toEqual(courses[1]);
  expect(new Set(courses.map(({ order }) => order)).size).toBeGreaterThan(1);
  for (const { order } of courses) expect([...order].toSorted().join('')).toBe('aaabbb');
});

test('tasks of an owner that ends stop where they are', async () => {
  const scheduler = new Scheduler(new Random(1), begin);
  const owner = {};
  let steps = 0;
  scheduler.begin('owned', owner, async () => {
    for (;;) {
      await scheduler.gate('step');
      steps += 1;
    }
  });
  await scheduler.rest();
  await scheduler.openOne();
  scheduler.endAllOf(owner);
  expect(scheduler.isIdle).toBe(true);
  await scheduler.rest();
  expect(steps).toBe(1);
});

test('who sleeps goes on when the clock is there, and not before', async () => {
  const scheduler = new Scheduler(new Random(1), begin);
  let isAwake = false;
  scheduler.begin('sleeper', null, async () => {
    await scheduler.sleep(60_000);
    isAwake = true;
  });
  await scheduler.rest();
  await scheduler.passTo(begin + 59_999);
  expect(isAwake).toBe(false);
  expect(scheduler.nextTimer).toBe(begin + 60_000);
  await scheduler.passTo(begin + 60_000);
  expect(isAwake).toBe(true);
});

test('what a task throws ends the world', async () => {
  const scheduler = new Scheduler(new Random(1), begin);
  scheduler.begin('thrower', null, () => Promise.reject(new Error('No.')));
  await expect(scheduler.rest()).rejects.toThrow('No.');
});
