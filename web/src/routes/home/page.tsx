import type { CornerFragment } from '../../__generated__/graphql.ts';
import { useHomeCornersQuery, useHomeProductsQuery, useShellMenuQuery } from '../../__generated__/hooks.ts';
import { CornerSection } from '../../catalog/product-card/CornerSection.tsx';
import { cornersPerPage, productNumbers } from '../../catalog/product-card/row-numbers.ts';
import { onceAnswered, failureRow, type RowProducts } from '../../catalog/product-card/row-products.ts';
import { CategoryTiles } from '../../features/category/CategoryTiles/CategoryTiles.tsx';
import { BannerCarousel } from '../../features/corners/BannerCarousel/BannerCarousel.tsx';
import { PromotionTiles } from '../../features/promotions/PromotionTiles/PromotionTiles.tsx';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { usePage } from '../../shop/page/page-context.ts';
import type { PageModule } from '../../shop/page/page-module.ts';
import { SectionBoundary } from '../../shop/section-boundary/SectionBoundary.tsx';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import { PageSkeleton } from '../../shared/ui/Skeleton/PageSkeleton.tsx';
import { HelpAndNotices } from './HelpAndNotices.tsx';
import { planHome } from './home-plan.ts';
import classes from './Home.module.css';
import { lineCategory } from './line-category.ts';
import { loadHome } from './load-home.ts';
import { PhonesByMonthlyPrice } from './PhonesByMonthlyPrice.tsx';

/** The mall's main page, on a desktop as on a phone: the device decides which corners the shop has put there. */
function Home() {
  const { mallUrl, device } = usePage();
  const { name } = useMall();
  const mall = { url: mallUrl, device };
  // After a sign-in everything is queried again; removing the previous data meanwhile would move the page.
  const { data: fresh, previousData, error, refetch } = useHomeCornersQuery({ variables: mall, errorPolicy: 'all' });
  const data = fresh ?? previousData;
  const corners = data?.mall?.corners?.slice(0, cornersPerPage) ?? [];
  const products = useRowProducts(corners);
  const { data: shell, previousData: shellBefore } = useShellMenuQuery({ variables: mall, errorPolicy: 'all' });
  const menu = (shell ?? shellBefore)?.mall?.menu ?? [];
  const { hero, upper, lower } = planHome(corners);
  // A shop that already has such a row needs no second one.
  const phones = corners.some(({ name }) => name.includes('월 납부액')) ? null : lineCategory(menu);
  const teller = failureRow(corners, products);
  const renderCorner = (corner: CornerFragment) => (
    <CornerSection
      key={corner.id}
      corner={corner}
      products={products}
      menu={menu}
      showsFailure={corner.id === teller}
    />
  );

  if (!data?.mall && !error) return <PageSkeleton />;
  return (
    <div className={`content-width ${classes.root}`}>
      <h1 className="visually-hidden">{name} 홈</h1>
      {hero ? <BannerCarousel name={hero.name} banners={hero.banners} shape="hero" /> : null}
      <CategoryTiles categories={menu} isMobile={device === 'MOBILE'} />
      {error && corners.length === 0 ? <SectionFailure error={error} onRetry={() => void refetch()} /> : null}
      {upper.map(renderCorner)}
      <SectionBoundary>
        <PromotionTiles
          promotions={data?.mall?.promotions ?? []}
          allPath={pathTo('exhibitions', { url: mallUrl }, device)}
        />
      </SectionBoundary>
      {lower.map(renderCorner)}
      {phones ? (
        <SectionBoundary>
          <PhonesByMonthlyPrice category={phones.number} />
        </SectionBoundary>
      ) : null}
      <SectionBoundary>
        <HelpAndNotices />
      </SectionBoundary>
    </div>
  );
}

/** The products of all rows of the page, by one query. */
function useRowProducts(corners: readonly CornerFragment[]): RowProducts {
  const { mallUrl, device } = usePage();
  const numbers = productNumbers(corners);
  const { data, error, loading, refetch } = useHomeProductsQuery({
    variables: { url: mallUrl, device, numbers },
    skip: numbers.length === 0,
    errorPolicy: 'all',
  });
  return { products: onceAnswered(data?.mall?.products, loading), error, retry: () => void refetch() };
}

export const page: PageModule = { Component: Home, load: loadHome };
