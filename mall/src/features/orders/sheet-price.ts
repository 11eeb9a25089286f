import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import { bestCoupons, bestDiscount } from '../../buying/best-coupons.ts';
import { isPointAmount, pointRule } from '../../buying/points.ts';
import type { PriceRefusal } from '../../buying/price-refusal.ts';
import { priceOrder, type OrderPrice, type PurchaseLine } from '../../buying/order-price.ts';
import type { MallContext } from '../../context.ts';
import { readTogether, rowsIn, type Read } from '../../db/read-together.ts';
import { malls } from '../../db/schema/malls.ts';
import { members } from '../../db/schema/members.ts';
import { orderSheets, type SheetChoice, type SheetLine } from '../../db/schema/orders.ts';
import { conflict, invalid, notFound, type Refusal } from '../../http/refusal.ts';
import type { Member } from '../../members/member-person.ts';
import { heldPointsIn } from '../benefits/points.ts';
import { usableCouponsIn, type HeldCoupon } from '../benefits/wallet.ts';
import { addressRowsIn, openAddresses, type Delivery } from '../deliveries/address-book.ts';
import { deliveryRule } from '../deliveries/delivery-rule.ts';
import { isIslandZip } from '../deliveries/arrivals.ts';
import { favoritesIn, numbersIn } from '../products/product.queries.ts';
import { sellerName } from '../../malls/seller.ts';

export type SheetRow = typeof orderSheets.$inferSelect;

/** What a sheet has of its member: coupons, points, addresses, and favorites among its goods. */
export interface CheckoutContext {
  coupons: HeldCoupon[];
  hldPnt: number;
  addresses: Delivery[];
  favorites: Set<string>;
  /** Undefined once they have left. */
  member: Member | undefined;
  /** The company of the mall. */
  company: string;
}

/** As of one moment, in one statement. */
export async function loadCheckoutContext(
  context: MallContext,
  memNo: string,
  numbers: readonly string[],
): Promise<CheckoutContext> {
  return toCheckout(context, await readTogether(context.db, checkoutIn(context, memNo, numbersIn(numbers))));
}

/** A sheet of the member with its checkout context, likewise. Null: the member has no such sheet. */
export async function loadSheet(
  context: MallContext,
  memNo: string,
  ordShtNo: string,
): Promise<{ sheet: SheetRow; checkout: CheckoutContext } | null> {
  const ofSheet = sql`from ${orderSheets} where ${eq(orderSheets.ordShtNo, ordShtNo)} and ${eq(orderSheets.memNo, memNo)}`;
  const numbers = sql`array(select line ->> 'gdsGrpNo' from (select ${orderSheets.lines} ${ofSheet}) as sheet,
    jsonb_array_elements(sheet.lines) as line)`;
  const { sheets, ...read } = await readTogether(context.db, {
    sheets: rowsIn(getTableColumns(orderSheets), ofSheet),
    ...checkoutIn(context, memNo, numbers),
  });
  const [sheet] = sheets;
  return sheet ? { sheet, checkout: toCheckout(context, read) } : null;
}

function checkoutIn({ now }: Pick<MallContext, 'now'>, memNo: string, numbers: SQL) {
  return {
    coupons: usableCouponsIn(memNo, now()),
    hldPnt: heldPointsIn(memNo, now()),
    addresses: addressRowsIn(memNo),
    favorites: favoritesIn(memNo, numbers),
    malls: rowsIn(
      { company: malls.company, mallNm: malls.mallNm },
      sql`from ${malls} where ${malls.mallId} = (select ${members.mallId} from ${members} where ${eq(members.memNo, memNo)})`,
    ),
    members: rowsIn(getTableColumns(members), sql`from ${members} where ${eq(members.memNo, memNo)}`),
  };
}

function toCheckout(
  context: MallContext,
  { members: [member], malls: [mall], addresses, ...read }: Read<ReturnType<typeof checkoutIn>>,
): CheckoutContext {
  return { ...read, addresses: openAddresses(context, addresses), member, company: sellerName(mall) };
}

export function isGuest({ member }: Pick<CheckoutContext, 'member'>): boolean {
  return member?.guestYn === 'Y';
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
  const { usePnt } = choice;
  const purchase = { coupons, usePnt, hldPnt: checkout.hldPnt, isIsland: isIslandZip(zipOf(choice, checkout)) };
  return priceOrder({ ...purchase, lines: lines.map(toPriced) }, deliveryRule);
}

/** Of the chosen address; null: none is chosen. */
export function zipOf({ dlvNo }: SheetChoice, { addresses }: CheckoutContext): string | null {
  return addresses.find((address) => address.dlvNo === dlvNo)?.zipCd ?? null;
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

/** What those coupons take off. */
export function bestDiscountOf(lines: readonly SheetLine[], { coupons }: CheckoutContext): number {
  return bestDiscount(lines.map(toPriced), coupons, deliveryRule);
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
  return '지금은 쓸 수 없는 쿠폰이에요. 다른 쿠폰을 선택해 주세요.';
}

function toPriced({ slPrc, addPrc, qty, dlvType, dlvPrc }: SheetLine): PurchaseLine {
  return { unitPrc: slPrc + addPrc, qty, dlvType, dlvPrc };
}
