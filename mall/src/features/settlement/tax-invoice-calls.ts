import { readBusinessNumber, type BusinessNumberFault } from '../../buying/business-number.ts';
import type { TransactionContext } from '../../context.ts';
import { taxInvoices } from '../../db/schema/tax-invoices.ts';
import { memberOf, type Call, type Handlers } from '../../http/call.ts';
import { conflict, invalid, notFound } from '../../http/refusal.ts';
import { lockCaller } from '../../members/members.queries.ts';
import { newNumber } from '../../security/numbers.ts';
import { sealJson } from '../../security/sealed-json.ts';
import { kindOf } from '../order-kinds/order-kinds.ts';
import { reasonAgainst, showTaxInvoice, taxPartsOf, type TaxParty, type TaxReason } from '../payments/tax-invoice.ts';
import { mailAsked } from '../payments/tax-mails.ts';

export const taxInvoiceHandlers = { requestTaxInvoice } satisfies Partial<Handlers>;

const faults: Readonly<Record<BusinessNumberFault, string>> = {
  FORMAT: '사업자등록번호 열 자리를 입력해주세요.',
  CHECK_DIGIT: '없는 사업자등록번호예요. 사업자등록증의 번호와 한 자리씩 비교해주세요.',
};

const reasons: Readonly<Record<TaxReason, string>> = {
  UNPAID: '결제를 마친 뒤에 요청할 수 있어요.',
  CARD: '이 결제는 매출전표가 (세금)계산서를 대신해요.',
  RECEIPT: '현금영수증을 발행한 주문이에요. (세금)계산서를 함께 받을 수 없어요.',
  NOTHING: '모두 환불한 주문이에요.',
  VOUCHER: '상품권은 (세금)계산서를 발행하지 않아요.',
  BULK: '대량 주문은 올린 파일 단위로 요청할 수 있어요.',
  ASKED: '이미 요청한 주문이에요.',
};

/** Asks the shop for the documents of tax of an order or bulk order: once, for what was paid and not given back. */
async function requestTaxInvoice(context: TransactionContext, call: Call<'requestTaxInvoice'>) {
  const { db, keys, now } = context;
  const { memNo, mallId } = memberOf(call);
  const { ordNo } = call.params;
  const { cmpnyNm, rprsNm, email } = call.body;
  const read = readBusinessNumber(call.body.bizNo);
  if ('fault' in read) throw invalid([{ field: 'bizNo', reason: faults[read.fault], rsnCd: 'FORMAT' }]);
  await lockCaller(db, memNo);
  const taxable = (await kindOf(ordNo)?.taxable?.(context, ordNo)) ?? null;
  if (taxable?.memNo !== memNo || taxable.mallId !== mallId) throw notFound('주문을', 'ordNo');
  const reason = reasonAgainst(taxable);
  if (reason) throw refused(reason);
  const party: TaxParty = { bizNo: read.bizNo, cmpnyNm, rprsNm, email };
  const [row] = await db
    .insert(taxInvoices)
    .values({
      taxNo: newNumber('TX', now()),
      ordNo,
      mallId,
      memNo,
      sealed: sealJson(keys, party),
      ...taxPartsOf(taxable),
      reqDts: now(),
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw refused('ASKED');
  await mailAsked(context, row);
  return { taxInv: showTaxInvoice(context, row) };
}

function refused(reason: TaxReason) {
  return conflict(reasons[reason], { rsnCd: 'STATE', stat: reason });
}
