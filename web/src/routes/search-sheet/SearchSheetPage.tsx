import { SearchSheet } from '../../features/smart-search/SearchSheet/SearchSheet.tsx';
import { RecentlyViewed } from '../recently-viewed/RecentlyViewed.tsx';

interface SearchSheetPageProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The search sheet with what the member looked at last. */
export function SearchSheetPage(props: SearchSheetPageProps) {
  return <SearchSheet {...props} recent={<RecentlyViewed />} />;
}
