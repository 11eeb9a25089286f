import { Link } from 'react-router-dom';
import { mallPath } from '../../../shared/links/mall-paths.ts';
import { useMall } from '../../../shared/mall/mall-context.ts';
import { CartIcon, SearchIcon } from '../../../shared/ui/icons/icons.tsx';
import { Logo } from '../Logo.tsx';
import { SearchLink } from '../search/SearchLink.tsx';
import classes from './MobileHeader.module.css';

/** The mall's mark, search and cart. */
export function MobileHeader() {
  const mall = useMall();
  const hasShopping = mall.openAreas.includes('SHOPPING');
  const to = (path: string) => mallPath(mall.url, 'MOBILE', path);
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
          {mall.openAreas.includes('MY_SHOP') && (
            <li>
              <Link className={classes.link} to={to('myQuestion/listCart')} aria-label="장바구니">
                <CartIcon />
              </Link>
            </li>
          )}
        </ul>
      )}
    </header>
  );
}
