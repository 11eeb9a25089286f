import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { PaymentFactsFragment } from '../../__generated__/graphql.ts';
import { RefundAccountNotice } from '../../features/orders/RefundAccountNotice/RefundAccountNotice.tsx';
import { outcomeState } from '../../features/orders/step-outcome.ts';
import { AccountNumber } from '../../features/payments/AccountNumber/AccountNumber.tsx';
import { cardOutcome } from '../../features/payments/card-outcome.ts';
import { useLostReturn } from '../../features/payments/use-lost-return.ts';
import { usePaymentState, type PaymentState } from '../../features/payments/use-payment-state.ts';
import { useFreshCartCount } from '../../shop/cart/use-fresh-cart-count.ts';
import { formatWon } from '../../shared/format/money.ts';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { homePath } from '../../shop/links/mall-paths.ts';
import { ownPhoneOrderPath, phoneOrderCompletePath } from '../../shop/links/own-phone-order-paths.ts';
import { ownSubscriptionPath } from '../../shop/links/subscription-paths.ts';
import { useMall, type Mall } from '../../shop/mall/mall-context.ts';
import { useDevice, usePage } from '../../shop/page/page-context.ts';
import type { WholeOrder } from '../../features/orders/whole-order.ts';
import { OrderFacts, returnedText, usePlacedOrder } from './OrderFacts.tsx';
import type { PageModule } from '../../shop/page/page-module.ts';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { StateSign } from '../../features/orders/StateSign/StateSign.tsx';
import { BoxIcon } from '../../shared/ui/late-icons.tsx';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { BuyingFrame } from '../../features/orders/BuyingFrame/BuyingFrame.tsx';
import { BackToClient } from '../../features/orders/BuyingFrame/BackToClient.tsx';
import { Ways } from '../../features/orders/BuyingFrame/Ways.tsx';
import { FactBox } from '../../features/orders/BuyingFrame/FactBox.tsx';
import { Narrow } from '../../features/orders/BuyingFrame/Narrow.tsx';
import { Elsewhere } from '../../shared/ui/Elsewhere/Elsewhere.tsx';

/**
 * How an order's payment ended: paid, waiting for a deposit, or still being checked. A failed payment has a separate
 * page.
 */
export function OrderCompletePage() {
  const number = usePage().params.orderNumber ?? '';
  return (
    <BuyingFrame>
      <OrderComplete key={number} number={number} />
    </BuyingFrame>
  );
}

function OrderComplete({ number }: { number: string }) {
  const state = usePaymentState(number, { awaitsDeposit: true });
  const { payment, kind } = state;
  useLostReturn(payment, state.askAgain);
  useFreshCartCount(payment ? payment.status === 'PAID' : undefined);
  const hasFailed = payment?.status === 'FAILED' || payment?.status === 'CANCELLED';
  return (
    <>
      <output className="visually-hidden">
        {kind === 'late' ? lateTitle : kind === 'known' && !hasFailed ? titleOf(payment) : null}
      </output>
      {kind !== 'known' ? (
        <Unknown state={state} />
      ) : hasFailed ? (
        <Failed number={number} payment={payment} />
      ) : (
        <Known number={number} payment={payment ?? null} />
      )}
    </>
  );
}

const lateTitle = '결제 확인이 늦어지고 있어요';

function Unknown({ state: { kind, error, askAgain } }: { state: PaymentState }) {
  const mall = useMall();
  const device = useDevice();
  if (kind === 'failed') return <SectionFailure error={error} onRetry={askAgain} />;
  if (kind !== 'late') return <Checking />;
  return (
    <EmptyState
      headingLevel="h1"
      icon={<StateSign state="waiting" />}
      title={lateTitle}
      text="결제사에서 아직 답이 오지 않았어요. 결제됐다면 주문 내역에 곧 나타나니 다시 결제하지 않아도 돼요."
    >
      <Button onClick={askAgain}>다시 확인하기</Button>
      <Button variant="default" component={Link} to={pathTo('order-list', mall, device)}>
        주문 내역 보기
      </Button>
    </EmptyState>
  );
}

function Checking() {
  return (
    <EmptyState
      headingLevel="h1"
      icon={<StateSign state="waiting" />}
      title="결제 결과를 확인하고 있어요"
      text="결제사의 답을 기다리고 있어요. 잠시만 기다려 주세요."
    />
  );
}

/** Goods have a page for this. A subscription and a phone's order are paid on their own pages, which say why. */
function Failed({ number, payment }: { number: string; payment: PaymentFactsFragment }) {
  const mall = useMall();
  const device = useDevice();
  const { isRead, isSubscription, isPhoneOrder } = usePlacedOrder(number, payment);
  const state = outcomeState(cardOutcome(payment));
  if (isSubscription) return <Elsewhere to={ownSubscriptionPath(mall.url, device, number)} state={state} />;
  if (isPhoneOrder) return <Elsewhere to={ownPhoneOrderPath(mall.url, device, number)} state={state} />;
  return isRead ? <Elsewhere to={pathTo('order-fail', mall, device, { orderNumber: number })} /> : <Checking />;
}

