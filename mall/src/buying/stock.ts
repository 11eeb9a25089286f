/** The pieces of a product that are free, in the places that a purchase takes from. */
export interface FreeStock {
  /** Stock of the group: the first store is emptied before the second. */
  stckqty: number;
  stckqty2: number;
  /** Stock of the chosen option and color; null: the product has none. */
  optionQty: number | null;
  colorQty: number | null;
}

/** The most pieces that can be bought: the least of what option, color and group have. */
export function buyableQty({ stckqty, stckqty2, optionQty, colorQty }: FreeStock): number {
  const group = stckqty + stckqty2;
  return Math.max(0, Math.min(group, optionQty ?? group, colorQty ?? group));
}

/**
 * How many pieces of each line come from the second store of its group: the first store is emptied before. What one line takes
 * is gone for the next. `firstStores`: the pieces in the first store by group.
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

/** A line of a purchase with the places that its pieces come from. */
export interface TakingLine {
  qty: number;
  /** Group, option and color, whatever of them it has. */
  places: readonly string[];
}

/**
 * How many pieces each line finds, in the order of the lines: what one takes is gone for the next. `free`: the pieces in each
 * place. All lines can be bought together when none finds fewer than it takes.
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
