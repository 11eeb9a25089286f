import { dataAmount } from './data-amount.ts';
import type { Plan } from './phone.ts';

/** Orders of plans, by their values in the address. */
export const planOrders = {
  shop: '추천순',
  low: '월 요금 낮은순',
  high: '월 요금 높은순',
  data: '데이터 많은순',
  name: '이름순',
} as const;

export type PlanOrder = keyof typeof planOrders;

export function requestedPlanOrder(params: URLSearchParams): PlanOrder {
  const order = params.get('planSort') ?? '';
  return Object.hasOwn(planOrders, order) ? (order as PlanOrder) : 'shop';
}

const compare: Readonly<Record<Exclude<PlanOrder, 'shop'>, (one: Plan, other: Plan) => number>> = {
  low: (one, other) => (one.monthly ?? Infinity) - (other.monthly ?? Infinity),
  high: (one, other) => (other.monthly ?? -Infinity) - (one.monthly ?? -Infinity),
  data: (one, other) =>
    dataAmount(other.data) - dataAmount(one.data) || (one.monthly ?? Infinity) - (other.monthly ?? Infinity),
  name: (one, other) => one.name.localeCompare(other.name, 'ko', { numeric: true }),
};

/** In the requested order; ties, and `shop`, keep the shop's order. Each number once. */
export function inOrder(plans: readonly Plan[], order: PlanOrder): Plan[] {
  const known = new Set<string>();
  const each = plans.filter(({ number }) => !known.has(number) && known.add(number));
  // Two that are endless, or two of which nothing is known, differ by no number.
  return order === 'shop' ? each : each.toSorted((one, other) => compare[order](one, other) || 0);
}
