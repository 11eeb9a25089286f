import { josa } from 'es-hangul';
import { bannerPicturePath, boardPicturePath } from '../../pictures/picture-path.ts';
import type { boards, faqCategories, faqs } from 'mall/db/schema/boards.ts';
import { escapeHtml } from '../goods/detail-html.ts';
import type { MallSeed } from '../malls/mall-list.ts';
import { randomFor } from '../random.ts';
import { daysBefore, workingTime } from '../seed-dates.ts';
import { faqCategoryList, faqList } from './faq-list.ts';
import { noticePosts, type NoticePost } from './notice-posts.ts';
import { reviewPosts, type ReviewPost } from './review-posts.ts';

type BoardRow = typeof boards.$inferInsert;

const shares = { FULL: 1, MEDIUM: 0.5, SMALL: 0.25 } as const;

/** Notices and editors' reviews of one mall, numbered from `firstNumber`. */
export function boardRows(mall: MallSeed, firstNumber: number): BoardRow[] {
  const random = randomFor(`boards ${mall.mallId}`);
  const part = <T>(posts: readonly T[]) => posts.slice(0, Math.ceil(posts.length * shares[mall.fullness]));
  const rows = [
    ...part(noticePosts).map((post, index) => noticeRow(mall, post, index)),
    ...part(reviewPosts).map((post, index) => reviewRow(mall, post, index)),
  ];
  return rows.map((row, index) => ({ ...row, brdNo: firstNumber + index, viewCnt: random.between(12, 4_800) }));
}

/** Editors' reviews: the first few came this week, the rest ever further apart. */
function dayOf(index: number): number {
  return index < 4 ? index : 4 + Math.round((index - 3) ** 1.5 * 1.8);
}

function noticeRow(mall: MallSeed, { on, title, lines, fixed, file }: NoticePost, index: number): BoardRow {
  return {
    brdNo: 0,
    mallId: mall.mallId,
    tp: 'CM00404',
    title,
    fixYn: fixed === true ? 'Y' : 'N',
    thmbImgPath: null,
    regDts: workingTime(on, (index * 37) % 400),
    cntnHtml: `<p>안녕하세요, ${escapeHtml(josa(mall.mallNm, '이에요/예요'))}.</p>${paragraphs(lines)}<p>늘 이용해 주셔서 고마워요.</p>`,
    fileList:
      file === undefined ? [] : [{ fileNm: `${file}.svg`, filePath: leaflet(mall, file), size: 18_400 + index * 512 }],
  };
}

function leaflet(mall: MallSeed, title: string): string {
  return bannerPicturePath({
    shape: 'tile',
    theme: mall.mallStyle,
    kind: 'notebook',
    color: '3e5c88',
    eyebrow: '안내문',
    title,
    subtitle: mall.mallNm,
  });
}

function reviewRow(mall: MallSeed, { title, kind, color, lines }: ReviewPost, index: number): BoardRow {
  const path = boardPicturePath({ kind, color, variant: (index * 41) % 1_000 });
  return {
    brdNo: 0,
    mallId: mall.mallId,
    tp: 'CM00410',
    title,
    fixYn: 'N',
    thmbImgPath: path,
    regDts: daysBefore(1 + dayOf(index), (index * 53) % 400),
    fileList: [],
    cntnHtml: `<p><img src="${path}" alt="${escapeHtml(title)}" width="800" height="600"></p>${paragraphs(lines)}<p>${escapeHtml(mall.mallNm)} MD가 직접 써 보고 적었어요.</p>`,
  };
}

function paragraphs(lines: readonly string[]): string {
  return lines.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
}

export function faqCategoryRows({ mallId }: MallSeed): (typeof faqCategories.$inferInsert)[] {
  return faqCategoryList.map(({ code, name }, index) => ({ mallId, faqCtgCd: code, faqCtgNm: name, prir: index + 1 }));
}

export function faqRows({ mallId, fullness }: MallSeed, firstNumber: number): (typeof faqs.$inferInsert)[] {
  const perCategory = Math.ceil(6 * shares[fullness]);
  const rows = faqCategoryList.flatMap(({ code }) =>
    faqList[code].slice(0, perCategory).map(([qstn, answer], index) => ({
      faqCtgCd: code,
      qstn,
      ansHtml: `<p>${escapeHtml(answer)}</p>`,
      prir: index + 1,
    })),
  );
  return rows.map((row, index) => ({ ...row, mallId, faqNo: firstNumber + index }));
}
