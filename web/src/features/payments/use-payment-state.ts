import { useEffect, useState } from 'react';
import type { PaymentFactsFragment } from '../../__generated__/graphql.ts';
import { useOrderPaymentQuery } from '../../__generated__/hooks.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';

/** Seconds before each retry while the payment provider has not answered; 30 in all. */
const pauses = [1, 2, 4, 8, 15];

/** Milliseconds between two looks for a deposit, on a page that is seen. */
const depositPause = 3_000;

export interface PaymentState {
  payment: PaymentFactsFragment | null | undefined;
  /** `late`: there was no result for half a minute. */
  kind: 'checking' | 'known' | 'late' | 'failed';
  error: unknown;
  /** A query is under way. */
  isAsking: boolean;
  askAgain: () => void;
}

/** The state of an order's payment, polled until it is known. `skip`: no queries yet. `awaitsDeposit`: polled also until a deposit arrives. */
export function usePaymentState(number: string, { skip = false, awaitsDeposit = false } = {}): PaymentState {
  const mallUrl = useMallUrl();
  const [checks, setChecks] = useState(0);
  const { data, error, loading, refetch } = useOrderPaymentQuery({
    variables: { mallUrl, number },
    skip,
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    errorPolicy: 'all',
    notifyOnNetworkStatusChange: true,
  });
  const read = data?.viewer?.payment;
  const [known, setKnown] = useState(read);
  if (read && read !== known) setKnown(read);
  // A query that fails takes nothing away: an account number stays, and so does the polling.
  const payment = error || loading ? (read ?? known ?? read) : read;
  const isOpen = payment?.status === 'READY' || payment?.status === 'PENDING';
  const pause = pauses[checks];
  const mustAsk = isOpen && !loading && pause !== undefined;
  useEffect(() => {
    if (!mustAsk) return undefined;
    const timer = setTimeout(() => {
      setChecks((count) => count + 1);
      void refetch().catch(() => {});
    }, pause * 1_000);
    return () => clearTimeout(timer);
  }, [mustAsk, pause, refetch]);

  const mustLook = awaitsDeposit && payment?.status === 'AWAITING_DEPOSIT';
  useEffect(() => {
    if (!mustLook) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refetch().catch(() => {});
    }, depositPause);
    return () => clearInterval(timer);
  }, [mustLook, refetch]);

  return {
    payment,
    error,
    isAsking: loading,
    kind: kindOf({
      isOpen,
      isKnown: payment !== undefined,
      hasFailed: error !== undefined && !payment,
      isLate: pause === undefined,
    }),
    askAgain: () => {
      setChecks(0);
      void refetch().catch(() => {});
    },
  };
}

interface Facts {
  isOpen: boolean;
  isKnown: boolean;
  hasFailed: boolean;
  isLate: boolean;
}

function kindOf({ isOpen, isKnown, hasFailed, isLate }: Facts): PaymentState['kind'] {
  if (hasFailed) return 'failed';
  if (!isKnown) return 'checking';
  if (!isOpen) return 'known';
  return isLate ? 'late' : 'checking';
}
