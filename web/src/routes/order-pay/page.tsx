import '../../shared/form/mantine-styles.ts';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { RetryPaymentDocument, type OrderToPayQuery } from '../../__generated__/graphql.ts';
import { useOrderToPayQuery } from '../../__generated__/hooks.ts';
import { AwaitedPayment } from '../../features/payments/AwaitedPayment/AwaitedPayment.tsx';
import { BeingChecked } from '../../features/payments/BeingChecked/BeingChecked.tsx';
import {
  cardOf,
  noPayment,
  paymentErrors,
  paymentFieldNames,
  type PaymentDraft,
} from '../../features/payments/PaymentChoice/payment-draft.ts';
import { PaymentChoice } from '../../features/payments/PaymentChoice/PaymentChoice.tsx';
import { UnopenedPayment } from '../../features/payments/UnopenedPayment/UnopenedPayment.tsx';
import { useEarlierPayment } from '../../features/payments/use-earlier-payment.ts';
import { paymentReturnUrl } from '../../features/payments/payment-window.ts';
import { usePaymentStart, type PaymentStart } from '../../features/payments/use-payment-start.ts';
import { orderConflictText } from '../../shop/conflict/conflict-text.ts';
import { focusField } from '../../shared/form/focus-field.ts';
import { useFormFields } from '../../shared/form/use-form-fields.ts';
import { formatWon } from '../../shared/format/money.ts';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { ownPhoneOrderPath } from '../../shop/links/own-phone-order-paths.ts';
import { ownSubscriptionPath } from '../../shop/links/subscription-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice, useMallUrl, usePage } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { SignInAgain } from '../../shop/session/SignInAgain.tsx';
import { useSubmission } from '../../shared/submission/use-submission.ts';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { WarningIcon } from '../../shared/ui/icons/icons.tsx';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { NoSuchOrder } from '../../features/orders/OrderFrame/NoSuchOrder.tsx';
import { BuyingFrame } from '../../features/orders/BuyingFrame/BuyingFrame.tsx';
import { CheckoutShell } from '../../features/shell/checkout/CheckoutShell.tsx';
import { PageTitle } from '../../shared/ui/PageTitle/PageTitle.tsx';
import { Note } from '../../shared/ui/Note/Note.tsx';
import { FactBox } from '../../features/orders/BuyingFrame/FactBox.tsx';
import { Narrow } from '../../features/orders/BuyingFrame/Narrow.tsx';
import { Elsewhere } from '../../shared/ui/Elsewhere/Elsewhere.tsx';

type AnyOrder = NonNullable<NonNullable<OrderToPayQuery['viewer']>['order']>;
type Order = Extract<AnyOrder, { paymentMethods: unknown }>;

/** Another try to pay for an order that is held, once it is clear that the earlier one did not succeed. */
export function OrderPayPage() {
  const number = usePage().params.orderNumber ?? '';
  return (
    <BuyingFrame>
      <OrderPay key={number} number={number} />
    </BuyingFrame>
  );
}

function OrderPay({ number }: { number: string }) {
  const mallUrl = useMallUrl();
  const mall = useMall();
  const device = useDevice();
  const { data, loading, error, refetch } = useOrderToPayQuery({ variables: { mallUrl, number }, errorPolicy: 'all' });
  const earlier = useEarlierPayment(number);
  const start = usePaymentStart();
  const order = data?.viewer?.order;
  // It is the latest payment now, and reports its state itself.
  if (start.payment) return <AwaitedPayment payment={start.payment} onAgain={start.forget} />;
  if (earlier.kind === 'paid')
    return <Elsewhere to={pathTo('order-complete', { url: mallUrl }, device, { orderNumber: number })} />;
  if (earlier.kind === 'unanswered') return <BeingChecked {...earlier} />;
  if (earlier.kind === 'checking')
    return (
      <>
        <output className="visually-hidden">앞선 결제를 확인하고 있어요</output>
        <Skeleton height={320} radius="var(--radius-card)" />
      </>
    );
  if (!order && loading) return <Skeleton height={320} radius="var(--radius-card)" />;
  if (!order && error) return <SectionFailure error={error} onRetry={() => void refetch()} />;
  // Its card is registered there.
  if (order?.__typename === 'SubscriptionOrder') return <Elsewhere to={ownSubscriptionPath(mallUrl, device, number)} />;
  // It is paid there, by the method of its first attempt.
  if (order?.__typename === 'PhoneOrder') return <Elsewhere to={ownPhoneOrderPath(mallUrl, device, number)} />;
  if (!order?.availableActions.includes('PAY'))
    return (
      <EmptyState
        headingLevel="h1"
        icon={<WarningIcon size={40} />}
        title="지금은 결제할 수 없는 주문이에요"
        text="이미 결제했거나 결제할 수 있는 시간이 지났어요. 주문 내역에서 확인해 주세요."
      >
        <Button
          component={Link}
          to={
            order ? pathTo('order-detail', mall, device, { orderNumber: number }) : pathTo('order-list', mall, device)
          }
        >
          주문 확인하기
        </Button>
      </EmptyState>
    );
  return 'paymentMethods' in order ? <PayForm order={order} start={start} /> : <NoSuchOrder />;
}

