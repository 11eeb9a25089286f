import type { Plan } from './phone.ts';
import { cheapestOf } from './phone-choice.ts';
import { ageText, isForAge } from './plan-ages.ts';
import { ageOf } from './plan-kinds.ts';

/** The cheapest plan that someone of this age may have, if its fee is below that of `plan`. */
export function cheaperPlan(plan: Plan, plans: readonly Plan[], age: number | null): Plan | null {
  const cheapest = cheapestOf(plans.filter((each) => each.monthly !== null && isOpenTo(each, age)));
  return cheapest && (cheapest.monthly ?? 0) < (plan.monthly ?? 0) ? cheapest : null;
}

/** Whether someone may surely have it. A plan for an age is one by its ages, or by its name where the mall sends none. */
function isOpenTo(plan: Plan, age: number | null): boolean {
  return ageText(plan) === null ? ageOf(plan) === null : age !== null && isForAge(plan, age);
}
