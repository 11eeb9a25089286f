import {
  cheaperDiscount,
  contractMonths,
  contractPrice,
  type ContractTerms,
} from 'mall/phone-contract/contract-price.ts';
import { usimPrices } from 'mall/phone-contract/usim-prices.ts';
import type { JoinType } from 'mall/phone-contract/join-type.ts';
import type { wireless } from 'mall/db/schema/wireless.ts';
import type { PhoneModel } from './phone-model.ts';
import { planDiscountOf, plansFor, type PlanSeed } from './plan-list.ts';
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

/** The price on the card: smallest memory, cheapest plan of its kind, and the discount with the lower total. */
export function headlineOf(model: PhoneModel, joinTpList: readonly JoinType[]): Headline {
  const [[phoneMemory, relsPrc] = ['', 0]] = model.memories;
  const plan = headlinePlan(model);
  const sprtPrc = subsidyOf(relsPrc, model.age, plan, headlineJoin);
  const terms: Omit<ContractTerms, 'discType'> = {
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
  const discType = cheaperDiscount(terms);
  const price = contractPrice({ ...terms, discType });
  const inTenThousands = (joinTp: JoinType) => {
    const subsidy = subsidyOf(relsPrc, model.age, plan, joinTp);
    return joinTpList.includes(joinTp) ? Math.floor((subsidy + extraSubsidyOf(subsidy)) / 10_000) : null;
  };
  return {
    joinTp: headlineJoin,
    instMnth: terms.instMnth,
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

/** The cheapest plan with data of the phone's own group. */
function headlinePlan(model: PhoneModel): PlanSeed {
  const ofGroup = plansFor(model).filter(
    ({ group, dataCntn }) => group === model.planGroups[0] && /\d/u.test(dataCntn),
  );
  return ofGroup.reduce((cheapest, plan) => (plan.planPrice < cheapest.planPrice ? plan : cheapest));
}
