import { expect, test } from 'vitest';
import { allPhones } from '../../mall/content/src/seed/phones/all-phones.ts';
import type { PhoneBundle } from '../../mall/content/src/seed/phones/phone-bundle.ts';
import { planDiscountOf, planList } from '../../mall/content/src/seed/phones/plan-list.ts';
import { contractPrice } from '../../mall/src/phone-contract/contract-price.ts';
import { usimPrices } from '../../mall/src/phone-contract/usim-prices.ts';
import type {
  PhoneEstimateInput,
  PhonePlansFragment,
  PhonePurchaseFragment,
} from '../../web/src/__generated__/graphql.ts';
import { requestedEstimate } from '../../web/src/features/phones/PhonePurchase/requested-estimate.ts';

const joinTypes = { NEW: 'NEW', TRANS: 'TRANSFER', CHANGE: 'CHANGE' } as const;
const discountTypes = { SUBSIDY: 'SUPPORT', PLAN_DISCOUNT: 'PLAN_DISCOUNT', NONE: 'NONE' } as const;

/** The phone as the storefront gets it. */
function phoneOf({ product, wireless, memories, plans }: PhoneBundle): PhonePurchaseFragment {
  const initialPlans: PhonePlansFragment = {
    __typename: 'PhonePlanOffer',
    joinType: joinTypes[wireless.joinTp],
    memory: wireless.phoneMemory,
    plans: plans
      .filter(({ joinTp, phoneMemory }) => joinTp === wireless.joinTp && phoneMemory === wireless.phoneMemory)
      .map(({ planNo, sprtPrc, addSprtPrc }) => toPlan(planNo, sprtPrc, addSprtPrc)),
    carriers: [],
    installmentMonths: wireless.instMnthList,
    contractMonths: [12, 24],
    defaultContractMonths: 24,
    defaultDiscount: null,
    usims: [],
    cancellationFees: [],
  };
  return {
    __typename: 'WirelessPhone',
    id: product.gdsGrpNo,
    number: product.gdsGrpNo,
    categoryNumber: null,
    isSoldOut: false,
    colors: [],
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
    joinBenefits: [],
    extraInfo: [],
    memories: memories.map(({ phoneMemory, relsPrc }) => ({
      __typename: 'PhoneMemory',
      memory: phoneMemory,
      releasePrice: relsPrc,
    })),
    joinTypes: wireless.joinTpList.map((joinTp) => joinTypes[joinTp]),
    initialPlans,
  };
}

function toPlan(planNo: string, subsidy: number, extraSubsidy: number): PhonePlansFragment['plans'][number] {
  const plan = planSeedOf(planNo);
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
    minimumAge: null,
    maximumAge: null,
  };
}

function planSeedOf(planNo: string) {
  const plan = planList.find((each) => each.planNo === planNo);
  if (!plan) throw new Error(`No plan ${planNo}`);
  return plan;
}

/** The mall's price for what the page asks. */
function priceOf({ memories, plans, wireless }: PhoneBundle, input: PhoneEstimateInput) {
  const offer = plans.find(
    ({ joinTp, phoneMemory, planNo }) =>
      joinTypes[joinTp] === input.joinType && phoneMemory === input.memory && planNo === input.planNumber,
  );
  const memory = memories.find(({ phoneMemory }) => phoneMemory === input.memory);
  if (!offer || !memory || input.discount == null) return null;
  const plan = planSeedOf(offer.planNo);
  return contractPrice({
    relsPrc: memory.relsPrc,
    planPrice: plan.planPrice,
    sprtPrc: offer.sprtPrc,
    addSprtPrc: offer.addSprtPrc,
    slctDscntPrc: planDiscountOf(plan),
    discType: discountTypes[input.discount],
    agrmMnth: input.contractMonths ?? 0,
    instMnth: input.deviceMonths,
    usimPrc: usimPrices(wireless.joinTp)[0]?.usimPrc ?? 0,
    addSvcPrc: 0,
  });
}

test('what the page asks of the mall at first costs what the card says, for every phone', () => {
  const phones = allPhones();
  const wrong = phones.filter((bundle) => {
    const phone = phoneOf(bundle);
    const input = requestedEstimate(phone, phone.initialPlans, new URLSearchParams());
    return !input || priceOf(bundle, input)?.totalPrice !== bundle.wireless.totalPrice;
  });
  expect(wrong.map(({ product }) => product.name)).toEqual([]);
  expect(phones.length).toBeGreaterThan(10);
});

test('no additional service is asked for, whatever is chosen', () => {
  const [bundle] = allPhones();
  const phone = phoneOf(bundle!);
  for (const query of ['', 'months=1', 'discount=plan', 'memory=512GB&months=36', 'extra=AS1'])
    expect(requestedEstimate(phone, phone.initialPlans, new URLSearchParams(query))).not.toHaveProperty(
      'extraServiceNumbers',
    );
});
