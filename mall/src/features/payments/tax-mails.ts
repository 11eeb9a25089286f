import { showBusinessNumber } from '../../buying/business-number.ts';
import type { TaxDocumentType, TaxParts } from '../../buying/value-added-tax.ts';
import type { TransactionContext } from '../../context.ts';
import type { TaxCorrection } from '../../db/schema/tax-invoices.ts';
import { noticeMessages, noticeOf, type NoticeContent } from '../../mail/notices.ts';
import { postAll } from '../../mail/outbox.ts';
import { findMall } from '../../malls/mall.queries.ts';
import { numberedDocuments, partyOf, type ApprovalNumbers, type TaxInvoice } from './tax-invoice.ts';

const names: Readonly<Record<TaxDocumentType, string>> = { TAXED: '세금계산서', EXEMPT: '계산서' };
const corrected: Readonly<Record<TaxDocumentType, string>> = { TAXED: '수정세금계산서', EXEMPT: '수정계산서' };

/** Confirms what was asked for, to the address that the documents go to. */
export function mailAsked(context: TransactionContext, row: TaxInvoice): Promise<void> {
  const title = `${namesOf(row, names)} 발행을 요청받았어요`;
  return mail(context, row, { ...noticeOf('TAX_INVOICE_ASKED', factsOf(context, row, row)), title });
}

export function mailIssued(context: TransactionContext, row: TaxInvoice): Promise<void> {
  const facts = { ...factsOf(context, row, row), '국세청 승인번호': numbersOf(row, names) };
  const title = `${namesOf(row, names)}를 발행했어요`;
  return mail(context, row, { ...noticeOf('TAX_INVOICE_ISSUED', facts), title });
}

/** `correction`: what it takes off what was invoiced before. */
export function mailCorrected(context: TransactionContext, row: TaxInvoice, correction: TaxCorrection): Promise<void> {
  const facts = { ...factsOf(context, row, correction), '국세청 승인번호': numbersOf(correction, corrected) };
  const title = `${namesOf(correction, corrected)}를 발행했어요`;
  return mail(context, row, { ...noticeOf('TAX_INVOICE_AMENDED', facts), title });
}

type Names = typeof names;

function namesOf(parts: TaxParts & ApprovalNumbers, shown: Names): string {
  return numberedDocuments(parts)
    .map(({ docTp }) => shown[docTp])
    .join('와 ');
}

/** One number stands alone, two with the names of their documents. */
function numbersOf(parts: TaxParts & ApprovalNumbers, shown: Names): string {
  const documents = numberedDocuments(parts);
  return documents
    .map(({ docTp, aprvNo }) => `${documents.length > 1 ? `${shown[docTp]} ` : ''}${aprvNo ?? '홈택스에서 확인'}`)
    .join(', ');
}

function factsOf(context: TransactionContext, row: TaxInvoice, { splyPrc, vatPrc, taxFreePrc }: TaxParts) {
  const { bizNo, cmpnyNm } = partyOf(context, row);
  const taxed = splyPrc + vatPrc === 0 ? [] : [`공급가액 ${won(splyPrc)}`, `부가세 ${won(vatPrc)}`];
  const taxFree = taxFreePrc === 0 ? [] : [`면세금액 ${won(taxFreePrc)}`];
  return {
    '공급받는 자': `${cmpnyNm} ${showBusinessNumber(bizNo)}`,
    금액: [...taxFree, ...taxed].join(', '),
    주문번호: row.ordNo,
  };
}

async function mail(
  context: TransactionContext,
  row: TaxInvoice,
  content: NoticeContent & { title: string },
): Promise<void> {
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
