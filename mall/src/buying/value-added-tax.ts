/** Value added tax of all goods and deliveries, in parts of the supply value. */
const taxRate = 0.1;

/** The two parts of a price that includes the tax. They add up to it. */
export interface TaxParts {
  splyPrc: number;
  vatPrc: number;
}

/** Rounds the supply value to whole won; the tax is the rest. */
export function taxOf(prc: number): TaxParts {
  const splyPrc = Math.round(prc / (1 + taxRate));
  return { splyPrc, vatPrc: prc - splyPrc };
}
