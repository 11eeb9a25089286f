import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import {
  StartSubscriptionDocument,
  SubscriptionEstimateDocument,
  type StartSubscriptionMutation,
} from '../../__generated__/graphql.ts';
import type { OpenPayment } from '../../features/payments/AwaitedPayment/use-awaited-payment.ts';
import { paymentReturnUrl } from '../../features/payments/payment-window.ts';
import { usePaymentStart } from '../../features/payments/use-payment-start.ts';
import { keepJoining } from '../../features/subscriptions/joining.ts';
import type { SubscriptionChoice } from '../../features/subscriptions/subscription-choice.ts';
import { toEstimate, type Estimate } from '../../features/subscriptions/use-subscription-estimate.ts';
import type { RefusedOf } from '../../shared/submission/result.ts';
import type { FormPlace } from '../../shared/submission/settings.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { ownSubscriptionPath } from '../../shop/links/subscription-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { whatChanged } from './what-changed.ts';

export type AddressedChoice = SubscriptionChoice & { addressNumber: string };

/** Given consents, with what was shown. */
interface Meant {
  agreedTerms: readonly string[];
  estimate: Estimate;
}

interface Starting {
  isBusy: boolean;
  isRefused: boolean;
  note: string | null;
  /** The payment whose window is open. */
  payment: OpenPayment | null;
  /** Number of the subscription that stands although the payment provider could not be asked. */
  unopened: string | null;
  /** Called in the press itself, which lets that window open. */
  start: (meant: Meant) => Promise<void>;
}

interface StartParts {
  productNumber: string;
  choice: AddressedChoice;
  form: FormPlace;
}

/** Subscribes, once, and goes on to the registration of the card. */
export function useStartSubscription({ productNumber, choice, form }: StartParts): Starting {
  const { mallUrl, device } = usePage();
  const client = useApolloClient();
  const navigate = useNavigate();
  const opening = usePaymentStart();
  const wish = {
    cycle: choice.cycle,
    startsAt: choice.startsAt,
    quantity: choice.quantity,
    addressNumber: choice.addressNumber,
  };
  /** Not `refetch`: within a second the freshness link answers that from the cache. */
  const readEstimate = async () => {
    const { data } = await client.query({
      query: SubscriptionEstimateDocument,
      variables: { url: mallUrl, device, number: productNumber, input: wish },
      fetchPolicy: 'network-only',
      errorPolicy: 'all',
    });
    return toEstimate(data);
  };
  const { submit, isBusy, refused, note } = useSubmission(StartSubscriptionDocument, {
    intent: `${mallUrl}.subscription.${productNumber}`,
    input: ({ agreedTerms, estimate }: Meant, idempotencyKey) => ({
      mallUrl,
      idempotencyKey,
      productNumber,
      ...wish,
      payTotal: estimate.payTotal,
      agreementId: estimate.agreementId,
      agreedTerms: [...agreedTerms],
      returnUrl: paymentReturnUrl(mallUrl),
    }),
    failed: '구독을 신청하지 못했어요. 잠시 뒤 다시 눌러 주세요.',
    onStart: opening.open,
    async onDone(placed, { isLeft }) {
      keepJoining(placed.order.number);
      opening.goOn(placed);
      if (!placed.paymentRequest && !isLeft)
        await navigate(ownSubscriptionPath(mallUrl, device, placed.order.number), { replace: true });
    },
    async onRefused(refusedResult, { values }) {
      if (refusedResult.__typename !== 'TotalChanged') return wordsFor(refusedResult);
      return whatChanged(values.estimate, await readEstimate());
    },
    form: { ...form, fieldOf: ([name]) => fieldNames[name ?? ''] ?? null },
  });
  const result = refused?.result;
  return {
    isBusy,
    isRefused: refused !== null,
    note,
    payment: opening.payment,
    unopened: result?.__typename === 'PaymentUnavailable' ? result.orderNumber : null,
    async start(meant) {
      if (await submit(meant)) opening.close();
    },
  };
}

/** Fields of this step that the input names otherwise; the others belong to the steps before. */
const fieldNames: Partial<Record<string, string>> = { agreedTerms: 'agreements' };

function wordsFor(refused: RefusedOf<StartSubscriptionMutation>): string | undefined {
  switch (refused.__typename) {
    case 'WrongState':
      return '지금은 구독을 받지 않는 상품이에요.';
    case 'InProgress':
      return '앞선 신청을 처리하고 있어요. 잠시 뒤 다시 눌러 주세요.';
    default:
      return undefined;
  }
}
