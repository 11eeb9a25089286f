import { NavLink, Paper, ThemeIcon } from '@mantine/core';
import '@mantine/core/styles/NavLink.css';
import '@mantine/core/styles/Paper.css';
import '@mantine/core/styles/ThemeIcon.css';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useMall } from '../../../shop/mall/mall-context.ts';
import { useDevice } from '../../../shop/page/page-context.ts';
import { myShopGroups, type MyShopGroup, type MyShopLink } from './my-shop-links.ts';
import classes from './MyShopMenu.module.css';

/** All of my shop. */
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
    <Paper component="section" withBorder className={classes.group}>
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
    </Paper>
  );
}

function Item({ link: { label, path, Icon } }: { link: MyShopLink }) {
  const isCurrent = useLocation().pathname === path;
  return (
    <NavLink
      component={Link}
      to={path}
      aria-current={isCurrent ? 'page' : undefined}
      label={label}
      leftSection={
        <ThemeIcon variant="light" size={40} radius="xl">
          <Icon size={22} />
        </ThemeIcon>
      }
    />
  );
}
