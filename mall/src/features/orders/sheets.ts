import { eq } from 'drizzle-orm';
import { minuteMs } from '../../buying/durations.ts';
import type { MallContext, TransactionContext } from '../../context.ts';
import type { Database, Transaction } from '../../db/database.ts';
import { orderSheets, type SheetChoice } from '../../db/schema/orders.ts';
import { memberOf, type Call, type Handlers } from '../../http/call.ts';
import { expired, invalid, notFound } from '../../http/refusal.ts';
import { newNumber } from '../../security/numbers.ts';
import { sealText } from '../../security/sealed-text.ts';
import { loadCartLines } from '../carts/cart.queries.ts';
import { isKnown, loadSellableItems, selectionFaults, type SellableItem } from '../carts/selections.ts';
import { lockCaller } from '../../members/members.queries.ts';
import { checkBuyingOpen } from '../../malls/buying-closed.ts';
import { checkOrderable, sellableItemOf } from './order-lines.ts';
import { showSheet } from './sheet.ts';
import { toSheetLine, type SheetItem } from './sheet-lines.ts';
import {
  bestCouponNumbers,
  checkChoice,
  loadCheckoutContext,
  loadSheet,
  priceOf,
  priceRefused,
} from './sheet-price.ts';

type DirectItem = NonNullable<Call<'createOrderSheet'>['body']['directItem']>;

const sheetMinutes = 30;

export const sheetHandlers = { createOrderSheet, getOrderSheet, priceOrderSheet } satisfies Partial<Handlers>;

async function createOrderSheet(context: TransactionContext, call: Call<'createOrderSheet'>) {
  const { db, keys } = context;
  const { mallId } = call;
  const { memNo } = memberOf(call);
  await lockCaller(db, memNo);
  await checkBuyingOpen(context);
  const items = await itemsOf(context, memNo, call.body);
  const numbers = items.map(({ gdsGrpNo }) => gdsGrpNo);
  const sellableItems = await loadSellableItems(db, mallId, numbers);
  checkItems(sellableItems, items, call.body.directItemList == null ? 'directItem' : 'directItemList');
  checkOrderable(
    sellableItems,
    items.map((item) => ({ ...item, ordItemNo: null })),
  );
  const now = context.now();
  const checkout = await loadCheckoutContext(context, memNo, numbers);
  const { addresses, favorites } = checkout;
  const row = {
    ordShtNo: newNumber('OS', now),
    memNo,
    lines: items.map((item) =>
      toSheetLine(item, sellableItemOf(sellableItems, item), favorites, sealText(keys, item.optTxt ?? null)),
    ),
    choice: { cpnIsuNoList: [], usePnt: 0, dlvNo: addresses[0]?.dlvNo ?? null },
    createdAt: now,
    expDts: new Date(now.getTime() + sheetMinutes * minuteMs),
    usedAt: null,
    ordNo: null,
  };
  await db.insert(orderSheets).values(row);
  return showSheet(context, row, checkout);
}

async function getOrderSheet(context: MallContext, call: Call<'getOrderSheet'>) {
  const { sheet, checkout } = await openSheet(context, memberOf(call).memNo, call.params.ordShtNo);
  return showSheet(context, sheet, checkout);
}

async function priceOrderSheet(context: MallContext, call: Call<'priceOrderSheet'>) {
  const { memNo } = memberOf(call);
  const { usePnt, dlvNo = null } = call.body;
  const named = namedCoupons(call.body);
  const { sheet: row, checkout } = await openSheet(context, memNo, call.params.ordShtNo);
  const requested = { cpnIsuNoList: named ?? bestCouponNumbers(row.lines, checkout), usePnt, dlvNo };
  checkChoice(requested, checkout);
  const withoutPoints = priceOf(row.lines, { ...requested, usePnt: 0 }, checkout);
  if ('rsnCd' in withoutPoints) throw priceRefused(withoutPoints, requested, checkout);
  const choice = { ...requested, usePnt: Math.min(usePnt, withoutPoints.usblPnt) };
  await storeChoice(context.db, row.ordShtNo, choice);
  const sheet = showSheet(context, { ...row, choice }, checkout);
  const { dlvGrpList, instList, summary } = sheet;
  return { dlvGrpList, instList, summary, choice, sheet };
}

