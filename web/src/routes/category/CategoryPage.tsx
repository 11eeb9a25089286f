import { useSearchParams } from 'react-router-dom';
import { useCategoryLayoutQuery } from '../../__generated__/hooks.ts';
import { readListing } from '../../features/category/listing.ts';
import { usePage } from '../../shared/page/page-context.ts';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { PageSkeleton } from '../../shared/ui/Skeleton/PageSkeleton.tsx';
import { SectionBoundary } from '../../shared/ui/SectionBoundary/SectionBoundary.tsx';
import { NothingHere } from '../product-card/NothingHere.tsx';
import { nothingHereTexts } from '../product-card/nothing-here-texts.ts';
import { CategoryCorners } from './CategoryCorners.tsx';
import { CategoryHead } from './CategoryHead.tsx';
import classes from './CategoryPage.module.css';
import { CategoryResults } from './CategoryResults.tsx';
import { categoryNumberOf } from './list-request.ts';
import { isUnknownCategory } from './load-category.ts';

/** A category: where it stands, what the shop put on top of it, and its products, narrowed and ordered by the address. */
export function CategoryPage() {
  const { mallUrl, device, params } = usePage();
  const [searchParams] = useSearchParams();
  const number = categoryNumberOf({ params, searchParams });
  const { data, error, loading } = useCategoryLayoutQuery({
    variables: { url: mallUrl, device, number: number ?? '' },
    skip: number === null,
    errorPolicy: 'all',
  });
  const category = data?.mall?.category;
  const isUnknown = number === null || isUnknownCategory({ data, error });
  const { page } = readListing(searchParams);
  // Who turns pages has seen what the shop put on top.
  const isFirstPage = page === 1;
  usePageTitle(isUnknown ? nothingHereTexts.category.title : category && titleOf(category.name, page));

  if (number === null || isUnknown) return <NothingHere kind="category" />;
  if (!data && loading) return <PageSkeleton />;
  return (
    <div className={`content-width ${classes.root}`}>
      <CategoryHead category={category ?? { number, name: '상품 목록' }} />
      {isFirstPage ? (
        <SectionBoundary>
          <CategoryCorners corners={data?.mall?.corners ?? []} />
        </SectionBoundary>
      ) : null}
      <SectionBoundary>
        <CategoryResults number={number} isLine={category?.type === 'LINE'} />
      </SectionBoundary>
    </div>
  );
}

/** Turned pages are told from one another by their titles, as those of boards are. */
function titleOf(name: string, page: number): string {
  return page > 1 ? `${name} ${page}쪽` : name;
}
