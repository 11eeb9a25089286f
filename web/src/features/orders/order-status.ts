import type { OrderStatus } from '../../__generated__/graphql.ts';

const labels = {
  AWAITING_PAYMENT: '결제 대기',
  PAID: '결제 완료',
  PREPARING: '상품 준비 중',
  SHIPPING: '배송 중',
  DELIVERED: '배송 완료',
  CONFIRMED: '구매 확정',
  CANCEL_REQUESTED: '취소 요청',
  CANCELLED: '취소 완료',
  EXCHANGE_REQUESTED: '교환 요청',
  EXCHANGED: '교환 완료',
  RETURN_REQUESTED: '반품 요청',
  RETURNED: '반품 완료',
  NOT_PAID: '결제 기한 만료',
  RECEIVED: '신청 접수',
  IN_REVIEW: '심사 중',
  DOCUMENTS_REQUESTED: '서류 제출 요청',
  AWAITING_OPENING: '개통 대기',
  OPENED: '개통 완료',
  REFUSED: '개통 불가',
  WITHDRAWN: '청약 철회',
  APPLYING: '구독 신청 중',
  TRIAL: '체험 중',
  ACTIVE: '구독 중',
  PAUSED: '구독 쉬는 중',
  OVERDUE: '구독료 미납',
  ENDING: '해지 예정',
  ENDED: '구독 종료',
  FAILED: '구독 신청 실패',
} as const satisfies Record<OrderStatus, string>;

/** States of goods that a list of orders can be narrowed to, in the order in which they follow one another. */
export const listedStatuses = [
  'AWAITING_PAYMENT',
  'PAID',
  'PREPARING',
  'SHIPPING',
  'DELIVERED',
  'CONFIRMED',
  'CANCEL_REQUESTED',
  'CANCELLED',
  'EXCHANGE_REQUESTED',
  'EXCHANGED',
  'RETURN_REQUESTED',
  'RETURNED',
  'NOT_PAID',
] as const satisfies OrderStatus[];

/** A shopper's word for the status; an unknown one reads as being checked. */
export function statusLabel(status: OrderStatus | null): string {
  return status === null ? '확인 중' : labels[status];
}

type Tone = 'waiting' | 'open' | 'claimed' | 'ended';

/** How a state is shown: something is to be done, it goes on by itself, a claim runs, or it has ended. */
export function statusTone(status: OrderStatus | null): Tone {
  if (status === 'AWAITING_PAYMENT' || status === 'DOCUMENTS_REQUESTED' || status === 'OVERDUE') return 'waiting';
  if (status?.endsWith('_REQUESTED')) return 'claimed';
  return status === null || endStates.has(status) ? 'ended' : 'open';
}

const endStates: ReadonlySet<OrderStatus> = new Set([
  'CONFIRMED',
  'CANCELLED',
  'RETURNED',
  'NOT_PAID',
  'REFUSED',
  'WITHDRAWN',
  'ENDED',
  'FAILED',
]);
