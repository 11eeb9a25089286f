import { expect, test } from 'vitest';
import { exhibitionCopies } from '../../src/seed/content/exhibition-copies.ts';
import { promotionCopies } from '../../src/seed/content/promotion-rows.ts';

const events = exhibitionCopies.filter(({ type }) => type === 'EVENT');
const dayOf = (day: string) => Date.parse(`${day}T00:00:00+09:00`);

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
