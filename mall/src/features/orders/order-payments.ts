import { eq, sql, type SQL } from 'drizzle-orm';
import { lastAttempt, paymentDue } from '../../buying/buying-times.ts';
import { orderStates, type Who } from '../../buying/order-states.ts';
import type { TransactionContext } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { readTogether, rowIn } from '../../db/read-together.ts';
import { orders } from '../../db/schema/orders.ts';
import { conflict } from '../../http/refusal.ts';
import { postAllIn } from '../../mail/outbox.ts';
import { mallNamesIn } from '../../malls/mall.queries.ts';
import { restorePoints } from '../benefits/points.ts';
import { restoreCouponsOf } from '../benefits/wallet.ts';
import { cartLinesIn, paidPiecesOut } from '../carts/cart.queries.ts';
import { loadSellableItems } from '../carts/selections.ts';
import { currentProvider } from '../payments/providers.ts';
import { checkMethod, payMethods, type ChosenMethod } from '../payments/methods.ts';
import type { AwaitedPayment, PaidOutcome, PayableOrder, ReceivedPayment } from '../payments/payable.ts';
import { checkAccountStock } from './order-lines.ts';
import { orderMessages, paidNotice, postOrderNotices, unpaidNotice } from './order-mail.ts';
import {
  changeOrder,
  lockOrder,
  lockOrders,
  monthsOfLines,
  moveOrders,
  type LoadedOrder,
  type MovingLines,
  type OrderRow,
} from './order.queries.ts';
import { shopStepsIn } from './shop-pace.ts';
import { restock } from './stock-rows.ts';

const payableColumns = {
  ordNo: orders.ordNo,
  mallId: orders.mallId,
  memNo: orders.memNo,
  payPrc: orders.payPrc,
  ordDts: orders.ordDts,
  ordStat: orders.ordStat,
  payDueDts: orders.payDueDts,
};

/** A locked order, with what was read of it. */
export interface LockedGoods extends PayableOrder {
  loaded: LoadedOrder;
}

/** Locks an order of goods until the transaction ends. Null if there is none with this number. */
export async function lockPayable(db: Transaction, ordNo: string): Promise<LockedGoods | null> {
  const loaded = await lockOrder(db, ordNo);
  return loaded && { ...toPayable(loaded.row), loaded };
}

export function payableIn(ordNo: string): SQL<PayableOrder | null> {
  return rowIn(payableColumns, sql`from ${orders} where ${eq(orders.ordNo, ordNo)}`, toPayable);
}

function toPayable(row: Pick<OrderRow, keyof typeof payableColumns>): PayableOrder {
  const { ordNo, mallId, memNo, payPrc, ordDts, ordStat, payDueDts } = row;
  return { ordNo, mallId, memNo, payPrc, ordDts, ordStat, payDueDts, isHeld: isAwaiting(row) };
}

/** Changes the payment method of a held order within 60 minutes of placing. Throws STATE later, or if it is paid or has ended. */
export async function changePayment(
  context: TransactionContext,
  ordNo: string,
  method: ChosenMethod,
): Promise<AwaitedPayment> {
  const order = await lockAwaited(context, ordNo);
  const { payPrc, mallId } = order.row;
  const chosen = checkMethod(
    currentProvider(context),
    payPrc,
    { ...method, cashRcpt: null },
    monthsOfLines(order.items),
  );
  if (method.payMthdCd === payMethods.virtualAccount) {
    const numbers = order.items.map(({ gdsGrpNo }) => gdsGrpNo);
    checkAccountStock(await loadSellableItems(context.db, mallId, numbers), order.items);
  }
  return awaitAgain(context, order, chosen);
}

/** As `changePayment`, for a method that was checked before. Does not check the order's own stock again. */
export async function repeatPayment(
  context: TransactionContext,
  ordNo: string,
  method: ChosenMethod,
): Promise<AwaitedPayment> {
  return awaitAgain(context, await lockAwaited(context, ordNo), method);
}

async function lockAwaited({ db, now }: TransactionContext, ordNo: string): Promise<LoadedOrder> {
  const order = await mustLock(db, ordNo);
  const { ordDts, ordStat } = order.row;
  if (isHeld(order) && now() < lastAttempt(ordDts)) return order;
  throw conflict('지금은 결제할 수 없는 주문이에요.', { rsnCd: 'STATE', stat: ordStat });
}

async function awaitAgain(
  { db, now }: TransactionContext,
  { row: { ordNo, ordDts, payPrc } }: LoadedOrder,
  method: ChosenMethod,
): Promise<AwaitedPayment> {
  const payDueDts = paymentDue(ordDts, now());
  await changeOrder(db, ordNo, { ...method, payDueDts });
  return { ...method, payPrc, payDueDts };
}

/**
 * Marks an order as paid: its pieces are sold and leave the cart, and the buyer gets a mail. For any result but PAID nothing has
 * changed, and the caller refunds the money. `payNo`: the attempt; null if nothing was left to pay.
 */
