import type { SubscriptionDetailsFragment } from '../../__generated__/graphql.ts';

/** Whether anything was paid for, and so is used up or given back. Yes where the mall does not tell. */
export function hasPaid({ charges }: Pick<SubscriptionDetailsFragment, 'charges'>): boolean {
  return charges === null || charges.some(({ paidAt, status }) => paidAt !== null || status === 'PAID');
}
