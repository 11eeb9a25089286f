import type { PriceRefusal } from './price-refusal.ts';
import { portion, shareOut, sum } from './shares.ts';

/** Target of a coupon: one line, all goods, or the delivery fees. */
type CouponType = 'GOODS' | 'ORDER' | 'DELIVERY';

/** A coupon that a member holds. */
export interface Coupon {
  cpnIsuNo: string;
  cpnTp: CouponType;
  dscntTp: 'RATE' | 'AMT';
  /** Percent, or won. */
  dscntVal: number;
  /** The largest discount, in won. Null: no limit. */
  maxDscntPrc: number | null;
  /** Minimum price of the goods, in won. */
  minPrc: number;
}

/** Discounts of a purchase's coupons, in won. */
export interface Discounts {
  /** For each line, its own coupon and the price after it. */
  ofGoods: { cpnIsuNo: string | null; leftPrc: number }[];
  /** For each line, its share of the coupon for the order. */
  ofOrder: number[];
  /** For each delivery group, its share of the coupon for delivery. */
  ofDelivery: number[];
}

/** Uses coupons in the order of the contract: for goods, for the order, for delivery. */
export function useCoupons(
  coupons: readonly Coupon[],
  linePrices: readonly number[],
  fees: readonly number[],
): Discounts | PriceRefusal {
  const repeated = coupons.find((coupon, index) => coupons.slice(0, index).some((other) => excludes(other, coupon)));
  if (repeated) return unusable(repeated);

  const ofGoods = linePrices.map((leftPrc) => ({ cpnIsuNo: null as string | null, leftPrc }));
  for (const coupon of coupons.filter(({ cpnTp }) => cpnTp === 'GOODS')) {
    const [dearest] = ofGoods
      .filter(({ cpnIsuNo, leftPrc }) => cpnIsuNo === null && leftPrc >= coupon.minPrc)
      .toSorted((a, b) => b.leftPrc - a.leftPrc);
    if (!dearest) return unusable(coupon);
    dearest.cpnIsuNo = coupon.cpnIsuNo;
    dearest.leftPrc -= discountOf(coupon, dearest.leftPrc);
  }

  const left = ofGoods.map(({ leftPrc }) => leftPrc);
  const forOrder = coupons.find(({ cpnTp }) => cpnTp === 'ORDER');
  if (forOrder && sum(left) < forOrder.minPrc) return unusable(forOrder);
  const forDelivery = coupons.find(({ cpnTp }) => cpnTp === 'DELIVERY');
  if (forDelivery && sum(left) < forDelivery.minPrc) return unusable(forDelivery);
  return { ofGoods, ofOrder: shareDiscount(forOrder, left), ofDelivery: shareDiscount(forDelivery, fees) };
}

/** A coupon's discount on a price, in whole won: a rate is floored, and the price never falls below 0. */
export function discountOf({ dscntTp, dscntVal, maxDscntPrc }: Coupon, price: number): number {
  const discount = dscntTp === 'RATE' ? portion(price, dscntVal, 100) : dscntVal;
  return Math.min(discount, maxDscntPrc ?? discount, price);
}

function shareDiscount(coupon: Coupon | undefined, prices: readonly number[]): number[] {
  const discount = coupon ? discountOf(coupon, sum(prices)) : 0;
  return shareOut(
    discount,
    prices.map((price) => ({ weight: price, room: price })),
  );
}

/** No coupon is used twice; an order takes one for itself and one for its delivery. */
function excludes(first: Coupon, second: Coupon): boolean {
  return first.cpnIsuNo === second.cpnIsuNo || (first.cpnTp !== 'GOODS' && first.cpnTp === second.cpnTp);
}

function unusable({ cpnIsuNo }: Coupon): PriceRefusal {
  return { rsnCd: 'COUPON', cpnIsuNo };
}
