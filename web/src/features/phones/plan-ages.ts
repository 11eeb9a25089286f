import type { Plan } from './phone.ts';

type Ages = Pick<Plan, 'minimumAge' | 'maximumAge'>;

/** "만 65세부터", "만 18세까지"; null: anyone may have it, or the mall sends no ages. */
export function ageText({ minimumAge, maximumAge }: Ages): string | null {
  const ends = [
    minimumAge === null ? null : `만 ${minimumAge}세부터`,
    maximumAge === null ? null : `만 ${maximumAge}세까지`,
  ];
  return ends.filter((end) => end !== null).join(' ') || null;
}

/** Whether someone of this age may have it. An age that is not known refuses nobody: the mall does. */
export function isForAge({ minimumAge, maximumAge }: Ages, age: number | null): boolean {
  if (age === null) return true;
  return (minimumAge === null || age >= minimumAge) && (maximumAge === null || age <= maximumAge);
}
