import type { ReactNode } from 'react';
import type { ProductCardFragment } from '../../__generated__/graphql.ts';
import { SectionFailure } from '../../shop/section-boundary/SectionFailure.tsx';
import type { Row } from './list-rows.ts';
import { ProductCell } from './ProductCell.tsx';
import classes from './ProductList.module.css';
import type { RowWindow, StandingRows } from './use-row-window.ts';

interface ProductRowsProps {
  rows: readonly Row[];
  /** The rows that are in the document. */
  standing: StandingRows['rows'];
  /** In some rows the first few cards appear before the others. */
  isWhole?(row: number): boolean;
  /** Where rows come and go: takes the height of each by its first cell. */
  measure?: RowWindow['measure'];
  totalCount: number;
  isLine: boolean;
  /** Content of a row across the whole width. */
  inset?: ReactNode;
  /** Extras that the list adds to each card. */
  extra?: (product: ProductCardFragment) => ReactNode;
  /** Retries loading more. */
  onRetry?(page: number): void;
}

/** As many as are seen before any scrolling. */
const eagerCards = 5;

const always = () => true;

/** The rows that are rendered, and between them the room of those that are not. */
export function ProductRows({
  rows,
  standing,
  isWhole = always,
  measure,
  totalCount,
  isLine,
  inset,
  extra,
  onRetry,
}: ProductRowsProps) {
  return standing.flatMap(({ index, height, room }) => {
    const row = rows[index];
    if (!row) return [];
    const number = measure ? index : undefined;
    const spacer =
      room > 0
        ? [<li key={`room-${index}`} className={classes.whole} style={{ height: room }} aria-hidden="true" />]
        : [];
    if (row.kind === 'failure') {
      return [
        ...spacer,
        <li key={`failed-${row.page}`} ref={measure} data-row={number} className={classes.whole}>
          <SectionFailure error={row.error} onRetry={() => onRetry?.(row.page)} />
        </li>,
      ];
    }
    if (row.kind === 'inset') {
      return [
        ...spacer,
        <li key="inset" ref={measure} data-row={number} className={`${classes.whole} ${classes.inset}`}>
          {inset}
        </li>,
      ];
    }
    const there = isWhole(index) ? row.cells : row.cells.slice(0, Math.floor(row.cells.length / 2));
    const cells = there.map(({ key, place, product }, position) => (
      <ProductCell
        key={key}
        place={place}
        product={product}
        totalCount={totalCount}
        isLine={isLine}
        isEager={index * row.cells.length + position < eagerCards}
        row={number}
        startsRow={number !== undefined && position === 0}
        height={product && number !== undefined ? undefined : height}
        extra={extra}
        ref={position === 0 && product ? measure : undefined}
      />
    ));
    return [...spacer, ...cells];
  });
}
