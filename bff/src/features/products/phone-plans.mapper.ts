import type {
  Carrier,
  DiscountType,
  JoinType,
  PhonePlan,
  PhonePlanOffer,
  PhonePrice,
  UsimType,
} from '../../graphql/__generated__/schema-types.ts';
import { fromCode } from '../../upstream/wire.ts';
import type { WireCarrier, WirePhone, WirePhonePlans, WirePlan } from './wireless.wire.ts';
import { discountTypes, joinTypes, usimTypes, usualContractMonths } from './phone-codes.ts';

export function toCarrier({ telecomCd, telecomNm }: WireCarrier): Carrier {
  return { code: telecomCd, name: telecomNm };
}

export function toJoinTypes(codes: readonly string[] | null): JoinType[] {
  return (codes ?? []).flatMap((code) => fromCode<JoinType>(joinTypes, code, 'joinTpList') ?? []);
}

/** Lists of a phone's page may be missing; then nothing is offered. */
export function toPlanOffer(
  wire: { [K in keyof WirePhonePlans]: WirePhonePlans[K] | null },
  joinType: JoinType | null,
  memory: string | null,
): PhonePlanOffer {
  return {
    joinType,
    memory,
    plans: (wire.planList ?? []).map(toPlan),
    carriers: (wire.telecomList ?? []).map(toCarrier),
    installmentMonths: wire.instMnthList ?? [],
    contractMonths: wire.agrmMnthList ?? [],
    defaultContractMonths: wire.dfltAgrmMnth ?? usualContractMonths,
    defaultDiscount: fromCode<DiscountType>(discountTypes, wire.dfltDiscTp, 'dfltDiscTp'),
    usims: (wire.usimList ?? usualUsims(joinType)).map(({ usimTp, usimPrc }) => ({
      type: fromCode<UsimType>(usimTypes, usimTp, 'usimTp'),
      price: usimPrc,
    })),
    cancellationFees: (wire.brkFeeList ?? []).map(({ discType, brkFeeCntn }) => ({
      discountType: fromCode<DiscountType>(discountTypes, discType, 'brkFeeList'),
      text: brkFeeCntn,
    })),
  };
}

/** Prices of the contract, for a mall that does not say its own. */
function usualUsims(joinType: JoinType | null) {
  const prices = { USIM: 7_700, ESIM: 2_750, OWN: 0 };
  return Object.entries(prices).map(([usimTp, usimPrc]) => ({ usimTp, usimPrc: joinType === 'CHANGE' ? 0 : usimPrc }));
}

export function toPrice(wire: WirePhone['priceData']): PhonePrice | null {
  return (
    wire && {
      joinType: fromCode<JoinType>(joinTypes, wire.joinTp, 'joinTp'),
      deviceMonths: wire.instMnth,
      discountType: wire.discType,
      memory: wire.phoneMemory,
      phoneMonthly: wire.phonePrice,
      planName: wire.planName,
      planMonthly: wire.planPrice,
      totalMonthly: wire.totalPrice,
    }
  );
}

function toPlan(wire: WirePlan): PhonePlan {
  return {
    number: wire.planNo,
    name: wire.planNm,
    monthly: wire.planPrice,
    data: wire.dataCntn,
    voice: wire.voiceCntn,
    messages: wire.smsCntn,
    subsidy: wire.sprtPrc,
    extraSubsidy: wire.addSprtPrc,
    optionalDiscount: wire.slctDscntPrc,
    minimumMonths: wire.keepMnth,
    minimumAge: wire.ageMin,
    maximumAge: wire.ageMax,
  };
}
