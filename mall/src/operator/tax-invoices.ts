import { and, asc, count, eq, isNull } from 'drizzle-orm';
import { showBusinessNumber } from '../buying/business-number.ts';
import type { MallContext } from '../context.ts';
import { taxInvoices } from '../db/schema/tax-invoices.ts';
import { kindOf } from '../features/order-kinds/order-kinds.ts';
import { partyOf, stateOf, taxPartsOf, type TaxInvoice } from '../features/payments/tax-invoice.ts';
import { mailIssued } from '../features/payments/tax-mails.ts';
import { conflict, notFound } from '../http/refusal.ts';
import { toDts } from '../wire/dts.ts';
import type { OperatorHandlers } from './operator-call.ts';

export const openTaxInvoice = isNull(taxInvoices.issDts);

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
    async act(context, { params: { taxNo }, body: { aprvNo = null } }) {
      const { db, now } = context;
      const [issued] = await db
        .update(taxInvoices)
        .set({ issDts: now(), aprvNo })
        .where(and(eq(taxInvoices.taxNo, taxNo), openTaxInvoice))
        .returning();
      if (issued) return mailIssued(context, issued);
      const [known] = await db.select().from(taxInvoices).where(eq(taxInvoices.taxNo, taxNo));
      if (!known) throw notFound('세금계산서를');
      throw conflict('이미 발행한 세금계산서예요.', { rsnCd: 'STATE', stat: stateOf(known) });
    },
  },
};

/** With what the order is worth by now: what was given back since the request is not invoiced. */
async function show(context: MallContext, row: TaxInvoice) {
  const { taxNo, ordNo, mallId, reqDts, taxFreePrc, splyPrc, vatPrc } = row;
  const { bizNo, cmpnyNm, rprsNm, email } = partyOf(context, row);
  const taxable = await kindOf(ordNo)?.taxable?.(context, ordNo);
  const asked = { taxFreePrc, splyPrc, vatPrc };
  return {
    taxNo,
    ordNo,
    mallId,
    bizNo: showBusinessNumber(bizNo),
    cmpnyNm,
    rprsNm,
    email,
    // The order of a member who left may be gone.
    ...(taxable ? taxPartsOf(taxable) : asked),
    reqPrc: taxFreePrc + splyPrc + vatPrc,
    reqDts: toDts(reqDts),
  };
}
