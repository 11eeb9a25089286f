import type { ProductCardFragment } from '../../__generated__/graphql.ts';
import { isGone } from '../../features/alerts/is-gone.ts';
import { ProductAlerts } from '../../features/alerts/ProductAlerts.tsx';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import classes from './CardExtras.module.css';
import { CartButton } from './CartButton.tsx';
import { isOut } from './favorite-count.ts';
import { useSelection } from './selection.ts';

/** Actions on a favorite. */
export function CardExtras({ product }: { product: ProductCardFragment }) {
  const selection = useSelection();
  const isHydrated = useIsHydrated();
  // Guests of a marketing mall have no alerts.
  const { isMarketing } = useMall();
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
      {isMarketing ? null : (
        <div className={classes.alerts}>{isHydrated ? <ProductAlerts product={product} isSmall /> : null}</div>
      )}
    </div>
  );
}
