import type { Installment } from '../graphql/__generated__/schema-types.ts';

const monthlyRate = 0.00492;
const longestMonths = 60;

/**
 * The cost of paying in installments; the specification, section 9. The total is rounded down. One month is the price
 * itself, less than one is zero.
 */
export function toInstallment(price: number, months: number): Installment {
  const total = totalOf(price, months);
  return { months, total, monthly: months < 1 ? 0 : total / months };
}

export function isInstallable(months: number): boolean {
  return months <= longestMonths;
}

function totalOf(price: number, months: number): number {
  if (months < 1) return 0;
  if (months === 1) return price;
  const growth = (1 + monthlyRate) ** months;
  return Math.floor(((price * monthlyRate * growth) / (growth - 1)) * months);
}
