import { useCoupons, type Coupon } from './coupons.ts';
import { deliveryGroupsOf, type DeliveryGroup, type DeliveryRule } from './delivery-groups.ts';
import { usablePoints } from './points.ts';
import type { PriceRefusal } from './price-refusal.ts';
import { shareOut, sum } from './shares.ts';

/** One line of a purchase. Prices are whole won. */
export interface PurchaseLine {
  /** Price of one piece: `slPrc + addPrc`. */
  unitPrc: number;
  qty: number;
  dlvType: string;
  dlvPrc: number;
}

export interface Purchase {
  lines: readonly PurchaseLine[];
  /** In the order of use. */
  coupons: readonly Coupon[];
  usePnt: number;
  /** The points that the member holds. */
  hldPnt: number;
  isIsland: boolean;
}

/** The price of a line, and its discounts, in won. */
export interface LinePrice {
  linePrc: number;
  /** Its coupon for goods. */
  cpnIsuNo: string | null;
  cpnDscntPrc: number;
  usePnt: number;
  payPrc: number;
  /** The points that it earns once it is confirmed. */
  savePnt: number;
}

/** The delivery price of a group, islands included, in won. */
export interface GroupPrice extends DeliveryGroup {
  cpnDscntPrc: number;
  usePnt: number;
  payPrc: number;
}

/** The sums of a purchase, in won. */
export interface PriceSummary {
  gdsPrc: number;
  cpnDscntPrc: number;
  dlvPrc: number;
  addDlvPrc: number;
  usePnt: number;
  payPrc: number;
  savePnt: number;
}

export interface OrderPrice {
  lines: LinePrice[];
  groups: GroupPrice[];
  summary: PriceSummary;
  /** The most points that this purchase can be paid with. */
  usblPnt: number;
}

/** One point is earned for every hundred won paid. */
const wonPerPoint = 100;

/**
 * The price of a purchase. Applies coupons for goods, for the order and for delivery, then points. Discounts of the whole order
 * are shared over its lines and groups, so that their prices add up to the total.
 */
export function priceOrder(purchase: Purchase, rule: DeliveryRule): OrderPrice | PriceRefusal {
  const lines = purchase.lines.map((line) => ({ ...line, linePrc: line.unitPrc * line.qty }));
  const linePrices = lines.map(({ linePrc }) => linePrc);
  const groups = deliveryGroupsOf(lines, rule, purchase.isIsland);
  const fees = groups.map(({ dlvPrc }) => dlvPrc);
  const discounts = useCoupons(purchase.coupons, linePrices, fees);
  if ('rsnCd' in discounts) return discounts;

  const goodsLeft = discounts.ofGoods.map(({ leftPrc }, index) => leftPrc - at(discounts.ofOrder, index));
  const feesLeft = groups.map((group, index) => group.dlvPrc - at(discounts.ofDelivery, index) + group.addDlvPrc);
  const payable = sum(goodsLeft) + sum(feesLeft);
  const usblPnt = usablePoints(purchase.hldPnt, payable);
  if (purchase.usePnt > usblPnt) return { rsnCd: 'POINT', usblPnt };

  const pointsOnGoods = Math.min(purchase.usePnt, sum(goodsLeft));
  const linePoints = shareOut(
    pointsOnGoods,
    discounts.ofGoods.map(({ leftPrc }, index) => ({ weight: leftPrc, room: at(goodsLeft, index) })),
  );
  const groupPoints = shareOut(
    purchase.usePnt - pointsOnGoods,
    feesLeft.map((room) => ({ weight: room, room })),
  );

  const pricedLines = lines.map(({ linePrc }, index): LinePrice => {
    const usePnt = at(linePoints, index);
    const payPrc = at(goodsLeft, index) - usePnt;
    return {
      linePrc,
      cpnIsuNo: discounts.ofGoods[index]?.cpnIsuNo ?? null,
      cpnDscntPrc: linePrc - at(goodsLeft, index),
      usePnt,
      payPrc,
      savePnt: Math.floor(payPrc / wonPerPoint),
    };
  });
  const pricedGroups = groups.map((group, index): GroupPrice => {
    const usePnt = at(groupPoints, index);
    return { ...group, cpnDscntPrc: at(discounts.ofDelivery, index), usePnt, payPrc: at(feesLeft, index) - usePnt };
  });
  return {
    lines: pricedLines,
    groups: pricedGroups,
    usblPnt,
    summary: {
      gdsPrc: sum(linePrices),
      cpnDscntPrc: sum([...pricedLines, ...pricedGroups].map(({ cpnDscntPrc }) => cpnDscntPrc)),
      dlvPrc: sum(fees),
      addDlvPrc: sum(groups.map(({ addDlvPrc }) => addDlvPrc)),
      usePnt: purchase.usePnt,
      payPrc: payable - purchase.usePnt,
      savePnt: sum(pricedLines.map(({ savePnt }) => savePnt)),
    },
  };
}

function at(amounts: readonly number[], index: number): number {
  return amounts[index] ?? 0;
}
