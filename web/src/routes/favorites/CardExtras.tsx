import type { ProductCardFragment } from '../../__generated__/graphql.ts';
import { isGone } from '../../features/alerts/is-gone.ts';
import { LateAlerts } from '../../features/alerts/LateAlerts.tsx';
import classes from './CardExtras.module.css';
import { CartButton } from './CartButton.tsx';
import { isOut } from './favorite-count.ts';
import { useSelection } from './selection.ts';

/** What a favorite can do beside being looked at. */
export function CardExtras({ product }: { product: ProductCardFragment }) {
  const selection = useSelection();
  const canBeBought = product.__typename === 'Goods' && !product.isSubscription && !isGone(product);
  return (
    <div className={classes.root}>
      {selection && !isOut(product) ? (
        <label className={classes.choice}>
          <input
            type="checkbox"
            checked={selection.chosen.has(product.id)}
            onChange={() => selection.toggle(product)}
            aria-label={`${product.name} 선택`}
          />
          선택
        </label>
      ) : null}
      {canBeBought ? <CartButton goods={product} /> : null}
      <LateAlerts product={product} isSmall />
    </div>
  );
}
