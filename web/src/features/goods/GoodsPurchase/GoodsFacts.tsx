import type { ChoicePriceFragment, GoodsPurchaseFragment } from '../../../__generated__/graphql.ts';
import { deliveryNote } from '../delivery-note.ts';
import { useDeliveryLabel } from '../use-delivery-label.ts';
import { deliveryText, remoteAreaText } from './delivery-text.ts';
import classes from './GoodsPurchase.module.css';
import { InstallmentTable } from './InstallmentTable.tsx';
import type { Variant } from './requested-choice.ts';
import { stockText } from './stock-text.ts';

interface GoodsFactsProps {
  goods: GoodsPurchaseFragment;
  variant: Variant | undefined;
  /** Of the choice, or of the one before while `isPending`. */
  price: ChoicePriceFragment | null;
  isPending: true | undefined;
}

/** How the choice is delivered, how much of it there is, and what it costs in installments. */
export function GoodsFacts({ goods, variant, price, isPending }: GoodsFactsProps) {
  const delivery = useDeliveryLabel(goods.deliveryType);
  const remoteText = remoteAreaText(goods, price);
  const stock = stockText(goods, variant);
  return (
    <dl className={classes.facts}>
      <dt>배송</dt>
      <dd className={classes.sum} data-pending={isPending}>
        {deliveryText(delivery, goods, price)}
        <span className={classes.remote}>{deliveryNote(goods.deliveryType)}</span>
        {remoteText === null ? null : <span className={classes.remote}>{remoteText}</span>}
      </dd>
      {stock === null ? null : (
        <>
          <dt>재고</dt>
          <dd>{stock}</dd>
        </>
      )}
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
