import type { exhibitions, Winner } from 'mall/db/schema/exhibitions.ts';
import { promotionPicturePath } from '../../pictures/picture-path.ts';
import type { SubCategoryName } from '../catalog/categories.ts';
import { escapeHtml } from '../goods/detail-html.ts';
import type { Assortment } from '../malls/assortment.ts';
import { couponNumber } from '../members/benefit-rows.ts';
import { daysBefore, moved, movedPeriod, workingTime } from '../seed-dates.ts';
import { exhibitionCopies, type ExhibitionCopy } from './exhibition-copies.ts';

type Row = typeof exhibitions.$inferInsert;

/** At two, in minutes after nine. */
const afternoon = 300;

/** Enough that a corner has a second page in the largest mall. */
const mostProducts = 32;

/** Running, over, announced and coming ones on the day the database is filled. Bulk-order malls have none. */
export function exhibitionRows(assortment: Assortment, filledOn: Date): Row[] {
  const { mall } = assortment;
  if (mall.mallSalesType === 'UPLOAD') return [];
  return exhibitionCopies.map((copy, index) => {
    const day = copy.isPast ? daysBefore(0) : filledOn;
    return {
      exhbNo: numberOf('EX', assortment, index),
      mallId: mall.mallId,
      urlNm: copy.urlName,
      exhbNm: copy.title,
      exhbTp: copy.type,
      sumCntn: copy.summary,
      // Lists and pages have the title beside the picture.
      imgPath: promotionPicturePath({ ...copy, title: copy.subtitle, subtitle: '', theme: mall.mallStyle }),
      cntnHtml: copy.lines.map((line) => `<p>${escapeHtml(line)}</p>`).join(''),
      ...movedPeriod(copy.period, day),
      corners: cornersOf(assortment, copy, index),
      cpnNos: (copy.coupons ?? []).map((turn) => couponNumber(mall, turn)),
      ...eventOf(copy, day),
    };
  });
}

function cornersOf(assortment: Assortment, { corners }: ExhibitionCopy, index: number): Row['corners'] {
  return corners
    .map(({ name, subs }, turn) => ({
      cornerNo: `${numberOf('EC', assortment, index)}${turn + 1}`,
      cornerNm: name,
      gdsGrpNos: productsOf(assortment, subs),
    }))
    .filter(({ gdsGrpNos }) => gdsGrpNos.length > 0);
}

function productsOf({ carried }: Assortment, subs: readonly SubCategoryName[]): string[] {
  return carried
    .filter(({ product, placing }) => product.gdsStat === 'GD00403' && subs.includes(placing.home))
    .toSorted((one, other) => one.placing.recommendRank - other.placing.recommendRank)
    .slice(0, mostProducts)
    .map(({ product }) => product.gdsGrpNo);
}

function eventOf({ event }: ExhibitionCopy, filledOn: Date): Partial<Row> {
  if (!event) return {};
  const { questions, prizes, conditions, announcedOn, winners } = event;
  const prizesInTurn = prizes.flatMap(({ prizeNm, winCnt }) => Array.from({ length: winCnt }, () => prizeNm));
  const toWinner = (name: string, turn: number): Winner => ({
    maskNm: name,
    prizeNm: prizesInTurn[turn] ?? '',
  });
  return {
    entryForm: questions.map((question, index) => ({ qNo: `Q${index + 1}`, ...question })),
    prizeList: [...prizes],
    condCntn: conditions,
    winDts: moved(workingTime(announcedOn, afternoon), filledOn),
    winList: winners?.map(toWinner) ?? null,
  };
}

function numberOf(kind: string, { mall }: Assortment, index: number): string {
  return `${kind}${mall.mallId.slice(-2)}${String(index + 1).padStart(4, '0')}`;
}
