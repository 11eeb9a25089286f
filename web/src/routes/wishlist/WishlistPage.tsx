import { useSearchParams } from 'react-router-dom';
import { useWishlistQuery } from '../../__generated__/hooks.ts';
import { usePage } from '../../shared/page/page-context.ts';
import { SectionBoundary } from '../../shared/ui/SectionBoundary/SectionBoundary.tsx';
import { SectionFailure } from '../../shared/ui/SectionBoundary/SectionFailure.tsx';
import { ProductGrid } from '../product-card/ProductGrid.tsx';
import { RecentlyViewed } from '../recently-viewed/RecentlyViewed.tsx';
import { WishedProducts } from './WishedProducts.tsx';
import classes from './WishlistPage.module.css';
import { pageOf, wishlistVariables } from './wishlist-request.ts';

/** What the member marked with a heart, and below it what they looked at last. */
export function WishlistPage() {
  return (
    <div className={`content-width ${classes.root}`}>
      <SectionBoundary>
        <Wishlist />
      </SectionBoundary>
      <SectionBoundary>
        <RecentlyViewed />
      </SectionBoundary>
    </div>
  );
}

function Wishlist() {
  const { mallUrl } = usePage();
  const [searchParams] = useSearchParams();
  const { data, loading, error, refetch } = useWishlistQuery({ variables: wishlistVariables({ mallUrl, searchParams }), errorPolicy: 'all' });
  const favorites = data?.viewer?.favorites;
  const page = pageOf(searchParams);
  if (favorites) return <WishedProducts key={page} favorites={favorites} page={page} />;
  return (
    <>
      <h1 className={classes.title}>찜한 상품</h1>
      {loading ? <ProductGrid products={undefined} isLine={false} isBusy /> : <SectionFailure error={error} onRetry={() => void refetch()} />}
    </>
  );
}
