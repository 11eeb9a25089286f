import type { PointEntryKind, PointLedgerQuery } from '../../__generated__/graphql.ts';
import { formatNumber } from '../../shared/format/money.ts';

export const kindNames: Readonly<Record<PointEntryKind, string>> = {
  EARNED: '적립',
  USED: '사용',
  EXPIRED: '기간 만료',
  RESTORED: '취소·반품 복원',
  REVOKED: '반품으로 적립 취소',
};

/** "+429P", "−1,000P". */
export function signedPoints(amount: number): string {
  return `${amount < 0 ? '−' : '+'}${formatNumber(Math.abs(amount))}P`;
}

type Ledger = NonNullable<NonNullable<PointLedgerQuery['viewer']>['points']>;

/** How many an order takes; null where the mall does not say. */
export function usageText({ minimum, step }: Pick<Ledger, 'minimum' | 'step'>): string | null {
  const parts = [
    minimum ? `${formatNumber(minimum)}P부터` : null,
    step && step > 1 ? `${formatNumber(step)}P 단위로` : null,
  ].filter((part) => part !== null);
  return parts.length > 0 ? `주문할 때 ${parts.join(' ')} 쓸 수 있어요.` : null;
}
