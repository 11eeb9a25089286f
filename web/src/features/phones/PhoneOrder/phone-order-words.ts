import type { ClaimReason, PhoneDocumentKind, UsimType } from '../../../__generated__/graphql.ts';

const documentWords = {
  GUARDIAN_CONSENT: '법정대리인 동의서',
  FAMILY: '가족관계증명서',
  BUSINESS: '사업자등록증',
  PROXY: '위임장',
} as const satisfies Record<PhoneDocumentKind, string>;

export function documentLabel(kind: PhoneDocumentKind | null): string {
  return kind === null ? '그 밖의 서류' : documentWords[kind];
}

export const phoneReasonWords = {
  CHANGED_MIND: '단순 변심',
  ORDERED_WRONGLY: '신청 실수',
  FAULTY: '기기 불량·고장',
  NOT_AS_DESCRIBED: '설명과 다름',
  WRONG_GOODS: '다른 상품 배송',
  DAMAGED: '상품 파손',
  LATE_OR_LOST: '배송 지연·분실',
  CALL_QUALITY: '통화 품질 불량',
} as const satisfies Record<ClaimReason, string>;

export const usimWords = { USIM: '유심', ESIM: '이심(eSIM)', OWN: '쓰던 유심' } as const satisfies Record<
  UsimType,
  string
>;
