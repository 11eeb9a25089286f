import { opaqueId } from '../../rules/ids.ts';
import { toInstant } from '../../rules/korean-time.ts';
import { fromCode } from '../../upstream/wire.ts';
import type { MemberMall } from '../member/member.model.ts';
import { couponKinds, couponStatuses, discountTypes } from './coupon-codes.ts';
import type { CouponModel, CouponOfferModel } from './coupon.model.ts';
import type { WireCoupon } from './coupons.wire.ts';

/** Null where the member has taken none. */
type OfferRow = Omit<WireCoupon, 'cpnIsuNo'> & { cpnIsuNo: string | null };

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

/** An offer of the shop, with what the member has taken of it. */
export function toOffer({ cpnIsuNo, ...wire }: OfferRow, mall: MemberMall): CouponOfferModel {
  return cpnIsuNo === null
    ? { ...toOfferTerms(wire, mall), coupon: null }
    : toCoupon({ ...wire, cpnIsuNo }, mall).offer;
}

function toOfferTerms(wire: Omit<WireCoupon, 'cpnIsuNo'>, mall: MemberMall): Omit<CouponOfferModel, 'coupon'> {
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
