import { useSearchParams } from 'react-router-dom';
import { WishlistDocument } from '../../__generated__/graphql.ts';
import { useWishlistQuery } from '../../__generated__/hooks.ts';
import { PlainList } from '../../catalog/product-list/PlainList.tsx';
import { usePage } from '../../shared/page/page-context.ts';
import type { PageModule } from '../../shared/page/page-module.ts';
import { readPageRange } from '../../shared/ui/Pagination/page-range.ts';
import { MantineSurface } from '../../shared/ui/mantine/MantineSurface.tsx';
import { SectionBoundary } from '../../shared/ui/SectionBoundary/SectionBoundary.tsx';
import { SectionFailure } from '../../shared/ui/SectionBoundary/SectionFailure.tsx';
import { RecentlyViewed } from '../recently-viewed/RecentlyViewed.tsx';
import { FavoriteProducts } from './FavoriteProducts.tsx';
import { wishlistVariables } from './wishlist-request.ts';
import classes from './WishlistPage.module.css';

/** The member's favorites, and below them the recently viewed products. */
export function WishlistPage() {
  return (
    <MantineSurface>
      <div className={`content-width ${classes.root}`}>
        <SectionBoundary>
          <Wishlist />
        </SectionBoundary>
        <SectionBoundary>
          <RecentlyViewed />
        </SectionBoundary>
      </div>
    </MantineSurface>
  );
}

function Wishlist() {
  const { mallUrl } = usePage();
  const [searchParams] = useSearchParams();
  const variables = wishlistVariables({ mallUrl, searchParams });
  const { data, loading, error, refetch } = useWishlistQuery({ variables, errorPolicy: 'all' });
  const favorites = data?.viewer?.favorites;
  const pageRange = readPageRange(searchParams);
  if (favorites)
    return <FavoriteProducts key={pageRange.page} favorites={favorites} variables={variables} pageRange={pageRange} />;
  return (
    <>
      <h1 className={classes.title}>찜한 상품</h1>
      {loading ? (
        <PlainList products={undefined} isLine={false} />
      ) : (
        <SectionFailure error={error} onRetry={() => void refetch()} />
      )}
    </>
  );
}

export const page: PageModule = {
  Component: WishlistPage,
  load: async (request) => {
    await request.ask(WishlistDocument, wishlistVariables(request));
  },
};
