import type { Coupon, CouponOffer } from '../../graphql/__generated__/schema-types.ts';
import type { MemberMall } from '../member/member.model.ts';

/** A coupon and its offer lead to each other. */
export interface CouponModel extends Omit<Coupon, '__typename' | 'member' | 'offer'> {
  __typename: 'Coupon';
  mall: MemberMall;
  offer: CouponOfferModel;
}

export interface CouponOfferModel extends Omit<CouponOffer, 'coupon'> {
  coupon: CouponModel | null;
}
