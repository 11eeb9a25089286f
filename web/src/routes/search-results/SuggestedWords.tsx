import { Link } from 'react-router-dom';
import { searchPath } from '../../features/smart-search/search-address.ts';
import { useSmartKeywords } from '../../features/smart-search/use-smart-keywords.ts';
import { usePage } from '../../shop/page/page-context.ts';
import classes from './SearchResultsPage.module.css';

const shownAtMost = 12;

/** Keywords that the mall suggests, each the way to what it finds. */
export function SuggestedWords() {
  const page = usePage();
  const { keywords } = useSmartKeywords();
  if (keywords.length === 0) return null;
  return (
    <ul className={classes.words} aria-label="추천 검색어">
      {keywords.slice(0, shownAtMost).map(({ number, name }) => (
        <li key={number}>
          <Link className={classes.word} to={searchPath(page, [name])}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
