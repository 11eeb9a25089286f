/** Percent a month, compounding (specification, section 9). */
export const monthlyPercent = 0.492;

const monthlyRate = monthlyPercent / 100;

/** The cost of paying over some months, in whole won. */
export interface Installment {
  instMnth: number;
  totPrc: number;
  mnthPrc: number;
  /** Includes the remainder of the division. */
  fstMnthPrc: number;
  /** Y: the card takes no interest. */
  freeYn: 'Y' | 'N';
}

/** Below this price there are no installments. */
export const leastInstallmentPrc = 50_000;

/**
 * Installment months of a card for a price: those that every line allows, and always 1. `lineMonths`: the months of each line.
 */
export function installmentMonths(
  payPrc: number,
  cardMonths: readonly number[],
  lineMonths: readonly (readonly number[])[],
): number[] {
  if (payPrc < leastInstallmentPrc) return [1];
  const shared = cardMonths.filter((months) => months > 1 && lineMonths.every((list) => list.includes(months)));
  return [1, ...new Set(shared)].toSorted((a, b) => a - b);
}

export function installmentOf(payPrc: number, instMnth: number, isFree: boolean): Installment {
  const totPrc = isFree ? payPrc : installmentTotal(payPrc, instMnth);
  const mnthPrc = Math.floor(totPrc / instMnth);
  return { instMnth, totPrc, mnthPrc, fstMnthPrc: totPrc - (instMnth - 1) * mnthPrc, freeYn: isFree ? 'Y' : 'N' };
}

/** Cost of a price in installments over `months`, interest included, in whole won (specification, section 9). */
export function installmentTotal(price: number, months: number): number {
  if (months < 1) return 0;
  if (months === 1) return price;
  // 1 - (1 + rate)^-months, without the rounding of its parts: a total that is a whole won came out one won lower.
  const discount = -Math.expm1(-months * Math.log1p(monthlyRate));
  return Math.floor(((price * monthlyRate) / discount) * months);
}
