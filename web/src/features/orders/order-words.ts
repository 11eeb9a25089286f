import type {
  ClaimReason,
  ClaimStatus,
  ClaimType,
  OrderItemLineFragment,
  OrderPaidByFragment,
  PaymentStatus,
  ReceiptType,
} from '../../__generated__/graphql.ts';
import { dayInWords, koreanDay } from '../../shared/format/day-words.ts';
import { formatNumber, formatWon } from '../../shared/format/money.ts';

/** "미드나이트 블루 · 이름 각인 · “지우”". */
export function choiceWords({
  colorName,
  optionName,
  optionWords,
}: Pick<OrderItemLineFragment, 'colorName' | 'optionName'> & { optionWords?: string | null }): string {
  return [colorName, optionName, optionWords && `“${optionWords}”`].filter(Boolean).join(' · ');
}

/** "1종 3개": how many lines, and how many pieces in all. */
export function kindsAndPieces(lines: readonly Pick<OrderItemLineFragment, 'quantity'>[]): string {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${formatNumber(lines.length)}종 ${formatNumber(pieces)}개`;
}

type Returnable = Pick<OrderItemLineFragment, 'availableActions' | 'returnableUntil' | 'claimReasons'>;

/** Until when goods can be returned, while the mall accepts returns of them; null: it accepts none now. */
export function returnWords(
  { availableActions, returnableUntil, claimReasons }: Returnable,
  now: Date = new Date(),
): string | null {
  if (!availableActions.includes('RETURN')) return null;
  if (returnableUntil === null) return '받기 전에도 반품을 신청할 수 있어요';
  // The device's clock, which may be wrong, counts only where the mall does not say the reasons.
  const isForAnyReason =
    claimReasons?.some(({ type, reason }) => type === 'RETURN' && reason === 'CHANGED_MIND') ??
    koreanDay(now) <= returnableUntil;
  return isForAnyReason
    ? `${dayInWords(returnableUntil, now)}까지 반품할 수 있어요`
    : '상품에 문제가 있으면 지금도 반품할 수 있어요';
}

/** "신용카드 · 가온카드 · 3개월 할부". */
export function paymentWords({ method, methodName, cardName, installmentMonths }: OrderPaidByFragment): string {
  const months = method === 'CARD' ? monthsWords(installmentMonths) : null;
  return [methodName, cardName, months].filter(Boolean).join(' · ') || '확인 중';
}

/** "모두 104,920원 (이자 4,920원), 첫 달 17,492원 · 이후 매달 17,485원"; null: paid at once, nothing is owed, or the mall does not say. */
export function installmentWords(
  { installment, status }: Pick<OrderPaidByFragment, 'installment' | 'status'>,
  price: number,
): string | null {
  if (installment === null || installment.months <= 1) return null;
  const isReduced = status === 'PARTLY_REFUNDED';
  if (status !== 'PAID' && !isReduced) return null;
  const { total, firstMonth, monthly } = installment;
  const interest = total > price ? `이자 ${formatWon(total - price)}` : '무이자';
  const months = `모두 ${formatWon(total)} (${interest}), 첫 달 ${formatWon(firstMonth)} · 이후 매달 ${formatWon(monthly)}`;
  return isReduced ? `${months}. 결제할 때 금액이에요. 남은 할부는 카드사에서 다시 계산해요.` : months;
}

function monthsWords(months: number | null): string | null {
  if (months === null) return null;
  return months <= 1 ? '일시불' : `${months}개월 할부`;
}

export const paymentStatusWords = {
  READY: '결제 전',
  PENDING: '결제 확인 중',
  AWAITING_DEPOSIT: '입금 대기',
  PAID: '결제 완료',
  FAILED: '결제 실패',
  CANCELLED: '결제 취소',
  PARTLY_REFUNDED: '일부 환불',
  REFUNDED: '환불 완료',
  OMITTED: '건너뜀',
} as const satisfies Record<PaymentStatus, string>;

export const receiptWords = {
  CARD: '카드 매출전표',
  CASH: '현금영수증',
  PAYMENT: '결제 영수증',
} as const satisfies Record<ReceiptType, string>;

export const claimTypeWords = {
  CANCEL: '취소',
  EXCHANGE: '교환',
  RETURN: '반품',
} as const satisfies Record<ClaimType, string>;

export const claimStatusWords = {
  REQUESTED: '신청 접수',
  COLLECTING: '상품 회수 중',
  CHECKED: '상품 확인 완료',
  DONE: '처리 완료',
  REJECTED: '처리 불가',
  WITHDRAWN: '신청 취소',
} as const satisfies Record<ClaimStatus, string>;

export const claimReasonWords = {
  CHANGED_MIND: '단순 변심',
  ORDERED_WRONGLY: '주문 실수',
  FAULTY: '상품 불량·고장',
  NOT_AS_DESCRIBED: '상품 설명과 다름',
  WRONG_GOODS: '다른 상품 배송',
  DAMAGED: '상품 파손',
  LATE_OR_LOST: '배송 지연·분실',
  CALL_QUALITY: '통화 품질 불량',
} as const satisfies Record<ClaimReason, string>;

/** The quality of calls is a matter of phones. */
export const goodsReasons = (Object.keys(claimReasonWords) as ClaimReason[]).filter(
  (reason) => reason !== 'CALL_QUALITY',
);
