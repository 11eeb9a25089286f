import { lazy, Suspense, type ReactNode } from 'react';
import { useMall } from '../../shop/mall/mall-context.ts';
import { SilentBoundary } from '../../shop/section-boundary/SilentBoundary.tsx';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import type { ChoiceAlertProps, ProductAlertsProps } from './ProductAlerts.tsx';
import classes from './LateAlerts.module.css';

const load = () => import('./ProductAlerts.tsx');
const ProductAlerts = lazy(async () => ({ default: (await load()).ProductAlerts }));
const ChoiceAlert = lazy(async () => ({ default: (await load()).ChoiceAlert }));

/** The alerts of a product, whose code comes after the page. Their room is there before, so that nothing moves. */
export function LateAlerts(props: ProductAlertsProps) {
  return (
    <Late>
      <ProductAlerts {...props} />
    </Late>
  );
}

/** The same of one choice that is gone. */
export function LateChoiceAlert(props: ChoiceAlertProps) {
  return (
    <Late>
      <ChoiceAlert {...props} />
    </Late>
  );
}

function Late({ children }: { children: ReactNode }) {
  const { isMarketing } = useMall();
  const isHydrated = useIsHydrated();
  // Guests of a marketing mall have no alerts.
  if (isMarketing) return null;
  return (
    <div className={classes.root}>
      {isHydrated ? (
        <SilentBoundary>
          <Suspense>{children}</Suspense>
        </SilentBoundary>
      ) : null}
    </div>
  );
}
