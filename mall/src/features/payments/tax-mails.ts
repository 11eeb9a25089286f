import { showBusinessNumber } from '../../buying/business-number.ts';
import type { TransactionContext } from '../../context.ts';
import type { TaxCorrection } from '../../db/schema/tax-invoices.ts';
import { noticeMessages, noticeOf, type NoticeContent } from '../../mail/notices.ts';
import { postAll } from '../../mail/outbox.ts';
import { findMall } from '../../malls/mall.queries.ts';
import { partyOf, type TaxInvoice } from './tax-invoice.ts';

/** Confirms what was asked for, to the address that the tax invoice goes to. */
export function mailAsked(context: TransactionContext, row: TaxInvoice): Promise<void> {
  return mail(context, row, noticeOf('TAX_INVOICE_ASKED', factsOf(context, row)));
}

export function mailIssued(context: TransactionContext, row: TaxInvoice): Promise<void> {
  const facts = { ...factsOf(context, row), '국세청 승인번호': row.aprvNo ?? '홈택스에서 확인' };
  return mail(context, row, noticeOf('TAX_INVOICE_ISSUED', facts));
}

/** `correction`: what it takes off what was invoiced before. */
export function mailCorrected(context: TransactionContext, row: TaxInvoice, correction: TaxCorrection): Promise<void> {
  const { taxFreePrc, splyPrc, vatPrc } = correction;
  const facts = {
    ...factsOf(context, { ...row, taxFreePrc, splyPrc, vatPrc }),
    '국세청 승인번호': correction.aprvNo ?? '홈택스에서 확인',
  };
  return mail(context, row, noticeOf('TAX_INVOICE_AMENDED', facts));
}

function factsOf(context: TransactionContext, row: TaxInvoice) {
  const { ordNo, splyPrc, vatPrc, taxFreePrc } = row;
  const { bizNo, cmpnyNm } = partyOf(context, row);
  const taxFree = taxFreePrc === 0 ? '' : `면세금액 ${won(taxFreePrc)}, `;
  return {
    '공급받는 자': `${cmpnyNm} ${showBusinessNumber(bizNo)}`,
    금액: `${taxFree}공급가액 ${won(splyPrc)}, 부가세 ${won(vatPrc)}`,
    주문번호: ordNo,
  };
}

async function mail(context: TransactionContext, row: TaxInvoice, content: NoticeContent): Promise<void> {
  const { mallId, ordNo } = row;
  const mall = await findMall(context.db, mallId);
  if (!mall) return;
  const { email } = partyOf(context, row);
  const path = ordNo.startsWith('UL') ? `/upload?upldNo=${ordNo}` : `/order/orderDetail/${ordNo}`;
  await postAll(context, noticeMessages(context.settings, mall, { email, tel: null }, { ...content, path }));
}

function won(amount: number): string {
  return `${amount.toLocaleString('ko-KR')}원`;
}
