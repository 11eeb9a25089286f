import { asc, count, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { showBusinessNumber } from '../buying/business-number.ts';
import { documentsOf, type TaxParts } from '../buying/value-added-tax.ts';
import type { MallContext, TransactionContext } from '../context.ts';
import { taxInvoices } from '../db/schema/tax-invoices.ts';
import { kindOf } from '../features/order-kinds/order-kinds.ts';
import {
  partyOf,
  stateOf,
  taxPartsOf,
  totalOf,
  type ApprovalNumbers,
  type TaxInvoice,
} from '../features/payments/tax-invoice.ts';
import { mailCorrected, mailIssued } from '../features/payments/tax-mails.ts';
import { conflict, notFound } from '../http/refusal.ts';
import { toDts } from '../wire/dts.ts';
import type { OperatorHandlers } from './operator-call.ts';

/** Not issued, or issued for more than the order is worth by now. */
export const openTaxInvoice = or(isNull(taxInvoices.issDts), isNotNull(taxInvoices.crctDts));

export const taxInvoiceHandlers: Pick<OperatorHandlers, 'listTaxInvoices' | 'issueTaxInvoice'> = {
  async listTaxInvoices(context, { params: { page, size } }) {
    const { db } = context;
    const [total] = await db.select({ count: count() }).from(taxInvoices).where(openTaxInvoice);
    const rows = await db
      .select()
      .from(taxInvoices)
      .where(openTaxInvoice)
      .orderBy(asc(taxInvoices.reqDts), asc(taxInvoices.taxNo))
      .limit(size)
      .offset((page - 1) * size);
    const list = [];
    for (const row of rows) list.push(await show(context, row));
    return { data: { totalCnt: total?.count ?? 0, list }, people: rows.map(({ memNo }) => memNo) };
  },
  issueTaxInvoice: {
    picture: async ({ db }, { params: { taxNo } }) => {
      const [row] = await db.select().from(taxInvoices).where(eq(taxInvoices.taxNo, taxNo));
      return row ? { taxStat: stateOf(row) } : null;
    },
    async act(context, { params: { taxNo }, body: { aprvNo = null, exmpAprvNo = null, prc = null } }) {
      const [row] = await context.db.select().from(taxInvoices).where(eq(taxInvoices.taxNo, taxNo)).for('update');
      if (!row) throw notFound('(세금)계산서를');
      if (stateOf(row) === 'ISSUED') {
        throw conflict('이미 발행한 (세금)계산서예요.', { rsnCd: 'STATE', stat: stateOf(row) });
      }
      const due = await dueOf(context, row);
      if (prc !== null && prc !== totalOf(due)) {
        throw conflict('그사이 환불해서 발행할 금액이 달라졌어요. 목록의 금액을 다시 확인해 주세요.', {
          rsnCd: 'STATE',
          stat: stateOf(row),
        });
      }
      await record(context, row, due, { aprvNo, exmpAprvNo });
    },
  },
};

/** Keeps the invoiced sum with the invoice: money that is refunded after this needs a corrected invoice. */
async function record(context: TransactionContext, row: TaxInvoice, due: TaxParts, numbers: ApprovalNumbers) {
  const { db, now } = context;
  const isFirst = row.issDts === null;
  // Vouchers were given back, or a refund was taken back: nothing changes on paper.
  if (!isFirst && documentsOf(due).length === 0) {
    await db.update(taxInvoices).set({ crctDts: null }).where(eq(taxInvoices.taxNo, row.taxNo));
    return;
  }
  const correction = { ...due, ...numbers, issDts: now().toISOString() };
  const change = isFirst
    ? { ...due, ...numbers, issDts: now() }
    : { ...plus(row, due, 1), crctDts: null, corrections: [...row.corrections, correction] };
  await db.update(taxInvoices).set(change).where(eq(taxInvoices.taxNo, row.taxNo));
  if (isFirst) return mailIssued(context, { ...row, ...change });
  return mailCorrected(context, row, correction);
}

/** What is to be invoiced: the order's worth by now, or the change since it was invoiced. */
async function dueOf(context: MallContext, row: TaxInvoice): Promise<TaxParts> {
  const taxable = await kindOf(row.ordNo)?.taxable?.(context, row.ordNo);
  // The order of a member who left may be gone.
  const worth = taxable ? taxPartsOf(taxable) : row;
  return plus(worth, row, row.issDts === null ? 0 : -1);
}

function plus(parts: TaxParts, others: TaxParts, times: 0 | 1 | -1): TaxParts {
  return {
    taxFreePrc: parts.taxFreePrc + others.taxFreePrc * times,
    splyPrc: parts.splyPrc + others.splyPrc * times,
    vatPrc: parts.vatPrc + others.vatPrc * times,
  };
}

async function show(context: MallContext, row: TaxInvoice) {
  const { taxNo, ordNo, mallId, reqDts } = row;
  const { bizNo, cmpnyNm, rprsNm, email } = partyOf(context, row);
  const due = await dueOf(context, row);
  return {
    taxNo,
    taxStat: stateOf(row),
    ordNo,
    mallId,
    bizNo: showBusinessNumber(bizNo),
    cmpnyNm,
    rprsNm,
    email,
    ...due,
    docList: documentsOf(due),
    reqPrc: totalOf(row),
    reqDts: toDts(reqDts),
  };
}
