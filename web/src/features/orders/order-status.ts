import type { GoodsOrderStatus, OrderPhase, OrderType, ReceivingWay } from '../../__generated__/graphql.ts';
import type { OrderListState } from '../../shop/links/order-list-path.ts';

/** The state of an order of goods or of its item, or how far an order of another kind is. */
export type OrderState = GoodsOrderStatus | OrderPhase;

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
  COMPLETED: '완료',
  CANCELLED_OR_RETURNED: '취소·반품',
} as const satisfies Record<OrderState, string>;

/** The phases that a list of orders can be narrowed to, with what an order or an item of it may have reached there. Claims include exchanges. */
export const phaseLabels = {
  AWAITING_PAYMENT: '결제 대기',
  PREPARING: '결제 완료·상품 준비 중',
  SHIPPING: '배송 중',
  DELIVERED: '배송 완료',
  COMPLETED: '구매 확정',
  CANCELLED_OR_RETURNED: '취소·교환·반품',
} as const satisfies Record<OrderPhase, string>;

/** Likewise with the claims that are under way. */
export const stateLabels = {
  ...phaseLabels,
  OPEN_CLAIM: '취소·교환·반품 진행 중',
} as const satisfies Record<OrderListState, string>;

/** The kinds that a list of orders can be narrowed to. */
export const typeLabels = {
  GOODS: '일반 상품',
  PHONE: '휴대폰',
  SUBSCRIPTION: '구독',
  BULK: '대량 주문',
} as const satisfies Record<OrderType, string>;

/** A shopper's word for the status; an unknown one reads as being checked. */
export function statusLabel(status: OrderState | null): string {
  return status === null ? '확인 중' : labels[status];
}

/** What no carrier brings is sent or picked up; undefined: the usual word. */
export function wayStatusLabel(status: OrderState | null, way: ReceivingWay | null): string | undefined {
  if (way === 'TEXT' && status === 'PREPARING') return '문자 발송 준비 중';
  if (way === 'TEXT' && status === 'DELIVERED') return '문자 발송 완료';
  if (way === 'PICKUP' && status === 'DELIVERED') return '매장 수령 완료';
  return undefined;
}

type Tone = 'waiting' | 'open' | 'claimed' | 'ended';

/** How a state is shown: something is to be done, it goes on by itself, a claim runs, or it has ended. */
export function statusTone(status: OrderState | null): Tone {
  if (status === 'AWAITING_PAYMENT') return 'waiting';
  if (status?.endsWith('_REQUESTED')) return 'claimed';
  return status === null || endStates.has(status) ? 'ended' : 'open';
}

const endStates: ReadonlySet<OrderState> = new Set([
  'CONFIRMED',
  'CANCELLED',
  'RETURNED',
  'NOT_PAID',
  'COMPLETED',
  'CANCELLED_OR_RETURNED',
]);
