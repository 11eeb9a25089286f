import { Link } from 'react-router-dom';
import { pathTo } from '../../../shop/addresses/path-to.ts';
import { useMall } from '../../../shop/mall/mall-context.ts';
import { CartIcon, SearchIcon } from '../../../shared/ui/icons/icons.tsx';
import { CartCount } from '../cart-count/CartCount.tsx';
import { Logo } from '../Logo.tsx';
import { SearchLink } from '../search/SearchLink.tsx';
import { EndsWithMember } from '../../../shop/session/EndsWithMember.tsx';
import classes from './MobileHeader.module.css';

/** The mall's mark, search and cart. */
export function MobileHeader() {
  const mall = useMall();
  const hasShopping = mall.openAreas.includes('SHOPPING');
  return (
    <header className={classes.root}>
      <Logo height={32} />
      {hasShopping && (
        <ul className={classes.links}>
          {!mall.isMarketing && (
            <li>
              <SearchLink className={classes.link} aria-label="검색">
                <SearchIcon />
              </SearchLink>
            </li>
          )}
          <li>
            <Link className={classes.link} to={pathTo('cart', mall, 'MOBILE')}>
              <CartIcon />
              <span className="visually-hidden">장바구니</span>
              <EndsWithMember>
                <CartCount />
              </EndsWithMember>
            </Link>
          </li>
        </ul>
      )}
    </header>
  );
}
