import type { ProductCardFragment } from '../../__generated__/graphql.ts';
import classes from './ProductList.module.css';

/** The rules behind the labels of the products, each once. */
export function LabelCriteria({ products }: { products: readonly ProductCardFragment[] | undefined }) {
  const criteria = new Map(products?.map(({ sticker }) => [sticker?.type, sticker?.criterion]));
  const shown = [...criteria].flatMap(([type, criterion]) => (criterion ? [`${type}: ${criterion}.`] : []));
  return shown.length > 0 ? <p className={classes.criteria}>{shown.join(' ')}</p> : null;
}
