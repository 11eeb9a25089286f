import { describe, expect, test } from 'vitest';
import { noticePosts, type NoticePost } from '../../src/seed/content/notice-posts.ts';
import { boardRows } from '../../src/seed/content/board-rows.ts';
import { popupRows } from '../../src/seed/content/popup-rows.ts';
import { promotionRows } from '../../src/seed/content/promotion-rows.ts';
import { reviewPosts } from '../../src/seed/content/review-posts.ts';
import { termsRows } from '../../src/seed/content/terms-rows.ts';
import { faqList } from '../../src/seed/content/faq-list.ts';
import { mallList } from '../../src/seed/malls/mall-list.ts';
import { daysBefore } from '../../src/seed/seed-dates.ts';

/** Public holidays of Korea and the days off in their place, over the time of the notices. */
const holidays = [
  '2025-10-03',
  '2025-10-05',
  '2025-10-06',
  '2025-10-07',
  '2025-10-08',
  '2025-10-09',
  '2025-12-25',
  '2026-01-01',
  '2026-02-16',
  '2026-02-17',
  '2026-02-18',
  '2026-03-01',
  '2026-03-02',
  '2026-05-05',
  '2026-05-24',
  '2026-05-25',
  '2026-06-03',
  '2026-06-06',
  '2026-07-17',
  '2026-08-15',
  '2026-08-17',
  '2026-09-24',
  '2026-09-25',
  '2026-09-26',
  '2026-10-03',
  '2026-10-05',
  '2026-10-09',
  '2026-12-25',
  '2027-01-01',
  '2027-02-06',
  '2027-02-07',
  '2027-02-08',
  '2027-02-09',
];
const namedDays = {
  설날: ['2026-02-17', '2027-02-07'],
  성탄절: ['2025-12-25', '2026-12-25'],
  신정: ['2026-01-01', '2027-01-01'],
  어린이날: ['2026-05-05'],
};
const weekdays = ['일', '월', '화', '수', '목', '금', '토'];
const [mall] = mallList;
if (mall === undefined) throw new Error('The seed has no mall');

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;
const weekdayOf = (day: string) => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()];
const inKorea = (moment: Date) => new Date(moment.getTime() + 9 * 3_600_000).toISOString().slice(0, 10);
const isWorkingDay = (day: string) => !['토', '일'].includes(weekdayOf(day) ?? '') && !holidays.includes(day);
const textOf = ({ title, lines }: NoticePost) => [title, ...lines].join(' ');

interface Told {
  day: string;
  weekday: string | undefined;
}

