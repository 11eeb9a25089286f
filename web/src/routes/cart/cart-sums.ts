import type { CartContentsFragment, CartLineFragment } from '../../__generated__/graphql.ts';

export interface CartGroup {
  number: string | null;
  deliveryType: CartContentsFragment['deliveryGroups'][number]['deliveryType'];
  /** The mall's fee if all its orderable lines are bought; in whole won. */
  fee: number;
  /** Price of its lines from which delivery is free; null: unknown. */
  freeFrom: number | null;
  lines: CartLineFragment[];
}

/** Lines grouped by delivery, each group at the position of its first line. */
export function groupLines({ lines, deliveryGroups }: CartContentsFragment): CartGroup[] {
  const groups = new Map<string | null, CartGroup>();
  for (const line of lines) {
    const known = deliveryGroups.find(({ number }) => number === line.deliveryGroupNumber);
    const number = known?.number ?? null;
    const group = groups.get(number) ?? {
      number,
      deliveryType: known?.deliveryType ?? null,
      fee: known?.fee ?? 0,
      freeFrom: known?.freeFrom ?? null,
      lines: [],
    };
    group.lines.push(line);
    groups.set(number, group);
  }
  return [...groups.values()];
}

/**
 * `exact`: the mall's own, or by its published rule. `most`: it may be less. `unknown`: only the order sheet shows it.
 */
export interface Fee {
  amount: number;
  certainty: 'exact' | 'most' | 'unknown';
}

const free: Fee = { amount: 0, certainty: 'exact' };

/**
 * The delivery cost of a group's selected lines. The mall gives the fee of the whole group, which is the largest of its
 * lines; for a part only this much is certain.
 */
export function feeOf(group: CartGroup, isChosen: (line: CartLineFragment) => boolean): Fee {
  const orderable = group.lines.filter(({ isOrderable }) => isOrderable);
  const chosen = orderable.filter(isChosen);
  if (chosen.length === 0 || group.deliveryType === 'SELF_PICKUP') return free;
  if (chosen.length === orderable.length) return { amount: group.fee, certainty: 'exact' };
  if (group.freeFrom !== null && goodsTotal(chosen) >= group.freeFrom) return free;
  if (group.fee > 0) return { amount: group.fee, certainty: 'most' };
  const isFreeByPrice = group.freeFrom !== null && goodsTotal(orderable) >= group.freeFrom;
  return isFreeByPrice ? { amount: 0, certainty: 'unknown' } : free;
}

/** The amount missing to free delivery of the selected lines of a group; null: none, or unknown. */
export function missingToFree(group: CartGroup, isChosen: (line: CartLineFragment) => boolean): number | null {
  const chosen = group.lines.filter((line) => line.isOrderable && isChosen(line));
  const { amount, certainty } = feeOf(group, isChosen);
  if (group.freeFrom === null || chosen.length === 0 || (amount === 0 && certainty === 'exact')) return null;
  return Math.max(0, group.freeFrom - goodsTotal(chosen)) || null;
}

export interface ChosenSums {
  lines: CartLineFragment[];
  goodsTotal: number;
  fee: Fee;
  /** Goods and delivery, without an unknown fee. */
  total: number;
  /** Only for the whole cart: the mall gives no others. */
  earnedPoints: number | null;
}

/** What the chosen lines cost: the mall's own sums where all that can be ordered is chosen. */
export function sumsOf(cart: CartContentsFragment, isChosen: (line: CartLineFragment) => boolean): ChosenSums {
  const orderable = cart.lines.filter(({ isOrderable }) => isOrderable);
  const lines = orderable.filter(isChosen);
  if (lines.length === orderable.length) {
    const { goodsTotal: goods, deliveryFee, payTotal, earnedPoints } = cart.summary;
    return {
      lines,
      goodsTotal: goods,
      fee: { amount: deliveryFee, certainty: 'exact' },
      total: payTotal,
      earnedPoints,
    };
  }
  const goods = goodsTotal(lines);
  const fee = addFees(groupLines(cart).map((group) => feeOf(group, isChosen)));
  return { lines, goodsTotal: goods, fee, total: goods + fee.amount, earnedPoints: null };
}

function addFees(fees: readonly Fee[]): Fee {
  const amount = fees.reduce((sum, fee) => sum + fee.amount, 0);
  const has = (certainty: Fee['certainty']) => fees.some((fee) => fee.certainty === certainty);
  if (has('unknown')) return { amount: 0, certainty: 'unknown' };
  return { amount, certainty: has('most') ? 'most' : 'exact' };
}

function goodsTotal(lines: readonly CartLineFragment[]): number {
  return lines.reduce((sum, { lineTotal }) => sum + lineTotal, 0);
}
