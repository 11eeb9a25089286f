import type { CallVariants } from '../../request/mall-api.ts';
import type { Read } from '../../upstream/reading.ts';
import { code, completeList, decimal, orNull, row, surcharge, whole, won, words } from '../../upstream/wire.ts';

const alternative = row('EstimateAlternative', { totalPrice: won, cntrctTotPrc: won }, { discType: words });
const line = row('EstimateLine', { prc: surcharge }, { tp: words });
const breakPrice = row('BreakPrice', { mnth: whole, prc: won }, {});
const creditTerms = row(
  'CreditTerms',
  { crdtrNm: words, crdtrAddr: words, payDd: whole, lateRate: decimal },
  { crdtrTel: words },
);
export const subsidy = row('SubsidyTerm', { payerNm: words, prc: won, condCntn: words }, { tp: words });
export const extraService = row(
  'AdditionalService',
  { addSvcNo: code, addSvcNm: words, mnthPrc: won },
  { addSvcCntn: words },
);

/** Also part of the sheet and the order of a phone. */
export const phoneEstimate = row(
  'WirelessEstimate',
  {
    instMnth: whole,
    instPrncpl: won,
    instTotPrc: won,
    instFee: won,
    phonePrice: won,
    planDscntPrc: won,
    totalPrice: won,
    fstMnthPrc: won,
    cntrctTotPrc: won,
    altList: completeList(alternative),
  },
  {
    gdsGrpNo: code,
    gdsGrpNm: words,
    colorNm: words,
    phoneMemory: words,
    joinTp: words,
    planNo: code,
    planNm: words,
    telecomNm: words,
    discType: words,
    agrmMnth: whole,
    usimTp: words,
    addSvcList: orNull(completeList(extraService)),
    relsPrc: won,
    planPrice: won,
    linePrice: won,
    usimPrc: won,
    fstBillPrc: won,
    crdt: orNull(creditTerms),
    cmprMnth: whole,
    mnthRate: decimal,
    yrRate: decimal,
    dfltDiscTp: words,
    keepMnth: whole,
    brkFeeCntn: words,
    brkPrcList: orNull(completeList(breakPrice)),
    breakMnth: whole,
    mnthLnList: orNull(completeList(line)),
    totLnList: orNull(completeList(line)),
    sprtList: orNull(completeList(subsidy)),
    arvlDt: words,
    agrmtId: code,
  },
);

export type WirePhoneEstimate = Read<typeof phoneEstimate>;
export type WireExtraService = Read<typeof extraService>;
export type WireSubsidy = Read<typeof subsidy>;

/** The mall's names of what a client chooses of a phone, by those of `PhoneEstimateInput`. */
export const estimateFields = {
  colorNm: 'color',
  phoneMemory: 'memory',
  joinTp: 'joinType',
  planNo: 'planNumber',
  discType: 'discount',
  agrmMnth: 'contractMonths',
  instMnth: 'deviceMonths',
  usimTp: 'usim',
  addSvcNoList: 'extraServiceNumbers',
};

export function phoneEstimateCalls(mallNumber: string, body: object): CallVariants<WirePhoneEstimate> {
  const shared = { method: 'POST', isShared: true, fields: estimateFields, response: phoneEstimate } as const;
  return {
    member: {
      ...shared,
      endpoint: 'POST products/wireless/estimate',
      path: '/api/v1/mall/products/wireless/estimate',
      body,
    },
    visitor: {
      ...shared,
      endpoint: 'POST pre/layout/product/wireless/estimate',
      path: '/api/v1/mall/pre/layout/product/wireless/estimate',
      body: { mallId: mallNumber, ...body },
    },
  };
}
