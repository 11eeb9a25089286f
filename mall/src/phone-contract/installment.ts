const monthlyRate = 0.004_92;

/** Cost of a price in installments over `months`, interest included, in whole won (specification, section 9). */
export function installmentTotal(price: number, months: number): number {
  if (months < 1) return 0;
  if (months === 1) return price;
  const growth = (1 + monthlyRate) ** months;
  return Math.floor(((price * monthlyRate * growth) / (growth - 1)) * months);
}
