import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { searchOverlay, whenSearchIsExpected } from '../features/smart-search/search-overlay.ts';
import { usePage } from '../shop/page/page-context.ts';
import { LateOverlay } from '../shop/overlay/LateOverlay.tsx';
import { useOverlay } from '../shop/overlay/use-overlay.ts';

const loadSheet = async () => (await import('../routes/search-sheet/SearchSheetPage.tsx')).SearchSheetPage;

/** The search sheet of phones, loaded when it first opens. */
export function SearchOverlay() {
  const { isOpen, isWanted, close } = useOverlay(searchOverlay);
  useEarlyFetch();
  return isWanted && <LateOverlay load={loadSheet} isOpen={isOpen} onClose={close} />;
}

/** Loads the sheet's code and keywords as soon as a finger comes down. Opening the sheet reports failures. */
function useEarlyFetch(): void {
  const client = useApolloClient();
  const { mallUrl, device } = usePage();
  useEffect(
    () =>
      whenSearchIsExpected(() => {
        loadSheet().catch(() => {});
        // A module of its own, so that the keywords do not wait for the code of the sheet.
        import('../routes/search-sheet/fetch-keywords.ts')
          .then(({ fetchKeywords }) => fetchKeywords(client, { url: mallUrl, device }))
          .catch(() => {});
      }),
    [client, mallUrl, device],
  );
}
