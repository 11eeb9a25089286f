import { Link } from 'react-router-dom';
import { pathTo } from '../../../shop/addresses/path-to.ts';
import { useMall } from '../../../shop/mall/mall-context.ts';
import { useDevice } from '../../../shop/page/page-context.ts';
import { Logo } from '../Logo.tsx';
import classes from './CheckoutHeader.module.css';

/** The mall's mark and the steps of an order: of all ways only that back to the cart. */
export function CheckoutHeader() {
  const mall = useMall();
  const device = useDevice();
  const hasCart = mall.openAreas.includes('SHOPPING');
  return (
    <header className={classes.root}>
      <div className={`content-width ${classes.row}`}>
        <Logo height={device === 'DESKTOP' ? 40 : 28} />
        <ol className={classes.steps} aria-label="주문 단계">
          {hasCart ? (
            <li>
              <Link className={classes.back} to={pathTo('cart', mall, device)}>
                장바구니
              </Link>
            </li>
          ) : null}
          <li aria-current="step">주문·결제</li>
          <li>주문 완료</li>
        </ol>
      </div>
    </header>
  );
}
