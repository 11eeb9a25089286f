import { lazy, Suspense } from 'react';
import { SearchSheet } from '../../features/smart-search/SearchSheet/SearchSheet.tsx';
import { SilentBoundary } from '../../shop/section-boundary/SilentBoundary.tsx';

// The sheet does not wait for it: on a slow line its cards would take as long again.
const RecentlyViewed = lazy(async () => ({
  default: (await import('../../catalog/recently-viewed/RecentlyViewed.tsx')).RecentlyViewed,
}));

interface SearchSheetPageProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The search sheet with the member's recently viewed products. */
export function SearchSheetPage(props: SearchSheetPageProps) {
  const recent = (
    <SilentBoundary>
      <Suspense fallback={null}>
        <RecentlyViewed />
      </Suspense>
    </SilentBoundary>
  );
  return <SearchSheet {...props} recent={recent} />;
}
