import type { SheetFactsFragment } from '../../__generated__/graphql.ts';

export type Coupon = SheetFactsFragment['coupons'][number];

/** Coupons that exclude each other: an order takes one ORDER and one DELIVERY coupon, each line one GOODS coupon. */
export interface CouponKindChoice {
  kind: Coupon['kind'];
  title: string;
  coupons: Coupon[];
  /** How many can be used together. */
  most: number;
}

const titles = { GOODS: '상품 쿠폰', ORDER: '주문 쿠폰', DELIVERY: '배송비 쿠폰' } as const;

export function couponKinds({ coupons, lines }: Pick<SheetFactsFragment, 'coupons' | 'lines'>): CouponKindChoice[] {
  return (['GOODS', 'ORDER', 'DELIVERY', null] as const)
    .map((kind) => ({
      kind,
      title: kind === null ? '그 밖의 쿠폰' : titles[kind],
      coupons: coupons.filter((coupon) => coupon.kind === kind),
      most: kind === 'GOODS' ? lines.length : 1,
    }))
    .filter((each) => each.coupons.length > 0);
}

/** The numbers in use once a coupon is chosen: of its kind, the one that was chosen first gives way. */
export function withCoupon({ coupons, most }: CouponKindChoice, used: readonly string[], number: string): string[] {
  const ofKind = used.filter((each) => coupons.some((coupon) => coupon.number === each) && each !== number);
  const leaving = new Set([number, ...ofKind.slice(0, Math.max(0, ofKind.length + 1 - most))]);
  return [...used.filter((each) => !leaving.has(each)), number];
}

export function withoutKind({ coupons }: CouponKindChoice, used: readonly string[]): string[] {
  return used.filter((each) => !coupons.some((coupon) => coupon.number === each));
}
