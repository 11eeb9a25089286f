import { lt, sql } from 'drizzle-orm';
import { wirelessOrders } from '../../db/schema/phone-orders.ts';
import type { Payable } from '../payments/payable.ts';
import type { Settlement } from '../payments/settlement.ts';
import { deleteOldPhoneOrders, deletePhoneSheetsOf, eraseOldPhoneSheets } from '../phone-orders/erase-phone-data.ts';
import { phoneSource } from '../phone-orders/order-source.ts';
import { queueOverdueDocuments, queueOverdueErasures } from '../phone-orders/overdue-phone-orders.ts';
import { placePhoneHandlers } from '../phone-orders/payment-calls.ts';
import { phoneOrderHandlers } from '../phone-orders/phone-order-calls.ts';
import {
  addPhoneHistory,
  changePhonePayment,
  endUnpaidPhone,
  lockPhonePayable,
  phoneAccountIssued,
  phonePaid,
  phonePayableIn,
  phoneRefundedByProvider,
} from '../phone-orders/phone-order-payments.ts';
import { phoneOrderJobs } from '../phone-orders/phone-order-steps.ts';
import { countPhoneStates, openPhoneOrders } from '../phone-orders/phone-order.queries.ts';
import { phoneOrderResponse } from '../phone-orders/phone-order.ts';
import { phoneSheetHandlers, reopenPhoneSheet } from '../phone-orders/phone-sheets.ts';
import { notifyApplicant } from '../phone-orders/phone-mail.ts';
import { portingHandlers } from '../phone-orders/porting-calls.ts';
import type { OrderKind } from './order-kind.ts';

const phoneOrder: Payable = {
  field: 'wlsOrd',
  limitsAccounts: true,
  registersCard: true,
  lock: lockPhonePayable,
  findIn: phonePayableIn,
  changePayment: changePhonePayment,
  repeatPayment: changePhonePayment,
  paid: phonePaid,
  accountIssued: phoneAccountIssued,
  endUnpaid: endUnpaidPhone,
  reopenSheet: reopenPhoneSheet,
  refunded: phoneRefundedByProvider,
  addHistory: addPhoneHistory,
  notify: notifyApplicant,
  response: phoneOrderResponse,
};

/** Phones with their contracts. */
export const phoneOrders = {
  type: 'WIRELESS',
  payables: { WO: phoneOrder },
  unpaidSince: (before) =>
    sql`select ${wirelessOrders.ordNo} as no from ${wirelessOrders} where ${lt(wirelessOrders.payDueDts, before)}`,
  list: phoneSource,
  summary: {
    fields: ['wlsStatCnt'],
    read: async ({ db }, { memNo }) => ({ wlsStatCnt: await countPhoneStates(db, memNo) }),
  },
  openName: '끝나지 않은 주문',
  openNumbers: openPhoneOrders,
  eraseFor: deletePhoneSheetsOf,
  eraseDue: eraseOldPhoneSheets,
  deleteOld: deleteOldPhoneOrders,
  handlers: (settlement: Settlement) => ({
    ...phoneSheetHandlers,
    ...portingHandlers,
    ...placePhoneHandlers(settlement),
    ...phoneOrderHandlers,
  }),
  jobs: phoneOrderJobs,
  overdue: [queueOverdueDocuments, queueOverdueErasures],
} satisfies OrderKind;
