import type { OrderStep } from '../../shop/addresses/path-params.ts';

interface StepWords {
  title: string;
  /** On the button that does it. */
  verb: string;
  nothing: string;
}

/** What each step is called. */
export const stepWords = {
  cancel: { title: '주문 취소', verb: '주문 취소하기', nothing: '지금 취소할 수 있는 상품이 없어요' },
  exchange: { title: '교환 신청', verb: '교환 신청하기', nothing: '지금 교환할 수 있는 상품이 없어요' },
  return: { title: '반품 신청', verb: '반품 신청하기', nothing: '지금 반품할 수 있는 상품이 없어요' },
  confirm: { title: '구매 확정', verb: '구매 확정하기', nothing: '지금 확정할 상품이 없어요' },
} as const satisfies Record<OrderStep, StepWords>;
