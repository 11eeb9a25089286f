import { formatNumber, formatWon } from '../../../shared/format/money.ts';
import { Won } from '../../../shared/ui/Won/Won.tsx';
import { Part } from './Part.tsx';
import type { WholeOrder } from '../whole-order.ts';
import { Sum, Sums, Total } from './Sums.tsx';

/** What the order cost, part by part, and what was given back of it. */
export function PriceSums({ order: { summary, status, refundedTotal, remainingTotal } }: { order: WholeOrder }) {
  const { goodsTotal, payTotal } = summary;
  return (
    <Part title={status === 'AWAITING_PAYMENT' ? '결제할 금액' : '결제 금액'}>
      <Sums>
        <Sum name="상품 금액">{formatWon(goodsTotal)}</Sum>
        <PriceLines summary={summary} />
        <Total name="합계">
          <Won amount={payTotal} />
        </Total>
        {refundedTotal !== null && refundedTotal > 0 ? (
          <>
            <Sum name="환불한 금액">−{formatWon(refundedTotal)}</Sum>
            {remainingTotal === null ? null : <Sum name="남은 결제 금액">{formatWon(remainingTotal)}</Sum>}
          </>
        ) : null}
      </Sums>
    </Part>
  );
}

/** What is added to the goods of an order, and taken off. */
export function PriceLines({ summary }: Pick<WholeOrder, 'summary'>) {
  const { couponDiscount, deliveryFee, remoteAreaFee, usedPoints } = summary;
  return (
    <>
      {couponDiscount > 0 ? <Sum name="쿠폰 할인">−{formatWon(couponDiscount)}</Sum> : null}
      <Sum name="배송비">{deliveryFee === 0 ? '무료' : formatWon(deliveryFee)}</Sum>
      {remoteAreaFee > 0 ? <Sum name="제주·도서산간 추가 배송비">{formatWon(remoteAreaFee)}</Sum> : null}
      {usedPoints > 0 ? <Sum name="포인트 사용">−{formatNumber(usedPoints)}P</Sum> : null}
    </>
  );
}
