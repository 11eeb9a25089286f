import type { PhoneEstimateLineKind } from '../../../__generated__/graphql.ts';

/** Labels of the lines of an estimate. */
export const lineNames = {
  DEVICE: '기기값',
  RELEASE_PRICE: '출고가',
  SUBSIDY: '공통지원금',
  EXTRA_SUBSIDY: '추가지원금',
  INTEREST: '할부수수료',
  USIM: '유심',
  PLAN: '요금제',
  PLAN_DISCOUNT: '선택약정할인',
  EXTRA_SERVICES: '부가서비스',
} as const satisfies Record<PhoneEstimateLineKind, string>;
