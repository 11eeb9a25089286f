import { and, count, desc, eq, exists, gte, inArray, lt, or, type SQL } from 'drizzle-orm';
import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { orderItems, orders } from '../../db/schema/orders.ts';
import { isOrderState } from '../../buying/order-states.ts';
import { memberOf, type Call, type Handlers } from '../../http/call.ts';
import { dayRange } from '../../http/day-range.ts';
import { notFound } from '../../http/refusal.ts';
import { toDts } from '../../wire/dts.ts';
import { refundedOf } from '../payments/attempts.ts';
import { findOrder, loadItems, loadShipments, type LoadedOrder } from './order.queries.ts';
import { orderResponse, orderSummary } from './order.ts';

export const orderHandlers = {
  listOrders,
  getOrder: async (context, call) => orderResponse(context, (await ownOrder(context, call)).row.ordNo),
  getOrderDelivery: async (context, call) => showShipments(context.db, await ownOrder(context, call)),
} satisfies Partial<Handlers>;

async function listOrders({ db, now }: MallContext, call: Call<'listOrders'>) {
  const { ordTp, ordStat, fromDt, toDt, page, size } = call.params;
  const { from, until } = dayRange(fromDt, toDt);
  const wanted = and(
    eq(orders.memNo, memberOf(call).memNo),
    ordTp ? eq(orders.ordTp, ordTp as 'GOODS') : undefined,
    ordStat ? isAnywhere(db, ordStat.split(',')) : undefined,
    from ? gte(orders.ordDts, from) : undefined,
    until ? lt(orders.ordDts, until) : undefined,
  );
  const [total] = await db.select({ count: count() }).from(orders).where(wanted);
  const rows = await db
    .select()
    .from(orders)
    .where(wanted)
    .orderBy(desc(orders.ordDts), desc(orders.ordNo))
    .limit(size)
    .offset((page - 1) * size);
  const numbers = rows.map(({ ordNo }) => ordNo);
  const items = numbers.length === 0 ? [] : await loadItems(db, numbers);
  const itemsOf = Map.groupBy(items, ({ ordNo }) => ordNo);
  const refunded = await refundedOf(db, numbers);
  const list = rows.map((row) => orderSummary(row, itemsOf.get(row.ordNo) ?? [], refunded.get(row.ordNo) ?? 0, now()));
  return { list, totalCnt: total?.count ?? 0, page, size };
}

/** Whether an order or any of its lines is in one of the states. Codes of other kinds of orders find none of goods. */
function isAnywhere(db: Database, codes: readonly string[]): SQL | undefined {
  const states = codes.filter(isOrderState);
  const ofOrder = and(eq(orderItems.ordNo, orders.ordNo), inArray(orderItems.itemStat, states));
  const lines = db.select({ ordItemNo: orderItems.ordItemNo }).from(orderItems).where(ofOrder);
  return or(inArray(orders.ordStat, states), exists(lines));
}

/** The order of the call. Throws 1404 for another member's. */
async function ownOrder({ db }: MallContext, call: Call<'getOrder' | 'getOrderDelivery'>): Promise<LoadedOrder> {
  const order = await findOrder(db, call.params.ordNo);
  if (!order || order.row.memNo !== memberOf(call).memNo) throw notFound('주문을');
  return order;
}

/** The parcels, in the order of their lines. */
async function showShipments(db: Database, { row, items }: LoadedOrder) {
  const parcels = await loadShipments(db, row.ordNo);
  const numbers = [...new Set(items.map(({ invcNo }) => invcNo))];
  return numbers.flatMap((number) => {
    const parcel = parcels.find(({ invcNo }) => invcNo === number);
    if (!parcel) return [];
    const { invcNo, dlvCmpnyNm, sentDts, rcvDts } = parcel;
    return {
      ordItemNoList: items.filter((item) => item.invcNo === invcNo).map(({ ordItemNo }) => ordItemNo),
      dlvCmpnyNm,
      invcNo,
      trackUrl: null,
      stepList: [
        { stepNm: '상품 인수', dts: toDts(sentDts), placeNm: '온결 물류센터' },
        ...(rcvDts ? [{ stepNm: '배송 완료', dts: toDts(rcvDts), placeNm: null }] : []),
      ],
    };
  });
}
