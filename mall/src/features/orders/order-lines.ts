import type { StockPlace } from '../../db/schema/orders.ts';
import { piecesForEach } from '../../buying/stock.ts';
import { conflict, type ShortItem } from '../../http/refusal.ts';
import { fewerLeft, soldOut, stateOfSelection, type Selection, type SellableItem } from '../carts/selections.ts';

/** A line of a sheet or an order that needs stock. */
export interface WantedLine extends Selection {
  cartNo: string | null;
  ordItemNo: string | null;
  qty: number;
}

/** Throws STATE or STOCK if the lines cannot be ordered together. */
export function checkOrderable(sellableItems: ReadonlyMap<string, SellableItem>, lines: readonly WantedLine[]): void {
  const states = lines.map(
    (line) => stateOfSelection(sellableItemOf(sellableItems, line), line, line.qty).ordImpsblRsnCd,
  );
  const stopped = states.find((state) => state !== null && state !== soldOut && state !== fewerLeft);
  if (stopped) throw conflict('지금은 주문할 수 없는 상품이 있어요.', { rsnCd: 'STATE', stat: stopped });
  const short = shortOf(sellableItems, lines);
  if (short.length > 0) throw outOfStock(short);
}

/** A line of an order that is placed or held. */
interface PlacedLine extends Selection {
  cartNo?: string | null;
  ordItemNo: string | null;
  qty: number;
  stckTp: StockPlace;
}

const leastForAccounts = 10;

/** Throws STOCK if too few pieces are left to be held for days by a virtual account. The order's own pieces count as left. */
export function checkAccountStock(
  sellableItems: ReadonlyMap<string, SellableItem>,
  lines: readonly PlacedLine[],
): void {
  const short = lines.flatMap((line): ShortItem[] => {
    const { cartNo = null, ordItemNo, gdsGrpNo, optNo, colorNm, qty, stckTp } = line;
    const own = stckTp === 'HELD' ? qty : 0;
    const stckqty = stateOfSelection(sellableItemOf(sellableItems, line), line, qty).psblQty + own;
    return stckqty >= leastForAccounts ? [] : [{ cartNo, ordItemNo, gdsGrpNo, optNo, colorNm, qty, stckqty }];
  });
  if (short.length === 0) return;
  const message = `${leastForAccounts}개 이상 남은 상품만 무통장입금으로 구매할 수 있어요.`;
  throw conflict(message, { rsnCd: 'STOCK', list: short });
}

function outOfStock(short: ShortItem[]) {
  const left = Math.min(...short.map(({ stckqty }) => stckqty));
  const message = left === 0 ? '품절된 상품이 있어요.' : `재고가 부족해요. ${left}개까지 주문할 수 있어요.`;
  return conflict(message, { rsnCd: 'STOCK', list: short });
}

function shortOf(sellableItems: ReadonlyMap<string, SellableItem>, lines: readonly WantedLine[]): ShortItem[] {
  const free = new Map<string, number>();
  const taking = lines.map((line) => {
    const places = placesOf(sellableItemOf(sellableItems, line), line);
    for (const [place, qty] of places) free.set(place, qty);
    return { qty: line.qty, places: places.map(([place]) => place) };
  });
  const found = piecesForEach(taking, free);
  return lines.flatMap((line, index) => {
    const { cartNo, ordItemNo, gdsGrpNo, optNo, colorNm, qty } = line;
    const sellableItem = sellableItemOf(sellableItems, line);
    const isSoldOut = stateOfSelection(sellableItem, line, qty).ordImpsblRsnCd === soldOut;
    const stckqty = isSoldOut ? 0 : (found[index] ?? 0);
    return stckqty >= qty ? [] : [{ cartNo, ordItemNo, gdsGrpNo, optNo, colorNm, qty, stckqty }];
  });
}

/** Group, option and color of a selection, with their free pieces. */
export function placesOf(
  sellableItem: SellableItem,
  { gdsGrpNo, optNo, colorNm }: Selection,
): [place: string, qty: number][] {
  const option = sellableItem.options.find((each) => each.optNo === optNo);
  const color = sellableItem.colors.find((each) => each.colorNm === colorNm);
  return [
    [`group ${gdsGrpNo}`, sellableItem.product.stckqty + sellableItem.product.stckqty2],
    ...(option ? ([[`option ${option.optNo}`, option.stckqty]] as [string, number][]) : []),
    ...(color ? ([[`color ${gdsGrpNo} ${color.colorNm}`, color.stckqty]] as [string, number][]) : []),
  ];
}

export function sellableItemOf(
  sellableItems: ReadonlyMap<string, SellableItem>,
  { gdsGrpNo }: Selection,
): SellableItem {
  const sellableItem = sellableItems.get(gdsGrpNo);
  if (!sellableItem) throw new Error(`There are no goods ${gdsGrpNo}.`);
  return sellableItem;
}
