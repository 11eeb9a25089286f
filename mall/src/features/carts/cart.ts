import { bestDiscount } from '../../buying/best-coupons.ts';
import { groupNumberOf, receivingWayOf } from '../../buying/delivery-groups.ts';
import { priceOrder, type OrderPrice, type PurchaseLine } from '../../buying/order-price.ts';
import { statementOf, type StatedGoods } from '../../buying/statement.ts';
import type { MallContext } from '../../context.ts';
import { readTogether } from '../../db/read-together.ts';
import { usableCouponsIn } from '../benefits/wallet.ts';
import { addressRowsIn } from '../deliveries/address-book.ts';
import { arrivalAt, destinationFrom, type Destination } from '../deliveries/arrivals.ts';
import { deliveryRule } from '../deliveries/delivery-rule.ts';
import { installmentsFor } from '../payments/methods.ts';
import { favoritesIn, numbersIn } from '../products/product.queries.ts';
import { pictureIn, toGoods } from '../products/product.wire.ts';
import { loadCartLines, type CartLineRow } from './cart.queries.ts';
import { loadSellableItems, stateOfSelection, type Selection, type SellableItem } from './selections.ts';

const minQty = 1;
export const maxQty = 99;

type CartContext = Pick<MallContext, 'db' | 'keys'>;

/** The cart with today's state and prices of its goods. */
export async function loadCart(context: MallContext, mallId: string, memNo: string) {
  const { db } = context;
  const rows = await loadCartLines(context, memNo);
  const numbers = rows.map(({ gdsGrpNo }) => gdsGrpNo);
  const sellableItems = await loadSellableItems(db, mallId, numbers);
  const { favorites, addresses, coupons } = await readTogether(db, {
    favorites: favoritesIn(memNo, numbersIn(numbers)),
    addresses: addressRowsIn(memNo),
    coupons: usableCouponsIn(memNo, context.now()),
  });
  const destination = destinationFrom(context, addresses);
  const cartList = rows.flatMap((row) => {
    const sellableItem = sellableItems.get(row.gdsGrpNo);
    return sellableItem ? [toCartLine(row, sellableItem, { favorites, destination })] : [];
  });
  const bestDscntPrc = bestDiscount(orderableOf(rows, sellableItems), coupons, deliveryRule);
  return { cartList, ...priceOfLines(rows, sellableItems, destination), bestDscntPrc };
}

/** The price of some lines of the cart. Ignores lines that are gone or cannot be ordered. */
export async function priceCartLines(
  context: MallContext,
  mallId: string,
  memNo: string,
  cartNoList: readonly string[],
) {
  const { db } = context;
  const rows = (await loadCartLines(context, memNo)).filter(({ cartNo }) => cartNoList.includes(cartNo));
  const numbers = rows.map(({ gdsGrpNo }) => gdsGrpNo);
  const sellableItems = await loadSellableItems(db, mallId, numbers);
  const { addresses, coupons } = await readTogether(db, {
    addresses: addressRowsIn(memNo),
    coupons: usableCouponsIn(memNo, context.now()),
  });
  const price = priceOfLines(rows, sellableItems, destinationFrom(context, addresses));
  const lineMonths = orderableOf(rows, sellableItems).map(({ ingMm }) => ingMm);
  const bestDscntPrc = bestDiscount(orderableOf(rows, sellableItems), coupons, deliveryRule);
  return { ...price, bestDscntPrc, instList: installmentsFor(price.summary.payPrc, lineMonths) };
}

/** What some lines of the cart cost today, for the books of a company. Leaves out lines that are gone or cannot be ordered. */
export async function estimateCartLines(
  { db, keys }: CartContext,
  mallId: string,
  memNo: string,
  cartNoList: readonly string[],
) {
  const rows = (await loadCartLines({ db, keys }, memNo)).filter(({ cartNo }) => cartNoList.includes(cartNo));
  const sellableItems = await loadSellableItems(
    db,
    mallId,
    rows.map(({ gdsGrpNo }) => gdsGrpNo),
  );
  const goods = rows.flatMap((row) => {
    const sellableItem = sellableItems.get(row.gdsGrpNo);
    return sellableItem ? toStatedGoods(row, sellableItem) : [];
  });
  const { dlvPrc, payPrc } = plainPrice(orderableOf(rows, sellableItems)).summary;
  return statementOf([{ goods, dlvPrc, totPrc: payPrc }]);
}

