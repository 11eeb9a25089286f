import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { SilentBoundary } from '../../shop/section-boundary/SilentBoundary.tsx';
import buttons from '../../shared/ui/button.module.css';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { SearchIcon } from '../../shared/ui/icons/icons.tsx';
import { useIsHydrated } from '../../shared/use-is-hydrated.ts';
import { nothingHereTexts } from './nothing-here-texts.ts';

// Few addresses name a product that is gone, and all of its pages would carry it.
const PopularProducts = lazy(async () => ({
  default: (await import('../popular-products/PopularProducts.tsx')).PopularProducts,
}));

/** The mall is there, but what the address names is not. The answer's status is 404. Shows what is like a product that is gone. */
export function NothingHere({ kind }: { kind: keyof typeof nothingHereTexts }) {
  const { mallUrl, device } = usePage();
  return (
    <>
      <EmptyState headingLevel="h1" icon={<SearchIcon size={40} />} {...nothingHereTexts[kind]}>
        <Link className={buttons.primary} to={pathTo('home', { url: mallUrl }, device)}>
          홈으로 가기
        </Link>
      </EmptyState>
      {kind === 'product' ? <SimilarProducts /> : null}
    </>
  );
}

/** By the category in the product's address, where it has one. */
function SimilarProducts() {
  const categoryNumber = useSearchParams()[0].get('ctgNo');
  if (!useIsHydrated()) return null;
  return (
    <div className="content-width">
      <SilentBoundary>
        <Suspense>
          <PopularProducts categoryNumber={categoryNumber} />
        </Suspense>
      </SilentBoundary>
    </div>
  );
}
