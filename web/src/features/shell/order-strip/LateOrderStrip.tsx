import { lazy, Suspense, useEffect, useState } from 'react';
import { whenIdle } from '../../../shared/when-idle.ts';
import { hasMyShop } from '../../../shop/mall/has-my-shop.ts';
import { useMall } from '../../../shop/mall/mall-context.ts';
import { SilentBoundary } from '../../../shop/section-boundary/SilentBoundary.tsx';
import { useIsMember } from '../../../shop/session/session-context.ts';

const OrderStrip = lazy(async () => ({ default: (await import('./OrderStrip.tsx')).OrderStrip }));

/** The strip once the page is idle: nothing of a first paint waits for it. */
export function LateOrderStrip() {
  const mall = useMall();
  const isWanted = useIsMember() && hasMyShop(mall);
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isLeft = false;
    const show = async () => {
      await whenIdle();
      if (!isLeft) setIsIdle(true);
    };
    void show();
    return () => {
      isLeft = true;
    };
  }, [isWanted]);
  if (!isWanted || !isIdle) return null;
  return (
    <SilentBoundary>
      <Suspense>
        <OrderStrip />
      </Suspense>
    </SilentBoundary>
  );
}