/** None of a line that cannot be ordered. */
function toStatedGoods(row: CartLineRow, sellableItem: SellableItem): StatedGoods[] {
  const { gdsGrpNo, optNo, colorNm, qty } = row;
  const { optNm, addPrc, ordImpsblRsnCd } = stateOfSelection(sellableItem, row, qty);
  if (ordImpsblRsnCd !== null) return [];
  const { product, goods } = sellableItem;
  const slPrc = goods.slPrc + addPrc;
  const payPrc = slPrc * qty;
  const isTaxFree = isSoldWithoutTax(goods);
  const gdsNm = product.name;
  return [{ gdsGrpNo, optNo, gdsNm, optNm, colorNm, slPrc, qty, payPrc, isTaxFree, custOrdNo: null }];
}

/** All delivery groups of the lines, and the price of those that can be ordered. */
function priceOfLines(
  rows: readonly CartLineRow[],
  sellableItems: ReadonlyMap<string, SellableItem>,
  destination: Destination,
) {
  const { groups, summary } = plainPrice(orderableOf(rows, sellableItems));
  const dlvTypes = new Set(rows.flatMap(({ gdsGrpNo }) => sellableItems.get(gdsGrpNo)?.goods.dlvType ?? []));
  const dlvGrpList = [...dlvTypes].map((dlvType) => {
    const dlvGrpNo = groupNumberOf({ dlvType });
    const { dlvPrc = 0, lackPrc = 0 } = groups.find((group) => group.dlvGrpNo === dlvGrpNo) ?? {};
    const arvlDt = arrivalAt(destination, { dlvType });
    return { dlvGrpNo, dlvType, dlvPrc, freeStdPrc: deliveryRule.freeStdPrc, lackPrc, arvlDt };
  });
  return { dlvGrpList, summary };
}

function orderableOf(rows: readonly CartLineRow[], sellableItems: ReadonlyMap<string, SellableItem>) {
  return rows.flatMap((row) => {
    const sellableItem = sellableItems.get(row.gdsGrpNo);
    if (!sellableItem) return [];
    const { addPrc, ordImpsblRsnCd } = stateOfSelection(sellableItem, row, row.qty);
    return ordImpsblRsnCd === null ? [toPriced(sellableItem, addPrc, row.qty)] : [];
  });
}

function toCartLine(
  row: CartLineRow,
  sellableItem: SellableItem,
  { favorites, destination }: { favorites: Set<string> | null; destination: Destination },
) {
  const { seenSlPrc } = row;
  const befSlPrc = seenSlPrc === sellableItem.goods.slPrc ? null : seenSlPrc;
  const line = toPurchaseLine(row, sellableItem, favorites, destination.now);
  const arvlDt = line.ordPsblYn === 'Y' ? arrivalAt(destination, sellableItem.goods) : null;
  return { ...line, befSlPrc, cartNo: row.cartNo, arvlDt };
}

/** Goods with their selection, in today's state. What is bought has no label: `now` is for what may still be. */
export function toPurchaseLine(
  selection: Selection & { qty: number },
  sellableItem: SellableItem,
  favorites: Set<string> | null,
  now: Date | null = null,
) {
  const { optNo, colorNm, optTxt = null, qty } = selection;
  const { ordImpsblRsnCd, ...state } = stateOfSelection(sellableItem, selection, qty);
  return {
    ...toGoods(sellableItem, sellableItem.colors, favorites, now),
    imgPath: pictureIn(sellableItem.product, sellableItem.colors, colorNm),
    optNo,
    colorNm,
    optTxt,
    qty,
    minQty,
    maxQty,
    ...state,
    befSlPrc: null as number | null,
    taxFreeYn: isSoldWithoutTax(sellableItem.goods) ? 'Y' : 'N',
    dlvGrpNo: groupNumberOf(sellableItem.goods),
    ordPsblYn: ordImpsblRsnCd === null ? 'Y' : 'N',
    ordImpsblRsnCd,
  };
}

/** A voucher bears no value added tax: what it buys does. */
function isSoldWithoutTax(goods: SellableItem['goods']): boolean {
  return goods.taxFree || receivingWayOf(goods) === 'TEXT';
}

/** A selection for `priceOrder`, with its installment months. */
export function toPriced({ goods: { slPrc, dlvType, dlvPrc, ingMm } }: SellableItem, addPrc: number, qty: number) {
  return { unitPrc: slPrc + addPrc, qty, dlvType, dlvPrc, ingMm };
}

/** The price without coupons and points. */
export function plainPrice(lines: readonly PurchaseLine[], isIsland = false): OrderPrice {
  const price = priceOrder({ lines, coupons: [], usePnt: 0, hldPnt: 0, isIsland }, deliveryRule);
  if ('rsnCd' in price) throw new Error('Without coupons and points no price is refused.');
  return price;
}
