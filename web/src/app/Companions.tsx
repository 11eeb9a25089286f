import { lazy, Suspense, useDeferredValue, type ComponentProps } from 'react';
import { SilentBoundary } from '../shop/section-boundary/SilentBoundary.tsx';
import type { LateCompanions } from './LateCompanions.tsx';

const Popups = lazy(async () => ({ default: (await import('./after-the-page.ts')).WindowPopups }));
const Late = lazy(async () => ({ default: (await import('./after-the-page.ts')).LateCompanions }));

/** The mall's notices, before the page, as one comes to them first. */
export function Notices() {
  return (
    <SilentBoundary>
      {useIsAfterHydration() && (
        <Suspense fallback={null}>
          <Popups />
        </Suspense>
      )}
    </SilentBoundary>
  );
}

/** What goes along with every page of a mall, and is fetched after it. A page lacks nothing without it. */
export function Companions(props: ComponentProps<typeof LateCompanions>) {
  if (!useIsAfterHydration()) return null;
  return (
    <SilentBoundary>
      <Suspense fallback={null}>
        <Late {...props} />
      </Suspense>
    </SilentBoundary>
  );
}

/** After hydration, in a separate task, since hydration is long enough already. */
function useIsAfterHydration(): boolean {
  return useDeferredValue(true, false);
}
