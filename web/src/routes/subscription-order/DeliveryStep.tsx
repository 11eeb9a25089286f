import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SubscriptionToOrderFragment } from '../../__generated__/graphql.ts';
import { AddressChoice } from '../../features/addresses/AddressChoice/AddressChoice.tsx';
import { submitFilledAddress } from '../../features/addresses/AddressChoice/filled-address.ts';
import { useOwnName } from '../../features/addresses/use-own-name.ts';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import { subscriptionQuery, type SubscriptionChoice } from '../../features/subscriptions/subscription-choice.ts';
import { focusField } from '../../shared/form/focus-field.ts';
import { subscriptionOrderPath } from '../../shop/links/subscription-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { Chosen } from './Chosen.tsx';
import { StepTitle } from './StepTitle.tsx';
import classes from './SubscriptionOrder.module.css';

interface DeliveryStepProps {
  product: SubscriptionToOrderFragment;
  choice: SubscriptionChoice;
}

/** The first step: where the subscription goes. */
export function DeliveryStep({ product, choice }: DeliveryStepProps) {
  const { mallUrl, device } = usePage();
  const navigate = useNavigate();
  const buyerOf = useOwnName();
  const root = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<string | null>(null);
  const pathOf = (step: 'delivery' | 'confirm', addressNumber: string | null) =>
    subscriptionOrderPath(mallUrl, device, step, subscriptionQuery(product.number, { ...choice, addressNumber }));
  const choose = (addressNumber: string | null) => {
    setError(null);
    return navigate(pathOf('delivery', addressNumber), { replace: true, preventScrollReset: true });
  };
  const goOn = () => {
    // An address that is filled in but not saved is meant for this subscription.
    if (submitFilledAddress(root.current)) return;
    if (choice.addressNumber === null) {
      setError('배송지를 선택해 주세요.');
      focusField(root.current, { address: true });
    } else void navigate(pathOf('confirm', choice.addressNumber));
  };
  return (
    <div ref={root} className={classes.view}>
      <StepTitle step={1} title="배송지" />
      <Chosen product={product} choice={choice} />
      <Part title="배송지">
        <AddressChoice
          chosen={choice.addressNumber}
          recorded={choice.addressNumber}
          onChoose={choose}
          error={error}
          afterSaving="다음 단계에서 결제일과 금액을 확인해 주세요."
          buyerOf={buyerOf}
        />
      </Part>
      <div className={classes.bar} data-buy-bar>
        <Button size="lg" onClick={goOn}>
          다음: 결제일 확인
        </Button>
      </div>
    </div>
  );
}
