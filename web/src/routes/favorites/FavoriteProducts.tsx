import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  FavoritesDocument,
  type ProductCardFragment,
  type FavoritesQueryVariables,
} from '../../__generated__/graphql.ts';
import { formatNumber } from '../../shared/format/money.ts';
import { homePath } from '../../shop/links/mall-paths.ts';
import { useMall } from '../../shop/mall/mall-context.ts';
import { usePage } from '../../shop/page/page-context.ts';
import { EmptyState } from '../../shared/ui/EmptyState/EmptyState.tsx';
import { HeartIcon } from '../../shared/ui/icons/icons.tsx';
import type { PageRange } from '../../shared/ui/Pagination/page-range.ts';
import { BeyondTheEnd } from '../../catalog/product-list/EmptyListing.tsx';
import { lastPageOf } from '../../catalog/product-list/list-rows.ts';
import { PlainList } from '../../catalog/product-list/PlainList.tsx';
import { ProductList } from '../../catalog/product-list/ProductList.tsx';
import { useLoadMore, useKnownPages } from '../../catalog/product-list/use-load-more.ts';
import { CardExtras } from './CardExtras.tsx';
import classes from './FavoritesPage.module.css';
import { TakenOut } from './TakenOut.tsx';
import { isOut, takenOutBefore, favoriteCount } from './favorite-count.ts';
import { pathOf, type FavoriteFilter } from './favorites-request.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { SelectionContext } from './selection.ts';
import { useTakingOut } from './use-taking-out.ts';

interface FavoriteProductsProps {
  favorites: { totalCount: number; nodes: readonly ProductCardFragment[] };
  /** The variables of the first page's query. */
  variables: FavoritesQueryVariables;
  filter: FavoriteFilter;
  pageRange: PageRange;
}

/**
 * The favorites from one page on. A removed product keeps its place with an empty heart until the page is left, so that
 * a mistaken press can be undone in place, or by the notice.
 */
export function FavoriteProducts({
  favorites: { totalCount, nodes },
  variables,
  filter,
  pageRange,
}: FavoriteProductsProps) {
  const further = useLoadMore({
    document: FavoritesDocument,
    variables,
    productsOf: ({ viewer }) => viewer?.favorites,
  });
  const pages = useKnownPages(further);
  const known = useMemo(() => [nodes, ...[...pages.values()].map((each) => each.products)], [nodes, pages]);
  const [stood] = useState(() => new Set<string>());
  const leftOut = useMemo(() => takenOutBefore(known, stood), [known, stood]);
  const products = nodes.filter(({ id }) => !leftOut.has(id));
  const count = favoriteCount(totalCount, known);
  const takenOut = uniqueById(known.flatMap((page) => page ?? [])).filter(
    (product) => isOut(product) && !leftOut.has(product.id),
  );
  const inList = uniqueById(known.flatMap((page) => page ?? [])).filter((product) => !isOut(product));
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const taking = useTakingOut();
  const chosenHere = inList.filter(({ id }) => chosen?.has(id));
  const isAll = chosenHere.length > 0 && chosenHere.length === inList.length;
  const toggle = ({ id }: ProductCardFragment) =>
    setChosen((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  const selection = chosen && { chosen, toggle };
  async function takeOutChosen() {
    if (chosenHere.length === 0 || taking.isBusy) return;
    await taking.takeOut(chosenHere);
    setChosen(null);
  }
  const isWhole = lastPageOf(totalCount) <= 1 && pageRange.page === 1;
  return (
    <>
      {products.length > 0 ? (
        <SelectionBar
          chosen={chosen && chosenHere.length}
          isAll={isAll}
          isBusy={taking.isBusy}
          onStart={() => setChosen(new Set())}
          onAll={() => setChosen(new Set(isAll ? [] : inList.map(({ id }) => id)))}
          onTakeOut={() => void takeOutChosen()}
          onEnd={() => setChosen(null)}
        >
          <output className={classes.count}>
            총 <strong>{formatNumber(count)}</strong>개
          </output>
        </SelectionBar>
      ) : (
        <NoFavorites filter={filter} isBeyondEnd={pageRange.page > 1 && count > 0} />
      )}
      {taking.failure ? (
        <p role="alert" className={classes.refusal}>
          {taking.failure}
        </p>
      ) : null}
      <SelectionContext value={selection}>
        {isWhole ? <ByKind products={products} /> : null}
        {!isWhole && products.length > 0 ? (
          <ProductList
            products={products}
            totalCount={totalCount}
            further={further}
            pageRange={pageRange}
            pathFor={(range) => pathOf(filter, range)}
            isLine={false}
            isBusy={false}
            leftOut={leftOut}
            extra={extrasOf}
          />
        ) : null}
      </SelectionContext>
      <TakenOut products={takenOut} together={taking.together} onUndo={(products) => void taking.putBack(products)} />
    </>
  );
}

const extrasOf = (product: ProductCardFragment) => <CardExtras product={product} />;

function uniqueById<Item extends { id: string }>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [item.id, item])).values()];
}

const kinds = [
  { kind: 'WirelessPhone', title: '휴대폰', isLine: true },
  { kind: 'Goods', title: '일반 상품', isLine: false },
] as const;

/** Phones and goods apart, as in the mall's list: their cards differ in height. Each page of a longer list has both. */
function ByKind({ products }: { products: readonly ProductCardFragment[] }) {
  return kinds.map(({ kind, title, isLine }) => {
    const ofKind = products.filter(({ __typename }) => __typename === kind);
    if (ofKind.length === 0) return null;
    return (
      <section key={kind} aria-labelledby={`favorites-${kind}`}>
        <h2 id={`favorites-${kind}`} className={ofKind.length === products.length ? 'visually-hidden' : classes.kind}>
          {title}
        </h2>
        <PlainList products={ofKind} isLine={isLine} extra={extrasOf} />
      </section>
    );
  });
}

function NoFavorites({ filter, isBeyondEnd }: { filter: FavoriteFilter; isBeyondEnd: boolean }) {
  const { device } = usePage();
  const mall = useMall();
  if (isBeyondEnd)
    return <BeyondTheEnd path={pathOf(filter)} text="찜한 상품이 줄어 마지막 쪽이 앞당겨졌을 수 있어요." />;
  if (filter.type !== null)
    return (
      <EmptyState title="이 종류의 찜한 상품이 없어요" text="다른 종류에는 있을 수 있어요.">
        <Button component={Link} to={pathOf({ ...filter, type: null })}>
          찜한 상품 모두 보기
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState
      icon={<HeartIcon size={40} />}
      title="아직 찜한 상품이 없어요"
      text="마음에 드는 상품의 하트를 누르면 여기에 모여요."
    >
      {mall.openAreas.includes('SHOPPING') ? (
        <Button component={Link} to={homePath(mall, device, true)}>
          상품 둘러보기
        </Button>
      ) : null}
    </EmptyState>
  );
}
