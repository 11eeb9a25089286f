import { Fragment } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SearchProductsDocument } from '../../__generated__/graphql.ts';
import { readKeywords, readWritten, type WrittenKeyword } from '../../features/smart-search/search-address.ts';
import { usePage } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { SectionBoundary } from '../../shop/section-boundary/SectionBoundary.tsx';
import { PageSearch } from './PageSearch.tsx';
import { SearchResults } from './SearchResults.tsx';
import { listedVariables } from './listed-variables.ts';
import classes from './SearchResultsPage.module.css';
import { SearchStart } from './SearchStart.tsx';

/** Results for the keywords of the address. On phones they can be changed here too. */
function SearchResultsPage() {
  const { device } = usePage();
  const [searchParams] = useSearchParams();
  const written = readWritten(searchParams);
  const keywords = written.map(({ keyword }) => keyword);
  usePageTitle(written.length > 0 ? `${written.map(quoted).join(', ')} 검색 결과` : '상품 검색');
  return (
    <div className={`content-width ${classes.root}`}>
      {device === 'MOBILE' ? <PageSearch key={keywords.join('\n')} searched={keywords} /> : null}
      <h1 className={classes.title}>{written.length > 0 ? <Sought written={written} /> : '상품 검색'}</h1>
      <SectionBoundary>{keywords.length > 0 ? <SearchResults keywords={keywords} /> : <SearchStart />}</SectionBoundary>
    </div>
  );
}

function Sought({ written }: { written: readonly WrittenKeyword[] }) {
  return (
    <>
      {written.map((word, index) => (
        <Fragment key={word.keyword}>
          {index > 0 ? ', ' : null}
          {isCut(word) ? <CutWord word={word} /> : quoted(word)}
        </Fragment>
      ))}{' '}
      검색 결과
    </>
  );
}

/** On the screen the keyword is cut, with its full text on hover; a screen reader reads it in full. */
function CutWord({ word }: { word: WrittenKeyword }) {
  return (
    <span title={word.whole}>
      <span aria-hidden="true">{quoted(word)}</span>
      <span className="visually-hidden">‘{word.whole}’</span>
    </span>
  );
}

function quoted(word: WrittenKeyword): string {
  return `‘${word.keyword}${isCut(word) ? '…' : ''}’`;
}

function isCut({ keyword, whole }: WrittenKeyword): boolean {
  return keyword !== whole;
}

/** Queries during render, not before: the search that navigated here may have brought the result. */
export const page: PageModule = {
  Component: SearchResultsPage,
  loadOnServer: async ({ preload, searchParams, ...at }) => {
    const keywords = readKeywords(searchParams);
    if (keywords.length > 0) await preload(SearchProductsDocument, listedVariables(at, keywords, searchParams));
  },
};
