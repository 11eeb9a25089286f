import { opaqueId } from '../../rules/ids.ts';
import { toInstant } from '../../rules/korean-time.ts';
import { fromCode } from '../../upstream/wire.ts';
import type { MemberMall } from '../member/member.model.ts';
import { couponKinds, couponStatuses, discountTypes } from './coupon-codes.ts';
import type { CouponModel, CouponOfferModel } from './coupon.model.ts';
import type { WireCoupon } from './coupons.wire.ts';

export function toCoupon(wire: WireCoupon, mall: MemberMall): CouponModel {
  const coupon: CouponModel = {
    __typename: 'Coupon',
    mall,
    id: opaqueId('Coupon', mall.number, wire.cpnIsuNo),
    number: wire.cpnIsuNo,
    offer: { ...toOfferTerms(wire, mall), coupon: null },
    status: fromCode(couponStatuses, wire.stat, 'stat'),
    issuedAt: toInstant(wire.isuDts),
    endsAt: toInstant(wire.endDts),
    usedAt: toInstant(wire.usedDts),
    orderNumber: wire.ordNo,
  };
  coupon.offer.coupon = coupon;
  return coupon;
}

function toOfferTerms(wire: WireCoupon, mall: MemberMall): Omit<CouponOfferModel, 'coupon'> {
  return {
    id: opaqueId('CouponOffer', mall.number, wire.cpnNo),
    number: wire.cpnNo,
    name: wire.cpnNm,
    kind: fromCode(couponKinds, wire.cpnTp, 'cpnTp'),
    discountType: fromCode(discountTypes, wire.dscntTp, 'dscntTp'),
    discountValue: wire.dscntVal,
    maximumDiscount: wire.maxDscntPrc,
    minimumPrice: wire.minPrc,
    startsAt: toInstant(wire.startDts),
    endsAt: toInstant(wire.endDts),
    limit: wire.maxIsuCnt,
    remaining: wire.rmnCnt,
  };
}
