import type { SubscriptionToOrderFragment } from '../../__generated__/graphql.ts';
import classes from './SubscriptionOrder.module.css';

/** How it ends and changes, with the fee of a cancellation, before anything is agreed to. */
export function Conditions({
  termMonths,
  cancellationFeeText,
}: Pick<SubscriptionToOrderFragment, 'termMonths' | 'cancellationFeeText'>) {
  return (
    <ul className={classes.conditions}>
      <li>{!termMonths ? '약정이 없어요.' : `${termMonths}개월 약정이에요.`}</li>
      {cancellationFeeText ? <li>{cancellationFeeText}</li> : null}
      <li>구독 내역에서 언제든지 바로 해지할 수 있어요. 보내지 않은 상품의 금액은 환불해 드려요.</li>
      <li>다음 배송을 전날까지 건너뛰거나, 90일까지 쉴 수 있어요.</li>
      <li>가격이 오르면 그 전 30일 안에 동의를 받아요. 동의하지 않으면 지금 가격 그대로예요.</li>
    </ul>
  );
}
