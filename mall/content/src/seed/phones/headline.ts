import {
  cheaperDiscount,
  contractMonths,
  contractPrice,
  type ContractTerms,
} from 'mall/phone-contract/contract-price.ts';
import { usimPrices } from 'mall/phone-contract/usim-prices.ts';
import type { JoinType } from 'mall/phone-contract/join-type.ts';
import type { PlanAges } from 'mall/phone-contract/plan-ages.ts';
import type { wireless } from 'mall/db/schema/wireless.ts';
import type { PhoneModel } from './phone-model.ts';
import { planAgesOf, planDiscountOf, plansFor, type PlanSeed } from './plan-list.ts';
import { extraSubsidyOf, subsidyOf } from './wireless-price.ts';

const discountNames = { SUPPORT: '공통지원금', PLAN_DISCOUNT: '선택약정' } as const;

/** Available to everyone: a new line. */
const headlineJoin: JoinType = 'NEW';

type Headline = Pick<
  typeof wireless.$inferInsert,
  | 'joinTp'
  | 'instMnth'
  | 'discType'
  | 'phoneMemory'
  | 'phonePrice'
  | 'planName'
  | 'planPrice'
  | 'totalPrice'
  | 'relsPrc'
  | 'newNum'
  | 'transNum'
  | 'changeNum'
>;

/** The price on the card: smallest memory, the plan and the discount that cost least of those that anyone may have. */
export function headlineOf(model: PhoneModel, joinTpList: readonly JoinType[]): Headline {
  const [[phoneMemory, relsPrc] = ['', 0]] = model.memories;
  const { plan, discType, price } = cheapestOffer(model, relsPrc);
  const inTenThousands = (joinTp: JoinType) => {
    const subsidy = subsidyOf(relsPrc, model.age, plan, joinTp);
    return joinTpList.includes(joinTp) ? Math.floor((subsidy + extraSubsidyOf(subsidy)) / 10_000) : null;
  };
  return {
    joinTp: headlineJoin,
    instMnth: contractMonths,
    discType: discountNames[discType],
    phoneMemory,
    phonePrice: price.phonePrice,
    planName: plan.planNm,
    planPrice: plan.planPrice - price.planDscntPrc,
    totalPrice: price.totalPrice,
    relsPrc,
    newNum: inTenThousands('NEW'),
    transNum: inTenThousands('TRANS'),
    changeNum: inTenThousands('CHANGE'),
  };
}

/** What is paid a month with each plan, and the least of it. */
function cheapestOffer(model: PhoneModel, relsPrc: number) {
  const offers = headlinePlans(model).map((plan) => {
    const terms = termsOf(model, relsPrc, plan);
    const discType = cheaperDiscount(terms);
    return { plan, discType, price: contractPrice({ ...terms, discType }) };
  });
  return offers.reduce((least, offer) => (offer.price.totalPrice < least.price.totalPrice ? offer : least));
}

function termsOf(model: PhoneModel, relsPrc: number, plan: PlanSeed): Omit<ContractTerms, 'discType'> {
  const sprtPrc = subsidyOf(relsPrc, model.age, plan, headlineJoin);
  return {
    relsPrc,
    planPrice: plan.planPrice,
    sprtPrc,
    addSprtPrc: extraSubsidyOf(sprtPrc),
    slctDscntPrc: planDiscountOf(plan),
    agrmMnth: contractMonths,
    instMnth: contractMonths,
    usimPrc: usimPrices(headlineJoin)[0]?.usimPrc ?? 0,
    addSvcPrc: 0,
  };
}

/** Plans with data that anyone may have; for a phone that has none of them, those of its own group. */
function headlinePlans(model: PhoneModel): PlanSeed[] {
  const withData = plansFor(model).filter(({ dataCntn }) => /\d/u.test(dataCntn));
  const forAnyone = withData.filter((plan) => hasNoLimit(planAgesOf(plan)));
  return forAnyone.length > 0 ? forAnyone : withData.filter(({ group }) => group === model.planGroups[0]);
}

function hasNoLimit({ ageMin, ageMax }: PlanAges): boolean {
  return ageMin === null && ageMax === null;
}
