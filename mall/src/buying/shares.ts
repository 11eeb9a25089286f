/** A part gets its share of an amount by weight, up to its room. */
export interface Part {
  weight: number;
  room: number;
}

/**
 * Shares an amount over parts by weight. Shares are floored; the remainder goes to the heaviest part (the first of several), then
 * to the next heaviest, as far as there is room. So the shares add up to the amount.
 */
export function shareOut(amount: number, parts: readonly Part[]): number[] {
  const total = sum(parts.map(({ weight }) => weight));
  const shares = parts.map(({ weight, room }) => Math.min(room, total === 0 ? 0 : portion(amount, weight, total)));
  let rest = amount - sum(shares);
  const heaviestFirst = parts.map((_part, index) => index).toSorted((a, b) => weightAt(parts, b) - weightAt(parts, a));
  for (const index of heaviestFirst) {
    const share = shares[index] ?? 0;
    const more = Math.min(rest, (parts[index]?.room ?? 0) - share);
    shares[index] = share + more;
    rest -= more;
  }
  return shares;
}

/** `amount x part / whole`, floored. Uses BigInt, since the product may exceed the safe integers. */
export function portion(amount: number, part: number, whole: number): number {
  return Number((BigInt(amount) * BigInt(part)) / BigInt(whole));
}

function weightAt(parts: readonly Part[], index: number): number {
  return parts[index]?.weight ?? 0;
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
