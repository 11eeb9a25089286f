import { lazy, Suspense } from 'react';
import { useMall } from '../../shop/mall/mall-context.ts';
import { SilentBoundary } from '../../shop/section-boundary/SilentBoundary.tsx';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import type { ProductAlertsProps } from './ProductAlerts.tsx';
import classes from './LateAlerts.module.css';

const ProductAlerts = lazy(async () => ({ default: (await import('./ProductAlerts.tsx')).ProductAlerts }));

/** The alerts of a product, whose code comes after the page. Their room is there before, so that nothing moves. */
export function LateAlerts(props: ProductAlertsProps) {
  const { isMarketing } = useMall();
  const isHydrated = useIsHydrated();
  // Guests of a marketing mall have no alerts.
  if (isMarketing) return null;
  return (
    <div className={classes.root}>
      {isHydrated ? (
        <SilentBoundary>
          <Suspense>
            <ProductAlerts {...props} />
          </Suspense>
        </SilentBoundary>
      ) : null}
    </div>
  );
}
