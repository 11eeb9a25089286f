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
  /** The buyer's own number of this row of a bulk order. Null: none. */
  custOrdNo: string | null;
}

/** What travels together, with what is paid for it. */
export interface StatedOrder {
  goods: readonly StatedGoods[];
  dlvPrc: number;
  totPrc: number;
}

/** Lines and sums for the books. Goods of the same choice and price are one line; all parts add up to the total. */
export function statementOf(orders: readonly StatedOrder[]) {
  const goods = orders.flatMap((order) => order.goods);
  const dlvPrc = sum(orders.map((order) => order.dlvPrc));
  const totPrc = sum(orders.map((order) => order.totPrc));
  const groups = Map.groupBy(goods, ({ gdsGrpNo, optNo, colorNm, slPrc }) =>
    JSON.stringify([gdsGrpNo, optNo, colorNm, slPrc]),
  );
  const lineList = [...groups.values()].flatMap((alike) => {
    const [first] = alike;
    if (!first) return [];
    const { gdsNm, optNm, colorNm, slPrc } = first;
    const qty = sum(alike.map((each) => each.qty));
    const custOrdNoList = alike.flatMap(({ custOrdNo }) => custOrdNo ?? []);
    return [{ gdsNm, optNm, colorNm, slPrc, qty, prc: slPrc * qty, custOrdNoList }];
  });
  const goodsPrc = sum(lineList.map(({ prc }) => prc));
  const parts = taxOf(orders.map((order) => ({ paidPrc: order.totPrc, lines: order.goods })));
  return { lineList, dlvPrc, dscntPrc: goodsPrc + dlvPrc - totPrc, totPrc, ...parts };
}
