import type { SheetFactsFragment } from '../../__generated__/graphql.ts';
import classes from './OrderForm.module.css';

/**
 * Until when an order can be returned, who pays for the return and when the refund comes (contract, section 7). What the goods
 * allow stands there; the rest is a press away.
 */
export function WithdrawalTerms({ lines }: Pick<SheetFactsFragment, 'lines'>) {
  const ways = new Set(lines.map(({ receivingWay }) => receivingWay));
  const isBrought = ways.has('PARCEL');
  return (
    <section className={classes.terms} aria-label="취소와 반품">
      <ul className={classes.withdrawal}>
        {ways.has('TEXT') ? (
          <li>
            문자로 받은 이용권은 쓰지 않았다면 받은 날부터 7일 안에 전액 환불해 드려요. 문자를 보낸 뒤에는 취소와 교환을
            할 수 없어요.
          </li>
        ) : null}
        {lines.some(({ isMadeToOrder }) => isMadeToOrder) ? (
          <li>
            주문을 받아 만드는 상품은 단순 변심으로는 교환하거나 반품할 수 없어요. 상품에 문제가 있으면 받아 드려요.
          </li>
        ) : null}
        {isBrought || ways.has('PICKUP') ? (
          <li>
            상품을 받은 날부터 7일까지는 단순 변심으로도 반품할 수 있어요.
            {isBrought ? ' 반품 배송비는 구매자가 내요.' : null}
          </li>
        ) : null}
      </ul>
      <details>
        <summary>취소·반품 자세히 보기</summary>
        <ul className={classes.withdrawal}>
          <li>상품을 준비하기 전에는 바로 취소하고, 준비 중에는 취소를 신청할 수 있어요.</li>
          {ways.has('PICKUP') ? (
            <li>매장에서 받은 상품은 그 매장으로 가져와 반품해 주세요. 반품 배송비가 없어요.</li>
          ) : null}
          <li>구매를 확정한 뒤에도 기간 안에는 반품할 수 있어요.</li>
          <li>
            상품에 문제가 있거나 설명과 다르면 받은 날부터 3개월, 그 사실을 안 날부터 30일까지 반품할 수 있어요.
            {isBrought ? ' 배송비는 판매자가 내요.' : null}
          </li>
          <li>환불은 반품한 상품이 도착한 날부터 3영업일 안에 결제한 방법 그대로 해 드려요.</li>
        </ul>
      </details>
    </section>
  );
}
