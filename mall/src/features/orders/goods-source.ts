import { and, eq, exists, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import { isOrderState } from '../../buying/order-states.ts';
import type { Database } from '../../db/database.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';
import { uploadRows } from '../../db/schema/uploads.ts';
import { hasWords, type OrderSource } from '../../search/order-search.ts';
import { refundedOf } from '../payments/attempts.ts';
import { bulkRowsOf } from './bulk-rows.ts';
import { findOrder, loadItems } from './order.queries.ts';
import { orderResponse, orderSummary } from './order.ts';
import { refundedByClaims } from './upload-row-payment.ts';

/** Orders of goods, also those of bulk orders. */
export const goodsSource: OrderSource = {
  types: ['GOODS', 'UPLOAD'],
  find(db, { memNo, ordTp, codes, from, until, words }) {
    const wanted = and(
      eq(orders.memNo, memNo),
      ordTp === null ? undefined : sql`${orders.ordTp} = ${ordTp}`,
      codes === null ? undefined : isAnywhere(db, codes),
      from ? gte(orders.ordDts, from) : undefined,
      until ? lt(orders.ordDts, until) : undefined,
      words.length > 0 ? or(hasLineNamed(db, words), hasOwnNumber(db, words)) : undefined,
    );
    return sql`select ${orders.ordNo} as no, ${orders.ordDts} as dts from ${orders} where ${wanted}`;
  },
  async load({ db, keys, now }, numbers) {
    const rows = await db
      .select()
      .from(orders)
      .where(inArray(orders.ordNo, [...numbers]));
    const own = rows.map(({ ordNo }) => ordNo);
    const items = own.length === 0 ? [] : await loadItems(db, own);
    const itemsOf = Map.groupBy(items, ({ ordNo }) => ordNo);
    const refunded = await refundedOf(db, own);
    const ofUploads = rows.filter(({ ordTp }) => ordTp === 'UPLOAD').map(({ ordNo }) => ordNo);
    for (const [ordNo, rfndPrc] of await refundedByClaims(db, ofUploads)) refunded.set(ordNo, rfndPrc);
    const bulkRowOf = await bulkRowsOf({ db, keys }, rows);
    return rows.map((row) => ({
      ...orderSummary(row, itemsOf.get(row.ordNo) ?? [], refunded.get(row.ordNo) ?? 0, now()),
      ...bulkRowOf(row.ordNo),
    }));
  },
  detail: orderResponse,
  owns: async (db, memNo, ordNo) => (await findOrder(db, ordNo))?.row.memNo === memNo,
};

/** Whether an order or any of its lines is in one of the states. Codes of other kinds of orders find none of goods. */
function isAnywhere(db: Database, codes: readonly string[]): SQL | undefined {
  const states = codes.filter(isOrderState);
  const ofOrder = and(eq(orderItems.ordNo, orders.ordNo), inArray(orderItems.itemStat, states));
  const lines = db.select({ ordItemNo: orderItems.ordItemNo }).from(orderItems).where(ofOrder);
  return or(inArray(orders.ordStat, states), exists(lines));
}

function hasLineNamed(db: Database, words: readonly string[]): SQL {
  const name = sql`${orderItems.snapshot} ->> 'dispGdsNm'`;
  const ofOrder = and(eq(orderItems.ordNo, orders.ordNo), hasWords(name, words));
  return exists(db.select({ ordItemNo: orderItems.ordItemNo }).from(orderItems).where(ofOrder));
}

/** Of a row of a bulk order: the member's own number. */
function hasOwnNumber(db: Database, words: readonly string[]): SQL {
  const ofOrder = and(eq(uploadRows.ordNo, orders.ordNo), hasWords(sql`${uploadRows.custOrdNo}`, words));
  return exists(db.select({ ordNo: uploadRows.ordNo }).from(uploadRows).where(ofOrder));
}
