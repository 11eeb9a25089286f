import { MallError } from '../../errors/mall-error.ts';
import { toOrder } from '../orders/order.mapper.ts';
import type { OrderMall } from '../orders/order-mall.ts';
import { headOf, type Placing } from '../orders/placing.mapper.ts';
import { toPaymentRequest } from '../payment/payment.mapper.ts';
import { toPhoneOrder } from './phone-order.mapper.ts';
import { unreadableForm, type WirePhoneOrderPlaced } from './phone-order.wire.ts';

const endpoint = 'POST orders/wireless';

/** The order exists even if its row in the response is malformed, but without its form it would end unpaid. */
export async function toPhoneOrderPlaced(
  wire: WirePhoneOrderPlaced,
  mall: OrderMall,
  { member, returnUrl, readOrder }: Placing,
) {
  const { ordNo, payPrc, payDueDts, pgReq, order: row } = wire;
  // The key still finds the order, so the client asks again.
  if (pgReq === unreadableForm || (pgReq === null && (payPrc ?? 0) > 0))
    throw new MallError('bad-answer', endpoint, { detail: 'no form to pay with' });
  const order = row
    ? toPhoneOrder(row, mall)
    : toOrder(
        { ...((await readOrder(ordNo)) ?? headOf(ordNo, { payPrc: payPrc ?? 0, payDueDts })), ordTp: 'WIRELESS' },
        mall,
      );
  const paymentRequest = pgReq && toPaymentRequest(pgReq, returnUrl, endpoint);
  return { __typename: 'OrderPlaced', paymentRequest, order, member } as const;
}
