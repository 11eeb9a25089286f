import type { Area, Device } from '../../__generated__/graphql.ts';
import { notFoundTitle } from '../../shared/page/not-found-title.ts';
import { desktopRows } from './desktop-rows.ts';
import {
  buyingPages,
  ordersInMyShop,
  otherOrderRows,
  ownPages,
  phoneOrderPages,
  shoppingPages,
} from './member-pages.ts';
import { mobileRows } from './mobile-rows.ts';
import { outsidePages } from './outside-pages.ts';
import type { PageName } from './page-name.ts';
import type { Access, Areas, MemberPage, Row } from './row.ts';

export interface RouteEntry {
  /** Pattern in the syntax of react-router, including the mall's segment. */
  pattern: string;
  page: PageName;
  /** Null outside of the malls. */
  device: Device | null;
  access: Access;
  /** The areas of the storefront that it belongs to, which must all be open. */
  areas: readonly Area[];
  /** Comes before the mall's title; null: the mall's title alone. */
  title: string | null;
  /** In a mall that requires a login, phones may still see it without one. */
  isOpenOnPhones?: boolean;
}

/** Members of bulk-order malls have my shop, but nothing of shopping. */
const shopping: Areas = ['MY_SHOP', 'SHOPPING'];

/** Each device also knows the other's paths, since links are shared between them; its own come first. */
const desktop: readonly Row<PageName>[] = [
  ...below('myshop', 'MY_SHOP', ownPages),
  ...below('order', 'SHOPPING', buyingPages),
  ...below('goods/orderGoods', 'SHOPPING', buyingPages),
  ...below('order/orderWireless', 'SHOPPING', phoneOrderPages),
  ...below('goods/orderWireless', 'SHOPPING', phoneOrderPages),
  ...below('myshop', 'MY_SHOP', ordersInMyShop),
  ...below('myshop', shopping, shoppingPages),
  ...below('myQuestion', 'MY_SHOP', [...ownPages, ...ordersInMyShop]),
  ...below('myQuestion', shopping, shoppingPages),
  ...desktopRows,
];

const mobile: readonly Row<PageName>[] = [
  ...below('myQuestion', 'MY_SHOP', ownPages),
  ...below('myQuestion', shopping, shoppingPages),
  ...below('goods/orderGoods', 'SHOPPING', buyingPages),
  ...below('order', 'SHOPPING', buyingPages),
  ...below('goods/orderWireless', 'SHOPPING', phoneOrderPages),
  ...below('order/orderWireless', 'SHOPPING', phoneOrderPages),
  ...below('myQuestion', 'MY_SHOP', ordersInMyShop),
  ...below('myShop', 'MY_SHOP', [...ownPages, ...ordersInMyShop]),
  ...below('myShop', shopping, shoppingPages),
  ...mobileRows,
];

const unknownPath: Row<PageName> = ['*', 'unknown-path', 'anyone', null, notFoundTitle];

export const outsideMalls: readonly RouteEntry[] = outsidePages.map(([pattern, page, title]) => ({
  pattern,
  page,
  device: null,
  access: 'anyone',
  areas: [],
  title,
}));

/** Every page of every mall on both devices: what the router, the guards, links and the gateway's decisions go by. */
export const mallRoutes: readonly RouteEntry[] = [
  ...[...desktop, ...otherOrderRows, unknownPath].map((row) => entry('/:mallUrl', 'DESKTOP', row)),
  ...[...mobile, ...otherOrderRows, unknownPath].map((row) => entry('/m/:mallUrl', 'MOBILE', row)),
];

function below<Page extends string>(start: string, areas: Areas, pages: readonly MemberPage<Page>[]): Row<Page>[] {
  return pages.map(([path, page, title]) => [`${start}/${path}`, page, 'member', areas, title]);
}

function entry(start: string, device: Device, [path, page, access, areas, title]: Row<PageName>): RouteEntry {
  const pattern = path === '' ? start : `${start}/${path}`;
  return {
    pattern,
    page,
    device,
    access,
    areas: [areas ?? []].flat(),
    title,
    ...(device === 'MOBILE' && page === 'home' ? { isOpenOnPhones: true } : {}),
  };
}
