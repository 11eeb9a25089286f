import type { PlanSeed } from './plan-list.ts';

const monthlyRate = 0.00492;

/** The monthly share of a phone bought over `months`, interest included, by the rule of the specification, section 9. */
export function monthlyInstalment(price: number, months: number): number {
  if (months < 1) return 0;
  if (months === 1) return price;
  const growth = (1 + monthlyRate) ** months;
  const total = Math.floor(((price * monthlyRate * growth) / (growth - 1)) * months);
  return Math.floor(total / months);
}

/** The public subsidy (공시지원금): more for older phones and dearer plans, in whole thousands. */
export function subsidyOf(releasePrice: number, age: number, plan: PlanSeed): number {
  const generosity = age > 365 ? 0.55 : age > 120 ? 0.38 : 0.24;
  const share = generosity * Math.min(plan.planPrice / 100_000, 1.1);
  return Math.max(Math.floor((releasePrice * share) / 1_000) * 1_000, 10_000);
}

/** What the shop adds at most: fifteen per cent of the public subsidy. */
export function extraSubsidyOf(subsidy: number): number {
  return Math.floor((subsidy * 0.15) / 100) * 100;
}
