import { Link, useLocation } from 'react-router-dom';
import type { PlainPage } from '../../../shop/addresses/path-params.ts';
import { pathTo } from '../../../shop/addresses/path-to.ts';
import { homePath } from '../../../shop/links/mall-paths.ts';
import { useMall } from '../../../shop/mall/mall-context.ts';
import { hasMyShop } from '../../../shop/mall/has-my-shop.ts';
import { HeartIcon, HomeIcon, MenuIcon, OrdersIcon, PersonIcon, SearchIcon } from '../../../shared/ui/icons/icons.tsx';
import { LateOverlay } from '../../../shop/overlay/LateOverlay.tsx';
import { useOverlay } from '../../../shop/overlay/use-overlay.ts';
import { SearchLink } from '../search/SearchLink.tsx';
import { BackButton } from './BackButton.tsx';
import classes from './BottomBar.module.css';

const loadMenu = async () => (await import('../full-menu/FullMenu.tsx')).FullMenu;

/**
 * Navigation within reach of the thumb. A marketing mall has no search, my shop and favorites in it; other malls show
 * what they offer. Where there is no my shop, orders are here.
 */
export function BottomBar() {
  const mall = useMall();
  const menu = useOverlay('menu');
  const hasShopping = mall.openAreas.includes('SHOPPING');
  const hasOwn = hasMyShop(mall);
  const to = (page: PlainPage) => pathTo(page, mall, 'MOBILE');
  return (
    <>
      <nav id="bottom-bar" tabIndex={-1} className={classes.root} aria-label="주요 메뉴">
        <ul className={classes.list}>
          <BackButton />
          <li>
            <button
              type="button"
              className={classes.item}
              aria-haspopup="dialog"
              aria-expanded={menu.isOpen}
              onPointerDown={() => void loadMenu().catch(() => {})}
              onClick={menu.open}
            >
              <MenuIcon />
              메뉴
            </button>
          </li>
          {hasShopping && !mall.isMarketing && (
            <li>
              <SearchLink className={classes.item}>
                <SearchIcon />
                검색
              </SearchLink>
            </li>
          )}
          <Item to={homePath(mall, 'MOBILE', true)} label="홈" Icon={HomeIcon} />
          {hasOwn && <Item to={to('my-shop')} label="마이샵" Icon={PersonIcon} />}
          {hasShopping && !mall.isMarketing && <Item to={to('favorites')} label="찜" Icon={HeartIcon} />}
          {hasShopping && !hasOwn && <Item to={to('order-list')} label="주문 내역" Icon={OrdersIcon} />}
        </ul>
      </nav>
      {menu.isWanted && <LateOverlay load={loadMenu} isOpen={menu.isOpen} onClose={menu.close} />}
    </>
  );
}

function Item({ to, label, Icon }: { to: string; label: string; Icon: typeof HomeIcon }) {
  const isCurrent = useLocation().pathname === to;
  return (
    <li>
      <Link to={to} className={classes.item} aria-current={isCurrent ? 'page' : undefined}>
        <Icon isFilled={isCurrent} />
        {label}
      </Link>
    </li>
  );
}
