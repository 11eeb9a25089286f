import { useNavigate } from 'react-router-dom';
import { usePage } from '../../shop/page/page-context.ts';
import { Pagination } from '../../shared/ui/Pagination/Pagination.tsx';
import { productsPerPage } from '../../shop/product-card/products-per-page.ts';
import { useBroughtState } from '../../shared/use-brought-state.ts';
import { farthestPage, type PageRange } from '../../shared/ui/Pagination/page-range.ts';
import type { LoadMorePage } from './load-more-pages.ts';
import { MoreProducts } from './MoreProducts.tsx';
import classes from './ProductList.module.css';

interface ListEndProps {
  pageRange: PageRange;
  totalCount: number;
  /** Number of the last page. */
  end: number;
  /** State of the last page in the list. */
  last: LoadMorePage | undefined;
  /** The products shown are those of the address before. */
  isBusy: boolean;
  pathFor(pageRange: PageRange): string;
  /** The button was pressed to load more from this index on. */
  onPressed(place: number): void;
}

/** How a list goes on: under itself, by the numbers of its pages, or not at all. */
export function ListEnd({
  pageRange: { page, through },
  totalCount,
  end,
  last,
  isBusy,
  pathFor,
  onPressed,
}: ListEndProps) {
  const isEndless = usePage().device === 'MOBILE';
  const lengthen = useLengthen();
  const goOn = (how: 'pressed' | 'scrolled') => {
    if (how === 'pressed') onPressed(through * productsPerPage + 1);
    lengthen(pathFor({ page, through: through + 1 }));
  };
  const isEnd = through >= Math.min(end, farthestPage) || last?.products?.length === 0 || last?.hasNextPage === false;
  const hasFailed = last?.error !== undefined;
  return (
    <>
      {isEnd || hasFailed ? null : (
        <MoreProducts
          left={Math.max(1, totalCount - through * productsPerPage)}
          isReady={!isBusy && last?.products !== undefined}
          isAutomatic={isEndless || through > page}
          onMore={goOn}
        />
      )}
      {isEnd && through > page ? <p className={classes.end}>마지막 상품까지 보셨어요</p> : null}
      <div className={classes.numbers} data-endless={isEndless || undefined}>
        <Pagination current={through} last={end} pathFor={(to) => pathFor({ page: to, through: to })} />
      </div>
    </>
  );
}

/** Moves to an address with the same history entry and more of the same page: nothing loads again. */
function useLengthen(): (path: string) => void {
  const navigate = useNavigate();
  const state = useBroughtState();
  return (path) =>
    void navigate(path, {
      replace: true,
      preventScrollReset: true,
      defaultShouldRevalidate: false,
      state,
    });
}
