import type { BulkOrderFactsFragment } from '../../__generated__/graphql.ts';
import { formatNumber } from '../../shared/format/money.ts';

/** The state of a bulk order, in a word or two. */
export function stateOf(bulkOrder: BulkOrderFactsFragment): string {
  const { status, paymentMethod, paymentStatus, endedAt, errorCount } = bulkOrder;
  if (endedAt !== null) return isUnpaid(bulkOrder) ? '결제 기한 만료' : '주문 안 됨';
  switch (status) {
    case 'CHECKED':
      if (paymentMethod !== null) return '가상계좌 발급 대기';
      return errorCount > 0 ? `${formatNumber(errorCount)}줄을 고쳐 주세요` : '주문 확정 대기';
    case 'CHECKING':
      return '확인하는 중';
    case 'PLACING':
      return '주문하는 중';
    case 'DONE':
      return paymentStatus === 'AWAITING_DEPOSIT' ? '입금을 기다리고 있어요' : '주문 완료';
    case 'DELETED':
      return '삭제';
    default:
      return '상태 확인 중';
  }
}

/** Whether it ended because nobody paid. If not, it ended because no row could be ordered. */
export function isUnpaid({ endedAt, validCount }: Pick<BulkOrderFactsFragment, 'endedAt' | 'validCount'>): boolean {
  return endedAt !== null && validCount > 0;
}
