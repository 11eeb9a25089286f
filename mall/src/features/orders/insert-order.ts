import { groupNumberOf } from '../../buying/delivery-groups.ts';
import type { OrderPrice } from '../../buying/order-price.ts';
import { orderStates } from '../../buying/order-states.ts';
import type { TransactionContext } from '../../context.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { orderGroups, orderHistory, orderItems, orders, type SheetLine } from '../../db/schema/orders.ts';
import { newNumber } from '../../security/numbers.ts';
import { reserveStock } from './stock-rows.ts';

export interface NewOrder {
  row: typeof orders.$inferInsert;
  lines: readonly SheetLine[];
  price: OrderPrice;
}

/** Inserts an order that awaits its payment, and reserves its pieces, which the caller has locked and checked. */
export async function insertOrder(context: TransactionContext, order: NewOrder, now: Date): Promise<void> {
  await insertOrders(context, [order], now);
}

/** Likewise many orders, in as many statements as one. They take their pieces in turn. */
export async function insertOrders({ db }: TransactionContext, placed: readonly NewOrder[], now: Date): Promise<void> {
  const lines = placed.flatMap(({ row, lines, price }) =>
    lines.map((line, index) => ({ line, ordNo: row.ordNo, lineNo: index + 1, priced: price.lines[index] })),
  );
  await insertRows(
    db,
    orders,
    placed.map(({ row }) => row),
  );
  const fromSecondStore = await reserveStock(
    db,
    lines.map(({ line }) => line),
  );
  const items = lines.map(({ line, ordNo, lineNo, priced }, index) => ({
    ...toItemRow(line, priced),
    ordItemNo: newNumber('OI', now),
    ordNo,
    lineNo,
    statDts: now,
    stckqty2: fromSecondStore[index] ?? 0,
  }));
  await insertRows(db, orderItems, items);
  const groups = placed.flatMap(({ row: { ordNo }, price }) => price.groups.map((group) => ({ ordNo, ...group })));
  await insertRows(db, orderGroups, groups);
  const note = { ordItemNo: null, dts: now, stat: orderStates.awaitingPayment, whoTp: 'M' as const, memo: null };
  const history = placed.map(({ row: { ordNo } }) => ({ ordNo, ...note }));
  await insertRows(db, orderHistory, history);
}

function toItemRow(line: SheetLine, priced: OrderPrice['lines'][number] | undefined) {
  if (!priced) throw new Error('Every line has a price.');
  const { gdsGrpNo, optNo, colorNm, qty, slPrc, addPrc, snapshot } = line;
  const { cpnIsuNo, cpnDscntPrc, usePnt, payPrc, savePnt } = priced;
  const bought = { gdsGrpNo, optNo, colorNm, qty, slPrc, addPrc, snapshot, dlvGrpNo: groupNumberOf(line) };
  const paid = { cpnIsuNo, cpnDscntPrc, usePnt, payPrc, savePnt };
  return { ...bought, ...paid, itemStat: orderStates.awaitingPayment, stckTp: 'HELD' as const };
}
