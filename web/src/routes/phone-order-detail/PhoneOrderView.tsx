import { useEffect, useRef } from 'react';
import type { PhoneOrderDetailsFragment } from '../../__generated__/graphql.ts';
import { AwaitedPayment } from '../../features/payments/AwaitedPayment/AwaitedPayment.tsx';
import { phoneOrderStatusLabel } from '../../features/orders/phone-order-status.ts';
import { formatWon } from '../../shared/format/money.ts';
import { useBroughtState } from '../../shared/use-brought-state.ts';
import { printPhoneOrderPath } from '../../shop/links/own-phone-order-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { AgreedParts, HolderParts } from './ContractParts.tsx';
import { Ending } from './Ending.tsx';
import classes from './PhoneOrderView.module.css';
import { readOutcome } from '../../features/orders/step-outcome.ts';
import { PhoneOrderHistory } from './PhoneOrderHistory.tsx';
import { PhonePayment } from './PhonePayment.tsx';
import { stateText } from './state-text.ts';
import { StatusSteps } from './StatusSteps.tsx';
import { DocumentsPart, Todo } from './Todo.tsx';
import { usePaymentWindow } from './use-payment-window.ts';
import { Column, Columns } from '../../features/orders/OrderParts/OrderPage.tsx';
import { OrderHead } from '../../features/orders/OrderParts/OrderHead.tsx';
import { Outcome } from '../../features/orders/OrderParts/Outcome.tsx';
import { PrintLink } from '../../features/orders/OrderParts/PrintAction.tsx';

/** Everything about an order of a phone: how far it is, what was agreed, and what can be done now. */
export function PhoneOrderView({ order }: { order: PhoneOrderDetailsFragment }) {
  const { number, orderedAt, status, title, refundedTotal } = order;
  const paymentWindow = usePaymentWindow(order);
  const note = stateText(order);
  // A receipt is printed alone: the contract has a page for paper.
  const unlessReceipt = order.receipts?.length ? classes.onScreen : classes.always;
  if (paymentWindow.payment) return <AwaitedPayment payment={paymentWindow.payment} onAgain={paymentWindow.forget} />;
  return (
    <>
      <div className={unlessReceipt}>
        <OrderHead
          title={title ?? '휴대폰 신청 내역'}
          orderedAt={orderedAt}
          verb="신청"
          number={`주문번호 ${number}`}
          state={<strong>{phoneOrderStatusLabel(status)}</strong>}
          actions={<PrintOrder number={number} />}
        >
          {note === null ? null : <p>{note}</p>}
          {refundedTotal ? <p>{refundWords(status, refundedTotal)}</p> : null}
        </OrderHead>
        <LastOutcome />
        <StatusSteps order={order} />
      </div>
      <Columns>
        <Column>
          <div className={unlessReceipt}>
            <Todo order={order} paymentWindow={paymentWindow} />
            <DocumentsPart order={order} />
            <AgreedParts order={order} />
            <PhoneOrderHistory order={order} />
          </div>
        </Column>
        <Column>
          <PhonePayment order={order} />
          <div className={unlessReceipt}>
            <HolderParts order={order} />
            <Ending order={order} />
          </div>
        </Column>
      </Columns>
    </>
  );
}

function PrintOrder({ number }: { number: string }) {
  const { mallUrl, device } = usePage();
  if (!useMall().openAreas.includes('ORDER_PRINT')) return null;
  return <PrintLink to={printPhoneOrderPath(mallUrl, device, number)} text="신청서 보고 인쇄하기" />;
}

/** Outcome of the previous page. Takes the focus, since the form that had it is gone. */
function LastOutcome() {
  const outcome = readOutcome(useBroughtState());
  const place = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (outcome !== null) place.current?.focus({ preventScroll: true });
  }, [outcome]);
  return <Outcome ref={place} text={outcome} />;
}

function refundWords(status: PhoneOrderDetailsFragment['status'], total: number): string {
  const refund = `${formatWon(total)}을 환불했어요.`;
  if (status === 'CANCELLED') return `신청을 취소하고 ${refund}`;
  return status === 'WITHDRAWN' ? `계약을 철회하고 ${refund}` : refund;
}
