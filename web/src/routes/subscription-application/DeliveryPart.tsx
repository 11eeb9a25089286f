import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { SubscriptionDetailsFragment } from '../../__generated__/graphql.ts';
import { entranceNames } from '../../features/addresses/address-values.ts';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import { ownSubscriptionPath } from '../../shop/links/subscription-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { canDo } from './can-do.ts';
import { Sum, Sums } from '../../features/orders/OrderParts/Sums.tsx';

/** Where it goes, masked: others may see the screen. */
export function DeliveryPart({ subscription }: { subscription: SubscriptionDetailsFragment }) {
  const { mallUrl, device } = usePage();
  const { delivery, number } = subscription;
  return (
    <Part title="배송지">
      {delivery === null ? (
        <p>배송지를 지금은 알 수 없어요.</p>
      ) : (
        <Sums>
          <Sum name="받는 분">
            {delivery.receiverName} · {delivery.receiverPhone}
          </Sum>
          <Sum name="주소">
            ({delivery.postalCode}) {[delivery.roadAddress, delivery.detailAddress].filter(Boolean).join(' ')}
          </Sum>
          {delivery.deliveryMessage ? <Sum name="배송 메시지">{delivery.deliveryMessage}</Sum> : null}
          {delivery.entranceMethod === null ? null : (
            <Sum name="출입 방법">{entranceNames[delivery.entranceMethod]}</Sum>
          )}
        </Sums>
      )}
      {canDo(subscription, 'address') ? (
        <Button variant="default" component={Link} to={ownSubscriptionPath(mallUrl, device, number, 'address')}>
          배송지 변경
        </Button>
      ) : null}
    </Part>
  );
}
