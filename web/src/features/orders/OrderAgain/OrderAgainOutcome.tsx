import { Link } from 'react-router-dom';
import { pathTo } from '../../../shop/addresses/path-to.ts';
import { useMall } from '../../../shop/mall/mall-context.ts';
import { useDevice } from '../../../shop/page/page-context.ts';
import classes from './OrderAgainOutcome.module.css';
import type { OrderAgain } from './use-order-again.ts';

/** How many goods are in the cart again, and of each that is not there why. */
export function OrderAgainOutcome({ again: { outcome, failure } }: { again: OrderAgain }) {
  const mall = useMall();
  const device = useDevice();
  return (
    <div className={classes.root}>
      <output className={classes.done}>
        {outcome !== null && outcome.added > 0 ? (
          <>
            상품 {outcome.added}개를 장바구니에 담았어요.{' '}
            <Link className={classes.way} to={pathTo('cart', mall, device)}>
              장바구니 보기
            </Link>
          </>
        ) : null}
      </output>
      {failure === null ? null : (
        <p role="alert" className={classes.refusal}>
          {failure}
        </p>
      )}
      {outcome !== null && outcome.refused.length > 0 ? (
        <ul role="alert" className={classes.refused}>
          {outcome.refused.map(({ variantId, name, reason }) => (
            <li key={variantId}>
              <strong>{name}</strong> {reason}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
