import type { Device, SalesType } from '../../__generated__/graphql.ts';
import { pathTo } from '../addresses/path-to.ts';

interface PlacedMall {
  url: string;
  salesType: SalesType;
}

/**
 * Redirect target of a mall's root: upload for UPLOAD malls, which have no such page for phones, else intro on phones
 * and home.
 */
export function firstPath(mall: PlacedMall, device: Device): string {
  return homePath(mall, device, false);
}

/** Target of links to the home: as the root, but members on phones skip the intro. */
export function homePath(mall: PlacedMall, device: Device, isMember: boolean): string {
  if (mall.salesType === 'UPLOAD') return pathTo('upload', mall, device);
  return pathTo(device === 'MOBILE' && !isMember ? 'intro' : 'home', mall, device);
}

/** The login page, which redirects back to `address` (path and query of the same mall). */
export function loginPath(mallUrl: string, device: Device, address?: string): string {
  const path = pathTo('login', { url: mallUrl }, device);
  return address ? `${path}?redirect=${encodeURIComponent(address)}` : path;
}

/** `redirect` of an address, if it is a path of this mall; anything else is ignored. */
export function safeRedirect(value: string | null, mallUrl: string): string | null {
  // Browsers read a backslash as a slash and drop control characters, so neither is allowed.
  if (!value || !/^\/(?!\/)/.test(value) || /[\\\p{Cc}]/u.test(value)) return null;
  const { origin, pathname, search } = new URL(value, 'http://mall.invalid');
  const segments = pathname.split('/');
  const segment = segments[1] === 'm' ? segments[2] : segments[1];
  return origin === 'http://mall.invalid' && segment === encodeURIComponent(mallUrl) ? pathname + search : null;
}

/** The product page; of goods that are sold by subscription that of the subscription. */
export function goodsPath(
  mallUrl: string,
  device: Device,
  product: { number: string; categoryNumber?: string | null; isSubscription?: boolean },
): string {
  if (product.isSubscription) return subscriptionPath(mallUrl, device, product.number);
  const query = new URLSearchParams({
    ...(product.categoryNumber ? { ctgNo: product.categoryNumber } : {}),
    gdsGrpNo: product.number,
  });
  return `${pathTo('product', { url: mallUrl }, device)}?${query}`;
}

/** A product that can be subscribed to; as goods it has the same number. */
export function subscriptionPath(mallUrl: string, device: Device, number: string): string {
  return `${pathTo('subscription', { url: mallUrl }, device)}?${new URLSearchParams({ subsNo: number })}`;
}

/** The product list of a category. */
export function categoryPath(mallUrl: string, device: Device, categoryNumber: string): string {
  const path = pathTo('category', { url: mallUrl }, device, { categoryName: 'list' });
  return `${path}?${new URLSearchParams({ ctgNo: categoryNumber })}`;
}
