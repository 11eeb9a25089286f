import { eq } from 'drizzle-orm';
import type { MallContext, TransactionContext } from '../../context.ts';
import { cartLines } from '../../db/schema/buying.ts';
import { memberOf, type Call, type Handlers } from '../../http/call.ts';
import { invalid, notFound } from '../../http/refusal.ts';
import { newNumber } from '../../security/numbers.ts';
import { toDts } from '../../wire/dts.ts';
import { lockCaller } from '../../members/members.queries.ts';
import { countCartLines, deleteCartLines, loadCartLines } from './cart.queries.ts';
import { receiverOf } from '../payments/tax-invoice.ts';
import { estimateCartLines, loadCart, priceCartLines } from './cart.ts';
import { changeLines } from './change-lines.ts';
import {
  selectionFaults,
  selectionKey,
  isKnown,
  loadSellableItems,
  noLongerSold,
  stateOfSelection,
  type Selection,
  type SellableItem,
} from './selections.ts';
import { sealWords } from './sealed-words.ts';
import { checkLimits, checkStock, stopped, type PlannedLine } from './line-checks.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

interface CartItem extends Selection {
  qty: number;
}

export const cartHandlers = {
  getCart: (context, call) => loadCart(context, call.mallId, memberOf(call).memNo),
  calcCart: (context, call) => priceCartLines(context, call.mallId, memberOf(call).memNo, call.body.cartNoList),
  estimateCart: async (context, call) => ({
    stmtTp: 'ESTIMATE',
    issDts: toDts(context.now()),
    ...(await estimateCartLines(context, call.mallId, memberOf(call).memNo, call.body.cartNoList)),
    rfndPrc: 0,
    taxInv: null,
    taxDocList: [],
    rcvr: await receiverOf(context, { memNo: memberOf(call).memNo, mallId: call.mallId }),
    taxRsnCd: 'UNPAID',
  }),
  countCart: async ({ db }, call) => ({ cartCnt: await countCartLines(db, memberOf(call).memNo) }),
  addToCart,
  updateCartLine: (context, call) => inTransaction(context, (context) => updateCartLine(context, call)),
  updateCartLines: (context, call) => inTransaction(context, (context) => updateCartLines(context, call)),
  removeFromCart: (context, call) => inTransaction(context, (context) => removeFromCart(context, call)),
} satisfies Partial<Handlers>;

async function addToCart(context: TransactionContext, call: Call<'addToCart'>) {
  const { db, keys, now } = context;
  const { mallId } = call;
  const { memNo } = memberOf(call);
  const items = call.body.itemList.map(toItem);
  await lockCaller(db, memNo);
  const sellableItems = await loadSellableItems(
    db,
    mallId,
    items.map(({ gdsGrpNo }) => gdsGrpNo),
  );
  checkSelections(sellableItems, items);
  const lines = new Map<string, PlannedLine>(
    (await loadCartLines(context, memNo)).map((row) => [selectionKey(row), row]),
  );
  const changedLines = new Map<string, PlannedLine>();
  for (const item of items) {
    const line = changedLines.get(selectionKey(item)) ?? lines.get(selectionKey(item));
    changedLines.set(selectionKey(item), { ...item, cartNo: line?.cartNo ?? null, qty: (line?.qty ?? 0) + item.qty });
  }
  checkStock(sellableItems, [...changedLines.values()]);
  checkLimits([...changedLines.values()], new Set([...lines.keys(), ...changedLines.keys()]).size);
  const numbers = new Map<string, string>();
  for (const [selection, { cartNo, gdsGrpNo, optNo, colorNm, optTxt = null, qty }] of changedLines) {
    const changedAt = now();
    numbers.set(selection, cartNo ?? newNumber('CA', changedAt));
    const seenSlPrc = sellableItems.get(gdsGrpNo)?.goods.slPrc ?? 0;
    if (cartNo !== null) await db.update(cartLines).set({ qty, changedAt }).where(eq(cartLines.cartNo, cartNo));
    else {
      const bought = { gdsGrpNo, optNo, colorNm, ...sealWords(keys, memNo, optTxt), qty };
      const line = { cartNo: numbers.get(selection) ?? '', memNo, ...bought, seenSlPrc, changedAt };
      await db.insert(cartLines).values(line);
    }
  }
  const cartNoList = items.map((item) => numbers.get(selectionKey(item)) ?? '');
  return { cartNoList, ...(await changed(context, mallId, memNo)) };
}

async function updateCartLine(context: TransactionContext, call: Call<'updateCartLine'>) {
  const { memNo } = memberOf(call);
  const { cartNo } = call.params;
  const [kept] = await changeLines(context, call, [{ ...call.body, cartNo }]);
  const { cart, cartCnt } = await changed(context, call.mallId, memNo);
  return { ...cart.cartList.find((line) => line.cartNo === kept), cartCnt, cart };
}

async function updateCartLines(context: TransactionContext, call: Call<'updateCartLines'>) {
  const { memNo } = memberOf(call);
  const cartNoList = await changeLines(context, call, call.body.itemList, 'itemList');
  return { cartNoList, ...(await changed(context, call.mallId, memNo)) };
}

async function removeFromCart(context: TransactionContext, call: Call<'removeFromCart'>) {
  const { memNo } = memberOf(call);
  await lockCaller(context.db, memNo);
  await deleteCartLines(context.db, memNo, call.body.cartNoList);
  return changed(context, call.mallId, memNo);
}

async function changed(context: MallContext, mallId: string, memNo: string) {
  const cart = await loadCart(context, mallId, memNo);
  return { cartCnt: cart.cartList.length, cart };
}

/** Throws for all faulty items at once: unknown goods first, then options and colors, then goods that are no longer sold. */
function checkSelections(sellableItems: ReadonlyMap<string, SellableItem>, items: readonly CartItem[]): void {
  const unknown = items.flatMap(({ gdsGrpNo }, index) =>
    isKnown(sellableItems.get(gdsGrpNo)) ? [] : [`itemList[${index}].gdsGrpNo`],
  );
  const known = items.map((item) => {
    const sellableItem = sellableItems.get(item.gdsGrpNo);
    if (!isKnown(sellableItem)) throw notFound('상품을', ...unknown);
    return { item, sellableItem };
  });
  const faults = known.flatMap(({ item, sellableItem }, index) =>
    selectionFaults(sellableItem, item).map((fault) => ({ ...fault, field: `itemList[${index}].${fault.field}` })),
  );
  if (faults.length > 0) throw invalid(faults);
  const isStopped = known.some(
    ({ item, sellableItem }) => stateOfSelection(sellableItem, item, 1).ordImpsblRsnCd === noLongerSold,
  );
  if (isStopped) throw stopped();
}

function toItem({
  gdsGrpNo,
  optNo = null,
  colorNm = null,
  optTxt = null,
  qty,
}: Partial<CartItem> & Pick<CartItem, 'gdsGrpNo' | 'qty'>) {
  return { gdsGrpNo, optNo, colorNm, optTxt, qty };
}
