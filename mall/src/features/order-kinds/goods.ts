import { lt, sql } from 'drizzle-orm';
import { orders } from '../../db/schema/orders.ts';
import { claimHandlers } from '../claims/claims.ts';
import { deliveryChangeHandlers } from '../orders/delivery-change.ts';
import { ticketHandlers } from '../orders/order-tickets.ts';
import { addOrderHistory, refundedByProvider } from '../claims/refunded-orders.ts';
import { confirmationJobs, confirmationSets } from '../orders/confirmations.ts';
import { deleteOldOrders, eraseOrdersOf, eraseOrderData } from '../orders/erase-orders.ts';
import { guestOrderHandlers } from '../orders/find-guest-order.ts';
import { goodsSummary } from '../orders/found-states.ts';
import { goodsSource } from '../orders/goods-source.ts';
import {
  accountIssued,
  changePayment,
  endUnpaid,
  lockPayable,
  payableIn,
  orderPaid,
  repeatPayment,
  type LockedGoods,
} from '../orders/order-payments.ts';
import { notifyBuyer } from '../orders/order-mail.ts';
import { openOrders } from '../orders/order.queries.ts';
import { orderResponse } from '../orders/order.ts';
import { parcelHandlers } from '../orders/parcels.ts';
import { placeHandlers } from '../orders/payment-calls.ts';
import { reopenSheet, sheetHandlers } from '../orders/sheets.ts';
import { getOrderStatement, taxableOrder } from '../orders/statement.ts';
import type { Payable } from '../payments/payable.ts';
import type { Settlement } from '../payments/settlement.ts';
import { queueOverdueConfirmations, queueOverdueEntrances } from '../shop/overdue-orders.ts';
import { orderJobs, orderSets } from '../shop/shop-steps.ts';
import type { OrderKind } from './order-kind.ts';

const order: Payable<LockedGoods> = {
  field: 'order',
  limitsAccounts: true,
  registersCard: false,
  takesPointsAlone: true,
  lock: lockPayable,
  findIn: payableIn,
  changePayment,
  repeatPayment,
  paid: orderPaid,
  accountIssued,
  endUnpaid,
  reopenSheet,
  refunded: refundedByProvider,
  addHistory: addOrderHistory,
  notify: notifyBuyer,
  response: orderResponse,
};

/** Orders of goods, also those that bulk orders place. */
export const goods = {
  type: 'GOODS',
  payables: { OR: order },
  unpaidSince: (before) => sql`select ${orders.ordNo} as no from ${orders} where ${lt(orders.payDueDts, before)}`,
  list: goodsSource,
  summary: goodsSummary,
  openName: '끝나지 않은 주문',
  openNumbers: openOrders,
  eraseFor: eraseOrdersOf,
  eraseDue: eraseOrderData,
  deleteOld: deleteOldOrders,
  taxable: taxableOrder,
  handlers: (settlement: Settlement) => ({
    ...sheetHandlers,
    ...placeHandlers(settlement),
    ...parcelHandlers,
    ...claimHandlers,
    ...guestOrderHandlers,
    getOrderStatement,
    ...ticketHandlers,
    ...deliveryChangeHandlers,
  }),
  jobs: (context) => ({ ...orderJobs(context), ...confirmationJobs(context) }),
  jobSets: (context) => ({ ...orderSets(context), ...confirmationSets(context) }),
  overdue: [queueOverdueConfirmations, queueOverdueEntrances],
} satisfies OrderKind;
