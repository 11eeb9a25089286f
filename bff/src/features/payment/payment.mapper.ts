import { MallError } from '../../errors/mall-error.ts';
import type {
  Bank,
  InstallmentOffer,
  Payment,
  PaymentNotice,
  PaymentOption,
  PaymentRequest,
  PaymentSeenByVisitor,
  VirtualAccount,
} from '../../graphql/__generated__/schema-types.ts';
import { formTarget } from '../../rules/form-target.ts';
import { toSafeHtml } from '../../rules/html.ts';
import { opaqueId } from '../../rules/ids.ts';
import { toInstant } from '../../rules/korean-time.ts';
import { fromCode } from '../../upstream/wire.ts';
import type { MallScope } from '../mall/mall.model.ts';
import type { MemberMall } from '../member/member.model.ts';
import { paymentMethods, paymentStatuses } from '../purchase/purchase-codes.ts';
import type {
  WireBank,
  WireGuides,
  WireInstallment,
  WirePayment,
  WirePaymentMethod,
  WirePaymentRequest,
  WirePaymentState,
  WireVirtualAccount,
} from './payment.wire.ts';

export interface PaymentModel extends Omit<Payment, '__typename' | 'order' | 'bulkOrder' | 'member'> {
  __typename: 'Payment';
  mall: MemberMall;
}

export function toPayment(wire: WirePayment, mall: MemberMall): PaymentModel {
  return {
    __typename: 'Payment',
    id: opaqueId('Payment', mall.number, wire.ordNo),
    mall,
    orderNumber: wire.ordNo,
    status: fromCode(paymentStatuses, wire.payStat, 'payStat'),
    number: wire.payNo,
    provider: wire.pgCd,
    amount: wire.payPrc,
    isRetryable: wire.retryYn,
    failureMessage: wire.failMsg,
    virtualAccount: wire.vbank && toVirtualAccount(wire.vbank),
    paidAt: toInstant(wire.payDts),
  };
}

export function toVisitorsPayment({ ordNo, payStat }: WirePaymentState) {
  return {
    __typename: 'PaymentSeenByVisitor',
    orderNumber: ordNo,
    status: fromCode(paymentStatuses, payStat, 'payStat'),
  } satisfies PaymentSeenByVisitor;
}

export function toPaymentOption({ payMthdCd, payMthdNm, cardList, bankList }: WirePaymentMethod): PaymentOption {
  return {
    method: fromCode(paymentMethods, payMthdCd, 'payMthdCd'),
    name: payMthdNm,
    cards: (cardList ?? []).map(({ cardCd, cardNm, instMnthList, freeInstMnthList }) => ({
      code: cardCd,
      name: cardNm,
      months: instMnthList ?? [],
      interestFreeMonths: freeInstMnthList ?? [],
    })),
    banks: (bankList ?? []).map(toBank),
  };
}

export function toInstallmentOffer(wire: WireInstallment): InstallmentOffer {
  return {
    months: wire.instMnth,
    total: wire.totPrc,
    monthly: wire.mnthPrc,
    firstMonth: wire.fstMnthPrc,
    isInterestFree: wire.freeYn ?? false,
  };
}

export function toBank({ bankCd, bankNm }: WireBank): Bank {
  return { code: bankCd, name: bankNm };
}

export function toVirtualAccount({ bankNm, acctNo, acctNm, dueDts }: WireVirtualAccount): VirtualAccount {
  return { bankName: bankNm, accountNumber: acctNo, holder: acctNm, dueAt: toInstant(dueDts) };
}

/** Shoppers are sent to https or back to the shop, and nowhere else. */
export function toPaymentRequest(wire: WirePaymentRequest, returnUrl: string | null, endpoint: string): PaymentRequest {
  const url = formTarget(wire.payUrl, returnUrl);
  if (url === null) throw new MallError('bad-answer', endpoint, { detail: 'no address to send a shopper to' });
  return {
    number: wire.payNo,
    provider: wire.pgCd,
    url,
    method: 'POST',
    parameters: wire.params.map(({ name, value }) => ({ name, value })),
    expiresAt: toInstant(wire.expDts),
  };
}

/** Of paying and of claims alike. */
export function toGuides(wire: WireGuides, mall: MallScope): Omit<PaymentNotice, '__typename'>[] {
  const place = { mallUrl: mall.url, device: mall.device, imageHost: mall.imageHost };
  return wire.map(({ payMthdCd, cntnHtml }) => ({
    method: fromCode(paymentMethods, payMthdCd, 'payMthdCd'),
    html: toSafeHtml(cntnHtml, place),
  }));
}