/** The dates of a text; one without a year is the next such date after `on`. */
function datesIn(text: string, on: string): Told[] {
  return [...text.matchAll(/(?:(\d{4})년 )?(\d{1,2})월 (\d{1,2})일(?: ([일월화수목금토])요일)?/gu)].map(
    ([, year, month = '', date = '', weekday]) => {
      const inYear = (of: number) => `${of}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
      const ownYear = Number(on.slice(0, 4));
      const day =
        year === undefined ? (inYear(ownYear) >= on ? inYear(ownYear) : inYear(ownYear + 1)) : inYear(Number(year));
      return { day, weekday };
    },
  );
}

describe('dates of notices fit the calendar', () => {
  test('they go up on working days, newest first, none after the day the content was written for', () => {
    const days = noticePosts.map(({ on }) => on);
    expect(days.filter((day) => !isWorkingDay(day))).toEqual([]);
    expect(days).toEqual(days.toSorted().toReversed());
    expect(new Date(`${days[0]}T09:00:00+09:00`).getTime()).toBeLessThanOrEqual(daysBefore(0).getTime());
  });

  test('each is registered on its day', () => {
    const rows = boardRows(mall, 1).filter(({ tp }) => tp === 'CM00404');
    expect(rows.map(({ title, regDts }) => [title, inKorea(regDts)])).toEqual(
      noticePosts.map(({ title, on }) => [title, on]),
    );
  });

  test('a date in a text exists, comes soon after the notice, and its weekday is right', () => {
    const wrong = noticePosts.flatMap((post) =>
      datesIn(textOf(post), post.on).flatMap(({ day, weekday }) => {
        const exists = new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
        const ahead = dayNumber(day) - dayNumber(post.on);
        const isRight = exists && ahead >= 0 && ahead <= 100 && (weekday === undefined || weekday === weekdayOf(day));
        return isRight ? [] : [`${post.on} ${post.title}: ${day} is ${weekdayOf(day)}`];
      }),
    );
    expect(wrong).toEqual([]);
    expect(noticePosts.flatMap((post) => datesIn(textOf(post), post.on)).length).toBeGreaterThanOrEqual(20);
  });

  test('a date without a year has its weekday too', () => {
    const bare = noticePosts.filter(
      (post) =>
        datesIn(textOf(post), post.on).some(({ weekday }) => weekday === undefined) &&
        !/시행 \d{4}년/u.test(post.title),
    );
    expect(bare.map(({ title }) => title)).toEqual([]);
  });

  test('a holiday named beside a date is that day', () => {
    const wrong = noticePosts.flatMap((post) =>
      [...textOf(post).matchAll(/설날|성탄절|신정|어린이날/gu)].flatMap(([name]) => {
        const told = datesIn(textOf(post), post.on);
        const days: readonly string[] = namedDays[name as keyof typeof namedDays];
        return told.length === 0 || told.some(({ day }) => days.includes(day)) ? [] : [`${post.title}: ${name}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('days off are holidays or weekends, and what is done is done on working days', () => {
    const wrong = noticePosts.flatMap((post) =>
      post.lines.flatMap((line) => {
        const told = datesIn(line, post.on).map(({ day }) => day);
        const [from, to = from] = told;
        if (from === undefined || to === undefined) return [];
        if (line.includes('쉬어요')) {
          const span = line.includes('부터')
            ? Array.from({ length: dayNumber(to) - dayNumber(from) + 1 }, (_, index) =>
                new Date((dayNumber(from) + index) * 86_400_000).toISOString().slice(0, 10),
              )
            : told;
          return span.filter(isWorkingDay).map((day) => `${post.title}: ${day} is a working day`);
        }
        return /주문|발송|답해/u.test(line) && !isWorkingDay(from) ? [`${post.title}: ${from} is no working day`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('a month in a title is the month of the notice', () => {
    const wrong = noticePosts.filter(({ title, on }) => {
      const month = /^(\d{1,2})월 카드/u.exec(title)?.[1];
      return month !== undefined && Number(month) !== Number(on.slice(5, 7));
    });
    expect(wrong).toEqual([]);
  });

  test('a text that takes effect is announced at least a week before, on the day of its version', () => {
    const versions = new Set(
      termsRows(mall, 1).flatMap(({ terms }) =>
        [...terms.matchAll(/(\d{4}년 \d{1,2}월 \d{1,2}일)부터 시행합니다/gu)].map(([, day]) => day),
      ),
    );
    const announced = noticePosts.flatMap((post) =>
      [...post.title.matchAll(/시행 (\d{4}년 \d{1,2}월 \d{1,2}일)/gu)].map(([, told]) => ({ post, told })),
    );
    expect(announced.length).toBeGreaterThanOrEqual(2);
    expect(announced.filter(({ told }) => !versions.has(told)).map(({ post }) => post.title)).toEqual([]);
    expect(
      announced
        .filter(({ post }) => datesIn(post.title, post.on).some(({ day }) => dayNumber(day) - dayNumber(post.on) < 7))
        .map(({ post }) => post.title),
    ).toEqual([]);
  });

  test('texts about 추석 end with it', () => {
    const over = new Date('2026-09-29T00:00:00+09:00').getTime();
    const popups = popupRows(mall, 1, daysBefore(0)).filter(({ popHtml }) => popHtml.includes('추석'));
    const threeYearsLater = daysBefore(-1_096);
    const promotions = promotionRows(mall, threeYearsLater).filter(({ promNm, promDesc, imgPath }) =>
      /추석|한가위/u.test(`${promNm} ${promDesc} ${imgPath}`),
    );
    expect(popups.length + promotions.length).toBeGreaterThanOrEqual(2);
    expect([...popups, ...promotions].filter(({ endDts }) => endDts.getTime() > over)).toEqual([]);
  });

  test('nothing else in the seed contains a date that would become outdated', () => {
    const texts = [
      ...reviewPosts.flatMap(({ title, lines }) => [title, ...lines]),
      ...Object.values(faqList).flat(2),
      ...popupRows(mall, 1, daysBefore(0)).map(({ popHtml }) => popHtml),
      ...promotionRows(mall, daysBefore(0)).flatMap(({ promNm, promDesc }) => [promNm, promDesc]),
    ];
    expect(texts.filter((text) => /\d{1,2}월 \d{1,2}일/u.test(text ?? ''))).toEqual([]);
  });
});
