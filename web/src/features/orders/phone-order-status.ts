import type { PhoneOrderStatus } from '../../__generated__/graphql.ts';

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
