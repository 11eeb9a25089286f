import type { MyShopSummaryQuery, OrderPhase } from '../../src/__generated__/graphql.ts';

type Summary = NonNullable<NonNullable<MyShopSummaryQuery['viewer']>['shopSummary']>;

const phases: readonly OrderPhase[] = [
  'AWAITING_PAYMENT',
  'PREPARING',
  'SHIPPING',
  'DELIVERED',
  'COMPLETED',
  'CANCELLED_OR_RETURNED',
];

/** As many orders in each phase as are named, else none. */
export function phaseCounts(counts: Partial<Record<OrderPhase, number>> = {}) {
  return phases.map((phase) => ({ __typename: 'OrderPhaseCount' as const, phase, count: counts[phase] ?? 0 }));
}

/** Of a member who has nothing. State only what matters to the test. */
export function aShopSummary(fields: Partial<Summary> = {}): Summary {
  return {
    __typename: 'ShopSummary',
    goodsOrders: phaseCounts(),
    phoneOrders: phaseCounts(),
    openClaims: 0,
    coupons: 0,
    points: 0,
    favorites: 0,
    cartLines: 0,
    waitingInquiries: 0,
    subscriptions: 0,
    latestOrders: [],
    ...fields,
  };
}
