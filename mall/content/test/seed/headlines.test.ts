import { expect, test } from 'vitest';
import { allPhones } from '../../src/seed/phones/all-phones.ts';
import type { PhoneBundle } from '../../src/seed/phones/phone-bundle.ts';
import { planAgesOf, planDiscountOf, planList, type PlanSeed } from '../../src/seed/phones/plan-list.ts';
import { contractPrice, type DiscountType } from 'mall/phone-contract/contract-price.ts';

const kinds: Readonly<Record<string, DiscountType>> = { 공통지원금: 'SUPPORT', 선택약정: 'PLAN_DISCOUNT' };

type Offered = Pick<PhoneBundle, 'product' | 'wireless' | 'plans'>;

/** The terms of a phone's card with another plan; undefined: it is not sold with it. */
function termsWith(plan: PlanSeed, { wireless, plans }: Offered) {
  const pair = plans.find(
    (each) =>
      each.planNo === plan.planNo && each.joinTp === wireless.joinTp && each.phoneMemory === wireless.phoneMemory,
  );
  return (
    pair && {
      relsPrc: wireless.relsPrc,
      planPrice: plan.planPrice,
      sprtPrc: pair.sprtPrc,
      addSprtPrc: pair.addSprtPrc,
      slctDscntPrc: planDiscountOf(plan),
      agrmMnth: 24,
      instMnth: wireless.instMnth,
      usimPrc: 7_700,
      addSvcPrc: 0,
    }
  );
}

const isForAnyone = (plan: PlanSeed) => Object.values(planAgesOf(plan)).every((age) => age === null);

test('no plan with data that anyone may have costs less a month than that of the card', () => {
  const cheaper = allPhones().flatMap((phone) =>
    planList
      .filter((plan) => isForAnyone(plan) && /\d/u.test(plan.dataCntn))
      .flatMap((plan) => {
        const terms = termsWith(plan, phone);
        if (!terms) return [];
        const offers = (['SUPPORT', 'PLAN_DISCOUNT'] as const).map((discType) => contractPrice({ ...terms, discType }));
        const [least] = offers.toSorted((one, other) => one.cntrctTotPrc - other.cntrctTotPrc);
        return least && least.totalPrice < phone.wireless.totalPrice ? [`${phone.product.name}: ${plan.planNm}`] : [];
      }),
  );
  expect(cheaper).toEqual([]);
});

test('whoever certifies can take the plan of the card, but for phones that are sold with plans of an age alone', () => {
  for (const phone of allPhones()) {
    const offered = planList.filter((plan) => termsWith(plan, phone) !== undefined && /\d/u.test(plan.dataCntn));
    const plan = planList.find(({ planNm }) => planNm === phone.wireless.planName);
    expect([phone.product.name, plan && isForAnyone(plan)]).toEqual([phone.product.name, offered.some(isForAnyone)]);
  }
});

test('the discount on a plan is a quarter of it, to the won', () => {
  const plan = planList.find(({ planNm }) => planNm === 'LTE 음성 표준');
  expect(plan && planDiscountOf(plan)).toBe(3_025);
});

test("every phone's card has the discount that costs less over the whole contract", () => {
  const costlier: string[] = [];
  const used = new Set<string>();
  for (const { product, wireless, plans } of allPhones()) {
    const plan = planList.find(({ planNm }) => planNm === wireless.planName);
    const terms = plan && termsWith(plan, { product, wireless, plans });
    if (!terms) throw new Error(`${product.name} is sold without its plan`);
    const [chosen, ...others] = [kinds[wireless.discType] ?? 'NONE', 'SUPPORT', 'PLAN_DISCOUNT', 'NONE'].map(
      (discType) => contractPrice({ ...terms, discType: discType as DiscountType }),
    );
    if (others.some(({ cntrctTotPrc }) => cntrctTotPrc < (chosen?.cntrctTotPrc ?? 0))) costlier.push(product.name);
    expect([wireless.phonePrice, wireless.totalPrice]).toEqual([chosen?.phonePrice, chosen?.totalPrice]);
    used.add(wireless.discType);
  }
  expect(costlier).toEqual([]);
  expect([...used].toSorted()).toEqual(['공통지원금', '선택약정']);
});
