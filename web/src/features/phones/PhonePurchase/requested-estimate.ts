import type { PhoneEstimateInput, PhonePlansFragment, PhonePurchaseFragment } from '../../../__generated__/graphql.ts';
import type { PhoneChoice } from '../phone.ts';
import { requestedChoice, requestedJoinType, withPlans } from '../phone-choice.ts';

/** The agreed months in the address where they are on offer; else those that the mall begins with. */
export function agreedMonthsOf(plans: PhonePlansFragment | null, params: URLSearchParams): number | null {
  const months = Number(params.get('agreed'));
  return plans?.contractMonths.includes(months) ? months : (plans?.defaultContractMonths ?? null);
}

/** Selection in the address for a phone with these plans. */
export function chosenOf(
  phone: PhonePurchaseFragment,
  plans: PhonePlansFragment | null,
  params: URLSearchParams,
): PhoneChoice {
  return { ...requestedChoice(withPlans(phone, plans), params), joinType: requestedJoinType(phone, params) };
}

/** The choice whose price to query; null where the phone has no plan, memory or way of joining. */
export function requestedEstimate(
  phone: PhonePurchaseFragment,
  plans: PhonePlansFragment | null,
  params: URLSearchParams,
): PhoneEstimateInput | null {
  const { joinType, memory, planNumber, discount, months } = chosenOf(phone, plans, params);
  if (joinType === null || memory === null || planNumber === null) return null;
  // The price is the same in each color: another color is no other request, and none has to be chosen.
  const color = phone.colors[0]?.name ?? null;
  return {
    color,
    memory,
    joinType,
    planNumber,
    discount,
    contractMonths: agreedMonthsOf(plans, params),
    deviceMonths: months,
  };
}