export async function orderPaid(
  context: TransactionContext,
  { ordNo, payNo, at }: Omit<ReceivedPayment, 'payNo'> & { payNo: string | null },
  locked?: LockedGoods,
): Promise<PaidOutcome> {
  const order = locked?.loaded ?? (await mustLock(context.db, ordNo));
  if (!isHeld(order)) return order.row.payDts === null ? 'ENDED' : 'PAID_BEFORE';
  await markPaid(context, [order], payNo, at);
  return 'PAID';
}

/** As `orderPaid`, for the orders of one payment. Leaves those as they are that are paid or have ended. */
export async function ordersPaid(
  context: TransactionContext,
  numbers: readonly string[],
  payNo: string | null,
  at: Date,
): Promise<void> {
  const locked = await mustLockAll(context.db, numbers);
  await markPaid(context, locked.filter(isHeld), payNo, at);
}

async function markPaid(
  context: TransactionContext,
  held: readonly LoadedOrder[],
  payNo: string | null,
  at: Date,
): Promise<void> {
  if (held.length === 0) return;
  const { db } = context;
  const { malls, lines } = await readTogether(db, {
    malls: mallNamesIn(held.map(({ row }) => row.mallId)),
    lines: cartLinesIn(held.flatMap(({ row }) => row.cartNoList)),
  });
  const ofOrder = ({ row }: LoadedOrder) =>
    lines.filter(({ memNo, cartNo }) => memNo === row.memNo && row.cartNoList.includes(cartNo));
  const also = [
    ...held.flatMap((order) => paidPiecesOut(context, ofOrder(order), order.items)),
    ...(await shopStepsIn(context, numbersOf(held))),
    ...(await postAllIn(
      context,
      orderMessages(
        context,
        held.map((order) => paidNotice(order, at)),
        malls,
      ),
    )),
  ];
  const orderChange = { payNo, payDts: at, payDueDts: null };
  const move = { event: 'PAID', whoTp: 'S', change: { stckTp: 'SOLD' }, orderChange, also } as const;
  await moveOrders(context, held.map(allLines), move);
}

/** Holds an order until the last second of its virtual account. */
export async function accountIssued({ db }: TransactionContext, ordNo: string, due: Date): Promise<void> {
  const order = await mustLock(db, ordNo);
  if (isHeld(order)) await changeOrder(db, ordNo, { payDueDts: due });
}

/** Ends an order that was not paid in time. Does nothing if it is paid or has ended. */
export async function endUnpaid(context: TransactionContext, ordNo: string): Promise<void> {
  await endAllUnpaid(context, [ordNo]);
}

/** Likewise many orders. */
export async function endAllUnpaid(context: TransactionContext, numbers: readonly string[]): Promise<void> {
  const locked = await mustLockAll(context.db, numbers);
  await releaseOrders(context, locked.filter(isHeld), { event: 'PAYMENT_DUE_PASSED', whoTp: 'S' });
}

interface Release {
  event: 'PAYMENT_DUE_PASSED' | 'CANCEL';
  whoTp: Who;
}

/** Ends a held order, and restores its pieces, coupons and points. */
export async function releaseOrder(
  context: TransactionContext,
  order: LoadedOrder,
  move: Release,
): Promise<LoadedOrder> {
  const [released] = await releaseOrders(context, [order], move);
  if (!released) throw new Error('Each order comes back.');
  return released;
}

async function releaseOrders(
  context: TransactionContext,
  held: readonly LoadedOrder[],
  move: Release,
): Promise<LoadedOrder[]> {
  if (held.length === 0) return [];
  const { db } = context;
  const numbers = numbersOf(held);
  await restock(
    db,
    held.flatMap(({ items }) => items),
  );
  await restoreCouponsOf(db, numbers);
  for (const { row } of held) {
    const { memNo, ordNo, summary } = row;
    await restorePoints(db, { memNo, ordNo, pnt: summary.usePnt, now: context.now() });
  }
  await postOrderNotices(
    context,
    held.flatMap((order) => unpaidNotice(order, move.event) ?? []),
  );
  const orderChange = { payDueDts: null, sealedEntrance: null };
  return moveOrders(context, held.map(allLines), { ...move, change: { stckTp: 'FREE' }, orderChange });
}

function numbersOf(loaded: readonly LoadedOrder[]): string[] {
  return loaded.map(({ row }) => row.ordNo);
}

function allLines(order: LoadedOrder): MovingLines {
  return { order, items: order.items };
}

function isHeld({ row }: LoadedOrder): boolean {
  return isAwaiting(row);
}

function isAwaiting({ ordStat }: Pick<OrderRow, 'ordStat'>): boolean {
  return ordStat === orderStates.awaitingPayment;
}

async function mustLock(db: Transaction, ordNo: string): Promise<LoadedOrder> {
  const order = await lockOrder(db, ordNo);
  if (!order) throw new Error(`There is no order ${ordNo}.`);
  return order;
}

async function mustLockAll(db: Transaction, numbers: readonly string[]): Promise<LoadedOrder[]> {
  const locked = await lockOrders(db, numbers);
  if (locked.length < new Set(numbers).size) throw new Error(`Not all of these are orders: ${numbers.join(', ')}`);
  return locked;
}
