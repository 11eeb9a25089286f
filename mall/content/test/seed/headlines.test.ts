import { expect, test } from 'vitest';
import { allPhones } from '../../src/seed/phones/all-phones.ts';
import { planDiscountOf, planList } from '../../src/seed/phones/plan-list.ts';
import { contractPrice, type DiscountType } from 'mall/phone-contract/contract-price.ts';

const kinds: Readonly<Record<string, DiscountType>> = { 공통지원금: 'SUPPORT', 선택약정: 'PLAN_DISCOUNT' };

test("every phone's card has the discount that costs less over the whole contract", () => {
  const costlier: string[] = [];
  const used = new Set<string>();
  for (const { product, wireless, plans } of allPhones()) {
    const plan = planList.find(({ planNm }) => planNm === wireless.planName);
    const pair = plans.find(
      (each) =>
        each.planNo === plan?.planNo && each.joinTp === wireless.joinTp && each.phoneMemory === wireless.phoneMemory,
    );
    if (!plan || !pair) throw new Error(`${product.name} is sold without its plan`);
    const { sprtPrc, addSprtPrc } = pair;
    const terms = {
      relsPrc: wireless.relsPrc,
      planPrice: plan.planPrice,
      sprtPrc,
      addSprtPrc,
      slctDscntPrc: planDiscountOf(plan),
      agrmMnth: 24,
      instMnth: wireless.instMnth,
      usimPrc: 7_700,
      addSvcPrc: 0,
    };
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
