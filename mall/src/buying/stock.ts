/** The pieces of a product that are free, in the places that a purchase takes from. */
export interface FreeStock {
  /** Of the group: the first store is emptied before the second. */
  stckqty: number;
  stckqty2: number;
  /** Of the chosen option and color; null: the product has none. */
  optionQty: number | null;
  colorQty: number | null;
}

/** The most pieces that can be bought: the least of what option, color and group have. */
export function buyableQty({ stckqty, stckqty2, optionQty, colorQty }: FreeStock): number {
  const group = stckqty + stckqty2;
  return Math.max(0, Math.min(group, optionQty ?? group, colorQty ?? group));
}

/** How many pieces come from each of the group's two stores. */
export function takeFromStores(stckqty: number, qty: number): { fromFirst: number; fromSecond: number } {
  const fromFirst = Math.min(Math.max(stckqty, 0), qty);
  return { fromFirst, fromSecond: qty - fromFirst };
}
