import { expect, test } from 'vitest';
import { dayMs } from '../../src/buying/durations.ts';
import { stateOf } from '../../src/buying/exhibition-states.ts';
import { exhibitionRows } from '../../content/src/seed/content/exhibition-rows.ts';
import { promotionRows } from '../../content/src/seed/content/promotion-rows.ts';
import { assortmentOf } from '../../content/src/seed/malls/assortment.ts';
import { mallList } from '../../content/src/seed/malls/mall-list.ts';
import { couponKinds } from '../../content/src/seed/members/coupon-kinds.ts';
import { daysBefore } from '../../content/src/seed/seed-dates.ts';

const mall = mallList[0] ?? noMall();
const assortment = assortmentOf(mall, []);

/** The day that the content was written for, each of the six after it, and days one, three and ten years later. */
const days = [0, 1, 2, 3, 4, 5, 6, 365, 1_096, 3_652].map((later) => ({ later, filledOn: daysBefore(-later) }));

test.each(days)(
  'filled $later days later, exhibitions run, end soon, are over, announced and to come',
  ({ filledOn }) => {
    const rows = exhibitionRows(assortment, filledOn).map((row) => ({
      ...row,
      stat: stateOf({ winDts: null, winList: null, ...row }, filledOn),
    }));
    const running = rows.filter(({ stat }) => stat === 'ING');
    expect(new Set(rows.map(({ stat }) => stat))).toEqual(new Set(['ING', 'END', 'WIN', null]));
    expect(new Set(running.map(({ exhbTp }) => exhbTp))).toEqual(new Set(['SALE', 'EVENT', 'ETC']));
    expect(running.some(({ endDts }) => endDts.getTime() - filledOn.getTime() < 20 * dayMs)).toBe(true);
    expect(rows.some(({ stat, winDts }) => stat === 'END' && winDts)).toBe(true);
  },
);

test.each(days)('filled $later days later, promotions are over, run and are to come', ({ filledOn }) => {
  const states = promotionRows(mall, filledOn).map(({ startDts, endDts }) => {
    if (endDts < filledOn) return 'over';
    return startDts > filledOn ? 'to come' : 'running';
  });
  expect(new Set(states)).toEqual(new Set(['over', 'running', 'to come']));
});

test.each(days)('filled $later days later, coupons can be used, and one is over', ({ filledOn }) => {
  expect(new Set(couponKinds.map(({ endDts }) => endDts < filledOn))).toEqual(new Set([true, false]));
});

function noMall(): never {
  throw new Error('There is no mall.');
}

function weekdaysOf(filledOn: Date) {
  const rows = [...exhibitionRows(assortment, filledOn), ...promotionRows(mall, filledOn)];
  return rows.map(({ startDts, endDts }) => [startDts.getUTCDay(), endDts.getUTCDay()]);
}

test.each(days)('filled $later days later, what runs begins and ends on its weekday', ({ filledOn }) => {
  expect(weekdaysOf(filledOn)).toEqual(weekdaysOf(daysBefore(0)));
});

test('an event runs at any time in the half year after a database is filled', () => {
  const filledOn = daysBefore(-3);
  const events = exhibitionRows(assortment, filledOn).filter(({ exhbTp }) => exhbTp === 'EVENT');
  for (let day = 0; day < 182; day += 1) {
    const at = new Date(filledOn.getTime() + day * dayMs);
    const isRunning = events.some((row) => stateOf({ winDts: null, winList: null, ...row }, at) === 'ING');
    expect([day, isRunning]).toEqual([day, true]);
  }
});
