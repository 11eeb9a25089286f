import { useSyncExternalStore } from 'react';
import type { DeliveryType } from '../../__generated__/graphql.ts';
import { followMallClock, mallTimeNow } from '../../shop/mall/mall-clock.ts';
import { deliveryLabel } from './delivery-label.ts';

const never = () => () => {};

/** The delivery type as text. The day is chosen in the browser: a page of the server may be read many hours later. */
export function useDeliveryLabel(type: DeliveryType | null | undefined): string | null {
  return useSyncExternalStore(
    type === 'TODAY' ? followMallClock : never,
    () => deliveryLabel(type, mallTimeNow()),
    () => deliveryLabel(type, null),
  );
}
