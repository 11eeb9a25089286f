import { lazy, Suspense, useDeferredValue, type ComponentProps } from 'react';
import { SilentBoundary } from '../shop/section-boundary/SilentBoundary.tsx';
import type { LazyShellWidgets } from './LazyShellWidgets.tsx';

const Popups = lazy(async () => ({ default: (await import('./after-the-page.ts')).WindowPopups }));
const LazyWidgets = lazy(async () => ({ default: (await import('./after-the-page.ts')).LazyShellWidgets }));

/** The mall's notices, before the page, so that the focus reaches them first. */
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

/** Widgets on every page of a mall. Lazy, since a page works without them. */
export function ShellWidgets(props: ComponentProps<typeof LazyShellWidgets>) {
  if (!useIsAfterHydration()) return null;
  return (
    <SilentBoundary>
      <Suspense fallback={null}>
        <LazyWidgets {...props} />
      </Suspense>
    </SilentBoundary>
  );
}

/** After hydration, in a separate task, since hydration is long enough already. */
function useIsAfterHydration(): boolean {
  return useDeferredValue(true, false);
}
