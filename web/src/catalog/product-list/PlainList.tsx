import type { ReactNode } from 'react';
import type { ProductCardFragment } from '../../__generated__/graphql.ts';
import { allOf, awaitedRows, rowsOf } from './list-rows.ts';
import classes from './ProductList.module.css';
import { ProductRows } from './ProductRows.tsx';

interface PlainListProps {
  /** Undefined while they are on their way. */
  products: readonly ProductCardFragment[] | undefined;
  /** Phones' cards are taller. */
  isLine: boolean;
  /** Extras that the list adds to each card. */
  extra?: (product: ProductCardFragment) => ReactNode;
}

/** A few products in the rows of a list, all of them in the page. */
export function PlainList({ products, isLine, extra }: PlainListProps) {
  const totalCount = products?.length ?? 0;
  const rows = products
    ? rowsOf({ page: 1, through: 1, first: products, further: new Map(), totalCount, columns: 1 })
    : awaitedRows;
  return (
    <ul className={classes.grid} data-whole={extra ? true : undefined} aria-busy={!products}>
      <ProductRows rows={rows} standing={allOf(rows)} totalCount={totalCount} isLine={isLine} extra={extra} />
    </ul>
  );
}
