import { useEffect, useEffectEvent } from 'react';
import type { PaymentFactsFragment } from '../../__generated__/graphql.ts';
import { useReturnFromPaymentMutation } from '../../__generated__/hooks.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';

/**
 * Makes the mall ask the company about an open payment, once for each attempt: its shopper has left the company's page,
 * maybe without a way back. `onTold`: the state may have changed.
 */
export function useLostReturn(payment: PaymentFactsFragment | null | undefined, onTold: () => void): void {
  const mallUrl = useMallUrl();
  const [tell] = useReturnFromPaymentMutation({ fetchPolicy: 'no-cache' });
  const unanswered = payment?.status === 'READY' ? payment.number : null;
  const ask = useEffectEvent(async (number: string) => {
    if (!payment?.provider) return;
    const { provider, orderNumber } = payment;
    // The state is read next in any case, and reports what failed.
    await tell({ variables: { input: { mallUrl, provider, number, orderNumber } } }).catch(() => {});
    onTold();
  });
  useEffect(() => {
    if (unanswered !== null) void ask(unanswered);
  }, [unanswered]);
}
