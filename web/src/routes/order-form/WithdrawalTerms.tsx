import classes from './OrderForm.module.css';
import { Section } from './Section.tsx';

/** Until when an order can be returned, who pays for the return and when the refund comes (contract, section 7). */
export function WithdrawalTerms() {
  return (
    <Section title="취소와 반품">
      <ul className={classes.withdrawal}>
        <li>상품을 준비하기 전에는 바로 취소하고, 준비 중에는 취소를 신청할 수 있어요.</li>
        <li>
          상품을 받은 날부터 7일까지는 단순 변심으로도 반품할 수 있어요. 구매를 확정한 뒤에도 같아요. 반품 배송비는
          구매자가 내요.
        </li>
        <li>
          상품에 문제가 있거나 설명과 다르면 받은 날부터 3개월, 그 사실을 안 날부터 30일까지 반품할 수 있어요. 배송비는
          판매자가 내요.
        </li>
        <li>환불은 반품한 상품이 도착한 날부터 3영업일 안에 결제한 방법 그대로 해 드려요.</li>
      </ul>
    </Section>
  );
}
