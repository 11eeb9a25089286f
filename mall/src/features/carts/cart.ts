import { groupNumberOf } from '../../buying/delivery-groups.ts';
import { priceOrder, type OrderPrice, type PurchaseLine } from '../../buying/order-price.ts';
import type { Database } from '../../db/database.ts';
import { deliveryRule } from '../deliveries/delivery-rule.ts';
import { installmentsFor } from '../payments/methods.ts';
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
  return { cartList, ...priceOfLines(rows, offers) };
}

/** The price of lines of the cart that are bought together. Lines that are gone or cannot be ordered count for nothing. */
export async function priceCartLines(db: Database, mallId: string, memNo: string, cartNoList: readonly string[]) {
  const rows = (await loadCartLines(db, memNo)).filter(({ cartNo }) => cartNoList.includes(cartNo));
  const numbers = rows.map(({ gdsGrpNo }) => gdsGrpNo);
  const offers = await loadOffers(db, mallId, numbers);
  const price = priceOfLines(rows, offers);
  const lineMonths = orderableOf(rows, offers).map(({ ingMm }) => ingMm);
  return { ...price, instList: installmentsFor(price.summary.payPrc, lineMonths) };
}

/** All delivery groups of the lines, and what those cost that can be ordered. */
function priceOfLines(rows: readonly CartLineRow[], offers: ReadonlyMap<string, Offer>) {
  const { groups, summary } = plainPrice(orderableOf(rows, offers));
  const dlvTypes = new Set(rows.flatMap(({ gdsGrpNo }) => offers.get(gdsGrpNo)?.goods.dlvType ?? []));
  const dlvGrpList = [...dlvTypes].map((dlvType) => {
    const dlvGrpNo = groupNumberOf({ dlvType });
    const { dlvPrc = 0, lackPrc = 0 } = groups.find((group) => group.dlvGrpNo === dlvGrpNo) ?? {};
    return { dlvGrpNo, dlvType, dlvPrc, freeStdPrc: deliveryRule.freeStdPrc, lackPrc };
  });
  return { dlvGrpList, summary };
}

function orderableOf(rows: readonly CartLineRow[], offers: ReadonlyMap<string, Offer>) {
  return rows.flatMap((row) => {
    const offer = offers.get(row.gdsGrpNo);
    if (!offer) return [];
    const { addPrc, ordImpsblRsnCd } = stateOfChoice(offer, row, row.qty);
    return ordImpsblRsnCd === null ? [toPriced(offer, addPrc, row.qty)] : [];
  });
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

/** A choice as `priceOrder` takes it, with the months that it can be paid over. */
export function toPriced({ goods: { slPrc, dlvType, dlvPrc, ingMm } }: Offer, addPrc: number, qty: number) {
  return { unitPrc: slPrc + addPrc, qty, dlvType, dlvPrc, ingMm };
}

/** The price without coupons and points; to islands if so said. */
export function plainPrice(lines: readonly PurchaseLine[], isIsland = false): OrderPrice {
  const price = priceOrder({ lines, coupons: [], usePnt: 0, hldPnt: 0, isIsland }, deliveryRule);
  if ('rsnCd' in price) throw new Error('Without coupons and points no price is refused.');
  return price;
}
