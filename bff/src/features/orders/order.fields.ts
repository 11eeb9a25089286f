import type { GoodsOrder } from '../../graphql/__generated__/schema-types.ts';
import type { RowFields } from '../../rules/row-fields.ts';
import { toInstallmentOffer, toPaymentOption } from '../payment/payment.mapper.ts';
import { toBuyer, toDeliveryGroup, toPriceSummary } from '../purchase/purchase.mapper.ts';
import { toOrderItem } from './order-item.mapper.ts';
import type { OrderMall } from './order-mall.ts';
import type { WireOrder } from './order.wire.ts';
import { everyMethod, toEvent, toOrderDelivery, toOrderPayment, toReceipt } from './order-detail.mapper.ts';

/** Fields that the mall sends for a single order only. */
export const orderDetailFields = {
  items: ({ itemList }, mall) => itemList.map((item) => toOrderItem(item, mall)),
  deliveryGroups: ({ dlvGrpList }) => dlvGrpList.map(toDeliveryGroup),
  summary: ({ summary }) => toPriceSummary(summary),
  buyer: ({ ordr }) => ordr && toBuyer(ordr),
  ticketPhone: ({ tktTel }) => tktTel,
  delivery: ({ dlv }) => dlv && toOrderDelivery(dlv),
  payment: ({ pay }) => pay && toOrderPayment(pay),
  paymentMethods: (order) => (order.payMthdList ?? everyMethod(order)).map(toPaymentOption),
  installments: ({ instList }) => (instList ?? []).map(toInstallmentOffer),
  receipts: ({ rcptList }) => (rcptList ?? []).map(toReceipt),
  isRefundAccountWanted: ({ rfndAcctReqYn }) => rfndAcctReqYn,
  history: ({ histList }) => (histList ?? []).map(toEvent),
} satisfies RowFields<WireOrder, OrderMall, GoodsOrder>;
