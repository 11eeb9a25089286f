import type { JoinType } from 'mall/phone-contract/join-type.ts';
import type { PlanSeed } from './plan-list.ts';

/** Number porting gets the highest subsidy, device change the lowest. */
const shareOf: Readonly<Record<JoinType, number>> = { NEW: 1, TRANS: 1.25, CHANGE: 0.9 };

/** The common subsidy (공통지원금): more for older phones and more expensive plans, in whole thousands. */
export function subsidyOf(releasePrice: number, age: number, plan: PlanSeed, joinTp: JoinType): number {
  const generosity = age > 365 ? 0.55 : age > 120 ? 0.38 : 0.24;
  const share = generosity * (0.35 + 0.65 * Math.min(plan.planPrice / 100_000, 1.1)) * shareOf[joinTp];
  return Math.max(Math.floor((releasePrice * share) / 1_000) * 1_000, 10_000);
}

/** The shop's extra subsidy for either discount: 15 % of the common subsidy. */
export function extraSubsidyOf(subsidy: number): number {
  return Math.floor((subsidy * 0.15) / 100) * 100;
}
