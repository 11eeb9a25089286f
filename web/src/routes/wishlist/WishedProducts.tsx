import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ProductCardFragment } from '../../__generated__/graphql.ts';
import { formatNumber } from '../../shared/format/money.ts';
import { mallPath } from '../../shared/links/mall-paths.ts';
import { usePage } from '../../shared/page/page-context.ts';
import buttons from '../../shared/ui/button.module.css';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { HeartIcon } from '../../shared/ui/icons/icons.tsx';
import { Pagination } from '../../shared/ui/Pagination/Pagination.tsx';
import { ProductGrid } from '../product-card/ProductGrid.tsx';
import classes from './WishlistPage.module.css';
import { pathOfPage, productsPerPage } from './wishlist-request.ts';

interface WishedProductsProps {
  favorites: { totalCount: number; nodes: readonly ProductCardFragment[] };
  page: number;
}

/**
 * One page of the wishlist. What is taken out here keeps its place with an empty heart until the page is left, so that
 * a slip of the finger is mended where it happened.
 */
export function WishedProducts({ favorites: { totalCount, nodes }, page }: WishedProductsProps) {
  // An answer kept from before may hold what was taken out then.
  const [former] = useState(() => new Set(nodes.filter(isOut).map(({ id }) => id)));
  const products = nodes.filter((product) => !(former.has(product.id) && isOut(product)));
  const out = nodes.filter(isOut).length;
  const count = Math.max(0, totalCount - out);
  return (
    <>
      <header className={classes.head}>
        <h1 className={classes.title}>찜한 상품</h1>
        <output className={classes.count}>
          총 <strong>{formatNumber(count)}</strong>개
        </output>
      </header>
      {products.length === 0 ? <NothingWished isBeyondEnd={page > 1 && count > 0} /> : <ByKind products={products} />}
      <Pagination current={page} last={Math.ceil(totalCount / productsPerPage)} pathFor={pathOfPage} />
    </>
  );
}

function isOut({ isFavorite }: ProductCardFragment): boolean {
  return isFavorite === false;
}

const kinds = [
  { kind: 'WirelessPhone', title: '휴대폰', isLine: true },
  { kind: 'Goods', title: '일반 상품', isLine: false },
] as const;

/** Phones and goods apart, as the mall tells them: their cards differ in height. */
function ByKind({ products }: { products: readonly ProductCardFragment[] }) {
  return kinds.map(({ kind, title, isLine }) => {
    const ofKind = products.filter(({ __typename }) => __typename === kind);
    if (ofKind.length === 0) return null;
    return (
      <section key={kind} aria-labelledby={`wished-${kind}`}>
        <h2 id={`wished-${kind}`} className={ofKind.length === products.length ? 'visually-hidden' : classes.kind}>
          {title}
        </h2>
        <ProductGrid products={ofKind} isLine={isLine} isBusy={false} />
      </section>
    );
  });
}

function NothingWished({ isBeyondEnd }: { isBeyondEnd: boolean }) {
  const { mallUrl, device } = usePage();
  if (isBeyondEnd) {
    return (
      <EmptyState title="이 쪽에는 상품이 없어요" text="찜한 상품이 줄어 마지막 쪽이 앞당겨졌을 수 있어요.">
        <Link className={buttons.primary} to={pathOfPage(1)}>
          첫 쪽으로 가기
        </Link>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<HeartIcon size={40} />} title="아직 찜한 상품이 없어요" text="마음에 드는 상품의 하트를 누르면 여기에 모여요.">
      <Link className={buttons.primary} to={mallPath(mallUrl, device, 'home')}>
        상품 둘러보기
      </Link>
    </EmptyState>
  );
}
