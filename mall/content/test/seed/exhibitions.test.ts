import { expect, test } from 'vitest';
import { exhibitionCopies } from '../../src/seed/content/exhibition-copies.ts';
import { promotionCopies } from '../../src/seed/content/promotion-rows.ts';
import { daysBefore } from '../../src/seed/seed-dates.ts';

const events = exhibitionCopies.filter(({ type }) => type === 'EVENT');
const dayOf = (day: string) => Date.parse(`${day}T00:00:00+09:00`);
const written = daysBefore(0).getTime();

test('there are running ones, one that ends soon, some that are over, and announced winners', () => {
  const running = exhibitionCopies.filter(({ period: [from, to] }) => dayOf(from) <= written && dayOf(to) > written);
  const over = exhibitionCopies.filter(({ period: [, to] }) => dayOf(to) < written);
  const soon = running.filter(({ period: [, to] }) => dayOf(to) - written < 20 * 86_400_000);
  const announced = events.filter(({ event }) => event?.winners && dayOf(event.announcedOn) < written);
  expect([running, over, soon, announced].map(({ length }) => length > 0)).toEqual([true, true, true, true]);
  expect(new Set(running.map(({ type }) => type))).toEqual(new Set(['SALE', 'EVENT', 'ETC']));
});

test.each(events)('$urlName says its prizes, how many win, its conditions and its day of announcement', (each) => {
  const { period, event } = each;
  expect(event?.prizes.filter(({ prizeNm, winCnt }) => prizeNm === '' || winCnt <= 0)).toEqual([]);
  expect(event?.prizes.length).toBeGreaterThan(0);
  expect(event?.conditions).toMatch(/응모할 수 있어요.*추첨/u);
  expect(dayOf(event?.announcedOn ?? '')).toBeGreaterThan(dayOf(period[1]));
  expect(event?.questions.length).toBeGreaterThan(0);
});

test('as many win as there are prizes, and no name is whole', () => {
  for (const { event } of events) {
    if (!event?.winners) continue;
    expect(event.winners).toHaveLength(event.prizes.reduce((sum, { winCnt }) => sum + winCnt, 0));
    expect(event.winners.filter((name) => !/^[가-힣]\*+[가-힣]?$/u.test(name))).toEqual([]);
  }
});

test('a promotion on the main page leads to an exhibition that runs as long as it', () => {
  const leading = promotionCopies.filter(({ exhibition }) => exhibition !== undefined);
  expect(leading.length).toBeGreaterThan(0);
  for (const { exhibition, period } of leading) {
    const found = exhibitionCopies.find(({ urlName }) => urlName === exhibition);
    expect([found && dayOf(found.period[0]) <= dayOf(period[0]), found && found.period[1] >= period[1]]).toEqual([
      true,
      true,
    ]);
  }
});
