import { memo, type ReactNode } from 'react';
import type { ProductCardFragment } from '../../__generated__/graphql.ts';
import { CardSkeleton } from '../../shop/product-card/CardSkeleton.tsx';
import { ProductCard } from '../product-card/ProductCard.tsx';
import type { Cell } from './list-rows.ts';
import classes from './ProductList.module.css';

interface ProductCellProps extends Omit<Cell, 'key'> {
  /** Size of the whole list, of which only a part may be rendered. */
  totalCount: number;
  isEager: boolean;
  /** Phones' cards are taller. */
  isLine: boolean;
  /** Its row, in a list that renders only some rows. */
  row?: number;
  /** It is in the first column, even if the row above is incomplete. */
  startsRow?: boolean;
  /** Reserves the row's space while it loads, or while it has no layout. */
  height?: number;
  ref?: (element: HTMLElement | null) => void;
  /** Extras that the list adds to each card. */
  extra?: (product: ProductCardFragment) => ReactNode;
}

/** One place of a list: its product, or the shape of what is on its way. */
export const ProductCell = memo(function ProductCell({
  place,
  product,
  totalCount,
  isEager,
  isLine,
  row,
  startsRow = false,
  height,
  ref,
  extra,
}: ProductCellProps) {
  if (!product) {
    return (
      <li
        className={classes.awaited}
        style={height === undefined ? undefined : { height }}
        data-row={row}
        data-starts={startsRow || undefined}
        data-place={place}
        aria-hidden="true"
      >
        <CardSkeleton shape={isLine ? 'tall' : 'square'} />
      </li>
    );
  }
  return (
    <li
      ref={ref}
      style={height === undefined ? undefined : { containIntrinsicBlockSize: `auto ${height}px` }}
      data-row={row}
      data-starts={startsRow || undefined}
      data-place={place}
      data-product={product.id}
      data-kind={product.__typename}
      aria-setsize={Math.max(totalCount, place)}
      aria-posinset={place}
    >
      <ProductCard product={product} isEager={isEager}>
        {extra?.(product)}
      </ProductCard>
    </li>
  );
});
