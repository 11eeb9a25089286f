import { bestCoupons } from '../../buying/best-coupons.ts';
import { isPointAmount, pointRule } from '../../buying/points.ts';
import type { PriceRefusal } from '../../buying/price-refusal.ts';
import { priceOrder, type OrderPrice, type PurchaseLine } from '../../buying/order-price.ts';
import type { MallContext } from '../../context.ts';
import type { SheetChoice, SheetLine } from '../../db/schema/orders.ts';
import { conflict, invalid, notFound, type Refusal } from '../../http/refusal.ts';
import { heldPoints } from '../benefits/points.ts';
import { usableCoupons, type HeldCoupon } from '../benefits/wallet.ts';
import { loadAddressBook, type Delivery } from '../deliveries/address-book.ts';
import { deliveryRule } from '../deliveries/delivery-rule.ts';
import { isIsland } from '../deliveries/islands.ts';

/** Coupons, points and addresses of the member. */
export interface CheckoutContext {
  coupons: HeldCoupon[];
  hldPnt: number;
  addresses: Delivery[];
}

export async function loadCheckoutContext(context: MallContext, memNo: string): Promise<CheckoutContext> {
  return {
    coupons: await usableCoupons(context.db, memNo, context.now()),
    hldPnt: await heldPoints(context.db, memNo, context.now()),
    addresses: await loadAddressBook(context, memNo),
  };
}

/** Prices lines with the chosen coupons, points and address. Refuses a coupon that the member does not hold (any more). */
export function priceOf(
  lines: readonly SheetLine[],
  choice: SheetChoice,
  checkout: CheckoutContext,
): OrderPrice | PriceRefusal {
  const missing = choice.cpnIsuNoList.find((number) => !checkout.coupons.some(({ cpnIsuNo }) => cpnIsuNo === number));
  if (missing !== undefined) return { rsnCd: 'COUPON', cpnIsuNo: missing };
  const coupons = choice.cpnIsuNoList.flatMap((number) =>
    checkout.coupons.filter(({ cpnIsuNo }) => cpnIsuNo === number),
  );
  const { usePnt, dlvNo } = choice;
  const zipCd = checkout.addresses.find((address) => address.dlvNo === dlvNo)?.zipCd;
  const purchase = { coupons, usePnt, hldPnt: checkout.hldPnt, isIsland: zipCd !== undefined && isIsland(zipCd) };
  return priceOrder({ ...purchase, lines: lines.map(toPriced) }, deliveryRule);
}

/** As `priceOf`. Drops coupons and points that no longer fit. */
export function priceOrPlain(lines: readonly SheetLine[], choice: SheetChoice, checkout: CheckoutContext) {
  const price = priceOf(lines, choice, checkout);
  if (!('rsnCd' in price)) return { price, choice };
  const plain = { ...choice, cpnIsuNoList: [], usePnt: 0 };
  const plainPrice = priceOf(lines, plain, checkout);
  if ('rsnCd' in plainPrice) throw new Error('Without coupons and points no price is refused.');
  return { price: plainPrice, choice: plain };
}

/** Numbers of the member's coupons with the largest discount, in the order of use. */
export function bestCouponNumbers(lines: readonly SheetLine[], { coupons }: CheckoutContext): string[] {
  return bestCoupons(lines.map(toPriced), coupons, deliveryRule).map(({ cpnIsuNo }) => cpnIsuNo);
}

/** Throws 1400 for an invalid amount of points, and 1404 for an address that is not the member's. */
export function checkChoice({ usePnt, dlvNo }: SheetChoice, { addresses }: CheckoutContext): void {
  if (!isPointAmount(usePnt)) {
    const { minPnt, unitPnt } = pointRule;
    const reason = `포인트는 ${minPnt.toLocaleString('ko-KR')}P부터 ${unitPnt}P 단위로 쓸 수 있어요.`;
    throw invalid([{ field: 'usePnt', reason, rsnCd: 'RANGE' }]);
  }
  if (dlvNo !== null && !addresses.some((address) => address.dlvNo === dlvNo)) throw notFound('배송지를', 'dlvNo');
}

export function priceRefused(refusal: PriceRefusal, choice: SheetChoice, checkout: CheckoutContext): Refusal {
  if (refusal.rsnCd === 'COUPON') return conflict(couponRefused(refusal.cpnIsuNo, choice, checkout), refusal);
  return conflict(`포인트는 ${refusal.usblPnt.toLocaleString('ko-KR')}P까지 쓸 수 있어요.`, refusal);
}

/** An order takes one coupon for itself, and one for its delivery. */
const onlyOne = {
  ORDER: '주문 쿠폰은 하나만 쓸 수 있어요. 바꿔 적용할까요?',
  DELIVERY: '배송비 쿠폰은 하나만 쓸 수 있어요. 바꿔 적용할까요?',
} as const;

function couponRefused(cpnIsuNo: string, { cpnIsuNoList }: SheetChoice, { coupons }: CheckoutContext): string {
  const typeOf = (number: string) => coupons.find((coupon) => coupon.cpnIsuNo === number)?.cpnTp;
  const type = typeOf(cpnIsuNo);
  const isSecond = cpnIsuNoList.some((number) => number !== cpnIsuNo && typeOf(number) === type);
  if (isSecond && (type === 'ORDER' || type === 'DELIVERY')) return onlyOne[type];
  return '지금은 쓸 수 없는 쿠폰이에요. 다른 쿠폰을 골라 주세요.';
}

function toPriced({ slPrc, addPrc, qty, dlvType, dlvPrc }: SheetLine): PurchaseLine {
  return { unitPrc: slPrc + addPrc, qty, dlvType, dlvPrc };
}
