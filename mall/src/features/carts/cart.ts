import { groupNumberOf } from '../../buying/delivery-groups.ts';
import { priceOrder, type PriceSummary } from '../../buying/order-price.ts';
import type { Database } from '../../db/database.ts';
import { deliveryRule } from '../deliveries/delivery-rule.ts';
import { loadFavorites } from '../products/product.queries.ts';
import { toGoods } from '../products/product.wire.ts';
import { loadCartLines, type CartLineRow } from './cart.queries.ts';
import { loadOffers, stateOfChoice, type Choice, type Offer } from './choices.ts';

const minQty = 1;
export const maxQty = 99;

/** The cart as the shop has its goods today: what can be ordered, what changed, what it costs. */
export async function loadCart(db: Database, mallId: string, memNo: string) {
  const rows = await loadCartLines(db, memNo);
  const numbers = rows.map(({ gdsGrpNo }) => gdsGrpNo);
  const offers = await loadOffers(db, mallId, numbers);
  const favorites = await loadFavorites(db, memNo, numbers);
  const cartList = rows.flatMap((row) => {
    const offer = offers.get(row.gdsGrpNo);
    return offer ? [toCartLine(row, offer, favorites)] : [];
  });
  const orderable = cartList.flatMap((line) => {
    const offer = line.ordPsblYn === 'Y' ? offers.get(line.gdsGrpNo) : undefined;
    return offer ? [{ unitPrc: line.slPrc + line.addPrc, qty: line.qty, ...deliveryOf(offer) }] : [];
  });
  const { groups, summary } = priceOf(orderable);
  const dlvGrpList = [...new Set(cartList.map(({ dlvType }) => dlvType))].map((dlvType) => {
    const dlvGrpNo = groupNumberOf({ dlvType });
    const dlvPrc = groups.find((group) => group.dlvGrpNo === dlvGrpNo)?.dlvPrc ?? 0;
    return { dlvGrpNo, dlvType, dlvPrc, freeStdPrc: deliveryRule.freeStdPrc };
  });
  return { cartList, dlvGrpList, summary };
}

function toCartLine(row: CartLineRow, offer: Offer, favorites: Set<string> | null) {
  const { seenSlPrc } = row;
  const befSlPrc = seenSlPrc === offer.goods.slPrc ? null : seenSlPrc;
  return { ...toPurchaseLine(row, offer, favorites), befSlPrc, cartNo: row.cartNo };
}

/** Goods with what is chosen of them, as the shop has them today. */
export function toPurchaseLine(choice: Choice & { qty: number }, offer: Offer, favorites: Set<string> | null) {
  const { optNo, colorNm, qty } = choice;
  const { ordImpsblRsnCd, ...state } = stateOfChoice(offer, choice, qty);
  return {
    ...toGoods(offer, offer.colors, favorites),
    optNo,
    colorNm,
    qty,
    minQty,
    maxQty,
    ...state,
    befSlPrc: null as number | null,
    dlvGrpNo: groupNumberOf(offer.goods),
    ordPsblYn: ordImpsblRsnCd === null ? 'Y' : 'N',
    ordImpsblRsnCd,
  };
}

function priceOf(lines: Parameters<typeof priceOrder>[0]['lines']): {
  groups: { dlvGrpNo: string; dlvPrc: number }[];
  summary: PriceSummary;
} {
  const price = priceOrder({ lines, coupons: [], usePnt: 0, hldPnt: 0, isIsland: false }, deliveryRule);
  if ('rsnCd' in price) throw new Error('Without coupons and points no price is refused.');
  return price;
}

function deliveryOf({ goods }: Offer): { dlvType: string; dlvPrc: number } {
  return { dlvType: goods.dlvType, dlvPrc: goods.dlvPrc };
}
