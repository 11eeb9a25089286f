import type { Area, Device } from '../../__generated__/graphql.ts';
import { notFoundTitle } from '../../shared/page/not-found-title.ts';
import { desktopRows } from './desktop-rows.ts';
import {
  buyingPages,
  cartInMyShop,
  ordersInMyShop,
  otherOrderRows,
  ownPages,
  phoneOrderPages,
} from './member-pages.ts';
import { mobileRows } from './mobile-rows.ts';
import { outsidePages } from './outside-pages.ts';
import type { PageName } from './page-name.ts';
import type { Access, MemberPage, Row } from './row.ts';

export interface RouteEntry {
  /** Pattern in the syntax of react-router, including the mall's segment. */
  pattern: string;
  page: PageName;
  /** Null outside of the malls. */
  device: Device | null;
  access: Access;
  /** The area of the storefront that it belongs to; null: open in every mall. */
  area: Area | null;
  /** Comes before the mall's title; null: the mall's title alone. */
  title: string | null;
  /** In a mall that requires a login, phones may still see it without one. */
  isOpenOnPhones?: boolean;
}

/** Each device also knows the other's paths, since links are shared between them; its own come first. */
const desktop: readonly Row<PageName>[] = [
  ...below('myshop', 'MY_SHOP', ownPages),
  ...below('order', 'SHOPPING', buyingPages),
  ...below('goods/orderGoods', 'SHOPPING', buyingPages),
  ...below('order/orderWireless', 'SHOPPING', phoneOrderPages),
  ...below('goods/orderWireless', 'SHOPPING', phoneOrderPages),
  ...below('myshop', 'MY_SHOP', [...cartInMyShop, ...ordersInMyShop]),
  ...below('myQuestion', 'MY_SHOP', [...ownPages, ...cartInMyShop, ...ordersInMyShop]),
  ...desktopRows,
];

const mobile: readonly Row<PageName>[] = [
  ...below('myQuestion', 'MY_SHOP', [...ownPages, ...cartInMyShop]),
  ...below('goods/orderGoods', 'SHOPPING', buyingPages),
  ...below('order', 'SHOPPING', buyingPages),
  ...below('goods/orderWireless', 'SHOPPING', phoneOrderPages),
  ...below('order/orderWireless', 'SHOPPING', phoneOrderPages),
  ...below('myQuestion', 'MY_SHOP', ordersInMyShop),
  ...below('myShop', 'MY_SHOP', [...ownPages, ...cartInMyShop, ...ordersInMyShop]),
  ...mobileRows,
];

const unknownPath: Row<PageName> = ['*', 'unknown-path', 'anyone', null, notFoundTitle];

export const outsideMalls: readonly RouteEntry[] = outsidePages.map(([pattern, page, title]) => ({
  pattern,
  page,
  device: null,
  access: 'anyone',
  area: null,
  title,
}));

/** Every page of every mall on both devices: what the router, the guards, links and the gateway's decisions go by. */
export const mallRoutes: readonly RouteEntry[] = [
  ...[...desktop, ...otherOrderRows, unknownPath].map((row) => entry('/:mallUrl', 'DESKTOP', row)),
  ...[...mobile, ...otherOrderRows, unknownPath].map((row) => entry('/m/:mallUrl', 'MOBILE', row)),
];

function below<Page extends string>(start: string, area: Area, pages: readonly MemberPage<Page>[]): Row<Page>[] {
  return pages.map(([path, page, title]) => [`${start}/${path}`, page, 'member', area, title]);
}

function entry(start: string, device: Device, [path, page, access, area, title]: Row<PageName>): RouteEntry {
  const pattern = path === '' ? start : `${start}/${path}`;
  return {
    pattern,
    page,
    device,
    access,
    area,
    title,
    ...(device === 'MOBILE' && page === 'home' ? { isOpenOnPhones: true } : {}),
  };
}
