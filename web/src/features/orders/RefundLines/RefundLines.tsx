import type { RefundPartKind, RefundSumsFragment } from '../../../__generated__/graphql.ts';
import { formatNumber, formatWon } from '../../../shared/format/money.ts';
import { Sum } from '../OrderParts/Sums.tsx';

const names = {
  GOODS: '상품 금액',
  DELIVERY: '최초 배송비',
  RETURN_DELIVERY: '반품 배송비',
} as const satisfies Record<RefundPartKind, string>;

type Refund = Omit<RefundSumsFragment, '__typename' | 'refundTotal'>;

/** What a refund consists of, part by part, and which points and coupons come back with it. */
export function RefundLines({ refundParts, returnDeliveryFee, restoredPoints, restoredCoupons }: Refund) {
  return (
    <>
      {refundParts?.map(({ kind, amount }, index) => (
        <Sum key={`${index} ${kind}`} name={kind === null ? '기타' : names[kind]}>
          {amount < 0 ? '−' : ''}
          {formatWon(Math.abs(amount))}
        </Sum>
      ))}
      {refundParts === null && returnDeliveryFee > 0 ? (
        <Sum name={names.RETURN_DELIVERY}>{formatWon(returnDeliveryFee)} · 환불에서 뺐어요</Sum>
      ) : null}
      {restoredPoints === 0 ? null : <Sum name="반환 포인트">{formatNumber(restoredPoints)}P</Sum>}
      {restoredCoupons?.length ? (
        <Sum name="반환 쿠폰">{restoredCoupons.map(({ name }) => name).join(', ')}</Sum>
      ) : null}
    </>
  );
}
