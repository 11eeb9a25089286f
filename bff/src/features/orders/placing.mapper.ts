import { MallError } from '../../errors/mall-error.ts';
import { toConfirmed } from '../bulk-orders/bulk-orders.mapper.ts';
import type { MemberModel } from '../member/member.model.ts';
import { toPaymentRequest } from '../payment/payment.mapper.ts';
import { toAnyOrder } from './order.mapper.ts';
import type { OrderMall } from './order-mall.ts';
import type { WireOrder, WireOrderHead, WirePayResult, WirePlaced } from './order.wire.ts';

export interface Placing {
  member: MemberModel;
  returnUrl: string | null;
  /** Asks for the order, whose row in the response is malformed. Null where it cannot be read at all. */
  readOrder: (number: string) => Promise<WireOrder | WireOrderHead | null>;
}

/** The order exists even if the `order` in the response is malformed, but without its form it could not be paid. */
export async function toOrderPlaced(wire: WirePlaced, mall: OrderMall, { member, returnUrl, readOrder }: Placing) {
  const { ordNo, payPrc, pgReq } = wire;
  // The key still finds the order, so the client asks again.
  if (payPrc > 0 && !pgReq) throw new MallError('bad-answer', 'POST orders', { detail: 'no form to pay with' });
  const paymentRequest = pgReq && toPaymentRequest(pgReq, returnUrl, 'POST orders');
  const row = wire.order ?? (await readOrder(ordNo)) ?? headOf(ordNo, wire);
  return { __typename: 'OrderPlaced', paymentRequest, order: toAnyOrder(row, mall), member } as const;
}

export async function toPaymentRetried(
  wire: WirePayResult,
  mall: OrderMall,
  { member, orderNumber, returnUrl, readOrder }: Placing & { orderNumber: string },
) {
  const endpoint = 'POST orders/{ordNo}/pay';
  if (wire.upl) return toConfirmed({ upl: wire.upl, pgReq: wire.pgReq }, mall, returnUrl, endpoint);
  const paymentRequest = toPaymentRequest(wire.pgReq, returnUrl, endpoint);
  const row = wire.order ?? wire.wlsOrd ?? wire.appl ?? (await readOrder(orderNumber)) ?? headOf(orderNumber, wire);
  return { __typename: 'OrderPlaced', paymentRequest, order: toAnyOrder(row, mall), member } as const;
}

/** What the response holds beside the order. */
export function headOf(ordNo: string, { payPrc, payDueDts }: Pick<WirePlaced, 'payPrc' | 'payDueDts'>): WireOrderHead {
  return {
    ordNo,
    payPrc,
    payDueDts,
    ordDts: null,
    ordTp: null,
    ordStat: null,
    repGdsNm: null,
    repImgPath: null,
    rcvTp: null,
    gdsCnt: null,
    lineList: null,
    rfndPrc: null,
    rmnPrc: null,
    psblList: null,
    custOrdNo: null,
    rcvrNm: null,
  };
}
