import { expect, test } from 'vitest';
import { exhibitionCopies } from '../../src/seed/content/exhibition-copies.ts';
import { drawPicture } from '../../src/pictures/draw-picture.ts';
import { exhibitionRows } from '../../src/seed/content/exhibition-rows.ts';
import { popupRows } from '../../src/seed/content/popup-rows.ts';
import { promotionCopies } from '../../src/seed/content/promotion-rows.ts';
import { assortmentOf } from '../../src/seed/malls/assortment.ts';
import { mallList } from '../../src/seed/malls/mall-list.ts';
import { daysBefore, movedPeriod } from '../../src/seed/seed-dates.ts';

const events = exhibitionCopies.filter(({ type }) => type === 'EVENT');
const mall = mallList.find(({ isDefault }) => isDefault)!;
const monthMs = 30 * 86_400_000;
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

test.each([0, 30, 400])('filled %i days later, a popup leads to an event that runs, as long as it', (later) => {
  const filledOn = daysBefore(-later);
  const leading = popupRows(mall, 1, filledOn).filter(({ url }) => url?.startsWith('/exhibition/'));
  expect(leading).toHaveLength(1);
  for (const { url, startDts, endDts } of leading) {
    const event = events.find(({ urlName }) => url === `/exhibition/${urlName}`);
    expect({ startDts, endDts }).toEqual(event && movedPeriod(event.period, filledOn));
    expect([startDts <= filledOn, endDts.getTime() - filledOn.getTime() > monthMs]).toEqual([true, true]);
  }
});

test('the title of an exhibition stands once: its picture is lettered with another line', () => {
  const rows = exhibitionRows(assortmentOf(mall, []), daysBefore(0));
  expect(rows.length).toBeGreaterThan(3);
  for (const { urlNm, exhbNm, imgPath } of rows) {
    const copy = exhibitionCopies.find(({ urlName }) => urlName === urlNm);
    const drawn = [...(drawPicture(imgPath ?? '') ?? '').matchAll(/<text[^>]*>([^<]*)<\/text>/gu)];
    const words = drawn.map(([, line]) => line).join(' ');
    expect([words, words.includes(exhbNm)]).toEqual([`${copy?.eyebrow} ${copy?.subtitle}`, false]);
  }
});
