import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { mallPath } from '../../shared/links/mall-paths.ts';
import { usePage } from '../../shared/page/page-context.ts';
import { usePopups } from '../../shared/popups/use-popups.ts';

/** Where a visit to a mall begins; elsewhere a shopper is busy, and a window would stand in the way. */
const entrance = /^\/(?:home|upload|main\/.*)\/?$/;

// It brings the sanitiser along.
const PopupWindows = lazy(async () => ({ default: (await import('./PopupWindows.tsx')).PopupWindows }));

/** The mall's popups that are windows (DP01801), on its main page. */
export function WindowPopups() {
  const { mallUrl, device } = usePage();
  const { pathname } = useLocation();
  const { popups, close } = usePopups('WINDOW');
  if (popups.length === 0 || !entrance.test(pathname.slice(mallPath(mallUrl, device).length))) return null;
  return (
    <Suspense fallback={null}>
      <PopupWindows popups={popups} onClose={(popup, closedFor) => close([popup], closedFor)} />
    </Suspense>
  );
}
