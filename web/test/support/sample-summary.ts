import type { MyShopSummaryQuery, OrderPhase } from '../../src/__generated__/graphql.ts';

type Summary = NonNullable<MyShopSummaryQuery['viewer']>;

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

export const aCart = (lineCount: number) => ({ __typename: 'Cart' as const, id: 'my-cart', lineCount });

/** Of a member who has nothing. State only what matters to the test. */
export function aShopSummary(fields: Partial<Summary> = {}): Summary {
  return {
    __typename: 'Member',
    id: 'me',
    goodsOrderCounts: phaseCounts(),
    phoneOrderCounts: phaseCounts(),
    openClaimCount: 0,
    couponCount: 0,
    pointBalance: 0,
    favoriteCount: 0,
    cart: aCart(0),
    unansweredInquiryCount: 0,
    subscriptionCount: 0,
    latestOrders: [],
    ...fields,
  };
}
