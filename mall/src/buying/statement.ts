import { sum } from './shares.ts';
import { taxOf } from './value-added-tax.ts';

/** Goods of a statement, with the price of a piece. */
export interface StatedGoods {
  gdsGrpNo: string;
  optNo: string | null;
  gdsNm: string;
  optNm: string | null;
  colorNm: string | null;
  /** With its option. */
  slPrc: number;
  qty: number;
  /** Won of all pieces after discounts. */
  payPrc: number;
  isTaxFree: boolean;
}

interface Sums {
  dlvPrc: number;
  totPrc: number;
}

/** Lines and sums for the books. Goods of the same choice and price are one line; all parts add up to the total. */
export function statementOf(goods: readonly StatedGoods[], { dlvPrc, totPrc }: Sums) {
  const groups = Map.groupBy(goods, ({ gdsGrpNo, optNo, colorNm, slPrc }) =>
    JSON.stringify([gdsGrpNo, optNo, colorNm, slPrc]),
  );
  const lineList = [...groups.values()].flatMap((alike) => {
    const [first] = alike;
    if (!first) return [];
    const { gdsNm, optNm, colorNm, slPrc } = first;
    const qty = sum(alike.map((each) => each.qty));
    return [{ gdsNm, optNm, colorNm, slPrc, qty, prc: slPrc * qty }];
  });
  const goodsPrc = sum(lineList.map(({ prc }) => prc));
  return { lineList, dlvPrc, dscntPrc: goodsPrc + dlvPrc - totPrc, totPrc, ...taxOf(totPrc, goods) };
}
