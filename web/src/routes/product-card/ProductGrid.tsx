import type { ProductCardFragment } from '../../__generated__/graphql.ts';
import { CardSkeleton } from '../../shared/product-card/CardSkeleton.tsx';
import { ProductCard } from './ProductCard.tsx';
import classes from './ProductGrid.module.css';

interface ProductGridProps {
  /** Undefined while they are on their way. */
  products: readonly ProductCardFragment[] | undefined;
  /** Phones' cards are taller. */
  isLine: boolean;
  /** The products shown are those of the address before. */
  isBusy: boolean;
}

/** As many as are seen before any scrolling. */
const eagerCards = 5;
const skeletons = Array.from({ length: 10 }, (_, index) => index);

/** Products in rows: four or five on a desktop, two on a phone. One that the mall names twice stands there once. */
export function ProductGrid({ products, isLine, isBusy }: ProductGridProps) {
  return (
    <ul className={classes.grid} aria-busy={isBusy || !products}>
      {products
        ? onceEach(products).map((product, index) => (
            <li key={product.id}>
              <ProductCard product={product} isEager={index < eagerCards} />
            </li>
          ))
        : skeletons.map((index) => (
            <li key={index}>
              <CardSkeleton shape={isLine ? 'tall' : 'square'} />
            </li>
          ))}
    </ul>
  );
}

function onceEach(products: readonly ProductCardFragment[]): ProductCardFragment[] {
  return [...new Map(products.map((product) => [product.id, product])).values()];
}
