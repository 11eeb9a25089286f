import { lt, sql } from 'drizzle-orm';
import { subscriptions as table } from '../../db/schema/subscriptions.ts';
import type { Payable } from '../payments/payable.ts';
import type { Settlement } from '../payments/settlement.ts';
import {
  changeSubscriptionPayment,
  endUnpaidSubscription,
  lockSubscriptionPayable,
  subscriptionPaid,
  subscriptionPayableIn,
} from '../subscriptions/application-payments.ts';
import { applicationResponse } from '../subscriptions/application.ts';
import { applicationHandlers } from '../subscriptions/applications.ts';
import { subscriptionJobs } from '../subscriptions/charge-jobs.ts';
import { chargePaid, chargePayableIn, lockCharge } from '../subscriptions/charges.ts';
import { deleteOldSubscriptions, eraseDeliveries, eraseDeliveriesOf } from '../subscriptions/erase-subscriptions.ts';
import { subscriptionSource } from '../subscriptions/order-source.ts';
import { notifyOfCharge, notifySubscriber } from '../subscriptions/mails.ts';
import { queueOpenCharges, queueOverdueSteps } from '../subscriptions/overdue-steps.ts';
import { subscriptionPaymentHandlers } from '../subscriptions/payment-calls.ts';
import { subscriptionProductHandlers } from '../subscriptions/products.ts';
import { openSubscriptions } from '../subscriptions/subscription.queries.ts';
import type { OrderKind } from './order-kind.ts';

/** Its states are its own, and it has no history but its charges. */
const application: Payable = {
  field: 'appl',
  limitsAccounts: true,
  registersCard: true,
  lock: lockSubscriptionPayable,
  findIn: subscriptionPayableIn,
  changePayment: changeSubscriptionPayment,
  repeatPayment: changeSubscriptionPayment,
  paid: subscriptionPaid,
  endUnpaid: endUnpaidSubscription,
  notify: notifySubscriber,
  response: applicationResponse,
};

/** Charges by the mall, each with a number of its own. No call pays them. */
const charge: Payable = {
  field: 'appl',
  limitsAccounts: true,
  registersCard: false,
  lock: lockCharge,
  findIn: chargePayableIn,
  paid: chargePaid,
  notify: notifyOfCharge,
};

export const subscriptions = {
  type: 'SUBS',
  payables: { SB: application, SC: charge },
  unpaidSince: (before) => sql`select ${table.applNo} as no from ${table} where ${lt(table.payDueDts, before)}`,
  list: subscriptionSource,
  summary: {
    fields: ['subsCnt'],
    isForShoppers: true,
    read: async ({ db }, { memNo }) => ({ subsCnt: (await openSubscriptions(db, memNo)).length }),
  },
  openName: '끝나지 않은 구독',
  openNumbers: openSubscriptions,
  eraseFor: eraseDeliveriesOf,
  eraseDue: eraseDeliveries,
  deleteOld: deleteOldSubscriptions,
  handlers: (settlement: Settlement) => ({
    ...subscriptionProductHandlers,
    ...applicationHandlers,
    ...subscriptionPaymentHandlers(settlement),
  }),
  jobs: subscriptionJobs,
  overdue: [queueOpenCharges, queueOverdueSteps],
} satisfies OrderKind;
