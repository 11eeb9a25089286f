import { lazy, Suspense } from 'react';
import type { ChoicePriceFragment, GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { Arrival } from '../../../shop/arrival/Arrival.tsx';
import { deliveryLabel } from '../delivery-label.ts';
import { deliveryNote } from '../delivery-note.ts';
import { deliveryText, remoteAreaText } from './delivery-text.ts';
import classes from './GoodsPurchase.module.css';
import { InstallmentTable } from './InstallmentTable.tsx';

// Few goods are picked up.
const PickupPlaceText = lazy(async () => ({
  default: (await import('../../../shop/pickup-place/PickupPlaceText.tsx')).PickupPlaceText,
}));

interface GoodsFactsProps {
  goods: GoodsPurchaseFragment;
  /** Of the choice, or of the one before while `isPending`. */
  price: ChoicePriceFragment | null;
  isPending: true | undefined;
}

/** How goods are delivered and what they cost in installments, before and after all is chosen. */
export function GoodsFacts({ goods, price, isPending }: GoodsFactsProps) {
  const delivery = deliveryLabel(goods.deliveryType, goods.receivingWay);
  const remoteText = remoteAreaText(goods, price);
  return (
    <dl className={classes.facts}>
      <dt>배송</dt>
      <dd className={classes.sum} data-pending={isPending}>
        {deliveryText(delivery, goods, price)}
        <Arrival day={price?.arrivesOn ?? goods.arrivesOn} />
        <span className={classes.remote}>{deliveryNote(goods.deliveryType, goods.receivingWay)}</span>
        {goods.receivingWay === 'PICKUP' ? (
          <Suspense fallback={null}>
            {(goods.pickupPlaces ?? []).map((place) => (
              <PickupPlaceText key={place.number} place={place} from={goods.pickupFrom} />
            ))}
          </Suspense>
        ) : null}
        {remoteText === null ? null : <span className={classes.remote}>{remoteText}</span>}
      </dd>
      {price?.installments.some(({ months }) => months > 1) ? (
        <>
          <dt>할부</dt>
          <dd className={classes.sum} data-pending={isPending}>
            <InstallmentTable price={price} interestFree={goods.interestFreeInstallments ?? []} />
          </dd>
        </>
      ) : null}
    </dl>
  );
}
