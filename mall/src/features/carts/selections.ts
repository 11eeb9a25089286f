import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { wordsFault } from '../../buying/option-words.ts';
import { buyableQty } from '../../buying/stock.ts';
import type { Database } from '../../db/database.ts';
import { rowsIn } from '../../db/read-together.ts';
import { mallProducts } from '../../db/schema/categories.ts';
import { goods, goodsOptions, products } from '../../db/schema/products.ts';
import type { FieldFault } from '../../http/refusal.ts';
import {
  colorsIn,
  labelFacts,
  priceEndDts,
  productColumns,
  type ColorRow,
  type GoodsRow,
} from '../products/product.queries.ts';
import { listedStatuses, knownStatuses } from '../products/sale-status.ts';

/** Goods with the chosen option and color. */
export interface Selection {
  gdsGrpNo: string;
  optNo: string | null;
  colorNm: string | null;
  /** The words of the option. Left out where none are checked. */
  optTxt?: string | null;
}

/** Equal for equal selections. */
export function selectionKey({ gdsGrpNo, optNo, colorNm, optTxt = null }: Selection): string {
  return JSON.stringify([gdsGrpNo, optNo, colorNm, optTxt]);
}

/** Goods with their options and colors. `ctgNo` is null if the mall does not sell them. */
export interface SellableItem extends Omit<GoodsRow, 'ctgNo'> {
  ctgNo: string | null;
  colors: ColorRow[];
  options: (typeof goodsOptions.$inferSelect)[];
}

/** `CT001..` of the contract, section 6: why a selection cannot be ordered. */
export const soldOut = 'CT00101';
export const noLongerSold = 'CT00102';
const selectionGone = 'CT00103';
export const fewerLeft = 'CT00104';
const notInMall = 'CT00105';

const soldOutStatus = 'GD00405';
const colorOnSale = 'GD00701';
const colorSoldOut = 'GD00703';

/** Today's state of a selection. */
export interface SelectionState {
  optNm: string | null;
  addPrc: number;
  mkOrdYn: 'Y' | 'N';
  psblQty: number;
  /** Null: it can be ordered. */
  ordImpsblRsnCd: string | null;
}

/** Sellable items by number, including those that the mall does not have (any more). */
export async function loadSellableItems(
  db: Database,
  mallId: string,
  numbers: readonly string[],
): Promise<Map<string, SellableItem>> {
  if (numbers.length === 0) return new Map();
  const wanted = [...new Set(numbers)];
  const rows = await db
    .select({
      ctgNo: mallProducts.ctgNo,
      product: productColumns,
      goods,
      facts: { ...labelFacts, priceEndDts },
      colors: colorsIn(goods.gdsGrpNo),
      options: rowsIn(
        getTableColumns(goodsOptions),
        sql`from ${goodsOptions} where ${eq(goodsOptions.gdsGrpNo, goods.gdsGrpNo)} order by ${goodsOptions.prir}`,
      ),
    })
    .from(goods)
    .innerJoin(products, eq(products.gdsGrpNo, goods.gdsGrpNo))
    .leftJoin(mallProducts, and(eq(mallProducts.gdsGrpNo, goods.gdsGrpNo), eq(mallProducts.mallId, mallId)))
    .where(inArray(goods.gdsGrpNo, wanted));
  return new Map(rows.map((row) => [row.product.gdsGrpNo, row]));
}

/** Pieces in the first store of each. */
export function firstStoresOf(sellableItems: ReadonlyMap<string, SellableItem>): Map<string, number> {
  return new Map([...sellableItems].map(([number, { product }]) => [number, product.stckqty]));
}

/** Whether the mall knows the goods. Others are answered with 1404. */
export function isKnown(sellableItem: SellableItem | undefined): sellableItem is SellableItem {
  return (
    sellableItem !== undefined && sellableItem.ctgNo !== null && knownStatuses.includes(sellableItem.product.gdsStat)
  );
}

