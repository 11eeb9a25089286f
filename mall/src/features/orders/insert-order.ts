import { groupNumberOf } from '../../buying/delivery-groups.ts';
import type { OrderPrice } from '../../buying/order-price.ts';
import { orderStates } from '../../buying/order-states.ts';
import type { TransactionContext } from '../../context.ts';
import { orderGroups, orderHistory, orderItems, orders, type SheetLine } from '../../db/schema/orders.ts';
import { newNumber } from '../../security/numbers.ts';
import { reserveStock } from './stock-rows.ts';

interface NewOrder {
  row: typeof orders.$inferInsert;
  lines: readonly SheetLine[];
  price: OrderPrice;
  now: Date;
}

/** Inserts an order that awaits its payment, and reserves its pieces, which the caller has locked and checked. */
export async function insertOrder({ db }: TransactionContext, { row, lines, price, now }: NewOrder): Promise<void> {
  const { ordNo } = row;
  await db.insert(orders).values(row);
  const fromSecondStore = await reserveStock(db, lines);
  await db.insert(orderItems).values(
    lines.map((line, index) => ({
      ...toItemRow(line, price.lines[index]),
      ordItemNo: newNumber('OI', now),
      ordNo,
      lineNo: index + 1,
      statDts: now,
      stckqty2: fromSecondStore[index] ?? 0,
    })),
  );
  await db.insert(orderGroups).values(price.groups.map((group) => ({ ordNo, ...group })));
  const stat = orderStates.awaitingPayment;
  await db.insert(orderHistory).values({ ordNo, ordItemNo: null, dts: now, stat, whoTp: 'M', memo: null });
}

function toItemRow(line: SheetLine, priced: OrderPrice['lines'][number] | undefined) {
  if (!priced) throw new Error('Every line has a price.');
  const { gdsGrpNo, optNo, colorNm, qty, slPrc, addPrc, snapshot } = line;
  const { cpnIsuNo, cpnDscntPrc, usePnt, payPrc, savePnt } = priced;
  const bought = { gdsGrpNo, optNo, colorNm, qty, slPrc, addPrc, snapshot, dlvGrpNo: groupNumberOf(line) };
  const paid = { cpnIsuNo, cpnDscntPrc, usePnt, payPrc, savePnt };
  return { ...bought, ...paid, itemStat: orderStates.awaitingPayment, stckTp: 'HELD' as const };
}
