import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FavoritesDocument } from '../../__generated__/graphql.ts';
import { useFavoritesQuery } from '../../__generated__/hooks.ts';
import { PlainList } from '../../catalog/product-list/PlainList.tsx';
import { MembersOnly } from '../../features/benefits/MembersOnly.tsx';
import { useMall } from '../../shop/mall/mall-context.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { listResult } from '../../shop/page/list-result.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { readPageRange } from '../../shared/ui/Pagination/page-range.ts';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { MantineSurface } from '../../shared/ui/mantine/MantineSurface.tsx';
import { SectionBoundary } from '../../shop/section-boundary/SectionBoundary.tsx';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { RecentlyViewed } from '../../catalog/recently-viewed/RecentlyViewed.tsx';
import { FavoriteFilters } from './FavoriteFilters.tsx';
import { FavoriteProducts } from './FavoriteProducts.tsx';
import { favoritesVariables, pathOf, readFilter } from './favorites-request.ts';
import classes from './FavoritesPage.module.css';
import { PageTitle } from '../../shared/ui/PageTitle/PageTitle.tsx';

const AlertList = lazy(async () => ({ default: (await import('./AlertList.tsx')).AlertList }));

/** The member's favorites, and below them their alerts and the recently viewed products. Guests of a marketing mall have the last alone. */
export function FavoritesPage() {
  const { isMarketing } = useMall();
  const isHydrated = useIsHydrated();
  return (
    <MantineSurface>
      <div className={`content-width ${classes.root}`}>
        <SectionBoundary>{isMarketing ? <NoFavorites /> : <Favorites />}</SectionBoundary>
        <SectionBoundary>
          <Suspense>{isHydrated ? <AlertList /> : null}</Suspense>
        </SectionBoundary>
        <SectionBoundary>
          <RecentlyViewed />
        </SectionBoundary>
      </div>
    </MantineSurface>
  );
}

function NoFavorites() {
  return <MembersOnly what="찜" text="로그인 없이 이용하는 쇼핑몰이라 찜한 상품을 보관하지 않아요." />;
}

function Favorites() {
  const { mallUrl } = usePage();
  const [searchParams] = useSearchParams();
  const variables = favoritesVariables({ mallUrl, searchParams });
  const { data, loading, error, refetch } = useFavoritesQuery({ variables, errorPolicy: 'all' });
  const favorites = data?.viewer?.favorites;
  const pageRange = readPageRange(searchParams);
  const filter = readFilter(searchParams);
  return (
    <>
      <PageTitle>찜한 상품</PageTitle>
      <FavoriteFilters />
      {favorites ? (
        <FavoriteProducts
          key={pathOf(filter, { page: pageRange.page, through: pageRange.page })}
          favorites={favorites}
          variables={variables}
          filter={filter}
          pageRange={pageRange}
        />
      ) : loading ? (
        <PlainList products={undefined} isLine={false} />
      ) : (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}

export const page: PageModule = {
  Component: FavoritesPage,
  load: async (request) => {
    const { data } = await request.preload(FavoritesDocument, favoritesVariables(request));
    return listResult(request, data?.viewer?.favorites);
  },
};
