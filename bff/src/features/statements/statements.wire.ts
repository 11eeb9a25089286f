import type { RequestTaxInvoiceInput } from '../../graphql/__generated__/schema-types.ts';
import type { MallCall } from '../../upstream/call.ts';
import { privateCall } from '../../upstream/private-call.ts';
import type { Read } from '../../upstream/reading.ts';
import { code, completeList, list, row, whole, won, words } from '../../upstream/wire.ts';

const line = row(
  'StatementLine',
  { gdsNm: words, slPrc: won, qty: whole, prc: won },
  { optNm: words, colorNm: words, custOrdNoList: list('customerOrderNumbers', words) },
);
const document = row('TaxDocument', { docTp: code, prc: won }, { aprvNo: words });
const correction = row('TaxCorrection', { prc: won }, { docTp: code, issDts: words, aprvNo: words });
const taxInvoice = row(
  'TaxInvoice',
  { taxNo: code },
  {
    taxStat: code,
    bizNo: words,
    cmpnyNm: words,
    rprsNm: words,
    email: words,
    totPrc: won,
    reqDts: words,
    issDts: words,
    aprvNo: words,
    taxDocList: list('documents', document),
    crctList: list('corrections', correction),
  },
);
const receiver = row('StatementReceiver', { bizNo: words, cmpnyNm: words }, {});
const statement = row(
  'Statement',
  { stmtTp: code, lineList: completeList(line), dlvPrc: won, totPrc: won },
  {
    issDts: words,
    dscntPrc: won,
    taxFreePrc: won,
    splyPrc: won,
    vatPrc: won,
    rfndPrc: won,
    taxInv: taxInvoice,
    taxRsnCd: code,
    taxDocList: list('taxDocuments', document),
    rcvr: receiver,
  },
);
const requested = row('TaxInvoiceRequested', { taxInv: taxInvoice }, {});

export type WireStatement = Read<typeof statement>;
export type WireTaxDocument = Read<typeof document>;
export type WireTaxInvoice = Read<typeof taxInvoice>;

export function orderStatementCall(number: string): MallCall<WireStatement> {
  return {
    endpoint: 'GET orders/{ordNo}/statement',
    method: 'GET',
    path: '/api/v1/mall/orders/{ordNo}/statement',
    isShared: true,
    numbers: { ordNo: number },
    response: statement,
  };
}

export function bulkOrderStatementCall(number: string): MallCall<WireStatement> {
  return {
    endpoint: 'GET uploads/orders/{upldNo}/statement',
    method: 'GET',
    path: '/api/v1/mall/uploads/orders/{upldNo}/statement',
    isShared: true,
    numbers: { upldNo: number },
    response: statement,
  };
}

export function cartStatementCall(lineNumbers: readonly string[]): MallCall<WireStatement> {
  return {
    method: 'POST',
    isShared: false, // a change of the cart may come between two requests for the same lines
    endpoint: 'POST carts/estimate',
    path: '/api/v1/mall/carts/estimate',
    body: { cartNoList: lineNumbers },
    fields: { cartNoList: 'lineNumbers' },
    response: statement,
  };
}

export function taxInvoiceCall(input: RequestTaxInvoiceInput) {
  const { idempotencyKey, orderNumber, businessNumber, companyName, representativeName, email } = input;
  return privateCall({
    path: 'orders/{ordNo}/tax-invoice',
    numbers: { ordNo: orderNumber },
    body: { bizNo: businessNumber, cmpnyNm: companyName, rprsNm: representativeName, email },
    fields: {
      ordNo: 'orderNumber',
      bizNo: 'businessNumber',
      cmpnyNm: 'companyName',
      rprsNm: 'representativeName',
      email: 'email',
    },
    idempotencyKey,
    response: requested,
  });
}
