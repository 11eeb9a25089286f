import { searchOverlay } from '../features/smart-search/search-overlay.ts';
import { LateOverlay } from '../shared/ui/Overlay/LateOverlay.tsx';
import { useOverlay } from '../shared/ui/Overlay/use-overlay.ts';

const loadSheet = async () => (await import('../routes/search-sheet/SearchSheetPage.tsx')).SearchSheetPage;

/** The search sheet of phones, fetched when it is opened for the first time. */
export function SearchOverlay() {
  const { isOpen, isWanted, close } = useOverlay(searchOverlay);
  return isWanted && <LateOverlay load={loadSheet} isOpen={isOpen} onClose={close} />;
}
