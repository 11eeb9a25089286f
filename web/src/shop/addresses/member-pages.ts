import type { MemberPage, Row } from './row.ts';

/** Pages of my shop. Desktops and phones name that part differently. */
export const ownPages = [
  ['listMyQuestion', 'my-questions', '1:1 문의'],
  ['listMyOrder', 'order-list', '주문 내역'],
  ['listMyDelivery', 'addresses', '배송지 관리'],
] as const satisfies readonly MemberPage[];

/** Pages of my shop that belong to shopping. Phones have the cart there first. */
export const shoppingPages = [
  ['listMyJjim', 'favorites', '찜한 상품'],
  ['listMyCoupon', 'coupons', '쿠폰'],
  ['listMyPoint', 'points', '포인트'],
  ['listCart', 'cart', '장바구니'],
] as const satisfies readonly MemberPage[];

/** Pages of buying that my shop has too. */
export const ordersInMyShop = [
  ['listMyOrder/:orderNumber', 'order-detail', '주문 상세'],
  ['listMyOrder/:orderNumber/:step', 'order-step', '주문 상세'],
] as const satisfies readonly MemberPage[];

/** Buying, and a member's pages in malls without my shop. */
export const buyingPages = [
  ['cart', 'cart', '장바구니'],
  ['listMyOrder', 'order-list', '주문 내역'],
  ['listMyDelivery', 'addresses', '배송지 관리'],
  ['listMyJjim', 'favorites', '찜한 상품'],
  ['orderDetail/:orderNumber', 'order-detail', '주문 상세'],
  ['orderDetail/:orderNumber/:step', 'order-step', '주문 상세'],
  ['orderForm/:sheetNumber?', 'order-form', '주문서'],
  ['orderPay/:orderNumber', 'order-pay', '결제하기'],
  ['orderComplete/:orderNumber', 'order-complete', '결제 결과'],
  ['orderFail/:orderNumber', 'order-fail', '결제 결과'],
] as const satisfies readonly MemberPage[];

/** Steps of applying for a phone, its end, and what comes after. */
export const phoneOrderPages = [
  ['complete/:orderNumber', 'phone-order-complete', '휴대폰 신청 완료'],
  ['detail/:orderNumber/*', 'phone-order-detail', '휴대폰 신청 내역'],
  [':orderPage?/*', 'phone-order', '휴대폰 신청'],
] as const satisfies readonly MemberPage[];

/** Subscriptions of a member, and any other page of buying, under the words of both devices. */
export const otherOrderRows = [
  ['subs/detailSubsApplf/:subsNo/*', 'subscription-application', 'member', 'SHOPPING', '구독 신청 내역'],
  ['order/:orderStatus/:orderNumber?/*', 'order', 'member', 'SHOPPING', '주문'],
  ['goods/orderGoods/:orderPage/*', 'order', 'member', 'SHOPPING', '주문'],
] as const satisfies readonly Row[];
