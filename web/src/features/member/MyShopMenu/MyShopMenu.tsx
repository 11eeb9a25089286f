import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useMall } from '../../../shared/mall/mall-context.ts';
import { useDevice } from '../../../shared/page/page-context.ts';
import { myShopGroups, type MyShopGroup, type MyShopLink } from './my-shop-links.ts';
import classes from './MyShopMenu.module.css';

/** All of my shop. What is still to come says so. */
export function MyShopMenu() {
  const groups = myShopGroups(useMall(), useDevice());
  return (
    <nav className={classes.root} aria-label="마이샵 메뉴">
      {groups.map((group) => (
        <Group key={group.title} group={group} />
      ))}
    </nav>
  );
}

function Group({ group: { title, links } }: { group: MyShopGroup }) {
  const id = useId();
  return (
    <section className={classes.group}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      <ul aria-labelledby={id}>
        {links.map((link) => (
          <li key={link.path}>
            <Item link={link} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Item({ link: { label, path, Icon, isComing } }: { link: MyShopLink }) {
  const isCurrent = useLocation().pathname === path;
  return (
    <Link className={classes.link} to={path} aria-current={isCurrent ? 'page' : undefined}>
      <span className={classes.icon}>
        <Icon size={22} />
      </span>
      {label} {isComing && <span className={classes.coming}>준비 중</span>}
    </Link>
  );
}
