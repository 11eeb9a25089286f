import { lazy, Suspense, useEffect, type ComponentProps } from 'react';
import type { Device } from '../../../__generated__/graphql.ts';
import { Skeleton } from '../../../shared/ui/Skeleton/Skeleton.tsx';

// Phones have no window to wait for. For desktops it is fetched after the page, so that it is there when it is wanted.
const load = () => import('./AwaitedPayment.tsx');
const AwaitedPayment = lazy(async () => ({ default: (await load()).AwaitedPayment }));

/** `AwaitedPayment` for a page that has no room for it at once. */
export function LateAwaitedPayment(props: ComponentProps<typeof AwaitedPayment>) {
  return (
    <Suspense fallback={<Skeleton height={320} />}>
      <AwaitedPayment {...props} />
    </Suspense>
  );
}

/** Where that fails, it is tried again when it is wanted. */
export function useAwaitedPaymentAhead(device: Device): void {
  useEffect(() => {
    if (device === 'DESKTOP') load().catch(() => {});
  }, [device]);
}
