import type { KeywordFindingFragment } from '../../__generated__/graphql.ts';
import { useKeywordsApartQuery } from '../../__generated__/hooks.ts';
import { ProductRow } from '../../features/corners/ProductRow/ProductRow.tsx';
import { ProductRowSkeleton } from '../../features/corners/ProductRow/ProductRowSkeleton.tsx';
import { searchPath } from '../../features/smart-search/search-address.ts';
import { formatNumber } from '../../shared/format/money.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { ProductCard } from '../../catalog/product-card/ProductCard.tsx';
import classes from './SearchResultsPage.module.css';
import { SuggestedWords } from './SuggestedWords.tsx';

/** Two or three: the mall takes no more. */
export type SeveralKeywords = readonly [string, string, ...string[]];

const awaited = ['1', '2', '3', '4', '5'];

/** Results of each keyword alone: count, first products and a link to all. */
export function KeywordsApart({ keywords }: { keywords: SeveralKeywords }) {
  const { mallUrl: url, device } = usePage();
  const [one, two, three] = keywords;
  const { data, loading } = useKeywordsApartQuery({
    variables: { url, device, one, two, three: three ?? one, hasThree: three !== undefined },
  });
  const mall = data?.mall;
  if (!mall && loading)
    return (
      <div className={classes.apart}>
        {keywords.map(
          (keyword) => keyword && <ProductRowSkeleton key={keyword} title={`‘${keyword}’`} numbers={awaited} />,
        )}
      </div>
    );
  const findings = [mall?.one, mall?.two, mall?.three];
  const found = keywords
    .flatMap((keyword, index) => (keyword ? [{ keyword, finding: findings[index] }] : []))
    .filter(hasCount);
  return (
    <div className={classes.apart}>
      {found.map(({ keyword, finding }) => (
        <Finding key={keyword} keyword={keyword} finding={finding} />
      ))}
      {found.some(({ finding }) => finding.totalCount > 0) ? null : <SuggestedWords />}
    </div>
  );
}

/** One that failed to load is left out. */
function hasCount(part: {
  keyword: string;
  finding: KeywordFindingFragment | null | undefined;
}): part is { keyword: string; finding: KeywordFindingFragment } {
  return part.finding != null;
}

function Finding({ keyword, finding: { totalCount, nodes } }: { keyword: string; finding: KeywordFindingFragment }) {
  const page = usePage();
  if (totalCount === 0) return <p className={classes.none}>‘{keyword}’ 검색 결과는 없어요.</p>;
  return (
    <ProductRow
      title={`‘${keyword}’ ${formatNumber(totalCount)}개`}
      allPath={searchPath(page, [keyword])}
      cards={nodes.map((product) => ({ key: product.id, card: <ProductCard product={product} /> }))}
    />
  );
}
