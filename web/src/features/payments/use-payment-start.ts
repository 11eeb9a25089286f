import { useRef, useState } from 'react';
import type { PaymentRequestFactsFragment } from '../../__generated__/graphql.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import type { OpenPayment } from './AwaitedPayment/use-awaited-payment.ts';
import { openPayment, openPaymentWindow } from './payment-window.ts';

interface Placed {
  order: { number: string };
  paymentRequest: PaymentRequestFactsFragment | null;
}

/** Where `retryPayment` opens the account of a bulk order, which no page asks it for. */
interface Confirmed {
  __typename: 'BulkOrderConfirmed';
}

export interface PaymentStart {
  /** The payment whose window is open. */
  payment: OpenPayment | null;
  /** In the press itself, which lets the window open. */
  open: () => void;
  /** Leads to the payment provider, in that window if there is one. */
  goOn: (placed: Placed | Confirmed) => void;
  /** Nothing is paid: the window goes. */
  close: () => void;
  /** The payment is not awaited any more. */
  forget: () => void;
}

/** The window of the payment provider, from the press to the payment. */
export function usePaymentStart(): PaymentStart {
  const device = useDevice();
  const [payment, setPayment] = useState<OpenPayment | null>(null);
  const opened = useRef<Window | null>(null);
  return {
    payment,
    open() {
      opened.current = openPaymentWindow(device);
    },
    goOn(placed) {
      if (!('order' in placed)) return;
      const { order, paymentRequest: request } = placed;
      const paymentWindow = opened.current;
      if (request) openPayment(request, paymentWindow);
      if (request && paymentWindow) setPayment({ orderNumber: order.number, request, paymentWindow });
    },
    close: () => opened.current?.close(),
    forget: () => setPayment(null),
  };
}
