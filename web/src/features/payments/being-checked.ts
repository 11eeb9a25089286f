import type { PaymentFactsFragment } from '../../__generated__/graphql.ts';

/**
 * Whether the payment provider has not said how a payment ended, and the mall takes no other one meanwhile: paying again
 * could take the money twice. A mall that does not say leaves it to the shopper.
 */
export function isBeingChecked(
  payment: Pick<PaymentFactsFragment, 'status' | 'isRetryable'> | null | undefined,
): boolean {
  return payment?.status === 'PENDING' && payment.isRetryable === false;
}
