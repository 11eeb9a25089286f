import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { DeliveryType, OrderItemLineFragment } from '../../__generated__/graphql.ts';
import { choiceWords, kindsAndPieces, returnWords } from '../../features/orders/order-words.ts';
import { Coming } from '../../features/goods/Coming.tsx';
import { OrderActions } from '../../features/orders/OrderActions/OrderActions.tsx';
import { wayStatusLabel } from '../../features/orders/order-status.ts';
import { OrderState } from '../../features/orders/OrderState/OrderState.tsx';
import { formatNumber } from '../../shared/format/money.ts';
import { useHasBenefits } from '../../features/orders/use-has-benefits.ts';
import { useProductPath } from '../../shop/product-card/use-product-path.ts';
import { Picture } from '../../shared/ui/Image/Picture.tsx';
import { Won } from '../../shared/ui/Won/Won.tsx';
import classes from './Items.module.css';
import { Part } from '../../features/orders/OrderParts/Part.tsx';
import type { WholeOrder } from '../../features/orders/whole-order.ts';

// Few goods come without a carrier.
const HandedOver = lazy(async () => ({ default: (await import('./HandedOver.tsx')).HandedOver }));

/** Bought items, each with its state, price and actions. */
export function Items({ order }: { order: WholeOrder }) {
  const { items, status } = order;
  // An unpaid order is canceled as a whole; for a single item the order's actions are enough.
  const hasOwnActions = items.length > 1 && status !== 'AWAITING_PAYMENT';
  return (
    <Part title={`주문 상품 ${kindsAndPieces(items)}`}>
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={item.id}>
            <Item item={item} deliveryType={deliveryTypeOf(item, order)} />
            {hasOwnActions ? (
              <OrderActions
                order={{ number: order.number, availableActions: item.availableActions }}
                item={item}
                of={`${item.name} ${choiceWords(item)}`.trim()}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </Part>
  );
}

interface ItemProps {
  item: OrderItemLineFragment;
  /** While it is on its way. */
  deliveryType: DeliveryType | null;
}

function Item({ item, deliveryType }: ItemProps) {
  const pathOf = useProductPath();
  const hasBenefits = useHasBenefits();
  const path = pathOf({ number: item.productNumber });
  const choice = choiceWords(item);
  const returns = returnWords(item);
  return (
    <article className={classes.item}>
      <Link className={classes.picture} to={path} tabIndex={-1} aria-hidden="true">
        <Picture image={item.image} width={88} height={88} alt="" />
      </Link>
      <div className={classes.words}>
        <p>
          <OrderState status={item.status} label={wayStatusLabel(item.status, item.receivingWay)} />
        </p>
        <h3 className={classes.name}>
          <Link to={path}>{item.name}</Link>
        </h3>
        <p className={classes.choice}>{[choice, `${item.quantity}개`].filter(Boolean).join(' · ')}</p>
        <Coming day={item.arrivesOn} type={deliveryType} className={classes.note} />
        <p className={classes.price}>
          <Won amount={item.lineTotal} />
          {item.payTotal === item.lineTotal ? null : (
            <span className={classes.paid}>
              (할인 적용 <Won amount={item.payTotal} />)
            </span>
          )}
        </p>
        {item.receivingWay === 'PARCEL' ? null : (
          <Suspense fallback={null}>
            <HandedOver item={item} />
          </Suspense>
        )}
        {returns === null ? null : <p className={classes.note}>{returns}</p>}
        {item.availableActions.includes('CONFIRM') && item.earnedPoints && hasBenefits ? (
          <p className={classes.note}>구매를 확정하면 {formatNumber(item.earnedPoints)}P가 쌓여요</p>
        ) : null}
      </div>
    </article>
  );
}

function deliveryTypeOf({ deliveryGroupNumber, status }: OrderItemLineFragment, { deliveryGroups }: WholeOrder) {
  if (status !== 'PAID' && status !== 'PREPARING' && status !== 'SHIPPING') return null;
  return deliveryGroups?.find(({ number }) => number === deliveryGroupNumber)?.deliveryType ?? null;
}
