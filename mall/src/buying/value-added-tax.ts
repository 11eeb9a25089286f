/** Value added tax of taxed goods and of all deliveries, in parts of the supply value. */
const taxRate = 0.1;

/** The parts of a price that includes the tax. They add up to it. */
export interface TaxParts {
  taxFreePrc: number;
  splyPrc: number;
  vatPrc: number;
}

/** A line of an order: what was paid for it. */
export interface PaidLine {
  payPrc: number;
  isTaxFree: boolean;
}

/** Counts everything beyond the lines as taxed delivery. Rounds the supply value to whole won; the tax is the rest. */
export function taxOf(prc: number, lines: readonly PaidLine[]): TaxParts {
  const taxFreePrc = lines.reduce((sum, { payPrc, isTaxFree }) => sum + (isTaxFree ? payPrc : 0), 0);
  const taxed = prc - taxFreePrc;
  const splyPrc = Math.round(taxed / (1 + taxRate));
  return { taxFreePrc, splyPrc, vatPrc: taxed - splyPrc };
}
