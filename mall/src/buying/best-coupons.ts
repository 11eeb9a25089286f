import { discountOf, type Coupon } from './coupons.ts';
import { deliveryGroupsOf, type DeliveryRule } from './delivery-groups.ts';
import type { PurchaseLine } from './order-price.ts';
import { sum } from './shares.ts';

/** A coupon that can be used until `endDts`. */
export interface EndingCoupon extends Coupon {
  endDts: Date;
}

/** Coupons in the order in which they are used, and what they take off in won. */
interface Choice<Held> {
  coupons: readonly Held[];
  dscntPrc: number;
}

/** Bounds the work of the search to some 50 ms. It is exact for what members really hold. */
const mostSteps = 40_000;

/**
 * The coupons that take most off a purchase, in the order in which they are used. Of equal choices the one with the fewest
 * coupons, then the one whose coupons end first.
 */
export function bestCoupons<Held extends EndingCoupon>(
  lines: readonly PurchaseLine[],
  held: readonly Held[],
  rule: DeliveryRule,
): Held[] {
  return [...bestChoice(lines, held, rule).coupons];
}

/** What `bestCoupons` take off, in won. */
export function bestDiscount(
  lines: readonly PurchaseLine[],
  held: readonly EndingCoupon[],
  rule: DeliveryRule,
): number {
  return held.length === 0 ? 0 : bestChoice(lines, held, rule).dscntPrc;
}

function bestChoice<Held extends EndingCoupon>(
  lines: readonly PurchaseLine[],
  held: readonly Held[],
  rule: DeliveryRule,
): Choice<Held> {
  const priced = lines.map((line) => ({ ...line, linePrc: line.unitPrc * line.qty }));
  const linePrices = priced.map(({ linePrc }) => linePrc).toSorted((a, b) => b - a);
  const fees = sum(deliveryGroupsOf(priced, rule, false).map(({ dlvPrc }) => dlvPrc));
  const ofType = (cpnTp: Coupon['cpnTp']) => endingFirst(held.filter((coupon) => coupon.cpnTp === cpnTp));
  const [forOrder, forDelivery] = [ofType('ORDER'), ofType('DELIVERY')];
  const goodsPrc = sum(linePrices);
  const mostMinPrc = Math.max(0, ...[...forOrder, ...forDelivery].map(({ minPrc }) => minPrc));
  const choices = choicesForGoods(ofType('GOODS'), linePrices, goodsPrc - mostMinPrc).map((forGoods) => {
    const left = goodsPrc - forGoods.dscntPrc;
    return together([forGoods, bestSingle(forOrder, left, left), bestSingle(forDelivery, left, fees)]);
  });
  const [best] = choices.toSorted(compareChoices);
  return best ?? { coupons: [], dscntPrc: 0 };
}

/**
 * The choices of coupons for goods: of the same coupons the order that takes most off, or every order that takes off another sum
 * if more than `room` would cost other coupons their minimum. The first coupon of a choice goes to the dearest line, the second to
 * the next: a coupon that is too dear for the dearest line that is left fits none.
 */
function choicesForGoods<Held extends EndingCoupon>(
  coupons: readonly Held[],
  linePrices: readonly number[],
  room: number,
): Choice<Held>[] {
  const tried = coupons.filter(({ minPrc }) => minPrc <= (linePrices[0] ?? 0));
  const earlier = tried.map((coupon, index) => tried.slice(0, index).findLastIndex((each) => isAlike(each, coupon)));
  const width = Math.ceil(mostSteps / (1 + tried.length * linePrices.length));
  const mostDiscount = sum(linePrices.map((price) => Math.max(0, ...tried.map((coupon) => discountOf(coupon, price)))));
  const comparesSums = mostDiscount > room;
  let longest: { indexes: number[]; dscntPrc: number }[] = [{ indexes: [], dscntPrc: 0 }];
  const all = [...longest];
  for (const price of linePrices) {
    const longer = new Map<string, (typeof longest)[number]>();
    for (const { indexes, dscntPrc } of longest) {
      for (const [index, coupon] of tried.entries()) {
        // Among equal coupons, use the one that expires first.
        const isTooEarly = earlier[index] !== -1 && !indexes.includes(earlier[index] ?? -1);
        if (coupon.minPrc > price || isTooEarly || indexes.includes(index)) continue;
        const next = { indexes: [...indexes, index], dscntPrc: dscntPrc + discountOf(coupon, price) };
        const key = `${comparesSums ? next.dscntPrc : ''} ${next.indexes.toSorted((x, y) => x - y).join()}`;
        if (next.dscntPrc > (longer.get(key)?.dscntPrc ?? -1)) longer.set(key, next);
      }
    }
    longest = [...longer.values()].toSorted((x, y) => y.dscntPrc - x.dscntPrc).slice(0, width);
    all.push(...longest);
  }
  return all.map(({ indexes, dscntPrc }) => ({ coupons: indexes.flatMap((index) => tried[index] ?? []), dscntPrc }));
}

/** The coupon that takes most off `price`, where the goods reach its minimum. None where nothing is taken off. */
function bestSingle<Held extends EndingCoupon>(
  coupons: readonly Held[],
  goodsPrc: number,
  price: number,
): Choice<Held> {
  const single = coupons
    .filter(({ minPrc }) => minPrc <= goodsPrc)
    .map((coupon) => ({ coupons: [coupon], dscntPrc: discountOf(coupon, price) }));
  const [best] = [{ coupons: [], dscntPrc: 0 }, ...single].toSorted(compareChoices);
  return best ?? { coupons: [], dscntPrc: 0 };
}

function together<Held>(choices: readonly Choice<Held>[]): Choice<Held> {
  return { coupons: choices.flatMap(({ coupons }) => coupons), dscntPrc: sum(choices.map(({ dscntPrc }) => dscntPrc)) };
}

/** The better choice in front. */
function compareChoices(a: Choice<EndingCoupon>, b: Choice<EndingCoupon>): number {
  return b.dscntPrc - a.dscntPrc || a.coupons.length - b.coupons.length || compareEnds(a.coupons, b.coupons);
}

/** Earliest end against earliest end, then the next. */
function compareEnds(a: readonly EndingCoupon[], b: readonly EndingCoupon[]): number {
  const ends = [a, b].map((coupons) => endingFirst(coupons).map(({ endDts }) => endDts.getTime()));
  const [first = [], second = []] = ends;
  return first.map((end, index) => end - (second[index] ?? end)).find((difference) => difference !== 0) ?? 0;
}

function endingFirst<Held extends EndingCoupon>(coupons: readonly Held[]): Held[] {
  return coupons.toSorted((a, b) => a.endDts.getTime() - b.endDts.getTime());
}

function isAlike(a: Coupon, b: Coupon): boolean {
  return (
    a.dscntTp === b.dscntTp && a.dscntVal === b.dscntVal && a.maxDscntPrc === b.maxDscntPrc && a.minPrc === b.minPrc
  );
}
