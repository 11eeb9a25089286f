import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CartDocument, CartStatementDocument } from '../../__generated__/graphql.ts';
import { useCartQuery } from '../../__generated__/hooks.ts';
import { statementLines, statementParam } from '../../shop/links/statement-paths.ts';
import { usePage } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { MantineSurface } from '../../shared/ui/mantine/MantineSurface.tsx';
import { SectionBoundary } from '../../shop/section-boundary/SectionBoundary.tsx';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { RecentlyViewed } from '../../catalog/recently-viewed/RecentlyViewed.tsx';
import classes from './CartPage.module.css';
import { CartSkeleton } from './CartSkeleton.tsx';
import { CartView } from './CartView.tsx';
import { PageTitle } from '../../shared/ui/PageTitle/PageTitle.tsx';

// Companies ask for it, in few malls.
const CartStatement = lazy(async () => ({ default: (await import('./CartStatement.tsx')).CartStatement }));

/** The cart, and below it the recently viewed products; or an estimate of lines of it. */
export function CartPage() {
  const lines = useSearchParams()[0].get(statementParam);
  if (lines !== null)
    return (
      <MantineSurface>
        <div className={`content-width ${classes.root}`}>
          <SectionBoundary>
            <Suspense fallback={<CartSkeleton />}>
              <CartStatement lineNumbers={statementLines(lines)} />
            </Suspense>
          </SectionBoundary>
        </div>
      </MantineSurface>
    );
  return (
    <MantineSurface>
      <div className={`content-width ${classes.root}`}>
        <SectionBoundary>
          <Cart />
        </SectionBoundary>
        <SectionBoundary>
          <RecentlyViewed />
        </SectionBoundary>
      </div>
    </MantineSurface>
  );
}

function Cart() {
  const { mallUrl } = usePage();
  const { data, loading, error, refetch } = useCartQuery({ variables: { mallUrl }, errorPolicy: 'all' });
  const cart = data?.viewer?.cart;
  if (cart) return <CartView cart={cart} />;
  return (
    <>
      <PageTitle>장바구니</PageTitle>
      {loading ? <CartSkeleton /> : <SectionFailure error={error} onRetry={() => void refetch()} />}
    </>
  );
}

export const page: PageModule = {
  Component: CartPage,
  load: async ({ preload, mallUrl, searchParams }) => {
    const lines = searchParams.get(statementParam);
    if (lines === null) await preload(CartDocument, { mallUrl });
    else await preload(CartStatementDocument, { mallUrl, lineNumbers: statementLines(lines) });
  },
};