/** A wrong address, or an order of another member or an ended session: the page must not call it paid. */
function NoPayment({ number }: { number: string }) {
  return (
    <EmptyState
      headingLevel="h1"
      icon={<BoxIcon size={40} />}
      title={titleOf(null)}
      text={`주소가 바르지 않거나 다른 아이디로 주문했을 수 있어요. 결제했다면 고객센터에 주문번호(${number})를 알려 주세요.`}
    >
      <Button component={Link} to={pathTo('order-list', useMall(), useDevice())}>
        주문 내역 보기
      </Button>
    </EmptyState>
  );
}

function titleOf(payment: PaymentFactsFragment | null | undefined): string {
  if (!payment) return '주문을 찾을 수 없어요';
  if (payment.status === 'AWAITING_DEPOSIT') return '입금을 기다리고 있어요';
  return payment.status === 'REFUNDED' ? '결제 금액을 환불해 드렸어요' : '주문이 완료됐어요';
}

function Known({ number, payment }: { number: string; payment: PaymentFactsFragment | null }) {
  const mall = useMall();
  const device = useDevice();
  const { order, isRead, isSubscription, isPhoneOrder } = usePlacedOrder(number, payment);
  if (!payment) return <NoPayment number={number} />;
  // Its page says what comes next.
  if (isSubscription)
    return <Elsewhere to={ownSubscriptionPath(mall.url, device, number)} state={outcomeState(cardOutcome(payment))} />;
  if (isPhoneOrder) return <Elsewhere to={phoneOrderCompletePath(mall.url, device, number)} />;
  // It may be no order of goods.
  if (!isRead) return <Checking />;
  const waits = payment.status === 'AWAITING_DEPOSIT';
  const isReturned = payment.status === 'REFUNDED';
  return (
    <Narrow>
      <EmptyState
        headingLevel="h1"
        icon={<StateSign state={waits ? 'waiting' : isReturned ? 'refused' : 'done'} />}
        title={titleOf(payment)}
        text={nextWords(payment, order) ?? whereToFind(mall)}
      />
      <FactBox>
        <div>
          <dt>주문번호</dt>
          <dd>{number}</dd>
        </div>
        {payment.amount == null ? null : (
          <div>
            <dt>{waits ? '입금할 금액' : isReturned ? '주문 금액' : '결제 금액'}</dt>
            <dd>
              <strong>{formatWon(payment.amount)}</strong>
            </dd>
          </div>
        )}
        {waits ? <Account payment={payment} /> : null}
        {order === null ? null : <OrderFacts order={order} />}
      </FactBox>
      {order === null ? null : <RefundAccountNotice order={order} />}
      <Ways>
        <BackToClient orderNumber={number} status={payment.status} />
        {isReturned && payment.isRetryable ? (
          <Button component={Link} to={pathTo('order-pay', mall, device, { orderNumber: number })}>
            다시 결제하기
          </Button>
        ) : null}
        <Button component={Link} to={pathTo('order-detail', mall, device, { orderNumber: number })}>
          주문 상세 보기
        </Button>
        {waits ? (
          <Button variant="default" component={Link} to={pathTo('order-pay', mall, device, { orderNumber: number })}>
            다른 방법으로 결제
          </Button>
        ) : null}
        <Button variant="default" component={Link} to={pathTo('order-list', mall, device)}>
          주문 내역 보기
        </Button>
        <Button variant="default" component={Link} to={homePath(mall, device, true)}>
          쇼핑 계속하기
        </Button>
      </Ways>
    </Narrow>
  );
}

/** State of a payment that waits or had a wrong sum, and the next step. */
function nextWords({ status, failureMessage }: PaymentFactsFragment, order: WholeOrder | null): string | null {
  const wrong = failureMessage === null ? '' : `${failureMessage} `;
  if (status === 'AWAITING_DEPOSIT')
    return `${wrong}아래 계좌로 정확한 금액을 입금하면 주문이 확정돼요. 입금하면 이 화면에서 바로 알려 드려요.`;
  if (status === 'REFUNDED')
    return [failureMessage, order && returnedText(order, failureMessage !== null)].filter(Boolean).join(' ');
  return null;
}

/** The session of a guest is in this browser alone, and ends with it. */
function whereToFind({ isMarketing }: Pick<Mall, 'isMarketing'>): string {
  return isMarketing
    ? '판매자가 상품을 준비해 보내면 이 브라우저의 주문 내역에서 배송 상황을 확인할 수 있어요. 다른 기기에서는 고객센터에 주문번호를 알려 주세요.'
    : '판매자가 상품을 준비해 보내면 주문 내역에서 배송 상황을 확인할 수 있어요. 고객센터에 문의할 때는 주문번호를 알려 주세요.';
}

function Account({ payment: { virtualAccount: account } }: { payment: PaymentFactsFragment }) {
  if (!account) return null;
  return (
    <>
      <div data-paragraph>
        <dt>입금 계좌</dt>
        <dd>
          <AccountNumber account={account} />
        </dd>
      </div>
      {account.holder ? (
        <div>
          <dt>예금주</dt>
          <dd>{account.holder}</dd>
        </div>
      ) : null}
      {account.dueAt ? (
        <div>
          <dt>입금 기한</dt>
          <dd>{formatMoment(account.dueAt)}까지</dd>
        </div>
      ) : null}
    </>
  );
}

export const page: PageModule = { Component: OrderCompletePage };
