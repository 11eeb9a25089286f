import type { PhoneOrderDetailQueryVariables } from '../../../__generated__/graphql.ts';

/** Malls number their orders freely; a number that could change the path is rejected, as in the gateway. */
const orderNumber = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/u;

/** The variables for an order of a phone; null: no order has this number. */
export function phoneOrderVariables(
  mallUrl: string,
  number: string | undefined,
): PhoneOrderDetailQueryVariables | null {
  return number !== undefined && orderNumber.test(number) ? { mallUrl, number } : null;
}
