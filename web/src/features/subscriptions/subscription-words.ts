import type { SubscriptionCancelReason, SubscriptionCycle, SubscriptionStatus } from '../../__generated__/graphql.ts';

export const cycleWords = {
  EVERY_WEEK: '1주마다',
  EVERY_TWO_WEEKS: '2주마다',
  EVERY_MONTH: '1개월마다',
  EVERY_TWO_MONTHS: '2개월마다',
  EVERY_THREE_MONTHS: '3개월마다',
} as const satisfies Record<SubscriptionCycle, string>;

const subscriptionStatusWords = {
  APPLYING: '카드 등록 대기',
  TRIAL: '체험 중',
  ACTIVE: '구독 중',
  PAUSED: '쉬는 중',
  OVERDUE: '결제 실패',
  ENDING: '해지 예정',
  ENDED: '구독 종료',
  FAILED: '신청 실패',
} as const satisfies Record<SubscriptionStatus, string>;

export const cancelReasonWords = {
  TOO_MUCH: '다 쓰지 못해 남아요',
  TOO_EXPENSIVE: '가격이 부담돼요',
  NOT_SATISFIED: '상품이 마음에 들지 않아요',
  BOUGHT_ELSEWHERE: '다른 곳에서 샀어요',
  OTHER: '다른 이유가 있어요',
} as const satisfies Record<SubscriptionCancelReason, string>;

/** A status that is not known yet reads as being checked. */
export function subscriptionStatusLabel(status: SubscriptionStatus | null): string {
  return status === null ? '확인 중' : subscriptionStatusWords[status];
}
