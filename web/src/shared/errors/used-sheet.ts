import { CombinedGraphQLErrors } from '@apollo/client';

/** The order that was placed with a used order sheet, as the error of its query names it. Null: the sheet only ended, or it is not known. */
export function orderOfUsedSheet(error: unknown): string | null {
  if (!CombinedGraphQLErrors.is(error)) return null;
  const number = error.errors[0]?.extensions?.placedOrderNumber;
  return typeof number === 'string' && number !== '' ? number : null;
}
