/** The ages in full years for which a plan is sold, both ends included. Null: no limit. */
export interface PlanAges {
  ageMin: number | null;
  ageMax: number | null;
}

export function isForAge({ ageMin, ageMax }: PlanAges, age: number): boolean {
  return (ageMin === null || age >= ageMin) && (ageMax === null || age <= ageMax);
}

/** "만 4세부터 18세까지", for a plan with a limit. */
export function ageWords({ ageMin, ageMax }: PlanAges): string {
  return [ageMin === null ? null : `만 ${ageMin}세부터`, ageMax === null ? null : `만 ${ageMax}세까지`]
    .filter((words) => words !== null)
    .join(' ');
}
