import { lazy, Suspense } from 'react';
import { searchOverlay } from '../features/smart-search/search-overlay.ts';
import { useOverlay } from '../shared/ui/Overlay/use-overlay.ts';

const SearchSheet = lazy(async () => ({ default: (await import('../routes/search-sheet/SearchSheetPage.tsx')).SearchSheetPage }));

/** The search sheet of phones, fetched when it is opened for the first time. */
export function SearchOverlay() {
  const { isOpen, isWanted, close } = useOverlay(searchOverlay);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <SearchSheet isOpen={isOpen} onClose={close} />
    </Suspense>
  );
}
