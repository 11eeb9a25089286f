import { MallError } from '../../errors/mall-error.ts';
import type { OrderPlaced } from '../../graphql/__generated__/schema-types.ts';
import { toInstant } from '../../rules/korean-time.ts';
import { toPaymentRequest } from '../payment/payment.mapper.ts';
import type { ProductMall } from '../products/product.model.ts';
import { toGoodsOrder } from './order.mapper.ts';
import type { GoodsOrderModel } from './order.model.ts';
import type { WirePayResult, WirePlaced } from './order.wire.ts';

type PlacedModel = Omit<OrderPlaced, 'order'> & { order: GoodsOrderModel | null };

/** The order exists even if the `order` in the answer is malformed, but without its form it could not be paid. */
export function toOrderPlaced(
  { ordNo, payPrc, payDueDts, pgReq, order }: WirePlaced,
  mall: ProductMall,
  returnUrl: string | null,
) {
  // The key still finds the order, so the client asks again.
  if (payPrc > 0 && !pgReq) throw new MallError('bad-answer', 'POST orders', { detail: 'no form to pay with' });
  return {
    __typename: 'OrderPlaced',
    number: ordNo,
    payTotal: payPrc,
    paymentDueAt: toInstant(payDueDts),
    paymentRequest: pgReq && toPaymentRequest(pgReq, returnUrl, 'POST orders'),
    order: order && toGoodsOrder(order, mall),
  } satisfies PlacedModel;
}

export function toPaymentRetried(
  { payPrc, payDueDts, pgReq, order }: WirePayResult,
  mall: ProductMall,
  { orderNumber, returnUrl }: { orderNumber: string; returnUrl: string },
) {
  return {
    __typename: 'OrderPlaced',
    number: orderNumber,
    payTotal: payPrc,
    paymentDueAt: toInstant(payDueDts),
    paymentRequest: toPaymentRequest(pgReq, returnUrl, 'POST orders/{ordNo}/pay'),
    order: order && toGoodsOrder(order, mall),
  } satisfies PlacedModel;
}
