import { useEffect, useRef, useState } from 'react';
import type { SubscriptionDetailsFragment } from '../../__generated__/graphql.ts';
import { AwaitedPayment } from '../../features/payments/AwaitedPayment/AwaitedPayment.tsx';
import { subscriptionStatusLabel } from '../../features/subscriptions/subscription-words.ts';
import { CardPart } from './CardPart.tsx';
import { Charges } from './Charges.tsx';
import { DeliveryPart } from './DeliveryPart.tsx';
import { Ending } from './Ending.tsx';
import { NextCharge } from './NextCharge.tsx';
import { readOutcome } from '../../features/orders/step-outcome.ts';
import { PriceConsent } from './PriceConsent.tsx';
import { ProductPart } from './ProductPart.tsx';
import { useBroughtState } from '../../shared/use-brought-state.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { forgetJoining, isJoining } from '../../features/subscriptions/joining.ts';
import { joinedText } from './joined-text.ts';
import { stateText } from './state-text.ts';
import { useCardWindow } from './use-card-window.ts';
import { Column, Columns } from '../../features/orders/OrderParts/OrderPage.tsx';
import { OrderHead } from '../../features/orders/OrderParts/OrderHead.tsx';
import { Outcome } from '../../features/orders/OrderParts/Outcome.tsx';

/** Everything about a subscription: what is charged next, and the steps that are possible now. */
export function SubscriptionView({ subscription }: { subscription: SubscriptionDetailsFragment }) {
  const { number, orderedAt, status, title, availableActions } = subscription;
  const brought = useBroughtState();
  const [step, setStep] = useState(() => readOutcome(brought));
  const [isNew, setIsNew] = useState(() => isJoining(number));
  const isHydrated = useIsHydrated();
  const joined = isHydrated && isNew ? joinedText(subscription) : null;
  const outcome = joined ?? step;
  const setOutcome = (text: string) => {
    setIsNew(false);
    setStep(text);
  };
  useEffect(() => {
    if (joined !== null) forgetJoining();
  }, [joined]);
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
      <OrderHead
        title={title ?? '구독 내역'}
        orderedAt={orderedAt}
        verb="신청"
        number={`구독번호 ${number}`}
        state={<strong>{subscriptionStatusLabel(status)}</strong>}
      >
        {note === null ? null : <p>{note}</p>}
      </OrderHead>
      <Outcome ref={place} text={outcome} />
      <PriceConsent subscription={subscription} onDone={setOutcome} />
      <Columns>
        <Column>
          <NextCharge subscription={subscription} onDone={setOutcome} />
          <Charges subscription={subscription} />
        </Column>
        <Column>
          <ProductPart subscription={subscription} />
          <DeliveryPart subscription={subscription} />
          <CardPart subscription={subscription} cardWindow={cardWindow} />
          <Ending subscription={subscription} />
        </Column>
      </Columns>
    </>
  );
}
