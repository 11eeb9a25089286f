import { useState } from 'react';
import type { PaymentFactsFragment } from '../../__generated__/graphql.ts';
import { useOrderPaymentQuery } from '../../__generated__/hooks.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { isBeingChecked } from './being-checked.ts';
import { useLostReturn } from './use-lost-return.ts';

export interface EarlierPayment {
  /** `checking`: not known yet. `unanswered`: the company has not said how it ended, and the mall takes no other one. */
  kind: 'checking' | 'unanswered' | 'paid' | 'unpaid';
  error: unknown;
  isAsking: boolean;
  askAgain: () => void;
}

/**
 * Whether an earlier payment of an order has succeeded, before the shopper pays again. The company is asked about one
 * whose way back was lost.
 */
export function useEarlierPayment(orderNumber: string): EarlierPayment {
  const mallUrl = useMallUrl();
  const [isChecked, setIsChecked] = useState(false);
  const { data, loading, error, refetch } = useOrderPaymentQuery({
    variables: { mallUrl, number: orderNumber },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  });
  const payment = data?.viewer?.payment;
  useLostReturn(payment, () => {
    refetch()
      .catch(() => {}) // the next payment meets the same error, and shows it
      .finally(() => setIsChecked(true));
  });
  const isLost = payment?.status === 'READY' && payment.provider !== null && !isChecked;
  return {
    kind: kindOf(payment, isLost || (!payment && loading)),
    error,
    isAsking: loading,
    askAgain: () => void refetch().catch(() => {}), // `error` says it
  };
}

function kindOf(payment: PaymentFactsFragment | null | undefined, isUnknown: boolean): EarlierPayment['kind'] {
  if (payment?.status === 'PAID') return 'paid';
  if (isBeingChecked(payment)) return 'unanswered';
  return isUnknown ? 'checking' : 'unpaid';
}
