import { and, eq, exists, gte, lt, or, sql, type SQL } from 'drizzle-orm';
import { isOrderState } from '../../buying/order-states.ts';
import type { Database } from '../../db/database.ts';
import { readTogether } from '../../db/read-together.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';
import { uploadRows } from '../../db/schema/uploads.ts';
import { hasWords, type OrderSource } from '../../search/order-search.ts';
import { paymentBooksIn, refundedOf } from '../payments/attempts.ts';
import { bulkRowsOf } from './bulk-rows.ts';
import { isInStates } from './found-states.ts';
import { ordersIn, toOrders } from './order.queries.ts';
import { orderSummary, ownOrderResponse } from './order.ts';
import { refundedByClaimsIn, sumByOrder } from './upload-row-payment.ts';

/** Orders of goods, also those of bulk orders. */
export const goodsSource: OrderSource = {
  types: ['GOODS', 'UPLOAD'],
  find(db, { memNo, ordTp, codes, from, until, words }) {
    const wanted = and(
      eq(orders.memNo, memNo),
      ordTp === null ? undefined : sql`${orders.ordTp} = ${ordTp}`,
      // Codes of other kinds of orders find none of goods.
      codes === null ? undefined : isInStates(db, codes.filter(isOrderState)),
      from ? gte(orders.ordDts, from) : undefined,
      until ? lt(orders.ordDts, until) : undefined,
      words.length > 0 ? or(hasLineNamed(db, words), hasOwnNumber(db, words)) : undefined,
    );
    return sql`select ${orders.ordNo} as no, ${orders.ordDts} as dts from ${orders} where ${wanted}`;
  },
  async load({ db, keys, now }, numbers) {
    const { rows, items, groups, claimed, ...books } = await readTogether(db, {
      ...ordersIn(numbers),
      ...paymentBooksIn(numbers),
      claimed: refundedByClaimsIn(numbers),
    });
    const refunded = refundedOf(books);
    const refundedByClaims = sumByOrder(claimed);
    const bulkRowOf = await bulkRowsOf({ db, keys }, rows);
    return toOrders(rows, { items, groups }).map((order) => {
      const { ordNo, ordTp } = order.row;
      const rfndPrc = (ordTp === 'UPLOAD' ? refundedByClaims : refunded).get(ordNo) ?? 0;
      return { ...orderSummary(order.row, order.items, rfndPrc, { keys, now: now() }), ...bulkRowOf(ordNo) };
    });
  },
  detail: ownOrderResponse,
  owns: async (db, memNo, ordNo) => {
    const [row] = await db.select({ memNo: orders.memNo }).from(orders).where(eq(orders.ordNo, ordNo));
    return row?.memNo === memNo;
  },
};

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
