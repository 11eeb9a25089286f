import { expect, test } from 'vitest';
import { allPhones } from '../../mall/content/src/seed/phones/all-phones.ts';
import type { PhoneBundle } from '../../mall/content/src/seed/phones/phone-bundle.ts';
import { planDiscountOf, planList } from '../../mall/content/src/seed/phones/plan-list.ts';
import { cheaperDiscount, contractPrice, type ContractTerms } from '../../mall/src/phone-contract/contract-price.ts';
import { usimPrices } from '../../mall/src/phone-contract/usim-prices.ts';
import { contractTotal } from '../../web/src/features/phones/contract-total.ts';
import { monthlyBill } from '../../web/src/features/phones/monthly-bill.ts';
import { requestedChoice, planOf } from '../../web/src/features/phones/phone-choice.ts';
import type { Phone } from '../../web/src/features/phones/phone.ts';

const joinTypes = { NEW: 'NEW', TRANS: 'TRANSFER', CHANGE: 'CHANGE' } as const;
const discounts = { SUPPORT: 'subsidy', PLAN_DISCOUNT: 'plan' } as const;

type JoinCode = keyof typeof joinTypes;

/** The phone as the storefront gets it, for one join type and memory. */
function phoneOf({ wireless, memories, plans }: PhoneBundle, joinTp: JoinCode, phoneMemory: string): Phone {
  return {
    price: {
      __typename: 'PhonePrice',
      joinType: joinTypes[wireless.joinTp],
      deviceMonths: wireless.instMnth,
      discountType: wireless.discType,
      memory: wireless.phoneMemory,
      phoneMonthly: wireless.phonePrice,
      planName: wireless.planName,
      planMonthly: wireless.planPrice,
      totalMonthly: wireless.totalPrice,
    },
    releasePrice: wireless.relsPrc,
    memories: memories.map((each) => ({
      __typename: 'PhoneMemory',
      memory: each.phoneMemory,
      releasePrice: each.relsPrc,
    })),
    joinType: joinTypes[joinTp],
    cardJoinType: joinTypes[wireless.joinTp],
    plans: plans
      .filter((pair) => pair.joinTp === joinTp && pair.phoneMemory === phoneMemory)
      .map(({ planNo, sprtPrc, addSprtPrc }) => toPlan(planNo, sprtPrc, addSprtPrc)),
    deviceMonths: wireless.instMnthList,
    usimPrice: usimPrices(joinTp)[0]?.usimPrc ?? 0,
  };
}

function toPlan(planNo: string, subsidy: number, extraSubsidy: number): Phone['plans'][number] {
  const plan = planList.find((each) => each.planNo === planNo);
  if (!plan) throw new Error(`No plan ${planNo}`);
  return {
    __typename: 'PhonePlan',
    number: planNo,
    name: plan.planNm,
    monthly: plan.planPrice,
    data: null,
    voice: null,
    messages: null,
    subsidy,
    extraSubsidy,
    optionalDiscount: planDiscountOf(plan),
    minimumMonths: plan.keepMnth,
  };
}

const phones = allPhones();
const offers = phones.flatMap((bundle) =>
  bundle.wireless.joinTpList.flatMap((joinTp) =>
    bundle.memories.map(({ phoneMemory, relsPrc }) => ({
      bundle,
      joinTp,
      relsPrc,
      phoneMemory,
      phone: phoneOf(bundle, joinTp, phoneMemory),
    })),
  ),
);

test('the page starts with the price of the card, for every phone', () => {
  const wrong = phones.filter((bundle) => {
    const phone = phoneOf(bundle, bundle.wireless.joinTp, bundle.wireless.phoneMemory);
    const bill = monthlyBill(phone, requestedChoice(phone, new URLSearchParams()));
    return bill?.total !== bundle.wireless.totalPrice || bill.deviceLines === null || bill.planLines === null;
  });
  expect(wrong.map(({ product }) => product.name)).toEqual([]);
});

test('the storefront calculates as the mall does, for every choice', () => {
  let compared = 0;
  for (const { bundle, joinTp, phoneMemory, relsPrc, phone } of offers) {
    for (const plan of phone.plans) {
      const months = bundle.wireless.instMnthList[compared % bundle.wireless.instMnthList.length] ?? 24;
      const terms: Omit<ContractTerms, 'discType'> = {
        relsPrc,
        planPrice: plan.monthly ?? 0,
        sprtPrc: plan.subsidy ?? 0,
        addSprtPrc: plan.extraSubsidy ?? 0,
        slctDscntPrc: plan.optionalDiscount ?? 0,
        agrmMnth: 24,
        instMnth: months,
        usimPrc: phone.usimPrice,
        addSvcPrc: 0,
      };
      const params = { memory: phoneMemory, plan: plan.number, months: String(months) };
      const where = [bundle.product.name, joinTp, phoneMemory, plan.name, months];
      for (const [discType, discount] of Object.entries(discounts) as ['SUPPORT' | 'PLAN_DISCOUNT', string][]) {
        if (discType === 'PLAN_DISCOUNT' && terms.slctDscntPrc === 0) continue;
        const choice = requestedChoice(phone, new URLSearchParams({ ...params, discount }));
        const price = contractPrice({ ...terms, discType });
        const bill = monthlyBill(phone, choice);
        expect([...where, contractTotal(phone, choice, planOf(phone, choice.planNumber)), bill?.total]).toEqual([
          ...where,
          price.cntrctTotPrc,
          months === 1 ? price.totalPrice - price.phonePrice : price.totalPrice,
        ]);
        compared += 1;
      }
      const { discount } = requestedChoice(phone, new URLSearchParams(params));
      expect([...where, discount]).toEqual([
        ...where,
        cheaperDiscount(terms) === 'SUPPORT' ? 'SUBSIDY' : 'PLAN_DISCOUNT',
      ]);
    }
  }
  expect(compared).toBeGreaterThan(10_000);
});