function PayForm({ order, start }: { order: Order; start: PaymentStart }) {
  const { mallUrl } = usePage();
  const form = useFormFields({
    initialValues: noPayment,
    validate: (draft) => paymentErrors(draft, order.paymentMethods ?? []),
  });
  const root = useRef<HTMLDivElement>(null);
  const { submit, isBusy, refused, note } = useSubmission(RetryPaymentDocument, {
    fetchPolicy: 'no-cache',
    intent: `${mallUrl}.pay.${order.number}`,
    input: (draft: PaymentDraft, idempotencyKey) => ({
      mallUrl,
      idempotencyKey,
      orderNumber: order.number,
      payment: {
        method: draft.method ?? 'CARD',
        card: cardOf(draft),
      },
      returnUrl: paymentReturnUrl(mallUrl),
    }),
    failed: '결제를 시작하지 못했어요. 잠시 뒤 다시 눌러 주세요.',
    onStart: start.open,
    onDone: start.goOn,
    onRefused(answer) {
      return answer.__typename === 'WrongState'
        ? '이미 결제했거나 결제할 수 있는 시간이 지났어요. 주문 내역에서 확인해 주세요.'
        : orderConflictText(answer);
    },
    form: { root, setErrors: form.setErrors, fieldOf },
  });
  const unopened = refused?.result?.__typename === 'PaymentUnavailable' ? refused.result : null;

  async function pay(draft: PaymentDraft) {
    if (await submit(draft)) start.close();
  }

  const press = () => form.onSubmit(pay, (errors) => focusField(root.current, errors))();

  return (
    <Narrow ref={root} isSpaced>
      <PageTitle>결제하기</PageTitle>
      <FactBox>
        <div>
          <dt>주문 상품</dt>
          <dd>{titleOf(order)}</dd>
        </div>
        <div>
          <dt>결제 금액</dt>
          <dd>
            <strong>{formatWon(order.payTotal)}</strong>
          </dd>
        </div>
        {order.paymentDueAt ? (
          <div>
            <dt>결제 기한</dt>
            <dd>{formatMoment(order.paymentDueAt)}까지</dd>
          </div>
        ) : null}
      </FactBox>
      <PaymentChoice
        ways={order.paymentMethods ?? []}
        installments={order.installments ?? []}
        form={form}
        hasReceipt={false}
      />
      <Note>
        {refused === null ? null : (
          <>
            {note}
            {unopened ? <UnopenedPayment orderNumber={order.number} /> : null} <SignInAgain />
          </>
        )}
      </Note>
      <Button size="lg" aria-disabled={isBusy} onClick={press}>
        {isBusy ? '결제 창을 여는 중' : unopened ? '다시 시도' : `${formatWon(order.payTotal)} 결제하기`}
      </Button>
    </Narrow>
  );
}

/** The field of the draft that the input names otherwise. */
function fieldOf(path: readonly string[]): string {
  const name = path.at(-1) ?? '';
  return Object.entries(paymentFieldNames).find(([input]) => input === name)?.[1] ?? name;
}

function titleOf({ title, itemCount }: Order): string {
  const name = title ?? '주문한 상품';
  return itemCount !== null && itemCount > 1 ? `${name} 외 ${itemCount - 1}건` : name;
}

export const page: PageModule = { Component: OrderPayPage, Shell: CheckoutShell };
