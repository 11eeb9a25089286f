import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { entranceNames } from '../../features/addresses/address-values.ts';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import type { WholeOrder } from '../../features/orders/whole-order.ts';
import { Sum, Sums } from '../../features/orders/OrderParts/Sums.tsx';
import { focusElement } from '../../shared/focus-element.ts';
import { Skeleton } from '../../shared/ui/Skeleton/Skeleton.tsx';

// Few orders are sent elsewhere.
const ChangeAddress = lazy(async () => ({ default: (await import('./ChangeAddress.tsx')).ChangeAddress }));

/** The order's delivery address, masked: others may see the screen. Until it is prepared it can go to another one. */
export function DeliveryAddress({ order }: { order: WholeOrder }) {
  const { delivery, buyer, availableActions } = order;
  const [step, setStep] = useState<'shown' | 'asking' | 'left' | 'changed'>('shown');
  if (!delivery) return null;
  const { receiverName, receiverPhone, postalCode, roadAddress, detailAddress, deliveryMessage, entranceMethod } =
    delivery;
  return (
    <Part title="배송지">
      <Sums>
        <Sum name="받는 분">
          {receiverName} · {receiverPhone}
        </Sum>
        <Sum name="주소">
          ({postalCode}) {[roadAddress, detailAddress].filter(Boolean).join(' ')}
        </Sum>
        {deliveryMessage ? <Sum name="배송 요청사항">{deliveryMessage}</Sum> : null}
        {entranceMethod === null ? null : <Sum name="출입 방법">{entranceNames[entranceMethod]}</Sum>}
        {buyer?.name ? <Sum name="주문자">{[buyer.name, buyer.phone].filter(Boolean).join(' · ')}</Sum> : null}
      </Sums>
      <output>{step === 'changed' ? '배송지를 바꿨어요.' : null}</output>
      {!availableActions.includes('CHANGE_ADDRESS') ? null : step === 'asking' ? (
        <Suspense fallback={<Skeleton height={240} />}>
          <ChangeAddress order={order} onEnd={(isChanged) => setStep(isChanged ? 'changed' : 'left')} />
        </Suspense>
      ) : (
        <div>
          <Button
            variant="default"
            size="sm"
            ref={step === 'shown' ? undefined : focusElement}
            onClick={() => setStep('asking')}
          >
            배송지 변경
          </Button>
        </div>
      )}
    </Part>
  );
}
