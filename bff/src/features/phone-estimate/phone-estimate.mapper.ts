import type {
  DiscountType,
  JoinType,
  PhoneCredit,
  PhoneEstimate,
  PhoneEstimateInput,
  PhoneEstimateLine,
  PhoneEstimateLineKind,
  PhoneExtraService,
  PhoneSubsidy,
  PhoneSubsidyKind,
  UsimType,
} from '../../graphql/__generated__/schema-types.ts';
import { toDay } from '../../rules/korean-time.ts';
import { fromCode } from '../../upstream/wire.ts';
import {
  discountCodes,
  discountTypes,
  joinCodes,
  joinTypes,
  usimTypes,
  usualContractMonths,
} from '../products/phone-codes.ts';
import type { WireExtraService, WirePhoneEstimate, WireSubsidy } from './phone-estimate.wire.ts';

const lineKinds = {
  PHONE: 'DEVICE',
  RELS: 'RELEASE_PRICE',
  SPRT: 'SUBSIDY',
  ADD_SPRT: 'EXTRA_SUBSIDY',
  INST_FEE: 'INTEREST',
  USIM: 'USIM',
  PLAN: 'PLAN',
  PLAN_DSCNT: 'PLAN_DISCOUNT',
  ADD_SVC: 'EXTRA_SERVICES',
} as const satisfies Record<string, PhoneEstimateLineKind>;

const subsidyKinds = {
  SPRT: 'SUBSIDY',
  ADD_SPRT: 'EXTRA_SUBSIDY',
  PLAN_DSCNT: 'PLAN_DISCOUNT',
} as const satisfies Record<string, PhoneSubsidyKind>;

/** What a client chooses of a phone, in the mall's words. Also the body of a phone's order sheet. */
export function toEstimateBody(productNumber: string, input: PhoneEstimateInput & { discount: DiscountType }) {
  return {
    gdsGrpNo: productNumber,
    colorNm: input.color ?? null,
    phoneMemory: input.memory,
    joinTp: joinCodes[input.joinType],
    planNo: input.planNumber,
    discType: discountCodes[input.discount],
    agrmMnth: input.contractMonths ?? null,
    instMnth: input.deviceMonths,
    usimTp: input.usim,
    addSvcNoList: input.extraServiceNumbers,
  };
}

/** Percent a month (specification, section 9), for a mall that does not say. */
const usualMonthlyRate = 0.492;

export function toPhoneEstimate(wire: WirePhoneEstimate): PhoneEstimate & { __typename: 'PhoneEstimate' } {
  return {
    __typename: 'PhoneEstimate',
    productNumber: wire.gdsGrpNo,
    productName: wire.gdsGrpNm,
    color: wire.colorNm,
    memory: wire.phoneMemory,
    joinType: fromCode<JoinType>(joinTypes, wire.joinTp, 'joinTp'),
    planNumber: wire.planNo,
    planName: wire.planNm,
    carrierName: wire.telecomNm,
    discount: fromCode<DiscountType>(discountTypes, wire.discType, 'discType'),
    contractMonths: wire.agrmMnth,
    deviceMonths: wire.instMnth,
    usim: fromCode<UsimType>(usimTypes, wire.usimTp, 'usimTp'),
    extraServices: wire.addSvcList?.map(toExtraService) ?? null,
    releasePrice: wire.relsPrc,
    planMonthly: wire.planPrice,
    principal: wire.instPrncpl,
    deviceTotal: wire.instTotPrc,
    interest: wire.instFee,
    monthlyRate: wire.mnthRate ?? usualMonthlyRate,
    yearlyRate: wire.yrRate,
    phoneMonthly: wire.phonePrice,
    planDiscount: wire.planDscntPrc,
    lineMonthly: wire.linePrice,
    totalMonthly: wire.totalPrice,
    firstMonthTotal: wire.fstMnthPrc,
    firstBill: wire.fstBillPrc,
    usimPrice: wire.usimPrc,
    contractTotal: wire.cntrctTotPrc,
    comparedMonths: comparedMonths(wire),
    minimumMonths: wire.keepMnth,
    cancellationFee: wire.brkFeeCntn,
    terminationFees: wire.brkPrcList?.map(({ mnth, prc }) => ({ month: mnth, amount: prc })) ?? null,
    arrivesOn: toDay(wire.arvlDt),
    alternatives: wire.altList.map(({ discType, totalPrice, cntrctTotPrc }) => ({
      discount: fromCode<DiscountType>(discountTypes, discType, 'altList'),
      totalMonthly: totalPrice,
      contractTotal: cntrctTotPrc,
    })),
    breakEvenMonth: wire.breakMnth,
    monthlyLines: wire.mnthLnList?.map(toLine) ?? null,
    contractLines: wire.totLnList?.map(toLine) ?? null,
    subsidies: wire.sprtList?.map(toSubsidy) ?? null,
    credit: wire.crdt && toCredit(wire.crdt),
    agreementId: wire.agrmtId,
  };
}

function toCredit({
  crdtrNm,
  crdtrAddr,
  crdtrTel,
  payDd,
  lateRate,
}: NonNullable<WirePhoneEstimate['crdt']>): PhoneCredit {
  return { lender: crdtrNm, address: crdtrAddr, phone: crdtrTel, paymentDay: payDd, lateInterestRate: lateRate };
}

export function toExtraService({ addSvcNo, addSvcNm, addSvcCntn, mnthPrc }: WireExtraService): PhoneExtraService {
  return { number: addSvcNo, name: addSvcNm, description: addSvcCntn, monthly: mnthPrc };
}

export function toSubsidy({ tp, payerNm, prc, condCntn }: WireSubsidy): PhoneSubsidy {
  return {
    kind: fromCode<PhoneSubsidyKind>(subsidyKinds, tp, 'sprtList'),
    payer: payerNm,
    amount: prc,
    condition: condCntn,
  };
}

/** Months of the line that the total counts. */
export function comparedMonths({ cmprMnth }: WirePhoneEstimate): number {
  return cmprMnth ?? usualContractMonths;
}

/** The discount that a choice begins with. A mall that does not send it shows by its totals which is cheaper. */
export function defaultDiscount({ dfltDiscTp, altList }: WirePhoneEstimate): DiscountType {
  const told = fromCode<DiscountType>(discountTypes, dfltDiscTp, 'dfltDiscTp');
  if (told !== null) return told;
  const totalWith = (wanted: string) => altList.find(({ discType }) => discType === wanted)?.cntrctTotPrc;
  const [subsidy, planDiscount] = [totalWith(discountCodes.SUBSIDY), totalWith(discountCodes.PLAN_DISCOUNT)];
  const isCheaper = subsidy !== undefined && planDiscount !== undefined && planDiscount < subsidy;
  return isCheaper ? 'PLAN_DISCOUNT' : 'SUBSIDY';
}

function toLine({ tp, prc }: { tp: string | null; prc: number }): PhoneEstimateLine {
  return { kind: fromCode<PhoneEstimateLineKind>(lineKinds, tp, 'tp'), amount: prc };
}
