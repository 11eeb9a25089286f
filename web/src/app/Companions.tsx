import { lazy, Suspense, type ComponentProps } from 'react';
import { SilentBoundary } from '../shared/ui/SectionBoundary/SilentBoundary.tsx';
import { useIsAwake } from '../shared/use-is-awake.ts';

const Popups = lazy(async () => ({ default: (await import('./after-the-page.ts')).WindowPopups }));
const Launcher = lazy(async () => ({ default: (await import('./after-the-page.ts')).ChatbotLauncher }));
const Alerts = lazy(async () => ({ default: (await import('./after-the-page.ts')).ShellAlerts }));
const Guest = lazy(async () => ({ default: (await import('./after-the-page.ts')).GuestSession }));
const Place = lazy(async () => ({ default: (await import('./after-the-page.ts')).OldPlace }));
const Reports = lazy(async () => ({ default: (await import('./after-the-page.ts')).PageViews }));

/** The mall's notices, before the page, as one comes to them first. */
export function Notices() {
  return (
    <SilentBoundary>
      <Suspense fallback={null}>{useIsAwake() && <Popups />}</Suspense>
    </SilentBoundary>
  );
}

interface CompanionsProps {
  page: string;
  /** Null for what is no page that one came to see. */
  view: ComponentProps<typeof Reports> | null;
}

/** What goes along with every page of a mall, and is fetched after it. A page lacks nothing without it. */
export function Companions({ page, view }: CompanionsProps) {
  const isAwake = useIsAwake();
  return (
    <SilentBoundary>
      <Suspense fallback={null}>
        {isAwake && <Guest />}
        {isAwake && <Place />}
        {isAwake && <Launcher page={page} />}
        {isAwake && <Alerts page={page} />}
        {isAwake && view && <Reports {...view} />}
      </Suspense>
    </SilentBoundary>
  );
}
