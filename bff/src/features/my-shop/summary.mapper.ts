import type { OrderPhase, OrderPhaseCount, ShopSummary } from '../../graphql/__generated__/schema-types.ts';
import { toOrder } from '../orders/order.mapper.ts';
import type { OrderMall } from '../orders/order-mall.ts';
import { orderPhases, toPhase } from '../orders/order-states.ts';
import type { WireSummary } from './summary.wire.ts';

export function toShopSummary(wire: WireSummary, mall: OrderMall) {
  return {
    goodsOrders: toGoodsOrderCounts(wire),
    phoneOrders: toOrderCounts(wire.wlsStatCnt),
    openClaims: wire.clmCnt,
    coupons: wire.cpnCnt,
    points: wire.hldPnt,
    favorites: wire.wishCnt,
    cartLines: wire.cartCnt,
    waitingInquiries: wire.qstnWaitCnt,
    subscriptions: wire.subsCnt,
    latestOrders: wire.rcntOrdList && wire.rcntOrdList.map((row) => toOrder(row, mall)),
  } satisfies Record<Exclude<keyof ShopSummary, '__typename'>, unknown>;
}

/**
 * Goods orders of each phase, as the list finds them: an order is in the states of its lines too, and counts once in a phase. A
 * mall that does not tell which states its orders are in together is taken to have each in one.
 */
export function toGoodsOrderCounts({ ordStatCnt, ordStatSetList }: WireSummary): OrderPhaseCount[] | null {
  if (ordStatSetList === null) return toOrderCounts(ordStatCnt);
  return orderPhases.map((phase) => {
    const sets = ordStatSetList.filter(({ ordStatList }) => ordStatList.some((state) => toPhase(state) === phase));
    return { phase, count: sets.reduce((sum, { cnt }) => sum + cnt, 0) };
  });
}

/** Sums of the states of each phase. Orders in an unknown state are in none. Null where the mall could not count them. */
export function toOrderCounts(counts: ReadonlyMap<string, number> | null): OrderPhaseCount[] | null {
  if (counts === null) return null;
  const sums = new Map<OrderPhase, number>(orderPhases.map((phase) => [phase, 0]));
  for (const [state, count] of counts) {
    const phase = toPhase(state);
    if (phase) sums.set(phase, (sums.get(phase) ?? 0) + count);
  }
  return [...sums].map(([phase, count]) => ({ phase, count }));
}
