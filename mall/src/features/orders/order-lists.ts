import { and, count, desc, eq, exists, gte, inArray, lt, or, type SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { isOrderState } from '../../buying/order-states.ts';
import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';
import { wirelessOrders } from '../../db/schema/phone-orders.ts';
import { isPhoneOrderState } from '../../phone-contract/phone-order-states.ts';
import { refundedOf } from '../payments/attempts.ts';
import { phoneOrderSummary } from '../phone-orders/phone-order.ts';
import { loadItems } from './order.queries.ts';
import { orderSummary } from './order.ts';

/** Which orders of a member a list shows. */
export interface OrderFilter {
  memNo: string;
  /** Null: all kinds. */
  ordTp: string | null;
  /** States of any kind; null: all. */
  states: readonly string[] | null;
  from: Date | null;
  until: Date | null;
}

/** A page of orders of all kinds, latest first. */
export async function loadOrderPage(context: MallContext, filter: OrderFilter, page: number, size: number) {
  const { db } = context;
  const all = unionAll(goodsNumbers(db, filter), phoneNumbers(db, filter)).as('all_orders');
  const [total] = await db.select({ count: count() }).from(all);
  const rows = await db
    .select()
    .from(all)
    .orderBy(desc(all.ordDts), desc(all.ordNo))
    .limit(size)
    .offset((page - 1) * size);
  const numbers = rows.map(({ ordNo }) => ordNo);
  const summaries = await loadSummaries(context, numbers);
  return { list: numbers.flatMap((ordNo) => summaries.get(ordNo) ?? []), totalCnt: total?.count ?? 0, page, size };
}

type Summary = ReturnType<typeof orderSummary> | ReturnType<typeof phoneOrderSummary>;

async function loadSummaries({ db, now }: MallContext, numbers: readonly string[]): Promise<Map<string, Summary>> {
  if (numbers.length === 0) return new Map();
  const goodsRows = await db
    .select()
    .from(orders)
    .where(inArray(orders.ordNo, [...numbers]));
  const phoneRows = await db
    .select()
    .from(wirelessOrders)
    .where(inArray(wirelessOrders.ordNo, [...numbers]));
  const items = goodsRows.length === 0 ? [] : await loadItems(db, numbers);
  const itemsOf = Map.groupBy(items, ({ ordNo }) => ordNo);
  const refunded = await refundedOf(db, numbers);
  const rfndPrcOf = (ordNo: string) => refunded.get(ordNo) ?? 0;
  return new Map<string, Summary>([
    ...goodsRows.map(
      (row) => [row.ordNo, orderSummary(row, itemsOf.get(row.ordNo) ?? [], rfndPrcOf(row.ordNo), now())] as const,
    ),
    ...phoneRows.map((row) => [row.ordNo, phoneOrderSummary(row, rfndPrcOf(row.ordNo), now())] as const),
  ]);
}

/** GOODS and UPLOAD are in one table. */
function goodsNumbers(db: Database, { memNo, ordTp, states, from, until }: OrderFilter) {
  return db
    .select({ ordNo: orders.ordNo, ordDts: orders.ordDts })
    .from(orders)
    .where(
      and(
        eq(orders.memNo, memNo),
        ordTp === null ? undefined : eq(orders.ordTp, ordTp as 'GOODS'),
        states === null ? undefined : isAnywhere(db, states),
        from ? gte(orders.ordDts, from) : undefined,
        until ? lt(orders.ordDts, until) : undefined,
      ),
    );
}

/** Whether an order or any of its lines is in one of the states. Codes of other kinds of orders find none of goods. */
function isAnywhere(db: Database, codes: readonly string[]): SQL | undefined {
  const states = codes.filter(isOrderState);
  const ofOrder = and(eq(orderItems.ordNo, orders.ordNo), inArray(orderItems.itemStat, states));
  const lines = db.select({ ordItemNo: orderItems.ordItemNo }).from(orderItems).where(ofOrder);
  return or(inArray(orders.ordStat, states), exists(lines));
}

function phoneNumbers(db: Database, { memNo, ordTp, states, from, until }: OrderFilter) {
  const wanted = ordTp === null || ordTp === 'WIRELESS' ? states : [];
  return db
    .select({ ordNo: wirelessOrders.ordNo, ordDts: wirelessOrders.ordDts })
    .from(wirelessOrders)
    .where(
      and(
        eq(wirelessOrders.memNo, memNo),
        wanted === null ? undefined : inArray(wirelessOrders.stat, wanted.filter(isPhoneOrderState)),
        from ? gte(wirelessOrders.ordDts, from) : undefined,
        until ? lt(wirelessOrders.ordDts, until) : undefined,
      ),
    );
}
