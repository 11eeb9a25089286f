import { ChangeSubscriptionCardDocument, RetryPaymentDocument } from '../../__generated__/graphql.ts';
import { paymentReturnUrl } from '../../features/payments/payment-window.ts';
import { usePaymentStart, type PaymentStart } from '../../features/payments/use-payment-start.ts';
import { keepJoining } from '../../features/subscriptions/joining.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { useStaleState } from './use-stale-state.ts';

export interface CardWindow extends Pick<PaymentStart, 'payment' | 'forget'> {
  isBusy: boolean;
  note: string | null;
  press: () => Promise<void>;
}

const failed = '카드 창을 열지 못했어요. 잠시 뒤 다시 눌러 주세요.';

/** Opens the provider's window: for another card, or once more for an application whose first attempt did not succeed. */
export function useCardWindow(number: string, isFirst: boolean): CardWindow {
  const mallUrl = useMallUrl();
  const start = usePaymentStart();
  const onRefused = useStaleState(number);
  const change = useSubmission(ChangeSubscriptionCardDocument, {
    fetchPolicy: 'no-cache',
    input: () => ({ mallUrl, number, returnUrl: paymentReturnUrl(mallUrl) }),
    failed,
    onStart: start.open,
    onDone: start.goOn,
    onRefused,
  });
  const retry = useSubmission(RetryPaymentDocument, {
    fetchPolicy: 'no-cache',
    intent: `${mallUrl}.pay.${number}`,
    input: (_nothing: void, idempotencyKey) => ({
      mallUrl,
      idempotencyKey,
      orderNumber: number,
      payment: { method: 'BILLING_KEY' as const, card: null },
      returnUrl: paymentReturnUrl(mallUrl),
    }),
    failed,
    onStart: start.open,
    onDone(placed) {
      keepJoining(number);
      start.goOn(placed);
    },
    onRefused,
  });
  const { submit, isBusy, note } = isFirst ? retry : change;
  return {
    payment: start.payment,
    forget: start.forget,
    isBusy,
    note,
    async press() {
      if (await submit()) start.close();
    },
  };
}
