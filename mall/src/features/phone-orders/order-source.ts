import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { readTogether } from '../../db/read-together.ts';
import { wirelessOrders } from '../../db/schema/phone-orders.ts';
import { isPhoneOrderState } from '../../phone-contract/phone-order-states.ts';
import { hasWords, type OrderSource } from '../../search/order-search.ts';
import { paymentBooksIn, refundedOf } from '../payments/attempts.ts';
import { phoneOrderSummary } from './phone-order.ts';
import { findPhoneOrder } from './phone-order.queries.ts';

/** Phone orders in the list of all orders. */
export const phoneSource: OrderSource = {
  types: ['WIRELESS'],
  find(_db, { memNo, codes, from, until, words }) {
    const wanted = and(
      eq(wirelessOrders.memNo, memNo),
      codes === null ? undefined : inArray(wirelessOrders.stat, codes.filter(isPhoneOrderState)),
      from ? gte(wirelessOrders.ordDts, from) : undefined,
      until ? lt(wirelessOrders.ordDts, until) : undefined,
      hasWords(sql`${wirelessOrders.estimate} ->> 'gdsGrpNm'`, words),
    );
    return sql`select ${wirelessOrders.ordNo} as no, ${wirelessOrders.ordDts} as dts from ${wirelessOrders} where ${wanted}`;
  },
  async load({ db, now }, numbers) {
    const rows = await db
      .select()
      .from(wirelessOrders)
      .where(inArray(wirelessOrders.ordNo, [...numbers]));
    const refunded = refundedOf(await readTogether(db, paymentBooksIn(numbers)));
    return rows.map((row) => phoneOrderSummary(row, refunded.get(row.ordNo) ?? 0, now()));
  },
  owns: async (db, memNo, ordNo) => (await findPhoneOrder(db, ordNo))?.memNo === memNo,
};
