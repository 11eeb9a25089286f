import { stateOf, takesEntries } from '../../buying/exhibition-states.ts';
import type { MallContext } from '../../context.ts';
import { toDts } from '../../wire/dts.ts';
import { entryAgreements } from './entry-agreements.ts';
import { loadExhibitionCoupons } from './exhibition-coupons.ts';
import { findEntry, sortListed, type ExhibitionRow } from './exhibition.queries.ts';

/** Which of its products are answered, and in which order. */
export interface CornerWish {
  /** One corner alone; all without it. */
  corner?: string | undefined;
  sort: string;
  page: number;
}

const cornerSize = 20;

/** The row of a list. */
export function toExhibition(exhibition: ExhibitionRow, now: Date) {
  const { exhbNo, urlNm, exhbNm, exhbTp, sumCntn, imgPath, startDts, endDts, winDts } = exhibition;
  return {
    exhbNo,
    urlNm,
    exhbNm,
    exhbTp,
    sumCntn,
    imgPath,
    startDts: toDts(startDts),
    endDts: toDts(endDts),
    winDts: winDts && toDts(winDts),
    stat: stateOf(exhibition, now),
    entryYn: takesEntries(exhibition, now) ? 'Y' : 'N',
    nowDts: toDts(now),
  };
}

/** The page of an exhibition, for a member or a visitor (null). Also after its end. */
export async function loadExhibition(
  { db, now }: Pick<MallContext, 'db' | 'now'>,
  exhibition: ExhibitionRow,
  memNo: string | null,
  wish: CornerWish,
) {
  const at = now();
  const entry = memNo === null ? null : await findEntry(db, exhibition.exhbNo, memNo);
  return {
    ...toExhibition(exhibition, at),
    cntnHtml: exhibition.cntnHtml,
    corners: await loadCorners(db, exhibition, wish),
    cpnList: await loadExhibitionCoupons(db, exhibition, memNo, at),
    entryForm: exhibition.entryForm ?? [],
    agreeList: exhibition.entryForm ? entryAgreements : [],
    prizeList: exhibition.prizeList,
    condCntn: exhibition.condCntn,
    entryDts: entry && toDts(entry.entryDts),
    winList: stateOf(exhibition, at) === 'WIN' ? exhibition.winList : [],
  };
}

/** Numbers of the products, since prices and hearts come from the product calls. */
async function loadCorners(db: MallContext['db'], { mallId, corners }: ExhibitionRow, wish: CornerWish) {
  const wanted = corners.filter(({ cornerNo }) => wish.corner === undefined || cornerNo === wish.corner);
  const numbers = [...new Set(wanted.flatMap(({ gdsGrpNos }) => gdsGrpNos))];
  const sorted = await sortListed(db, mallId, numbers, wish.sort);
  return wanted.map(({ cornerNo, cornerNm, gdsGrpNos }) => {
    const own = new Set(gdsGrpNos);
    const listed = sorted.filter((number) => own.has(number));
    const from = (wish.page - 1) * cornerSize;
    const contents = listed.slice(from, from + cornerSize).map((gdsGrpNo) => ({ gdsGrpNo }));
    return { cornerNo, cornerNm, totalCnt: listed.length, contents };
  });
}
