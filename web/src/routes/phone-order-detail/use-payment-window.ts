import { RetryPaymentDocument, type PhoneOrderDetailsFragment } from '../../__generated__/graphql.ts';
import { paymentReturnUrl } from '../../features/payments/payment-window.ts';
import { usePaymentStart, type PaymentStart } from '../../features/payments/use-payment-start.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { useStaleState } from './use-stale-state.ts';

export interface PaymentWindow extends Pick<PaymentStart, 'payment' | 'forget'> {
  isBusy: boolean;
  note: string | null;
  press: () => Promise<void>;
}

/** Opens the provider's window once more, by the method of the first attempt: the mall takes no other. */
export function usePaymentWindow({
  number,
  paymentMethod,
}: Pick<PhoneOrderDetailsFragment, 'number' | 'paymentMethod'>): PaymentWindow {
  const mallUrl = useMallUrl();
  const start = usePaymentStart();
  const { submit, isBusy, note } = useSubmission(RetryPaymentDocument, {
    fetchPolicy: 'no-cache',
    intent: `${mallUrl}.pay.${number}`,
    input: (_nothing: void, idempotencyKey) => ({
      mallUrl,
      idempotencyKey,
      orderNumber: number,
      payment: { method: paymentMethod ?? 'BILLING_KEY', card: null },
      returnUrl: paymentReturnUrl(mallUrl),
    }),
    failed: '결제 창을 열지 못했어요. 잠시 뒤 다시 눌러 주세요.',
    onStart: start.open,
    onDone: start.goOn,
    onRefused: useStaleState(number),
  });
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
