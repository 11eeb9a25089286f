import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { useMallUrl } from '../../../shop/page/page-context.ts';
import { useProductPath } from '../../../shop/product-card/use-product-path.ts';
import { recordViewed } from '../../../shop/recently-viewed/recently-viewed.ts';
import classes from './RecentActions.module.css';

interface RecentActionsProps {
  product: { number: string; categoryNumber?: string | null; isSubscription?: boolean; name: string };
  onDelete(event: MouseEvent<HTMLButtonElement>): void;
}

/**
 * The extra actions of a card in the recent list (specification section 2). Order opens the product's page, after
 * making it the last one viewed; delete removes it from the list.
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
