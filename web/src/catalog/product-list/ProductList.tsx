import { useDeferredValue, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { ProductCardFragment } from '../../__generated__/graphql.ts';
import { isHydrating } from '../../shared/hydration.ts';
import { useDevice } from '../../shop/page/page-context.ts';
import type { PageRange } from '../../shared/ui/Pagination/page-range.ts';
import type { LoadMorePages } from './load-more-pages.ts';
import { allOf, awaitedPages, awaitedRows, endOf, isAwaited, rowsOf, type Row } from './list-rows.ts';
import { LabelCriteria } from './LabelCriteria.tsx';
import { ListEnd } from './ListEnd.tsx';
import { ListStart } from './ListStart.tsx';
import classes from './ProductList.module.css';
import { ProductRows } from './ProductRows.tsx';
import { useCardFocus } from './use-card-focus.ts';
import { useKnownPages } from './use-load-more.ts';
import { useGrid, type Grid } from './use-grid.ts';
import { usePlainHeights } from './use-plain-heights.ts';
import { useRowQueue } from './use-row-queue.ts';
import { useRestoredPosition, useScrollWhenLong } from '../../shared/scroll-restoration/use-restored-position.ts';
import { useRowWindow, type StandingRows } from './use-row-window.ts';
import { useRowAfterRotation } from './use-row-after-rotation.ts';

interface ProductListProps {
  /** Those of the pageRange's first page. Undefined while they are on their way. */
  products: readonly ProductCardFragment[] | undefined;
  totalCount: number;
  /** The pages that follow the first. */
  further: LoadMorePages;
  pageRange: PageRange;
  pathFor(pageRange: PageRange): string;
  /** Phones' cards are taller. */
  isLine: boolean;
  /** The products shown are those of the previous address: while the new ones are loading, or failed to load. */
  isOld?: boolean;
  isBusy: boolean;
  /** Products to leave out. */
  leftOut?: ReadonlySet<string>;
  /** Stands below the second row, where more follow. */
  inset?: ReactNode;
  /** Extras that the list adds to each card. */
  extra?: (product: ProductCardFragment) => ReactNode;
}

/** Rows that come before the inset. */
const rowsBeforeInset = 2;
/** In one row at the most, as the style sheet has it: taken until the list is laid out. */
const mostColumns = { DESKTOP: 5, MOBILE: 2 };

/**
 * Products in rows, four or five on a desktop, two on a phone, with the controls to load more. The server renders one
 * page. Once there are several pages, only the rows near the screen are in the document.
 */
export function ProductList({
  products,
  totalCount,
  further,
  pageRange,
  pathFor,
  isLine,
  isOld = false,
  isBusy,
  leftOut,
  inset,
  extra,
}: ProductListProps) {
  const list = useRef<HTMLUListElement>(null);
  const place = useRestoredPosition();
  const { page } = pageRange;
  const name = useLocation().pathname + pathFor({ page, through: page });
  const grid = useGrid(list, name, place !== null);
  const pages = useKnownPages(further);
  const end = endOf(totalCount, pages);
  const through = grid && products?.length ? Math.max(page, Math.min(pageRange.through, end)) : page;
  const columns = grid?.columns ?? 1;
  const device = useDevice();
  const insetAfter = inset ? rowsBeforeInset * (grid ? 1 : mostColumns[device]) : null;
  const known = useMemo(
    () =>
      products
        ? rowsOf({ page, through, first: products, further: pages, totalCount, columns, leftOut, insetAfter })
        : awaitedRows,
    [page, through, products, pages, totalCount, columns, leftOut, insetAfter],
  );
  // Cards are many: React renders changes in slices, between which the page responds.
  const rows = useDeferredValue(known);
  const rowWindow = useRowWindow(rows.length, grid, through > page ? name : null, place);
  const plainHeights = usePlainHeights(list, through > page || inset ? null : name, grid);
  const near = rowWindow?.near ?? allOf(rows).map(({ index }) => index);
  // A wide row comes in two parts.
  const parts = columns > 3 ? 2 : 1;
  // A row whose products have arrived is another entry: it renders again.
  const entryOf = (index: number, part = 0) =>
    isAwaited(rows[index]) ? -1 - index * parts - part : index * parts + part;
  const queued = useRowQueue({
    wanted: near.flatMap((index) => Array.from({ length: parts }, (_, part) => entryOf(index, part))),
    columns: columns / parts,
    // A phone's card is as much as two others.
    atOnce: isLine ? 2 : 4,
    isRendered: grid === null && isHydrating(),
  });
  const isThere = (index: number) => queued.has(entryOf(index));
  const isWhole = (index: number) => queued.has(entryOf(index, parts - 1));
  const standing = rowWindow?.standing(isThere) ?? plainly(rows, isThere, grid, plainHeights);
  useScrollWhenLong(place, rowWindow !== null || plainHeights.length > 0);
  useRowAfterRotation(list, rows, rows === known ? grid : null, rowWindow);
  const focus = useCardFocus(list);
  useEffect(() => {
    if (rowWindow) further.want(awaitedPages(rowWindow.near.map((index) => rows[index])));
  });
  const { roomAbove, roomBelow } = standing;
  const roomAround = rowWindow || roomBelow > 0 ? { paddingBlock: `${roomAbove}px ${roomBelow}px` } : undefined;
  return (
    <>
      <ListStart pageRange={pageRange} path={pathFor({ page: 1, through: 1 })} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it listens to events of its
          cards, and is not interactive itself */}
      <ul
        ref={list}
        className={classes.grid}
        aria-busy={isBusy || !products}
        style={roomAround}
        onClickCapture={focus.onClick}
        onFocus={rowWindow?.onFocus}
        onBlur={rowWindow?.onBlur}
      >
        <ProductRows
          rows={rows}
          standing={standing.rows}
          isWhole={isWhole}
          measure={rowWindow?.measure}
          totalCount={totalCount}
          isLine={isLine}
          inset={inset}
          extra={extra}
          onRetry={(failed) => further.askAgain(failed)}
        />
      </ul>
      <LabelCriteria products={products} />
      {products ? (
        <ListEnd
          pageRange={{ page, through }}
          totalCount={totalCount}
          end={end}
          last={through > page ? pages.get(through) : { products }}
          isBusy={isOld || isBusy || !grid || rows !== known}
          pathFor={pathFor}
          onPressed={focus.focusFrom}
        />
      ) : null}
    </>
  );
}

/** Without a window all rows are rendered. Space for rows to come keeps what follows in place. */
function plainly(
  rows: readonly Row[],
  isThere: (index: number) => boolean,
  grid: Grid | null,
  heights: readonly number[],
): StandingRows {
  const all = allOf(rows).map((row) => ({
    ...row,
    ...(heights[row.index] !== undefined && { height: heights[row.index] }),
  }));
  const there = all.filter(({ index }) => isThere(index));
  const toCome = all.filter(({ index }) => !isThere(index));
  return {
    rows: there,
    roomAbove: 0,
    roomBelow: grid ? toCome.reduce((room, { height }) => room + (height ?? grid.rowHeight) + grid.gap, 0) : 0,
  };
}
