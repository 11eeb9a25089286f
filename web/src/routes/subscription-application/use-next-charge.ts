import {
  ResumeSubscriptionDocument,
  SkipDeliveryDocument,
  type SubscriptionDetailsFragment,
} from '../../__generated__/graphql.ts';
import { dayInWords } from '../../shared/format/day-words.ts';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { useMallUrl } from '../../shop/page/page-context.ts';
import { useStaleState } from './use-stale-state.ts';

type OnDone = (outcome: string) => void;

/** Skips the delivery of the date that is shown: the mall refuses another one. */
export function useSkip({ number }: SubscriptionDetailsFragment, onDone: OnDone) {
  const mallUrl = useMallUrl();
  return useSubmission(SkipDeliveryDocument, {
    intent: `${mallUrl}.skip.${number}`,
    input: (date: string, idempotencyKey) => ({ mallUrl, idempotencyKey, number, date }),
    failed: '배송을 건너뛰지 못했어요. 잠시 뒤 다시 눌러 주세요.',
    onDone: (subscription, { values }) => onDone(`${dayInWords(values)} 배송을 건너뛰었어요.${nextText(subscription)}`),
    onRefused: useStaleState(number),
  });
}

export function useResume({ number }: SubscriptionDetailsFragment, onDone: OnDone) {
  const mallUrl = useMallUrl();
  return useSubmission(ResumeSubscriptionDocument, {
    intent: `${mallUrl}.resume.${number}`,
    input: (_nothing: void, idempotencyKey) => ({ mallUrl, idempotencyKey, number }),
    failed: '구독을 다시 시작하지 못했어요. 잠시 뒤 다시 눌러 주세요.',
    onDone: (subscription) => onDone(`구독을 다시 시작했어요.${nextText(subscription)}`),
    onRefused: useStaleState(number),
  });
}

function nextText({ nextPaymentAt }: { nextPaymentAt: string | null }): string {
  return nextPaymentAt === null ? '' : ` 다음 결제는 ${dayInWords(nextPaymentAt)}이에요.`;
}
