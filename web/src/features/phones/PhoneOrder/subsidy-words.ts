import type { PhoneSubsidyKind } from '../../../__generated__/graphql.ts';

const names = {
  SUBSIDY: '공통지원금',
  EXTRA_SUBSIDY: '추가지원금',
  PLAN_DISCOUNT: '선택약정할인',
} as const satisfies Record<PhoneSubsidyKind, string>;

export function subsidyWords(kind: PhoneSubsidyKind | null): string {
  return kind === null ? '할인' : names[kind];
}
