import { showBusinessNumber } from '../../buying/business-number.ts';
import type { TransactionContext } from '../../context.ts';
import { post } from '../../mail/outbox.ts';
import { mallAddress } from '../../mail/storefront.ts';
import { findMall } from '../../malls/mall.queries.ts';
import { partyOf, type TaxInvoice } from './tax-invoice.ts';

/** Confirms what was asked for, to the address that the tax invoice goes to. */
export function mailAsked(context: TransactionContext, row: TaxInvoice): Promise<void> {
  return mail(context, row, {
    kind: 'TAX_INVOICE_ASKED',
    subject: '세금계산서 발행을 요청받았어요',
    last: '발행하면 이 주소로 알려 드려요.',
  });
}

export function mailIssued(context: TransactionContext, row: TaxInvoice): Promise<void> {
  return mail(context, row, {
    kind: 'TAX_INVOICE_ISSUED',
    subject: '세금계산서를 발행했어요',
    last: row.aprvNo === null ? '홈택스에서 확인할 수 있어요.' : `국세청 승인번호 ${row.aprvNo}`,
  });
}

interface Message {
  kind: 'TAX_INVOICE_ASKED' | 'TAX_INVOICE_ISSUED';
  subject: string;
  last: string;
}

async function mail(context: TransactionContext, row: TaxInvoice, { kind, subject, last }: Message): Promise<void> {
  const { mallId, ordNo, splyPrc, vatPrc, taxFreePrc } = row;
  const mall = await findMall(context.db, mallId);
  if (!mall) return;
  const { bizNo, cmpnyNm, email } = partyOf(context, row);
  const body = [
    `${cmpnyNm} ${showBusinessNumber(bizNo)}`,
    ...(taxFreePrc > 0 ? [`면세금액 ${won(taxFreePrc)}`] : []),
    `공급가액 ${won(splyPrc)}, 부가세 ${won(vatPrc)}`,
    `주문번호 ${ordNo}`,
    last,
  ].join('\n');
  const page = ordNo.startsWith('UL') ? `/upload?upldNo=${ordNo}` : `/order/orderDetail/${ordNo}`;
  const links = [{ label: '주문 보기', url: mallAddress(context.settings, mall.mallUrl, page) }];
  await post(context, {
    mallId,
    channel: 'EMAIL',
    target: email,
    kind,
    subject: `[${mall.mallNm}] ${subject}`,
    body,
    links,
  });
}

function won(amount: number): string {
  return `${amount.toLocaleString('ko-KR')}원`;
}
