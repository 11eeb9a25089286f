import { useEffect, useRef } from 'react';
import { Link, useLocation, useNavigationType } from 'react-router-dom';
import type { PhoneOrderDetailsFragment } from '../../__generated__/graphql.ts';
import classes from '../../features/orders/OrderParts/OrderParts.module.css';
import { AwaitedPayment } from '../../features/payments/AwaitedPayment/AwaitedPayment.tsx';
import { phoneOrderStatusLabel } from '../../features/phones/PhoneOrder/phone-order-words.ts';
import { formatWon } from '../../shared/format/money.ts';
import { formatDay } from '../../shared/format/time.ts';
import { PrinterIcon } from '../../shared/ui/late-icons.tsx';
import { printPhoneOrderPath } from '../../shop/links/own-phone-order-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { AgreedParts, HolderParts } from './ContractParts.tsx';
import { Ending } from './Ending.tsx';
import { readOutcome } from '../../features/orders/step-outcome.ts';
import { PhoneOrderHistory } from './PhoneOrderHistory.tsx';
import { stateText } from './state-text.ts';
import { StatusSteps } from './StatusSteps.tsx';
import { DocumentsPart, Todo } from './Todo.tsx';
import { usePaymentWindow } from './use-payment-window.ts';

/** Everything about an order of a phone: how far it is, what was agreed, and what can be done now. */
export function PhoneOrderView({ order }: { order: PhoneOrderDetailsFragment }) {
  const { number, orderedAt, status, title, refundedTotal } = order;
  const paymentWindow = usePaymentWindow(order);
  const note = stateText(order);
  if (paymentWindow.payment) return <AwaitedPayment payment={paymentWindow.payment} onAgain={paymentWindow.forget} />;
  return (
    <>
      <header className={classes.head}>
        <div className={classes.headWords}>
          <h1 className={classes.title}>{title ?? '휴대폰 신청 내역'}</h1>
          <p className={classes.facts}>
            {orderedAt ? <time dateTime={orderedAt}>{formatDay(orderedAt)} 신청</time> : null}
            <span>주문번호 {number}</span>
          </p>
          <p className={classes.state}>
            <strong>{phoneOrderStatusLabel(status)}</strong>
          </p>
          {note === null ? null : <p>{note}</p>}
          {refundedTotal ? <p>결제한 금액에서 {formatWon(refundedTotal)}을 환불했어요.</p> : null}
        </div>
        <PrintLink number={number} />
      </header>
      <Outcome />
      <StatusSteps status={status} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <Todo order={order} paymentWindow={paymentWindow} />
          <DocumentsPart order={order} />
          <AgreedParts order={order} />
          <PhoneOrderHistory order={order} />
        </div>
        <div className={classes.column}>
          <HolderParts order={order} />
          <Ending order={order} />
        </div>
      </div>
    </>
  );
}

function PrintLink({ number }: { number: string }) {
  const { mallUrl, device } = usePage();
  if (!useMall().openAreas.includes('ORDER_PRINT')) return null;
  return (
    <Link className={classes.print} to={printPhoneOrderPath(mallUrl, device, number)}>
      <PrinterIcon size={20} />
      신청서 보고 인쇄하기
    </Link>
  );
}

/** Outcome of the previous page. Takes the focus, since the form that had it is gone. */
function Outcome() {
  const { state } = useLocation();
  // A reload, and the way back, show what is true then: the state of an address outlives both.
  const outcome = useNavigationType() === 'POP' ? null : readOutcome(state);
  const place = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (outcome !== null) place.current?.focus({ preventScroll: true });
  }, [outcome]);
  return (
    <output ref={place} tabIndex={-1} className={outcome === null ? 'visually-hidden' : classes.outcome}>
      {outcome}
    </output>
  );
}
