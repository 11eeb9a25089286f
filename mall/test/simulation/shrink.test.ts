import { expect, test } from 'vitest';
import { shrink } from './shrink.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

test('what is not needed for a failure is left out', async () => {
  const needs = [3, 17];
  const fails = async (items: readonly number[]) => needs.every((each) => items.includes(each));
  expect(await shrink(upTo(24), fails, 1_000)).toEqual(needs);
});

test('a failure that needs nothing keeps one event', async () => {
  expect(await shrink(upTo(24), async () => true, 1_000)).toHaveLength(1);
});

test('after so many tries it stays as small as it is', async () => {
  let tries = 0;
  const fails = async (items: readonly number[]) => {
    tries += 1;
    return items.includes(7);
  };
  expect(await shrink(upTo(64), fails, 3)).toContain(7);
  expect(tries).toBe(3);
});
