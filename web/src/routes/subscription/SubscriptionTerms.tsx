import type { SubscriptionOfferFragment } from '../../__generated__/graphql.ts';
import { trialText } from '../../features/subscriptions/trial-text.ts';
import classes from './SubscriptionDetail.module.css';

/** How a subscription goes on and ends, in plain words: what is paid when, and what a cancellation costs. */
export function SubscriptionTerms({ product }: { product: SubscriptionOfferFragment }) {
  const { termMonths, trialDays, cancellationFeeText } = product;
  return (
    <dl className={classes.terms}>
      {trialDays === null ? null : (
        <>
          <dt>무료 체험</dt>
          <dd>{trialText(trialDays)} 체험은 상품마다 한 번이에요.</dd>
        </>
      )}
      <dt>결제</dt>
      <dd>결제일 오전 10시에 등록한 카드로 결제해요. 3일 전에 날짜와 금액을 알려 드려요.</dd>
      <dt>약정</dt>
      <dd>{termMonths === null ? '약정이 없어요.' : `${termMonths}개월 약정이에요.`}</dd>
      <dt>건너뛰기·쉬기</dt>
      <dd>다음 배송을 전날까지 건너뛰거나, 90일까지 쉴 수 있어요.</dd>
      <dt>해지</dt>
      <dd>
        언제든지 구독 내역에서 바로 해지할 수 있어요. 보내지 않은 상품의 금액은 환불해 드려요.
        {cancellationFeeText ? <span className={classes.fee}>{cancellationFeeText}</span> : null}
      </dd>
      <dt>가격 변경</dt>
      <dd>가격이 오르면 그 전 30일 안에 동의를 받아요. 동의하지 않으면 지금 가격 그대로예요.</dd>
    </dl>
  );
}
