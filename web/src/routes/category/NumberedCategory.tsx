import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCategoryLayoutQuery } from '../../__generated__/hooks.ts';
import { readListing } from '../../features/category/listing.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { usePageTitle } from '../../shared/page/page-title.ts';
import { PageSkeleton } from '../../shared/ui/Skeleton/PageSkeleton.tsx';
import { SectionBoundary } from '../../shop/section-boundary/SectionBoundary.tsx';
import type { Menu } from '../../catalog/product-card/menu.ts';
import { NothingHere } from '../../catalog/nothing-here/NothingHere.tsx';
import { nothingHereTexts } from '../../catalog/nothing-here/nothing-here-texts.ts';
import { CategoryHead } from './CategoryHead.tsx';
import classes from './CategoryPage.module.css';
import { CategoryResults } from './CategoryResults.tsx';
import { isUnknownCategory } from './load-category.ts';
import { ownCorners } from './own-corners.ts';

interface NumberedCategoryProps {
  number: string;
  /** Includes the category's name, even if the category itself failed to load. */
  menu: Menu;
}

/**
 * A category: its breadcrumb and its products, filtered and sorted by the address, with the shop's corners between
 * them.
 */
export function NumberedCategory({ number, menu }: NumberedCategoryProps) {
  const { mallUrl, device } = usePage();
  const [searchParams] = useSearchParams();
  const { data, error, loading, refetch } = useCategoryLayoutQuery({
    variables: { url: mallUrl, device, number },
    errorPolicy: 'all',
  });
  const category = data?.mall?.category ?? categoryIn(menu, number);
  const { page } = readListing(searchParams);
  const given = data?.mall?.corners;
  // On later pages the shopper has seen it.
  const corners = useMemo(() => (page === 1 ? ownCorners(given ?? [], number, menu) : []), [given, number, menu, page]);
  const isUnknown = isUnknownCategory({ data, error });
  usePageTitle(isUnknown ? nothingHereTexts.category.title : category && titleOf(category.name, page));

  if (isUnknown) return <NothingHere kind="category" />;
  if (!data && loading) return <PageSkeleton />;
  return (
    <div className={`content-width delayed-layout ${classes.root}`}>
      <CategoryHead category={category ?? { number, name: '상품 목록' }} />
      <SectionBoundary>
        <CategoryResults
          number={number}
          isLine={category?.type === 'LINE'}
          corners={corners}
          onRetry={() => void (error && refetch())}
        />
      </SectionBoundary>
    </div>
  );
}

function categoryIn(menu: Menu, number: string): Pick<Menu[number], 'number' | 'name' | 'type'> | undefined {
  return menu.flatMap((top) => [top, ...top.subcategories]).find((category) => category.number === number);
}

/** Pages of a list differ in their titles, as those of boards do. */
function titleOf(name: string, page: number): string {
  return page > 1 ? `${name} ${page}쪽` : name;
}
