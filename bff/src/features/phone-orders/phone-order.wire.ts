import { Invalid, type ContractRows, type Read, type Reader } from '../../upstream/reading.ts';
import { code, completeList, list, markup, orNull, row, won, words, yn } from '../../upstream/wire.ts';
import { delivery, headFields, payment, receipt, requiredHeadFields } from '../orders/order.wire.ts';
import { bank, paymentRequest, type WirePaymentRequest } from '../payment/payment.wire.ts';
import { extraService, phoneEstimate, subsidy } from '../phone-estimate/phone-estimate.wire.ts';
import { carriers } from '../products/wireless.wire.ts';

/** What only minors are asked for is marked. */
const agreement = row('PhoneAgreement', { agreeCd: code, title: words }, { cntnHtml: markup, reqYn: yn, minorYn: yn });
const sheetDocument = row('PhoneDocument', { docCd: code, reqYn: yn }, {});
export const sheet = row(
  'PhoneSheet',
  {
    wlsShtNo: code,
    estimate: phoneEstimate,
    agreeList: completeList(agreement),
    addSvcList: list('addSvcList', extraService),
    docList: list('docList', sheetDocument),
  },
  { expDts: words, telecomList: orNull(carriers), bankList: orNull(list('bankList', bank)) },
);

export const porting = row('Porting', { mnpNo: code }, { expDts: words });

const holder = row(
  'PhoneHolder',
  { nm: words },
  {
    telNo: words,
    email: words,
    adultYn: yn,
    grdnNm: words,
    joinTp: code,
    befTelecomCd: code,
    billTp: code,
    billNo: words,
  },
);
const document = row('PhoneDocument', { docCd: code }, { fileNo: code, regDts: words });
const event = row('PhoneOrderEvent', {}, { stat: code, dts: words, whoTp: code, rsnCntn: words });
const withdrawalReason = row('PhoneWithdrawalReason', { rsnCd: code }, { endDt: words });
export const phoneOrder = row(
  'PhoneOrder',
  { ...requiredHeadFields, estimate: phoneEstimate, holder, docList: completeList(document) },
  {
    ...headFields,
    dlv: delivery,
    docDueDts: words,
    rsnCntn: words,
    wdrwEndDt: words,
    wdrwRsnList: orNull(list('wdrwRsnList', withdrawalReason)),
    payMthdCd: code,
    pay: orNull(payment),
    rcptList: orNull(list('rcptList', receipt)),
    dlvCmpnyNm: words,
    invcNo: code,
    histList: list('histList', event),
  },
);

/** A malformed form: without it the order could not be paid, while no form means that nothing is to be paid. */
export const unreadableForm = Symbol('a form that cannot be read');
const form: Reader<ContractRows['PgRequest'], WirePaymentRequest | typeof unreadableForm | null> = (value) => {
  const read = orNull(paymentRequest)(value);
  return read instanceof Invalid ? unreadableForm : read;
};

// The order exists even if the `order` in the response is malformed.
export const placed = row(
  'PhoneOrderPlaced',
  { ordNo: code },
  { payPrc: won, payDueDts: words, pgReq: form, order: phoneOrder },
);
export const changed = row('PhoneOrderChanged', { order: phoneOrder }, {});

export const printout = row(
  'PhonePrint',
  {
    mall: row('PhoneMall', { mallNm: words }, {}),
    ordNo: code,
    holder,
    estimate: phoneEstimate,
    sprtList: completeList(subsidy),
    agreeList: completeList(agreement),
    signYn: yn,
  },
  { ordDts: words, stat: code, dlv: delivery },
);

export type WirePhoneSheet = Read<typeof sheet>;
export type WirePorting = Read<typeof porting>;
export type WirePhoneHolder = Read<typeof holder>;
export type WirePhoneDocument = Read<typeof document>;
export type WirePhoneOrderEvent = Read<typeof event>;
export type WirePhoneWithdrawalReason = Read<typeof withdrawalReason>;
export type WirePhoneOrder = Read<typeof phoneOrder>;
export type WirePhoneOrderPlaced = Read<typeof placed>;
export type WirePhonePrintout = Read<typeof printout>;
