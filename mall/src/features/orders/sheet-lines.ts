import type { SheetLine } from '../../db/schema/orders.ts';
import { toPurchaseLine } from '../carts/cart.ts';
import type { Selection, SellableItem } from '../carts/selections.ts';

export interface SheetItem extends Selection {
  cartNo: string | null;
  qty: number;
}

/** A line as it is bought: with its prices, and a snapshot of its goods. */
export function toSheetLine(item: SheetItem, sellableItem: SellableItem, favorites: Set<string> | null): SheetLine {
  const snapshot = toPurchaseLine(item, sellableItem, favorites);
  const { slPrc, dlvType, dlvPrc, ingMm } = sellableItem.goods;
  return { ...item, slPrc, addPrc: snapshot.addPrc, dlvType, dlvPrc, ingMm, snapshot };
}
