/** Free pieces of a product, by place. */
export interface FreeStock {
  /** Stock of the group: the first store is emptied before the second. */
  stckqty: number;
  stckqty2: number;
  /** Stock of the chosen option and color. Null if the product has none. */
  optionQty: number | null;
  colorQty: number | null;
}

/** The most pieces that can be bought: the minimum of option, color and group. */
export function buyableQty({ stckqty, stckqty2, optionQty, colorQty }: FreeStock): number {
  const group = stckqty + stckqty2;
  return Math.max(0, Math.min(group, optionQty ?? group, colorQty ?? group));
}

/**
 * Pieces of each line from the second store of its group, after the first store is empty. Lines are served in order.
 * `firstStores`: pieces in the first store by group.
 */
export function splitBetweenStores(
  lines: readonly { gdsGrpNo: string; qty: number }[],
  firstStores: ReadonlyMap<string, number>,
): number[] {
  const left = new Map(firstStores);
  return lines.map(({ gdsGrpNo, qty }) => {
    const inFirst = Math.max(0, left.get(gdsGrpNo) ?? 0);
    const fromFirst = Math.min(inFirst, qty);
    left.set(gdsGrpNo, inFirst - fromFirst);
    return qty - fromFirst;
  });
}

/** A line of a purchase, with the places of its stock. */
export interface TakingLine {
  qty: number;
  /** Group, option and color, as far as it has them. */
  places: readonly string[];
}

/**
 * Available pieces for each line. Lines are served in order, each from what the ones before left. `free`: pieces by place. All
 * lines can be bought together if none finds fewer than it needs.
 */
export function piecesForEach(lines: readonly TakingLine[], free: ReadonlyMap<string, number>): number[] {
  const left = new Map(free);
  return lines.map(({ qty, places }) => {
    const found = Math.max(0, Math.min(...places.map((place) => left.get(place) ?? 0)));
    const taken = Math.min(qty, found);
    for (const place of places) left.set(place, (left.get(place) ?? 0) - taken);
    return found;
  });
}
