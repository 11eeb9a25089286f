import { Link } from 'react-router-dom';
import { pathTo } from '../../../shop/addresses/path-to.ts';
import type { PlainPage } from '../../../shop/addresses/path-params.ts';
import { useMall } from '../../../shop/mall/mall-context.ts';
import { hasMyShop } from '../../../shop/mall/has-my-shop.ts';
import { CartIcon, HeartIcon, PersonIcon } from '../../../shared/ui/icons/icons.tsx';
import { CartCount } from '../cart-count/CartCount.tsx';
import { Logo } from '../Logo.tsx';
import { SearchField } from '../search/SearchField.tsx';
import { EndsWithMember } from '../../../shop/session/EndsWithMember.tsx';
import classes from './DesktopHeader.module.css';

/** The mall's mark, the search field, and what a member comes for. */
export function DesktopHeader() {
  const mall = useMall();
  const hasShopping = mall.openAreas.includes('SHOPPING');
  const to = (page: PlainPage) => pathTo(page, mall, 'DESKTOP');
  return (
    <div className={`content-width ${classes.root}`}>
      <Logo height={48} />
      {hasShopping && !mall.isMarketing && (
        <div className={classes.search}>
          <SearchField />
        </div>
      )}
      <ul className={`delayed-layout ${classes.links}`}>
        {hasShopping && !mall.isMarketing && (
          <li>
            <Link className={classes.link} to={to('favorites')}>
              <HeartIcon size={26} />찜
            </Link>
          </li>
        )}
        {hasMyShop(mall) && (
          <li>
            <Link className={classes.link} to={to('my-shop')}>
              <PersonIcon size={26} />
              마이샵
            </Link>
          </li>
        )}
        {hasShopping && (
          <li>
            <Link className={classes.link} to={to('cart')}>
              <CartIcon size={26} />
              장바구니
              <EndsWithMember>
                <CartCount />
              </EndsWithMember>
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}
