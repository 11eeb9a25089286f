import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { PaymentRequestFactsFragment } from '../../../__generated__/graphql.ts';
import { useReturnFromPaymentMutation } from '../../../__generated__/hooks.ts';
import { pathTo } from '../../../shop/addresses/path-to.ts';
import { usePage } from '../../../shop/page/page-context.ts';
import { isBeingChecked } from '../being-checked.ts';
import { awaitReturn } from '../return-channel.ts';
import { usePaymentState } from '../use-payment-state.ts';

/** A payment in a separate window. */
export interface OpenPayment {
  orderNumber: string;
  request: PaymentRequestFactsFragment;
  paymentWindow: Window;
}

type Awaited =
  /** The window is open. `checking`: it is back from the company, or closed, and we query the mall. */
  | { kind: 'open' | 'checking' }
  /** The window is closed, and the mall has no result. We keep querying it for half a minute. */
  | { kind: 'unfinished' }
  /** Likewise, but the mall takes no other payment before the company has said how this one ended. */
  | { kind: 'unanswered'; error: unknown; isAsking: boolean; askAgain: () => void }
  | { kind: 'failed'; error: unknown; askAgain: () => void };

/** Waits for the payment provider's window, and goes on to the order, or by `onKnown`, when the result of the payment is known. */
export function useAwaitedPayment({ orderNumber, request, paymentWindow }: OpenPayment, onKnown?: () => void): Awaited {
  const { mallUrl, device } = usePage();
  const navigate = useNavigate();
  const [tell] = useReturnFromPaymentMutation({ fetchPolicy: 'no-cache' });
  const [isBack, setIsBack] = useState(false);
  const [isReported, setIsReported] = useState(false);
  const isClosed = useIsClosed(paymentWindow);
  const { payment, kind, error, isAsking, askAgain } = usePaymentState(orderNumber, { skip: !isReported });

  const goOn = useEffectEvent(() => {
    if (onKnown) onKnown();
    else void navigate(pathTo('order-complete', { url: mallUrl }, device, { orderNumber }), { replace: true });
  });
  useEffect(() => awaitReturn(orderNumber, { onBack: () => setIsBack(true), onTold: () => goOn() }), [orderNumber]);

  // A return without a result (contract, section 8): the window was closed, or got lost on its way back.
  const tellClosed = useEffectEvent(() =>
    tell({ variables: { input: { mallUrl, provider: request.provider, number: request.number, orderNumber } } }),
  );
  useEffect(() => {
    if (!isClosed) return;
    // Reported or not, the status is read next, and says what cannot be read.
    const read = () => setIsReported(true);
    void tellClosed().then(read, read);
  }, [isClosed]);

  const isOpen = payment?.status === 'READY' || payment?.status === 'PENDING';
  const isKnown = payment != null && !isOpen;
  useEffect(() => {
    if (isKnown) goOn();
  }, [isKnown]);

  if (!isClosed) return { kind: isBack ? 'checking' : 'open' };
  if (isReported && kind === 'failed') return { kind, error, askAgain };
  if (isBeingChecked(payment)) return { kind: 'unanswered', error, isAsking, askAgain };
  return { kind: isOpen ? 'unfinished' : 'checking' };
}

/** Interval of the check whether the window is closed: browsers send no event for that. */
const lookMs = 500;

/** Also true when the company's page has cut the opener relation (Cross-Origin-Opener-Policy). */
function useIsClosed(paymentWindow: Window): boolean {
  const [isClosed, setIsClosed] = useState(paymentWindow.closed);
  useEffect(() => {
    const timer = setInterval(() => setIsClosed(paymentWindow.closed), lookMs);
    return () => clearInterval(timer);
  }, [paymentWindow]);
  return isClosed;
}