/** The fields that do not fit the goods: unknown, missing, or given for goods without options or colors. */
export function invalidFields(
  { options, colors }: SellableItem,
  { optNo, colorNm }: Selection,
): ('optNo' | 'colorNm')[] {
  const fitsOption = options.length === 0 ? optNo === null : options.some((option) => option.optNo === optNo);
  const offered = colors.filter(isOffered);
  const fitsColor = offered.length === 0 ? colorNm === null : offered.some((color) => color.colorNm === colorNm);
  return [...(fitsOption ? [] : (['optNo'] as const)), ...(fitsColor ? [] : (['colorNm'] as const))];
}

/** Every choice that the goods offer, sold out or not. */
export function offeredSelections({ product, options, colors }: SellableItem): Selection[] {
  const optNos = options.length === 0 ? [null] : options.map(({ optNo }) => optNo);
  const offered = colors.filter(isOffered);
  const names = offered.length === 0 ? [null] : offered.map(({ colorNm }) => colorNm);
  return optNos.flatMap((optNo) => names.map((colorNm) => ({ gdsGrpNo: product.gdsGrpNo, optNo, colorNm })));
}

/** Where a request names the goods of its line, they must be those: a selection of others is none of this line. */
export function namesOtherGoods(gdsGrpNo: string, { gdsGrpNo: named = null }: { gdsGrpNo?: string | null }): boolean {
  return named !== null && named !== gdsGrpNo;
}

export const otherGoods = '이 상품의 옵션과 색상을 다시 선택해주세요.';

/** What of a request does not fit the goods, words included. */
export function selectionFaults(sellableItem: SellableItem, selection: Selection): FieldFault[] {
  const faults = invalidFields(sellableItem, selection).map(toFieldFault);
  const reason = wordsFaultOf(sellableItem, selection);
  return reason === null ? faults : [...faults, { field: 'optTxt', reason }];
}

function toFieldFault(field: 'optNo' | 'colorNm'): FieldFault {
  return { field, reason: field === 'optNo' ? '옵션을 다시 선택해주세요.' : '색상을 다시 선택해주세요.' };
}

function wordsFaultOf({ options }: SellableItem, { optNo, optTxt }: Selection): string | null {
  const option = options.find((each) => each.optNo === optNo);
  return optTxt === undefined ? null : wordsFault(optTxt, option?.txtReq ?? null);
}

export function stateOfSelection(sellableItem: SellableItem, selection: Selection, qty: number): SelectionState {
  const option = sellableItem.options.find(({ optNo }) => optNo === selection.optNo);
  const color = sellableItem.colors.find(({ colorNm }) => colorNm === selection.colorNm);
  const { stckqty, stckqty2, gdsStat } = sellableItem.product;
  const psblQty = buyableQty({
    stckqty,
    stckqty2,
    optionQty: option?.stckqty ?? null,
    colorQty: color ? qtyOfColor(color) : null,
  });
  const state = {
    optNm: option?.optNm ?? null,
    addPrc: option?.addPrc ?? 0,
    mkOrdYn: option?.mkOrdYn ?? ('N' as const),
    psblQty,
  };
  if (sellableItem.ctgNo === null) return { ...state, ordImpsblRsnCd: notInMall };
  const isSubscribedTo = sellableItem.goods.subs !== null;
  if (isSubscribedTo || !listedStatuses.includes(gdsStat)) return { ...state, ordImpsblRsnCd: noLongerSold };
  if (selectionFaults(sellableItem, selection).length > 0) return { ...state, ordImpsblRsnCd: selectionGone };
  if (gdsStat === soldOutStatus || psblQty === 0) return { ...state, psblQty: 0, ordImpsblRsnCd: soldOut };
  return { ...state, ordImpsblRsnCd: psblQty < qty ? fewerLeft : null };
}

function isOffered({ useYn, gdsColorStat }: ColorRow): boolean {
  return useYn === 'Y' && (gdsColorStat === colorOnSale || gdsColorStat === colorSoldOut);
}

function qtyOfColor({ gdsColorStat, stckqty }: ColorRow): number {
  return gdsColorStat === colorSoldOut ? 0 : stckqty;
}
