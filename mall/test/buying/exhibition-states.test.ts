import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { stateOf, takesEntries } from '../../src/buying/exhibition-states.ts';

const at = (day: number) => new Date(Date.UTC(2026, 3, day));
const event = { startDts: at(10), endDts: at(20), winDts: at(25), winList: [{}], entryForm: [{}] };
const days = (exhibition: typeof event | (Omit<typeof event, 'winList'> & { winList: null })) =>
  [9, 10, 19, 20, 24, 25, 40].map((day) => stateOf(exhibition, at(day)));

test('the start is included, the end is not, and winners wait for their day', () => {
  expect(days(event)).toEqual([null, 'ING', 'ING', 'END', 'END', 'WIN', 'WIN']);
});

test('winners who are not drawn are not announced', () => {
  expect(days({ ...event, winList: null })).toEqual([null, 'ING', 'ING', 'END', 'END', 'END', 'END']);
});

test('entries are taken while it runs, and only with a form', () => {
  expect([9, 10, 19, 20, 25].map((day) => takesEntries(event, at(day)))).toEqual([false, true, true, false, false]);
  expect(takesEntries({ ...event, entryForm: null }, at(15))).toBe(false);
});

test('a state never goes back', () => {
  const order = [null, 'ING', 'END', 'WIN'];
  const moment = fc.integer({ min: 1, max: 60 }).map(at);
  const times = fc.record({
    startDts: moment,
    endDts: moment,
    winDts: fc.option(moment),
    winList: fc.option(fc.constant([{}])),
  });
  fc.assert(
    fc.property(times, fc.array(moment), (exhibition, moments) => {
      const sorted = moments.toSorted((one, other) => one.getTime() - other.getTime());
      const found = sorted.map((now) => order.indexOf(stateOf(exhibition, now)));
      expect(found).toEqual(found.toSorted());
    }),
  );
});
