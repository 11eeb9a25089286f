import type { MallContext } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { memberOf, type Call, type Handlers } from '../../http/call.ts';
import { dayRange } from '../../http/day-range.ts';
import { notFound } from '../../http/refusal.ts';
import { toDts } from '../../wire/dts.ts';
import { refundedOf } from '../payments/attempts.ts';
import { phoneOrderSummary } from '../phone-orders/phone-order.ts';
import { findPhoneOrder } from '../phone-orders/phone-order.queries.ts';
import { loadOrderPage } from './order-lists.ts';
import { findOrder, loadShipments, type LoadedOrder } from './order.queries.ts';
import { orderResponse } from './order.ts';

export const orderHandlers = {
  listOrders,
  getOrder,
  getOrderDelivery: async (context, call) => showShipments(context.db, await ownOrder(context, call)),
} satisfies Partial<Handlers>;

async function listOrders(context: MallContext, call: Call<'listOrders'>) {
  const { ordTp = null, ordStat, fromDt, toDt, page, size } = call.params;
  const { memNo } = memberOf(call);
  const states = ordStat ? ordStat.split(',') : null;
  return loadOrderPage(context, { memNo, ordTp, states, ...dayRange(fromDt, toDt) }, page, size);
}

/** The order; of another kind than goods its row. */
async function getOrder(context: MallContext, call: Call<'getOrder'>) {
  const { db, now } = context;
  const phone = await findPhoneOrder(db, call.params.ordNo);
  if (phone?.memNo !== memberOf(call).memNo) return orderResponse(context, (await ownOrder(context, call)).row.ordNo);
  const refunded = await refundedOf(db, [phone.ordNo]);
  return phoneOrderSummary(phone, refunded.get(phone.ordNo) ?? 0, now());
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
