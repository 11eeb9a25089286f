import { SearchBox } from '../../features/smart-search/SearchBox/SearchBox.tsx';
import { useSearchBox } from '../../features/smart-search/use-search-box.ts';
import { useSmartKeywords } from '../../features/smart-search/use-smart-keywords.ts';
import classes from './SearchResultsPage.module.css';

/** The search of phones on the page itself: also for malls that suggest no keywords, where no sheet opens. */
export function PageSearch({ searched }: { searched: readonly string[] }) {
  const { keywords } = useSmartKeywords();
  const box = useSearchBox({ keywords, initial: searched });
  return (
    <search className={classes.search}>
      <SearchBox box={box} panelClass={classes.suggestions} />
    </search>
  );
}
