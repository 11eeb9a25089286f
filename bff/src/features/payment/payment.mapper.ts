import { MallError } from '../../errors/mall-error.ts';
import type {
  Bank,
  InstallmentOffer,
  Payment,
  PaymentNotice,
  PaymentOption,
  PaymentRequest,
  VirtualAccount,
} from '../../graphql/__generated__/schema-types.ts';
import { formTarget } from '../../rules/form-target.ts';
import { toSafeHtml } from '../../rules/html.ts';
import { opaqueId } from '../../rules/ids.ts';
import { toInstant } from '../../rules/korean-time.ts';
import { fromCode } from '../../upstream/wire.ts';
import type { MallScope } from '../mall/mall.model.ts';
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

export function toPayment(wire: WirePayment, { number }: Pick<MallScope, 'number'>) {
  return {
    ...toPaymentState('Payment', wire, number),
    number: wire.payNo,
    provider: wire.pgCd,
    amount: wire.payPrc,
    isRetryable: wire.retryYn,
    failureMessage: wire.failMsg,
    virtualAccount: wire.vbank && toVirtualAccount(wire.vbank),
    paidAt: toInstant(wire.payDts),
  } satisfies Payment;
}

export function toVisitorsPayment(wire: WirePaymentState, { number }: Pick<MallScope, 'number'>) {
  return {
    ...toPaymentState('VisitorsPayment', wire, number),
    number: null,
    provider: null,
    amount: null,
    isRetryable: null,
    failureMessage: null,
    virtualAccount: null,
    paidAt: null,
  } satisfies Payment;
}

/** `kind`: to a cache, what a member learns of a payment and what a visitor learns are two things. */
function toPaymentState(kind: 'Payment' | 'VisitorsPayment', { ordNo, payStat }: WirePaymentState, mallNumber: string) {
  return {
    __typename: 'Payment',
    id: opaqueId(kind, mallNumber, ordNo),
    orderNumber: ordNo,
    status: fromCode(paymentStatuses, payStat, 'payStat'),
  } satisfies Partial<Payment>;
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
