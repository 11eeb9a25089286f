import type { CouponDiscountType, CouponKind, CouponStatus } from '../../graphql/__generated__/schema-types.ts';

export const couponKinds: Readonly<Record<string, CouponKind>> = {
  GOODS: 'GOODS',
  ORDER: 'ORDER',
  DELIVERY: 'DELIVERY',
};

export const discountTypes: Readonly<Record<string, CouponDiscountType>> = { RATE: 'PERCENTAGE', AMT: 'AMOUNT' };

export const couponStatuses: Readonly<Record<string, CouponStatus>> = {
  USABLE: 'USABLE',
  USED: 'USED',
  EXPIRED: 'EXPIRED',
};
