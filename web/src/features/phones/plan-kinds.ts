import type { Plan } from './phone.ts';

/** Kinds of plans, by their values in the address. */
export const planKinds = {
  all: '전체',
  '5g': '5G',
  lte: 'LTE',
  teen: '청소년',
  kids: '키즈',
  senior: '시니어',
} as const;

export type PlanKind = keyof typeof planKinds;

/** For an age; whoever is of another cannot take them. */
const ofAge = {
  teen: /청소년|틴(?!\p{L})|teen/iu,
  kids: /키즈|어린이|주니어|kids/iu,
  senior: /시니어|효도|어르신|senior/iu,
} as const satisfies Partial<Record<PlanKind, RegExp>>;

const ofNetwork = { '5g': /(?<!\d)5G(?!B)/iu, lte: /LTE/iu } as const satisfies Partial<Record<PlanKind, RegExp>>;

type Age = keyof typeof ofAge;

/** The age that a plan is for, by its name; null: any. */
export function ageOf({ name }: Pick<Plan, 'name'>): Age | null {
  return (Object.keys(ofAge) as Age[]).find((age) => ofAge[age].test(name)) ?? null;
}

/** The kinds that there are among these plans, `all` first; none where a choice of kind would choose nothing. */
export function kindsOf(plans: readonly Plan[]): PlanKind[] {
  const kinds = (Object.keys(planKinds) as PlanKind[]).filter((kind) => kind !== 'all' && plans.some(isOfKind(kind)));
  return kinds.length > 1 ? ['all', ...kinds] : [];
}

/** Of any kind: those for an age last, so that they stand apart. */
export function plansOfKind(plans: readonly Plan[], kind: PlanKind): Plan[] {
  if (kind !== 'all') return plans.filter(isOfKind(kind));
  return [...plans.filter((plan) => ageOf(plan) === null), ...plans.filter((plan) => ageOf(plan) !== null)];
}

function isOfKind(kind: Exclude<PlanKind, 'all'>): (plan: Plan) => boolean {
  if (kind === '5g' || kind === 'lte') return (plan) => ageOf(plan) === null && ofNetwork[kind].test(plan.name);
  return (plan) => ageOf(plan) === kind;
}

export function requestedPlanKind(params: URLSearchParams, offered: readonly PlanKind[]): PlanKind {
  return offered.find((kind) => kind === params.get('planKind')) ?? 'all';
}

/**
 * What most of these plans have in common, so that each need only say where it differs; null: not most of them, or one
 * of them does not say.
 */
export function usualOf(plans: readonly Plan[], field: 'voice' | 'messages'): string | null {
  const counts = new Map<string, number>();
  for (const { [field]: text } of plans) {
    if (!text) return null;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const [usual] = [...counts].toSorted(([, one], [, other]) => other - one);
  return usual && usual[1] > 1 && usual[1] * 2 > plans.length ? usual[0] : null;
}
