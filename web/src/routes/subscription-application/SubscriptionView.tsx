import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { SubscriptionDetailsFragment } from '../../__generated__/graphql.ts';
import classes from '../../features/orders/OrderParts/OrderParts.module.css';
import { AwaitedPayment } from '../../features/payments/AwaitedPayment/AwaitedPayment.tsx';
import { subscriptionStatusLabel } from '../../features/subscriptions/subscription-words.ts';
import { formatDay } from '../../shared/format/time.ts';
import { CardPart } from './CardPart.tsx';
import { Charges } from './Charges.tsx';
import { DeliveryPart } from './DeliveryPart.tsx';
import { Ending } from './Ending.tsx';
import { NextCharge } from './NextCharge.tsx';
import { readOutcome } from '../../features/orders/step-outcome.ts';
import { PriceConsent } from './PriceConsent.tsx';
import { ProductPart } from './ProductPart.tsx';
import { stateText } from './state-text.ts';
import { useCardWindow } from './use-card-window.ts';

/** Everything about a subscription: what is charged next, and the steps that are possible now. */
export function SubscriptionView({ subscription }: { subscription: SubscriptionDetailsFragment }) {
  const { number, orderedAt, status, title, availableActions } = subscription;
  const { state } = useLocation();
  // A reload, and the way back, show what is true then: the state of an address outlives both.
  const isNews = useNavigationType() !== 'POP';
  const [outcome, setOutcome] = useState(() => (isNews ? readOutcome(state) : null));
  const place = useRef<HTMLOutputElement>(null);
  // The button of what was done may be gone, and the focus with it. The page itself has it after a navigation.
  useEffect(() => {
    const { activeElement, body } = document;
    const isFree = activeElement === body || activeElement?.id === 'main';
    if (outcome !== null && isFree) place.current?.focus({ preventScroll: true });
  }, [outcome]);
  const cardWindow = useCardWindow(number, availableActions.includes('PAY'));
  const note = stateText(subscription);
  if (cardWindow.payment) return <AwaitedPayment payment={cardWindow.payment} onAgain={cardWindow.forget} />;
  return (
    <>
      <header className={classes.head}>
        <div className={classes.headWords}>
          <h1 className={classes.title}>{title ?? '구독 내역'}</h1>
          <p className={classes.facts}>
            {orderedAt ? <time dateTime={orderedAt}>{formatDay(orderedAt)} 신청</time> : null}
            <span>구독번호 {number}</span>
          </p>
          <p className={classes.state}>
            <strong>{subscriptionStatusLabel(status)}</strong>
          </p>
          {note === null ? null : <p>{note}</p>}
        </div>
      </header>
      <output ref={place} tabIndex={-1} className={outcome === null ? 'visually-hidden' : classes.outcome}>
        {outcome}
      </output>
      <PriceConsent subscription={subscription} onDone={setOutcome} />
      <div className={classes.columns}>
        <div className={classes.column}>
          <NextCharge subscription={subscription} onDone={setOutcome} />
          <Charges subscription={subscription} />
        </div>
        <div className={classes.column}>
          <ProductPart subscription={subscription} />
          <DeliveryPart subscription={subscription} />
          <CardPart subscription={subscription} cardWindow={cardWindow} />
          <Ending subscription={subscription} />
        </div>
      </div>
    </>
  );
}