type CouponRequest = Pick<Call<'priceOrderSheet' | 'placeOrder'>['body'], 'cpnIsuNoList' | 'bestYn'>;

/** The requested coupons, or null for the best ones. Throws 1400 for both, and for neither. */
export function namedCoupons({ cpnIsuNoList = null, bestYn = null }: CouponRequest): string[] | null {
  if (bestYn !== 'Y' && cpnIsuNoList === null) {
    throw invalid([{ field: 'cpnIsuNoList', reason: '필수 항목이에요.', rsnCd: 'REQUIRED' }]);
  }
  if (bestYn === 'Y' && cpnIsuNoList !== null) {
    throw invalid([{ field: 'bestYn', reason: '쿠폰을 선택하거나 최대 할인을 적용하거나, 하나만 할 수 있어요.' }]);
  }
  return cpnIsuNoList;
}

/** An open sheet of the member. Throws 1404 for another member's, and EXPIRED for an expired or used one. */
export async function openSheet(context: MallContext, memNo: string, ordShtNo: string) {
  const found = await loadSheet(context, memNo, ordShtNo);
  if (!found) throw notFound('주문서를', 'ordShtNo');
  const { usedAt, ordNo, expDts } = found.sheet;
  if (usedAt !== null) throw expired('이 주문서로 이미 주문했어요.', 'SHEET', ordNo);
  if (expDts <= context.now()) throw expired('주문서 유효 시간이 지났어요. 주문서를 다시 만들어 주세요.', 'SHEET');
  return found;
}

/** Reopens the sheet of an order that the payment provider refused. */
export async function reopenSheet(db: Transaction, ordShtNo: string): Promise<void> {
  await db.update(orderSheets).set({ usedAt: null, ordNo: null }).where(eq(orderSheets.ordShtNo, ordShtNo));
}

export async function storeChoice(db: Database, ordShtNo: string, choice: SheetChoice): Promise<void> {
  await db.update(orderSheets).set({ choice }).where(eq(orderSheets.ordShtNo, ordShtNo));
}

/** The requested lines of the cart, in the requested order, or the direct items. */
async function itemsOf(
  context: TransactionContext,
  memNo: string,
  { cartNoList = null, directItem = null, directItemList = null }: Call<'createOrderSheet'>['body'],
): Promise<SheetItem[]> {
  const sources = Object.entries({ cartNoList, directItem, directItemList }).filter(([, source]) => source !== null);
  if (sources.length !== 1) {
    const reason = '장바구니 상품과 바로 구매할 상품 중 하나만 선택해주세요.';
    throw invalid([{ field: sources[1]?.[0] ?? 'cartNoList', reason }]);
  }
  const direct = directItem ? [directItem] : directItemList;
  if (direct) return direct.map(toDirectItem);
  const rows = await loadCartLines(context, memNo);
  return (cartNoList ?? []).map((number, index) => {
    const row = rows.find(({ cartNo }) => cartNo === number);
    if (!row) throw notFound('장바구니 상품을', `cartNoList[${index}]`);
    const { cartNo, gdsGrpNo, optNo, colorNm, optTxt, qty } = row;
    return { cartNo, gdsGrpNo, optNo, colorNm, optTxt, qty };
  });
}

function toDirectItem({ gdsGrpNo, optNo = null, colorNm = null, optTxt = null, qty }: DirectItem): SheetItem {
  return { cartNo: null, gdsGrpNo, optNo, colorNm, optTxt, qty };
}

/** Checks option and color of direct items. Those of cart lines are checked with their state. */
function checkItems(
  sellableItems: ReadonlyMap<string, SellableItem>,
  items: readonly SheetItem[],
  source: 'directItem' | 'directItemList',
): void {
  const faults = items.flatMap((item, index) => {
    if (item.cartNo !== null) return [];
    const path = source === 'directItem' ? source : `${source}[${index}]`;
    const sellableItem = sellableItems.get(item.gdsGrpNo);
    if (!isKnown(sellableItem)) throw notFound('상품을', `${path}.gdsGrpNo`);
    return selectionFaults(sellableItem, item).map((fault) => ({ ...fault, field: `${path}.${fault.field}` }));
  });
  if (faults.length > 0) throw invalid(faults);
}
