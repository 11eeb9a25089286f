import type { SheetLine } from '../../db/schema/orders.ts';
import { toPurchaseLine } from '../carts/cart.ts';
import type { Selection, SellableItem } from '../carts/selections.ts';

export interface SheetItem extends Selection {
  cartNo: string | null;
  qty: number;
}

/** A line as it is bought: with its prices, and a snapshot of its goods. Its words are sealed, and not in the snapshot. */
export function toSheetLine(
  { optTxt: _words, ...item }: SheetItem,
  sellableItem: SellableItem,
  favorites: Set<string> | null,
  sealedOptTxt: string | null = null,
): SheetLine {
  const snapshot = toPurchaseLine(item, sellableItem, favorites);
  const { slPrc, dlvType, dlvPrc, ingMm } = sellableItem.goods;
  return {
    ...item,
    slPrc,
    addPrc: snapshot.addPrc,
    dlvType,
    dlvPrc,
    ingMm,
    snapshot,
    ...(sealedOptTxt === null ? {} : { sealedOptTxt }),
  };
}
