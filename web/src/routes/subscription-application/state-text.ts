import type { SubscriptionDetailsFragment } from '../../__generated__/graphql.ts';
import { dayInWords, momentInWords } from '../../shared/format/day-words.ts';
import { formatWon } from '../../shared/format/money.ts';
import { hasPaid } from './has-paid.ts';

/** Explains a state and the next step. Null if there is nothing to say. */
export function stateText(subscription: SubscriptionDetailsFragment): string | null {
  const { status, paymentDueAt, trialEndsAt, pausedUntil, endsAt, charges, refundedTotal } = subscription;
  switch (status) {
    case 'APPLYING':
      return paymentDueAt === null ? null : `${momentInWords(paymentDueAt)}까지 카드를 등록하면 구독이 시작돼요.`;
    case 'TRIAL':
      return trialEndsAt === null ? null : `${dayInWords(trialEndsAt)}에 무료 체험이 끝나요.`;
    case 'PAUSED':
      return pausedUntil === null ? null : `${dayInWords(pausedUntil)}에 다시 시작해요. 그 전에는 결제하지 않아요.`;
    case 'OVERDUE':
      return `${charges?.[0]?.failureMessage ?? ''} 결제일부터 1일, 3일, 5일 뒤에 다시 결제해요. 카드를 바꾸면 바로 다시 결제하고, 끝내 결제되지 않으면 구독이 끝나요.`.trim();
    case 'ENDING':
      if (refundedTotal) return `해지하고 ${formatWon(refundedTotal)}을 환불했어요. 더 결제하지 않아요.`;
      return endsAt === null || (trialEndsAt === null && !hasPaid({ charges }))
        ? '해지했어요. 더 결제하지 않아요.'
        : `해지했어요. ${dayInWords(endsAt)}까지 이용하고, 더 결제하지 않아요.`;
    case 'ENDED':
      return endsAt === null ? null : `${dayInWords(endsAt)}에 끝난 구독이에요.`;
    case 'FAILED':
      return '카드를 등록하지 않아 시작하지 않은 구독이에요.';
    default:
      return null;
  }
}
