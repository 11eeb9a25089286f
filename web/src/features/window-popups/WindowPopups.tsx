import { lazy, Suspense } from 'react';
import { useIsMainPage } from '../../shop/popups/main-page.ts';
import { usePopups } from '../../shop/popups/use-popups.ts';

// It brings the sanitizer along.
const PopupWindows = lazy(async () => ({ default: (await import('./PopupWindows.tsx')).PopupWindows }));

/** The mall's popups that are windows (DP01801), on its main page. */
export function WindowPopups() {
  return useIsMainPage() ? <OnMainPage /> : null;
}

function OnMainPage() {
  const { popups, close } = usePopups('WINDOW');
  if (popups.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <PopupWindows popups={popups} onClose={(popup, closedFor) => close([popup], closedFor)} />
    </Suspense>
  );
}
