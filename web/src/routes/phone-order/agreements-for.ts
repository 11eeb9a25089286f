import type { PhoneSheetFragment } from '../../__generated__/graphql.ts';

/** What an applicant is asked to consent to. What is asked of minors alone is required of them. */
export function agreementsFor(
  { agreements }: Pick<PhoneSheetFragment, 'agreements'>,
  isAdult: boolean,
): PhoneSheetFragment['agreements'] {
  return agreements
    .filter(({ isForMinors }) => !isForMinors || !isAdult)
    .map((agreement) => (agreement.isForMinors ? { ...agreement, isRequired: true } : agreement));
}
