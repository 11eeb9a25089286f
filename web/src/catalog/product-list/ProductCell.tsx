import { memo } from 'react';
import { CardSkeleton } from '../../shared/product-card/CardSkeleton.tsx';
import { ProductCard } from '../product-card/ProductCard.tsx';
import type { Cell } from './list-rows.ts';
import classes from './ProductList.module.css';

interface ProductCellProps extends Omit<Cell, 'key'> {
  /** How many the whole list has, of which not all stand in the page. */
  totalCount: number;
  isEager: boolean;
  /** Phones' cards are taller. */
  isLine: boolean;
  /** Which row it stands in, where rows come and go. */
  row?: number;
  /** It stands in the first column, though of the row above only a part may be there. */
  startsRow?: boolean;
  /** What is on its way takes the room that the row will have. */
  height?: number;
  ref?: (element: HTMLElement | null) => void;
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
      data-row={row}
      data-starts={startsRow || undefined}
      data-place={place}
      data-product={product.id}
      data-kind={product.__typename}
      aria-setsize={Math.max(totalCount, place)}
      aria-posinset={place}
    >
      <ProductCard product={product} isEager={isEager} />
    </li>
  );
});
