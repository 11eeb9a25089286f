import { useState } from 'react';
import { useOrderPaymentQuery } from '../../__generated__/hooks.ts';
import { useMallUrl } from '../../shared/page/page-context.ts';
import { useLostReturn } from './use-lost-return.ts';

/**
 * Whether an earlier payment of an order has succeeded, before the shopper pays again. The company is asked about one
 * whose way back was lost. `checking`: not known yet.
 */
export function useEarlierPayment(orderNumber: string): 'checking' | 'paid' | 'unpaid' {
  const mallUrl = useMallUrl();
  const [isChecked, setIsChecked] = useState(false);
  const { data, loading, refetch } = useOrderPaymentQuery({
    variables: { mallUrl, number: orderNumber },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    errorPolicy: 'all',
  });
  const payment = data?.viewer?.payment;
  useLostReturn(payment, () => {
    refetch()
      .catch(() => {}) // the next payment meets the same trouble, and says so
      .finally(() => setIsChecked(true));
  });
  if (payment?.status === 'PAID') return 'paid';
  const isLost = payment?.status === 'READY' && payment.provider !== null && !isChecked;
  return isLost || (!payment && loading) ? 'checking' : 'unpaid';
}
