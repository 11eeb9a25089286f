import { type Placing, headOf } from '../orders/placing.mapper.ts';
import { toOrder } from '../orders/order.mapper.ts';
import type { OrderMall } from '../orders/order-mall.ts';
import { toPaymentRequest } from '../payment/payment.mapper.ts';
import { toSubscription } from './subscription.mapper.ts';
import type { WireCardChange, WireStarted } from './subscription.wire.ts';

interface PlacedSubscription extends Placing {
  number: string;
  endpoint: string;
}

/** The subscription exists even if its row in the response is malformed. */
export async function toSubscriptionPlaced(
  wire: WireStarted | WireCardChange,
  mall: OrderMall,
  { number, endpoint, member, returnUrl, readOrder }: PlacedSubscription,
) {
  const { pgReq, payDueDts, appl } = wire;
  const payPrc = 'payPrc' in wire ? (wire.payPrc ?? 0) : 0;
  const order = appl
    ? toSubscription(appl, mall)
    : toOrder({ ...((await readOrder(number)) ?? headOf(number, { payPrc, payDueDts })), ordTp: 'SUBS' }, mall);
  return {
    __typename: 'OrderPlaced',
    paymentRequest: pgReq && toPaymentRequest(pgReq, returnUrl, endpoint),
    order,
    member,
  } as const;
}
