import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { useMallUrl } from '../../../shared/page/page-context.ts';
import { useProductPath } from '../../../shared/product-card/use-product-path.ts';
import { recordViewed } from '../../../shared/recently-viewed/recently-viewed.ts';
import classes from './RecentActions.module.css';

interface RecentActionsProps {
  product: { number: string; categoryNumber?: string | null; name: string };
  onDelete(event: MouseEvent<HTMLButtonElement>): void;
}

/**
 * What a card can do in the recent list besides (specification section 2): order leads to the product's page, after it
 * has become the one viewed last; delete takes it out of the list.
 */
export function RecentActions({ product, onDelete }: RecentActionsProps) {
  const mallUrl = useMallUrl();
  const productPath = useProductPath();
  return (
    <div className={classes.root}>
      <Link
        className={classes.order}
        to={productPath(product)}
        aria-label={`${product.name} 주문`}
        onClick={() => recordViewed(mallUrl, product.number)}
      >
        주문
      </Link>
      <button type="button" className={classes.delete} aria-label={`${product.name} 삭제`} onClick={onDelete}>
        삭제
      </button>
    </div>
  );
}
