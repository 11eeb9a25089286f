import { useDeferredValue, useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import type { ProductCardFragment } from '../../__generated__/graphql.ts';
import type { Stretch } from '../../shared/ui/Pagination/stretch.ts';
import type { FurtherPages } from './further-pages.ts';
import { awaitedPages, awaitedRows, lastPageOf, rowsOf } from './list-rows.ts';
import { ListEnd } from './ListEnd.tsx';
import { ListStart } from './ListStart.tsx';
import classes from './ProductList.module.css';
import { ProductRows } from './ProductRows.tsx';
import { useCardFocus } from './use-card-focus.ts';
import { useGrid } from './use-grid.ts';
import { useOldPlace, useReturnTo } from './use-old-place.ts';
import { useRowWindow } from './use-row-window.ts';
import { useTurned } from './use-turned.ts';

interface ProductListProps {
  /** Those of the stretch's first page. Undefined while they are on their way. */
  products: readonly ProductCardFragment[] | undefined;
  totalCount: number;
  /** The pages that follow the first. */
  further: FurtherPages;
  stretch: Stretch;
  pathFor(stretch: Stretch): string;
  /** Phones' cards are taller. */
  isLine: boolean;
  /** The products shown are those of the address before: while the new ones are on their way, or could not be had. */
  isOld?: boolean;
  isBusy: boolean;
  /** Products that are not to stand there. */
  leftOut?: ReadonlySet<string>;
}

/** As many as a screen shows. */
const firstRows = 2;

/**
 * Products in rows, four or five on a desktop, two on a phone, and the ways to the next ones. The server draws one page;
 * as soon as several stand under each other, only the rows near the screen are in the document.
 */
export function ProductList({ products, totalCount, further, stretch, pathFor, isLine, isOld = false, isBusy, leftOut }: ProductListProps) {
  const list = useRef<HTMLUListElement>(null);
  const grid = useGrid(list);
  const pages = useSyncExternalStore(further.subscribe, further.known, further.known);
  const { page } = stretch;
  const through = grid && products?.length ? Math.max(page, Math.min(stretch.through, lastPageOf(totalCount))) : page;
  const columns = grid?.columns ?? 1;
  const known = useMemo(
    () => (products ? rowsOf({ page, through, first: products, further: pages, totalCount, columns, leftOut }) : awaitedRows),
    [page, through, products, pages, totalCount, columns, leftOut],
  );
  const place = useOldPlace();
  // Cards are many: what changes is drawn in slices, between which the page answers, and a new list begins with what is seen first.
  const rows = useDeferredValue(known, grid && place === null ? known.slice(0, firstRows) : undefined);
  const { pathname } = useLocation();
  const rowWindow = useRowWindow(rows.length, grid, through > page ? pathname + pathFor({ page, through: page }) : null, place);
  useReturnTo(place, rowWindow !== null);
  useTurned(list, rows === known ? grid : null, rowWindow);
  const focus = useCardFocus(list);
  useLayoutEffect(() => {
    if (rowWindow) further.want(awaitedPages(rowWindow.rows.map(({ index }) => rows[index])));
  });
  // What stands below a list that is still being drawn does not come up for a moment.
  const rowsToCome = grid && !rowWindow ? Math.max(0, known.length - rows.length) : 0;
  const room = rowWindow ?? (grid && rowsToCome > 0 ? { roomAbove: 0, roomBelow: rowsToCome * (grid.rowHeight + grid.gap) } : null);
  const roomAround = room ? { paddingBlock: `${room.roomAbove}px ${room.roomBelow}px` } : undefined;
  return (
    <>
      <ListStart stretch={stretch} path={pathFor({ page: 1, through: 1 })} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears of what its cards do, and does nothing of its own */}
      <ul
        ref={list}
        className={classes.grid}
        aria-busy={isBusy || !products}
        style={roomAround}
        onClickCapture={focus.onClick}
        onFocus={rowWindow?.onFocus}
        onBlur={rowWindow?.onBlur}
      >
        <ProductRows rows={rows} rowWindow={rowWindow} totalCount={totalCount} isLine={isLine} onRetry={(failed) => further.askAgain(failed)} />
      </ul>
      {products ? (
        <ListEnd
          stretch={{ page, through }}
          totalCount={totalCount}
          last={through > page ? pages.get(through) : { products }}
          isBusy={isOld || isBusy || !grid || rows !== known}
          pathFor={pathFor}
          onPressed={focus.focusFrom}
        />
      ) : null}
    </>
  );
}
