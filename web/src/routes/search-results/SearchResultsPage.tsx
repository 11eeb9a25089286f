import { useSearchParams } from 'react-router-dom';
import { readKeywords } from '../../features/smart-search/search-address.ts';
import { usePage } from '../../shared/page/page-context.ts';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { SectionBoundary } from '../../shared/ui/SectionBoundary/SectionBoundary.tsx';
import { PageSearch } from './PageSearch.tsx';
import { SearchResults } from './SearchResults.tsx';
import classes from './SearchResultsPage.module.css';
import { SearchStart } from './SearchStart.tsx';

/** What was found for the keywords of the address, which on phones can be changed here, too. */
export function SearchResultsPage() {
  const { device } = usePage();
  const [searchParams] = useSearchParams();
  const keywords = readKeywords(searchParams);
  const quoted = keywords.map((keyword) => `‘${keyword}’`).join(', ');
  const title = keywords.length > 0 ? `${quoted} 검색 결과` : '상품 검색';
  usePageTitle(title);
  return (
    <div className={`content-width ${classes.root}`}>
      {device === 'MOBILE' ? <PageSearch key={keywords.join('\n')} searched={keywords} /> : null}
      <h1 className={classes.title}>{title}</h1>
      <SectionBoundary>{keywords.length > 0 ? <SearchResults keywords={keywords} /> : <SearchStart />}</SectionBoundary>
    </div>
  );
}
