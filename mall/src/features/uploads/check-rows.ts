import { priceOrder, type OrderPrice } from '../../buying/order-price.ts';
import { mostPaidWon } from '../../buying/payment-states.ts';
import { piecesForEach } from '../../buying/stock.ts';
import type { SheetLine } from '../../db/schema/orders.ts';
import {
  isKnown,
  stateOfSelection,
  invalidFields,
  soldOut,
  fewerLeft,
  type SellableItem,
} from '../carts/selections.ts';
import { deliveryRule } from '../deliveries/delivery-rule.ts';
import { isIsland } from '../deliveries/islands.ts';
import { placesOf } from '../orders/order-lines.ts';
import { toSheetLine } from '../orders/sheet-lines.ts';
import type { Cells } from './columns.ts';
import { readRow, type ReadRow, type RowError } from './read-row.ts';

/** Values, errors and price of a row. */
export interface CheckedRow {
  rowNo: number;
  row: ReadRow;
  errors: RowError[];
  /** Null: it has errors. */
  line: SheetLine | null;
  /** Won with delivery; 0 with errors. */
  payPrc: number;
}

export interface CheckContext {
  sellableItems: ReadonlyMap<string, SellableItem>;
  /** Order numbers that this member has used within 90 days. */
  usedNumbers: ReadonlySet<string>;
}

/** Checks all rows of an upload together: they share its stock, and a number counts once. Rows are served in order. */
export function checkRows(
  rows: readonly { rowNo: number; cells: Cells }[],
  { sellableItems, usedNumbers }: CheckContext,
): CheckedRow[] {
  const seen = new Map<string, number>();
  const checked = rows.map(({ rowNo, cells }) => {
    const { row, errors } = readRow(cells);
    const duplicate = duplicateOf(row.custOrdNo, rowNo, seen, usedNumbers);
    if (duplicate && !errors.some(({ colNm }) => colNm === 'custOrdNo')) errors.push(duplicate);
    const { found } = findSelection(row, errors, sellableItems);
    const line = found && errors.length === 0 ? lineOf(found) : null;
    const payPrc = line ? priceOfRow(line, row.zipCd).summary.payPrc : 0;
    if (payPrc > mostPaidWon) {
      const errMsg = `한 줄에 ${mostPaidWon.toLocaleString('ko-KR')}원까지 주문할 수 있어요.`;
      errors.push({ colNm: 'qty', errCd: 'RANGE', errMsg, fixVal: null });
    }
    return { rowNo, row, errors, found, line, payPrc };
  });
  const wanting = checked.flatMap((each) => (each.errors.length === 0 && each.found ? [each.found] : []));
  const free = new Map(wanting.flatMap(({ item, selection }) => placesOf(item, selection)));
  const taking = wanting.map(({ item, selection }) => ({
    qty: selection.qty,
    places: placesOf(item, selection).map(([place]) => place),
  }));
  const pieces = new Map(piecesForEach(taking, free).map((left, index) => [wanting[index], left]));
  return checked.map(({ rowNo, row, errors, found, line, payPrc }) => {
    const left = found === null ? undefined : pieces.get(found);
    if (found === null || errors.length > 0) return { rowNo, row, errors, line: null, payPrc: 0 };
    const { item, selection } = found;
    const state = stateOfSelection(item, selection, selection.qty).ordImpsblRsnCd;
    const stckqty = state === soldOut ? 0 : (left ?? 0);
    if (stckqty < selection.qty) {
      const errMsg = stckqty === 0 ? '품절된 상품이에요.' : `재고가 부족해요. ${stckqty}개까지 주문할 수 있어요.`;
      return { rowNo, row, errors: [{ colNm: 'qty', errCd: 'STOCK', errMsg, fixVal: null }], line: null, payPrc: 0 };
    }
    return { rowNo, row, errors, line, payPrc };
  });
}

/** The price of a row: an order of its own, with its delivery. */
export function priceOfRow({ slPrc, addPrc, qty, dlvType, dlvPrc }: SheetLine, zipCd: string): OrderPrice {
  const lines = [{ unitPrc: slPrc + addPrc, qty, dlvType, dlvPrc }];
  const price = priceOrder({ lines, coupons: [], usePnt: 0, hldPnt: 0, isIsland: isIsland(zipCd) }, deliveryRule);
  if ('rsnCd' in price) throw new Error('Without coupons and points no price is refused.');
  return price;
}

