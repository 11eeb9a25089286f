import { count, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { claims, orders } from '../db/schema/orders.ts';
import { paymentRefunds } from '../db/schema/payment-books.ts';
import { wirelessOrders } from '../db/schema/phone-orders.ts';
import { questions } from '../db/schema/questions.ts';
import { paymentDifferences } from '../db/schema/reconciliation.ts';
import { subscriptionCharges } from '../db/schema/subscriptions.ts';
import { taxInvoices } from '../db/schema/tax-invoices.ts';
import { openDifference } from '../features/payments/reconciliation/differences.ts';
import { openClaim } from './claims.ts';
import { openContract } from './contracts.ts';
import { decideOperator } from './decide-operator.ts';
import type { OperatorHandlers } from './operator-call.ts';
import type { Role } from './operator-document.ts';
import { waitsFor } from './orders.ts';
import { openQuestion } from './questions.ts';
import { heldRefund } from './refunds.ts';
import { openDeliveries } from './subscriptions.ts';
import { openTaxInvoice } from './tax-invoices.ts';

/** How much waits in each list that the operator's role may see. */
export const countWork: OperatorHandlers['countWork'] = async ({ db }, { operator }) => {
  const lists: { listCd: string; roles: Role[]; table: PgTable; where: SQL | undefined }[] = [
    { listCd: 'PREPARE', roles: ['ORDERS'], table: orders, where: waitsFor(db, 'PREPARE') },
    { listCd: 'SEND', roles: ['ORDERS'], table: orders, where: waitsFor(db, 'SEND') },
    { listCd: 'HAND_OVER', roles: ['ORDERS'], table: orders, where: waitsFor(db, 'HAND_OVER') },
    { listCd: 'RECEIVE', roles: ['ORDERS'], table: orders, where: waitsFor(db, 'RECEIVE') },
    { listCd: 'CLAIM', roles: ['ORDERS', 'SERVICE'], table: claims, where: openClaim },
    { listCd: 'DELIVERY', roles: ['ORDERS'], table: subscriptionCharges, where: openDeliveries },
    { listCd: 'PHONE_ORDER', roles: ['CONTRACTS'], table: wirelessOrders, where: openContract },
    { listCd: 'QUESTION', roles: ['SERVICE'], table: questions, where: openQuestion },
    { listCd: 'REFUND', roles: ['SERVICE'], table: paymentRefunds, where: heldRefund },
    { listCd: 'DIFFERENCE', roles: ['SERVICE'], table: paymentDifferences, where: openDifference },
    { listCd: 'TAX_INVOICE', roles: ['SERVICE'], table: taxInvoices, where: openTaxInvoice },
  ];
  const data: { listCd: string; cnt: number }[] = [];
  for (const { listCd, roles, table, where } of lists) {
    const caller = operator && { role: operator.roleCd, isForged: false };
    if (decideOperator(new Set(roles), caller)) continue;
    const [row] = await db.select({ count: count() }).from(table).where(where);
    data.push({ listCd, cnt: row?.count ?? 0 });
  }
  return { data };
};
