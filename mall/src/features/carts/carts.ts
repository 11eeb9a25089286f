import { eq } from 'drizzle-orm';
import type { TransactionContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { cartLines } from '../../db/schema/buying.ts';
import { memberOf, type Call, type Handlers } from '../../http/call.ts';
import { conflict, invalid, notFound, type ShortItem } from '../../http/refusal.ts';
import { newNumber } from '../../security/numbers.ts';
import { lockCaller } from '../members/members.queries.ts';
import { countCartLines, deleteCartLines, loadCartLines } from './cart.queries.ts';
import { loadCart, maxQty, priceCartLines } from './cart.ts';
import {
  choiceKey,
  faultsOf,
  fewerLeft,
  isKnown,
  loadOffers,
  noLongerSold,
  soldOut,
  stateOfChoice,
  toFault,
  type Choice,
  type Offer,
} from './choices.ts';
import { inTransaction } from '../../db/transaction-guard.ts';

interface CartItem extends Choice {
  qty: number;
}

/** A line as it is to become; `cartNo` is null where it is new. */
interface PlannedLine extends CartItem {
  cartNo: string | null;
}

const mostLines = 100;

export const cartHandlers = {
  getCart: ({ db }, call) => loadCart(db, call.mallId, memberOf(call).memNo),
  calcCart: ({ db }, call) => priceCartLines(db, call.mallId, memberOf(call).memNo, call.body.cartNoList),
  countCart: async ({ db }, call) => ({ cartCnt: await countCartLines(db, memberOf(call).memNo) }),
  addToCart,
  updateCartLine: (context, call) => inTransaction(context, (context) => updateCartLine(context, call)),
  removeFromCart: (context, call) => inTransaction(context, (context) => removeFromCart(context, call)),
} satisfies Partial<Handlers>;

async function addToCart({ db, now }: TransactionContext, call: Call<'addToCart'>) {
  const { mallId } = call;
  const { memNo } = memberOf(call);
  const items = call.body.itemList.map(toItem);
  await lockCaller(db, memNo);
  const offers = await loadOffers(
    db,
    mallId,
    items.map(({ gdsGrpNo }) => gdsGrpNo),
  );
  checkChoices(offers, items);
  const lines = new Map<string, PlannedLine>((await loadCartLines(db, memNo)).map((row) => [choiceKey(row), row]));
  const changedLines = new Map<string, PlannedLine>();
  for (const item of items) {
    const line = changedLines.get(choiceKey(item)) ?? lines.get(choiceKey(item));
    changedLines.set(choiceKey(item), { ...item, cartNo: line?.cartNo ?? null, qty: (line?.qty ?? 0) + item.qty });
  }
  checkStock(offers, [...changedLines.values()]);
  checkLimits([...changedLines.values()], new Set([...lines.keys(), ...changedLines.keys()]).size);
  const numbers = new Map<string, string>();
  for (const [choice, { cartNo, gdsGrpNo, optNo, colorNm, qty }] of changedLines) {
    const changedAt = now();
    numbers.set(choice, cartNo ?? newNumber('CA', changedAt));
    const seenSlPrc = offers.get(gdsGrpNo)?.goods.slPrc ?? 0;
    if (cartNo !== null) await db.update(cartLines).set({ qty, changedAt }).where(eq(cartLines.cartNo, cartNo));
    else {
      const line = { cartNo: numbers.get(choice) ?? '', memNo, gdsGrpNo, optNo, colorNm, qty, seenSlPrc, changedAt };
      await db.insert(cartLines).values(line);
    }
  }
  const cartNoList = items.map((item) => numbers.get(choiceKey(item)) ?? '');
  return { cartNoList, ...(await changed(db, mallId, memNo)) };
}

async function updateCartLine({ db, now }: TransactionContext, call: Call<'updateCartLine'>) {
  const { memNo } = memberOf(call);
  const { qty, ...wanted } = call.body;
  await lockCaller(db, memNo);
  const rows = await loadCartLines(db, memNo);
  const line = rows.find(({ cartNo }) => cartNo === call.params.cartNo);
  if (!line) throw notFound('장바구니 상품을');
  const { optNo = line.optNo, colorNm = line.colorNm } = wanted;
  const choice = { gdsGrpNo: line.gdsGrpNo, optNo, colorNm };
  const offers = await loadOffers(db, call.mallId, [line.gdsGrpNo]);
  const offer = offers.get(line.gdsGrpNo);
  if (!isKnown(offer)) throw stopped();
  const faults = faultsOf(offer, choice);
  if (faults.length > 0) throw invalid(faults.map(toFault));
  const equal = rows.find((row) => row !== line && choiceKey(row) === choiceKey(choice));
  const kept = equal && equal.seq < line.seq ? equal : line;
  const changedLine = { ...choice, cartNo: kept.cartNo, qty: qty + (equal?.qty ?? 0) };
  if (stateOfChoice(offer, choice, qty).ordImpsblRsnCd === noLongerSold) throw stopped();
  checkStock(offers, [changedLine]);
  checkLimits([changedLine], rows.length);
  // First the other line: for a moment two would be equal.
  if (equal) await deleteCartLines(db, memNo, [kept === line ? equal.cartNo : line.cartNo]);
  await db
    .update(cartLines)
    .set({ ...changedLine, seenSlPrc: offer.goods.slPrc, changedAt: now() })
    .where(eq(cartLines.cartNo, kept.cartNo));
  const { cart, cartCnt } = await changed(db, call.mallId, memNo);
  return { ...cart.cartList.find(({ cartNo }) => cartNo === kept.cartNo), cartCnt, cart };
}

async function removeFromCart({ db }: TransactionContext, call: Call<'removeFromCart'>) {
  const { memNo } = memberOf(call);
  await lockCaller(db, memNo);
  await deleteCartLines(db, memNo, call.body.cartNoList);
  return changed(db, call.mallId, memNo);
}

async function changed(db: Database, mallId: string, memNo: string) {
  const cart = await loadCart(db, mallId, memNo);
  return { cartCnt: cart.cartList.length, cart };
}

/** All items at fault at once: unknown goods first, then options and colors, then what is no longer sold. */
function checkChoices(offers: ReadonlyMap<string, Offer>, items: readonly CartItem[]): void {
  const known = items.map((item) => {
    const offer = offers.get(item.gdsGrpNo);
    if (!isKnown(offer)) throw notFound('상품을');
    return { item, offer };
  });
  const faults = known.flatMap(({ item, offer }, index) =>
    faultsOf(offer, item).map((field) => ({ ...toFault(field), field: `itemList[${index}].${field}` })),
  );
  if (faults.length > 0) throw invalid(faults);
  const isStopped = known.some(({ item, offer }) => stateOfChoice(offer, item, 1).ordImpsblRsnCd === noLongerSold);
  if (isStopped) throw stopped();
}

function checkStock(offers: ReadonlyMap<string, Offer>, lines: readonly PlannedLine[]): void {
  const short = lines.flatMap((line): ShortItem[] => {
    const offer = offers.get(line.gdsGrpNo);
    if (!offer) return [];
    const { cartNo, gdsGrpNo, optNo, colorNm, qty } = line;
    const { ordImpsblRsnCd, psblQty } = stateOfChoice(offer, line, qty);
    if (ordImpsblRsnCd !== soldOut && ordImpsblRsnCd !== fewerLeft) return [];
    return [{ cartNo, ordItemNo: null, gdsGrpNo, optNo, colorNm, qty, stckqty: psblQty }];
  });
  if (short.length === 0) return;
  const left = Math.min(...short.map(({ stckqty }) => stckqty));
  const message = left === 0 ? '품절된 상품이에요.' : `재고가 부족해요. ${left}개까지 담을 수 있어요.`;
  throw conflict(message, { rsnCd: 'STOCK', list: short });
}

function checkLimits(lines: readonly PlannedLine[], lineCount: number): void {
  if (lines.some(({ qty }) => qty > maxQty)) {
    throw conflict(`한 상품은 ${maxQty}개까지 담을 수 있어요.`, { rsnCd: 'LIMIT', max: maxQty });
  }
  if (lineCount > mostLines) {
    throw conflict(`장바구니에는 ${mostLines}개까지 담을 수 있어요.`, { rsnCd: 'LIMIT', max: mostLines });
  }
}

function toItem({
  gdsGrpNo,
  optNo = null,
  colorNm = null,
  qty,
}: Partial<CartItem> & Pick<CartItem, 'gdsGrpNo' | 'qty'>) {
  return { gdsGrpNo, optNo, colorNm, qty };
}

function stopped() {
  return conflict('지금은 판매하지 않는 상품이에요.', { rsnCd: 'STATE', stat: noLongerSold });
}