function duplicateOf(
  custOrdNo: string,
  rowNo: number,
  seen: Map<string, number>,
  usedNumbers: ReadonlySet<string>,
): RowError | null {
  if (custOrdNo === '') return null;
  const before = seen.get(custOrdNo);
  seen.set(custOrdNo, before ?? rowNo);
  const of = { colNm: 'custOrdNo', errCd: 'DUPLICATE', fixVal: null } as const;
  if (before !== undefined) return { ...of, errMsg: `${before}번 줄과 고객주문번호가 같아요.` };
  return usedNumbers.has(custOrdNo) ? { ...of, errMsg: '최근 90일 안에 주문한 고객주문번호예요.' } : null;
}

interface Found {
  item: SellableItem;
  selection: { gdsGrpNo: string; optNo: string | null; colorNm: string | null; qty: number };
}

function lineOf({ item, selection }: Found): SheetLine {
  return toSheetLine({ ...selection, cartNo: null }, item, null);
}

/** The goods that the row names, with option and color. Adds errors for what is not there. */
function findSelection(
  { gdsGrpNo, optNm, colorNm, qty }: ReadRow,
  errors: RowError[],
  sellableItems: ReadonlyMap<string, SellableItem>,
): { found: Found | null } {
  const add = (error: Omit<RowError, 'fixVal'>) => {
    if (!errors.some(({ colNm }) => colNm === error.colNm)) errors.push({ ...error, fixVal: null });
  };
  if (gdsGrpNo === '') return { found: null };
  const item = sellableItems.get(gdsGrpNo);
  if (!isKnown(item)) {
    add({ colNm: 'gdsGrpNo', errCd: 'NO_GOODS', errMsg: '없는 상품번호예요.' });
    return { found: null };
  }
  const optNo = optNm === null ? null : (optionIn(item, optNm)?.optNo ?? '');
  const color = colorNm === null ? null : (item.colors.find((each) => isSame(each.colorNm, colorNm))?.colorNm ?? '');
  const selection = { gdsGrpNo, optNo, colorNm: color, qty };
  const wrong = invalidFields(item, selection);
  if (wrong.includes('optNo')) add({ colNm: 'optNm', errCd: 'NO_OPTION', errMsg: optionMessage(item, optNm) });
  if (wrong.includes('colorNm')) add({ colNm: 'colorNm', errCd: 'NO_COLOR', errMsg: colorMessage(item, colorNm) });
  if (optionIn(item, optNm)?.txtReq) {
    add({ colNm: 'optNm', errCd: 'NO_OPTION', errMsg: '문구를 넣는 옵션은 대량 주문으로 구매할 수 없어요.' });
  }
  const state = stateOfSelection(item, selection, qty).ordImpsblRsnCd;
  const isStopped = state !== null && state !== soldOut && state !== fewerLeft;
  if (wrong.length === 0 && isStopped)
    add({ colNm: 'gdsGrpNo', errCd: 'NO_GOODS', errMsg: '판매하지 않는 상품이에요.' });
  return { found: { item, selection } };
}

/** The option that a cell names, spaces aside. */
export function optionIn({ options }: SellableItem, optNm: string | null): SellableItem['options'][number] | null {
  return options.find((option) => optNm !== null && isSame(option.optNm, optNm)) ?? null;
}

function optionMessage({ options }: SellableItem, given: string | null): string {
  if (options.length === 0) return '옵션이 없는 상품이에요. 비워주세요.';
  const names = options
    .slice(0, 3)
    .map(({ optNm }) => optNm)
    .join(', ');
  return given === null ? `옵션을 입력해주세요: ${names}` : `없는 옵션이에요. 선택할 수 있는 옵션: ${names}`;
}

function colorMessage({ colors }: SellableItem, given: string | null): string {
  if (colors.length === 0) return '색상이 없는 상품이에요. 비워주세요.';
  const names = colors
    .slice(0, 3)
    .map((color) => color.colorNm)
    .join(', ');
  return given === null ? `색상을 입력해주세요: ${names}` : `없는 색상이에요. 선택할 수 있는 색상: ${names}`;
}

function isSame(name: string, text: string): boolean {
  return name.normalize('NFC').replaceAll(/\s/gu, '') === text.replaceAll(/\s/gu, '');
}
