import type { ReturnFromPaymentInput } from '../../graphql/__generated__/schema-types.ts';
import type { CallVariants } from '../../request/mall-api.ts';
import type { MallCall, UnsharedCall } from '../../upstream/call.ts';
import { privateCall } from '../../upstream/private-call.ts';
import type { Read } from '../../upstream/reading.ts';
import { code, completeList, list, markup, row, whole, won, words, yn } from '../../upstream/wire.ts';

export const virtualAccount = row('VirtualAccount', { bankNm: words, acctNo: words }, { acctNm: words, dueDts: words });
export const bank = row('Bank', { bankCd: code, bankNm: words }, {});
const card = row(
  'PaymentCard',
  { cardCd: code, cardNm: words },
  { instMnthList: list('instMnthList', whole), freeInstMnthList: list('freeInstMnthList', whole) },
);
/** A way to pay, with what can be chosen of it. */
export const paymentMethod = row(
  'PaymentMethod',
  { payMthdCd: code, payMthdNm: words },
  { cardList: list('cardList', card), bankList: list('bankList', bank) },
);
/** Cost of paying a price in instalments. */
export const installment = row(
  'InstallmentOffer',
  { instMnth: whole, totPrc: won, mnthPrc: won, fstMnthPrc: won },
  { freeYn: yn },
);
const parameter = row('PgParameter', { name: words, value: words }, {});
export const paymentRequest = row(
  'PgRequest',
  { payNo: code, pgCd: code, payUrl: words, params: completeList(parameter) },
  { expDts: words },
);
const payment = row(
  'Payment',
  { ordNo: code, payStat: code },
  { payNo: code, pgCd: code, payPrc: won, retryYn: yn, failMsg: words, vbank: virtualAccount, payDts: words },
);
const paymentState = row('PaymentStateOfOrder', { ordNo: code, payStat: code }, {});
const guides = list('guides', row('PaymentGuide', { cntnHtml: markup }, { payMthdCd: code }));

export type WirePaymentMethod = Read<typeof paymentMethod>;
export type WireInstallment = Read<typeof installment>;
export type WireBank = Read<typeof bank>;
export type WireVirtualAccount = Read<typeof virtualAccount>;
export type WirePaymentRequest = Read<typeof paymentRequest>;
export type WirePayment = Read<typeof payment>;
export type WirePaymentState = Read<typeof paymentState>;
export type WireGuides = Read<typeof guides>;

export function paymentCall(orderNumber: string): MallCall<WirePayment> {
  return {
    endpoint: 'GET payments/{ordNo}/status',
    method: 'GET',
    path: '/api/v1/mall/payments/{ordNo}/status',
    numbers: { ordNo: orderNumber },
    isShared: true,
    response: payment,
  };
}

const returnFields = {
  pgCd: 'provider',
  payNo: 'number',
  ordNo: 'orderNumber',
  authToken: 'token',
  resultCd: 'result',
};

export function returnCall(input: ReturnFromPaymentInput): UnsharedCall<WirePayment> {
  return privateCall({ path: 'payments/return', body: toReturn(input), fields: returnFields, response: payment });
}

/** Without a bearer the mall answers the order number and the state only. */
export function visitorsReturnCall(mallNumber: string, input: ReturnFromPaymentInput): UnsharedCall<WirePaymentState> {
  const body = { mallId: mallNumber, ...toReturn(input) };
  return privateCall({ path: 'pre/payments/return', body, fields: returnFields, response: paymentState });
}

function toReturn({ provider, number, orderNumber, token, result }: ReturnFromPaymentInput) {
  return { pgCd: provider, payNo: number, ordNo: orderNumber, authToken: token, resultCd: result };
}

/** Texts by way to pay: about paying, and about claims. */
export function guideCalls(mallNumber: string, about: 'payments/notice' | 'claims/info'): CallVariants<WireGuides> {
  const shared = { method: 'GET', isShared: true, response: guides } as const;
  return {
    member: { ...shared, endpoint: `GET ${about}`, path: `/api/v1/mall/${about}` },
    visitor: {
      ...shared,
      endpoint: `GET pre/${about}`,
      path: `/api/v1/mall/pre/${about}`,
      query: { mallId: mallNumber },
    },
  };
}
