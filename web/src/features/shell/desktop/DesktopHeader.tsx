import { Link } from 'react-router-dom';
import { mallPath } from '../../../shop/links/mall-paths.ts';
import { useMall } from '../../../shop/mall/mall-context.ts';
import { CartIcon, HeartIcon, PersonIcon } from '../../../shared/ui/icons/icons.tsx';
import { CartCount } from '../cart-count/CartCount.tsx';
import { Logo } from '../Logo.tsx';
import { SearchField } from '../search/SearchField.tsx';
import classes from './DesktopHeader.module.css';

/** The mall's mark, the search field, and what a member comes for. */
export function DesktopHeader() {
  const mall = useMall();
  const hasShopping = mall.openAreas.includes('SHOPPING');
  const to = (path: string) => mallPath(mall.url, 'DESKTOP', path);
  return (
    <div className={`content-width ${classes.root}`}>
      <Logo height={48} />
      {hasShopping && !mall.isMarketing && (
        <div className={classes.search}>
          <SearchField />
        </div>
      )}
      {hasShopping && (
        <ul className={`delayed-layout ${classes.links}`}>
          {!mall.isMarketing && mall.openAreas.includes('MY_SHOP') && (
            <>
              <li>
                <Link className={classes.link} to={to('myshop/listMyJjim')}>
                  <HeartIcon size={26} />찜
                </Link>
              </li>
              <li>
                <Link className={classes.link} to={to('myshop/main')}>
                  <PersonIcon size={26} />
                  마이샵
                </Link>
              </li>
            </>
          )}
          <li>
            <Link className={classes.link} to={to('order/cart')}>
              <CartIcon size={26} />
              장바구니
              <CartCount />
            </Link>
          </li>
        </ul>
      )}
    </div>
  );
}
