import { useEffect, useEffectEvent } from 'react';
import type { PaymentFactsFragment } from '../../__generated__/graphql.ts';
import { useReturnFromPaymentMutation } from '../../__generated__/hooks.ts';
import { useMallUrl } from '../../shared/page/page-context.ts';

/**
 * Who looks for the result of a payment has left the company's page, maybe without a way back: has the mall ask the company,
 * once for each attempt. `onTold`: the state is to be read again.
 */
export function useLostReturn(payment: PaymentFactsFragment | null | undefined, onTold: () => void): void {
  const mallUrl = useMallUrl();
  const [tell] = useReturnFromPaymentMutation({ fetchPolicy: 'no-cache' });
  const unanswered = payment?.status === 'READY' ? payment.number : null;
  const ask = useEffectEvent(async (number: string) => {
    if (!payment?.provider) return;
    const { provider, orderNumber } = payment;
    // Told or not, the state is read next, and says what cannot be read.
    await tell({ variables: { input: { mallUrl, provider, number, orderNumber } } }).catch(() => {});
    onTold();
  });
  useEffect(() => {
    if (unanswered !== null) void ask(unanswered);
  }, [unanswered]);
}
