import type { SubscriptionCancelReason, SubscriptionCycle } from '../../graphql/__generated__/schema-types.ts';

export const cycleCodes = {
  EVERY_WEEK: 'W1',
  EVERY_TWO_WEEKS: 'W2',
  EVERY_MONTH: 'M1',
  EVERY_TWO_MONTHS: 'M2',
  EVERY_THREE_MONTHS: 'M3',
} as const satisfies Record<SubscriptionCycle, string>;

export const cycles: Readonly<Record<string, SubscriptionCycle>> = {
  W1: 'EVERY_WEEK',
  W2: 'EVERY_TWO_WEEKS',
  M1: 'EVERY_MONTH',
  M2: 'EVERY_TWO_MONTHS',
  M3: 'EVERY_THREE_MONTHS',
};

export const cancelReasonCodes: Readonly<Record<SubscriptionCancelReason, string>> = {
  TOO_MUCH: 'SB00301',
  TOO_EXPENSIVE: 'SB00302',
  NOT_SATISFIED: 'SB00303',
  BOUGHT_ELSEWHERE: 'SB00304',
  OTHER: 'SB00305',
};
