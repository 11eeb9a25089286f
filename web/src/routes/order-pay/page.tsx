import '../../shared/form/mantine-styles.ts';
import { Button } from '@mantine/core';
import type { FormErrors } from '@mantine/form';
import { useRef, useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import type { OrderToPayQuery } from '../../__generated__/graphql.ts';
import { useOrderToPayQuery, useRetryPaymentMutation } from '../../__generated__/hooks.ts';
import { AwaitedPayment } from '../../features/payments/AwaitedPayment/AwaitedPayment.tsx';
import type { OpenPayment } from '../../features/payments/AwaitedPayment/use-awaited-payment.ts';
import { BeingChecked } from '../../features/payments/BeingChecked/BeingChecked.tsx';
import { noPayment, paymentErrors, type PaymentDraft } from '../../features/payments/PaymentChoice/payment-draft.ts';
import { PaymentChoice } from '../../features/payments/PaymentChoice/PaymentChoice.tsx';
import { UnopenedPayment } from '../../features/payments/UnopenedPayment/UnopenedPayment.tsx';
import { useEarlierPayment } from '../../features/payments/use-earlier-payment.ts';
import { openPayment, openPaymentWindow, paymentReturnUrl } from '../../features/payments/payment-window.ts';
import { orderConflictText } from '../../shop/conflict/conflict-text.ts';
import { failureText } from '../../shared/form/failure-text.ts';
import { focusField } from '../../shared/form/focus-field.ts';
import { useFormFields } from '../../shared/form/use-form-fields.ts';
import { formatWon } from '../../shared/format/money.ts';
import { sendIntent } from '../../shared/intent/intents.ts';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { useDevice, useMallUrl, usePage } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { SignInAgain } from '../../shop/session/SignInAgain.tsx';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { WarningIcon } from '../../shared/ui/icons/icons.tsx';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';
import { formatMoment } from '../../shared/format/format-moment.ts';
import { BuyingFrame } from '../../features/orders/BuyingFrame/BuyingFrame.tsx';
import classes from '../../features/orders/BuyingFrame/BuyingFrame.module.css';

type Order = NonNullable<NonNullable<OrderToPayQuery['viewer']>['order']>;

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
  const [payment, setPayment] = useState<OpenPayment | null>(null);
  const order = data?.viewer?.order;
  // It is the latest payment now, and reports its state itself.
  if (payment) return <AwaitedPayment payment={payment} onAgain={() => setPayment(null)} />;
  if (earlier.kind === 'paid')
    return <Navigate to={pathTo('order-complete', { url: mallUrl }, device, { orderNumber: number })} replace />;
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
  return <PayForm order={order} onOpened={setPayment} />;
}

interface Refusal {
  text: string;
  /** By field of the draft. */
  errors?: FormErrors;
  /** The payment company could not be asked: the next press asks again. */
  isUnopened?: boolean;
}

function PayForm({ order, onOpened }: { order: Order; onOpened: (payment: OpenPayment) => void }) {
  const { mallUrl, device } = usePage();
  const [retry] = useRetryPaymentMutation({ fetchPolicy: 'no-cache' });
  const form = useFormFields({
    initialValues: noPayment,
    validate: (draft) => paymentErrors(draft, order.paymentMethods),
  });
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const isRunning = useRef(false);

  async function send(
    { method, cardCode, months }: PaymentDraft,
    paymentWindow: Window | null,
  ): Promise<Refusal | null> {
    if (method === null) return { text: tryAgain };
    const isByCard = method === 'CARD';
    const input = {
      mallUrl,
      orderNumber: order.number,
      paymentMethod: method,
      cardCode: isByCard ? cardCode : null,
      installmentMonths: isByCard ? Number(months) : null,
      returnUrl: paymentReturnUrl(mallUrl),
    };
    const answer = await sendIntent(`${mallUrl}.pay.${order.number}`, input, async (idempotencyKey) => {
      const { data } = await retry({ variables: { input: { ...input, idempotencyKey } } });
      return data?.retryPayment;
    });
    if (answer?.__typename === 'OrderPlaced') {
      const { number: orderNumber, paymentRequest: request } = answer;
      if (request) openPayment(request, paymentWindow);
      if (request && paymentWindow) onOpened({ orderNumber, request, paymentWindow });
      return null;
    }
    if (answer?.__typename === 'PaymentUnavailable') return { text: answer.message, isUnopened: true };
    if (answer?.__typename === 'Conflict')
      return {
        text:
          answer.reason === 'WRONG_STATE'
            ? '이미 결제했거나 결제할 수 있는 시간이 지났어요. 주문 내역에서 확인해 주세요.'
            : orderConflictText(answer),
      };
    const errors = Object.fromEntries(answer?.fields.map(({ path, reason }) => [fieldOf(path), reason]) ?? []);
    return { text: answer?.message ?? tryAgain, errors };
  }

  async function pay(draft: PaymentDraft) {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsBusy(true);
    const paymentWindow = openPaymentWindow(device);
    let refused: Refusal | null;
    try {
      refused = await send(draft, paymentWindow);
    } catch (error) {
      refused = { text: failureText(error) };
    }
    if (refused !== null) paymentWindow?.close();
    setRefusal(refused);
    isRunning.current = false;
    setIsBusy(false);
    if (refused?.errors) {
      form.setErrors(refused.errors);
      focusField(root.current, refused.errors);
    }
  }

  const press = () => form.onSubmit(pay, (errors) => focusField(root.current, errors))();

  return (
    <div ref={root} className={classes.pay}>
      <h1 className={classes.title}>결제하기</h1>
      <dl className={classes.facts}>
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
      </dl>
      <PaymentChoice ways={order.paymentMethods} installments={order.installments} form={form} hasReceipt={false} />
      <p role="alert" className={classes.refusal}>
        {refusal === null ? null : (
          <>
            {refusal.text}
            {refusal.isUnopened ? <UnopenedPayment orderNumber={order.number} className={classes.change} /> : null}{' '}
            <SignInAgain className={classes.change} />
          </>
        )}
      </p>
      <Button size="lg" aria-disabled={isBusy} onClick={press}>
        {isBusy ? '결제 창을 여는 중' : refusal?.isUnopened ? '다시 시도' : `${formatWon(order.payTotal)} 결제하기`}
      </Button>
    </div>
  );
}

/** The field of the draft that the input names otherwise. */
function fieldOf([name = '']: readonly string[]): string {
  if (name === 'paymentMethod') return 'method';
  return name === 'installmentMonths' ? 'months' : name;
}

const tryAgain = '결제를 시작하지 못했어요. 잠시 뒤 다시 눌러 주세요.';

function titleOf({ title, itemCount }: Order): string {
  const name = title ?? '주문한 상품';
  return itemCount !== null && itemCount > 1 ? `${name} 외 ${itemCount - 1}건` : name;
}

export const page: PageModule = { Component: OrderPayPage };
