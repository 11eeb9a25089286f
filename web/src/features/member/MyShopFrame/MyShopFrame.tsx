import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { PageName } from '../../../shop/addresses/page-name.ts';
import { hasMyShop } from '../../../shop/mall/has-my-shop.ts';
import { useMall } from '../../../shop/mall/mall-context.ts';
import { pathTo } from '../../../shop/addresses/path-to.ts';
import { myShopGroups, type MyShopGroup } from '../MyShopMenu/my-shop-links.ts';
import { menuEntryOf } from './menu-entry.ts';
import classes from './MyShopFrame.module.css';

interface MyShopFrameProps {
  page: PageName;
  children: ReactNode;
}

/**
 * The menu beside each page of my shop on a desktop; all of them are as wide. Where a member has no my shop the page stands
 * alone. Visitors do not see the menu, for instance at the FAQ. The page comes first in the document, so that nobody tabs
 * through the menu to get to it.
 */
export function MyShopFrame({ page, children }: MyShopFrameProps) {
  const mall = useMall();
  const entry = menuEntryOf(page, useLocation().search);
  if (!hasMyShop(mall)) return children;
  return (
    <div className={`content-width ${classes.root}`}>
      <div className={classes.page}>{children}</div>
      <nav className={`for-members ${classes.menu}`} aria-label="마이샵 메뉴">
        <Link className={classes.title} to={pathTo('my-shop', mall, 'DESKTOP')} {...currentIf(page === 'my-shop')}>
          마이샵
        </Link>
        {myShopGroups(mall, 'DESKTOP').map((group) => (
          <Group key={group.title} group={group} entry={entry} isEntry={entry === page || page === 'order-list'} />
        ))}
      </nav>
    </div>
  );
}

interface GroupProps {
  group: MyShopGroup;
  /** What the page belongs to. */
  entry: PageName;
  /** Whether the entry leads to the page itself, and not to one that it is below. */
  isEntry: boolean;
}

function Group({ group: { title, links }, entry, isEntry }: GroupProps) {
  return (
    <section className={classes.group}>
      <h2 className={classes.name}>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.path}>
            <Link
              className={classes.link}
              to={link.path}
              // A page below an entry, such as one order, is in it.
              aria-current={link.page === entry ? (isEntry ? 'page' : 'true') : undefined}
            >
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function currentIf(isCurrent: boolean): { 'aria-current'?: 'page' } {
  return isCurrent ? { 'aria-current': 'page' } : {};
}
