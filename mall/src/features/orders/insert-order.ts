import type { SQLWrapper } from 'drizzle-orm';
import { groupNumberOf } from '../../buying/delivery-groups.ts';
import type { OrderPrice } from '../../buying/order-price.ts';
import { orderStates } from '../../buying/order-states.ts';
import type { TransactionContext } from '../../context.ts';
import { rowInserts } from '../../db/insert-rows.ts';
import { orderGroups, orderHistory, orderItems, orders, type SheetLine } from '../../db/schema/orders.ts';
import { writeTogether } from '../../db/write-together.ts';
import { newNumber } from '../../security/numbers.ts';
import { reserveStock, type FirstStores } from './stock-rows.ts';

export interface NewOrder {
  row: typeof orders.$inferInsert;
  lines: readonly SheetLine[];
  price: OrderPrice;
}

interface Inserted {
  now: Date;
  /** Pieces in the first stores, read since the caller has locked and checked the stock. */
  inFirstStores: FirstStores;
  /** Other writes of the same statement. */
  also?: readonly SQLWrapper[];
}

/** Inserts an order that awaits its payment, and reserves its pieces, which the caller has locked and checked. */
export async function insertOrder(context: TransactionContext, order: NewOrder, more: Inserted): Promise<void> {
  await insertOrders(context, [order], more);
}

/** Likewise many orders, in as many statements as one. They take their pieces in turn. */
export async function insertOrders(
  { db }: TransactionContext,
  placed: readonly NewOrder[],
  { now, inFirstStores, also = [] }: Inserted,
): Promise<void> {
  const lines = placed.flatMap(({ row, lines, price }) =>
    lines.map((line, index) => ({ line, ordNo: row.ordNo, lineNo: index + 1, priced: price.lines[index] })),
  );
  const fromSecondStore = await reserveStock(
    db,
    lines.map(({ line }) => line),
    inFirstStores,
  );
  const items = lines.map(({ line, ordNo, lineNo, priced }, index) => ({
    ...toItemRow(line, priced),
    ordItemNo: newNumber('OI', now),
    ordNo,
    lineNo,
    statDts: now,
    stckqty2: fromSecondStore[index] ?? 0,
  }));
  const groups = placed.flatMap(({ row: { ordNo }, price }) => price.groups.map((group) => ({ ordNo, ...group })));
  const note = { ordItemNo: null, dts: now, stat: orderStates.awaitingPayment, whoTp: 'M' as const, memo: null };
  const history = placed.map(({ row: { ordNo } }) => ({ ordNo, ...note }));
  const rows = placed.map(({ row }) => row);
  await writeTogether(db, [
    ...rowInserts(db, orders, rows),
    ...rowInserts(db, orderItems, items),
    ...rowInserts(db, orderGroups, groups),
    ...rowInserts(db, orderHistory, history),
    ...also,
  ]);
}

function toItemRow(line: SheetLine, priced: OrderPrice['lines'][number] | undefined) {
  if (!priced) throw new Error('Every line has a price.');
  const { gdsGrpNo, optNo, colorNm, qty, slPrc, addPrc, snapshot, sealedOptTxt = null } = line;
  const { cpnIsuNo, cpnDscntPrc, usePnt, payPrc, savePnt } = priced;
  const bought = {
    gdsGrpNo,
    optNo,
    colorNm,
    qty,
    slPrc,
    addPrc,
    snapshot,
    sealedOptTxt,
    dlvGrpNo: groupNumberOf(line),
  };
  const paid = { cpnIsuNo, cpnDscntPrc, usePnt, payPrc, savePnt };
  return { ...bought, ...paid, itemStat: orderStates.awaitingPayment, stckTp: 'HELD' as const };
}
