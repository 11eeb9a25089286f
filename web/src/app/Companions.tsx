import { lazy, Suspense, useDeferredValue, type ComponentProps } from 'react';
import type { PageName } from '../shop/addresses/page-name.ts';
import { SilentBoundary } from '../shop/section-boundary/SilentBoundary.tsx';

const Popups = lazy(async () => ({ default: (await import('./after-the-page.ts')).WindowPopups }));
const Launcher = lazy(async () => ({ default: (await import('./after-the-page.ts')).ChatbotLauncher }));
const Alerts = lazy(async () => ({ default: (await import('./after-the-page.ts')).ShellAlerts }));
const Session = lazy(async () => ({ default: (await import('./after-the-page.ts')).VisitorSession }));
const LateScroll = lazy(async () => ({ default: (await import('./after-the-page.ts')).LateScrollRestoration }));
const Reports = lazy(async () => ({ default: (await import('./after-the-page.ts')).PageViews }));

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

interface CompanionsProps {
  page: PageName;
  /** Null for what is no page that one came to see. */
  view: ComponentProps<typeof Reports> | null;
}

/** What goes along with every page of a mall, and is fetched after it. A page lacks nothing without it. */
export function Companions({ page, view }: CompanionsProps) {
  if (!useIsAfterHydration()) return null;
  return (
    <SilentBoundary>
      <Suspense fallback={null}>
        <Session />
        <LateScroll />
        <Launcher page={page} />
        <Alerts page={page} isCatalogue={view?.isCatalogue ?? false} />
        {view && <Reports {...view} />}
      </Suspense>
    </SilentBoundary>
  );
}

/** After hydration, in a separate task, since hydration is long enough already. */
function useIsAfterHydration(): boolean {
  return useDeferredValue(true, false);
}
