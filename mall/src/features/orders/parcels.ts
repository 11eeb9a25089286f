import type { MallContext } from '../../context.ts';
import { memberOf, type Call, type Handlers } from '../../http/call.ts';
import { notFound } from '../../http/refusal.ts';
import { toDts } from '../../wire/dts.ts';
import { findOrder, loadShipments } from './order.queries.ts';

export const parcelHandlers = { getOrderDelivery } satisfies Partial<Handlers>;

/** The parcels of an order, in the order of their lines. Throws 1404 for another member's. */
async function getOrderDelivery({ db }: MallContext, call: Call<'getOrderDelivery'>) {
  const order = await findOrder(db, call.params.ordNo);
  if (!order || order.row.memNo !== memberOf(call).memNo) throw notFound('주문을', 'ordNo');
  const { row, items } = order;
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
