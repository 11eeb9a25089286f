import type { ClaimReason, PhoneDocumentKind, PhoneOrderStatus, UsimType } from '../../../__generated__/graphql.ts';

const statusWords = {
  RECEIVED: '신청 접수',
  IN_REVIEW: '심사 중',
  DOCUMENTS_REQUESTED: '서류 요청',
  AWAITING_OPENING: '개통 대기',
  SHIPPING: '배송 중',
  OPENED: '개통 완료',
  CANCELLED: '신청 취소',
  REFUSED: '개통 거절',
  WITHDRAWN: '계약 철회',
} as const satisfies Record<PhoneOrderStatus, string>;

/** An unknown status reads as being checked. */
export function phoneOrderStatusLabel(status: PhoneOrderStatus | null): string {
  return status === null ? '확인 중' : statusWords[status];
}

const documentWords = {
  GUARDIAN_CONSENT: '법정대리인 동의서',
  FAMILY: '가족관계증명서',
  BUSINESS: '사업자등록증',
  PROXY: '위임장',
} as const satisfies Record<PhoneDocumentKind, string>;

export function documentLabel(kind: PhoneDocumentKind | null): string {
  return kind === null ? '그 밖의 서류' : documentWords[kind];
}

/** The quality of calls takes the place of faulty goods. */
export const phoneReasonWords = {
  CHANGED_MIND: '단순 변심',
  ORDERED_WRONGLY: '신청 실수',
  FAULTY: '통화 품질 불량',
  NOT_AS_DESCRIBED: '설명과 다름',
  WRONG_GOODS: '다른 상품 배송',
  DAMAGED: '상품 파손',
  LATE_OR_LOST: '배송 지연·분실',
} as const satisfies Record<ClaimReason, string>;

export const usimWords = { USIM: '유심', ESIM: '이심(eSIM)', OWN: '쓰던 유심' } as const satisfies Record<
  UsimType,
  string
>;
