import { ShellMenuDocument } from '../../__generated__/graphql.ts';
import { counterpartOf } from '../../shop/addresses/match-page.ts';
import type { Mall } from '../../shop/mall/mall-context.ts';
import { escapeHtml, inertJson } from '../document/escape.ts';
import type { StorefrontClient } from '../apollo/storefront-client.ts';
import type { View } from '../load-page.ts';
import { canonicalPath } from './canonical-path.ts';
import { productShown, structuredData } from './structured-data.ts';

interface RenderedView {
  view: View;
  /** The mall as it is now; null outside of malls. */
  mall: Mall | null | undefined;
  url: URL;
  client: StorefrontClient;
  title: string;
  description: string;
  /** The page's own head tags. */
  forHead: string;
}

/** The preview picture of pages without their own. */
const sharedPicture = '/share.png';

/** For pages that are hidden from search results. */
export const hiddenTag = '<meta name="robots" content="noindex">';

/**
 * What search engines and messengers are told of a page, beside what it says itself. All but public pages of malls that
 * require no login are hidden, and say nothing.
 */
export function headTags(rendered: RenderedView): string {
  const { view, mall, url, client, title, description, forHead } = rendered;
  if (
    view.kind !== 'page' ||
    view.status !== 200 ||
    !mall ||
    mall.requiresLogin ||
    view.route.entry.access === 'member'
  )
    return hiddenTag;
  const { route, device } = view;
  const menu = client.readQuery({ query: ShellMenuDocument, variables: { url: mall.url, device } })?.mall?.menu ?? [];
  const product = route.entry.page === 'product' ? productShown({ route, mall, device, url, client }) : null;
  const isSubscription = product?.__typename === 'Goods' && product.isSubscription;
  const path = canonicalPath({ route, mall, url, menu, isSubscription });
  if (path === null) return hiddenTag;
  const whole = (address: string) => escapeHtml(new URL(address, url).href);
  const forPhones = mall.supportsMobile && device === 'DESKTOP' ? onPhones(path) : null;
  const hasOwn = forHead.includes('property="og:title"');
  return [
    `<link rel="canonical" href="${whole(path)}">`,
    forPhones === null
      ? ''
      : `<link rel="alternate" media="only screen and (max-width: 640px)" href="${whole(forPhones)}">`,
    `<meta property="og:url" content="${whole(path)}">`,
    hasOwn
      ? ''
      : `<meta property="og:type" content="website"><meta property="og:title" content="${escapeHtml(title)}">` +
        `<meta property="og:site_name" content="${escapeHtml(mall.title)}"><meta property="og:description" content="${escapeHtml(description)}">`,
    forHead.includes('property="og:image"') ? '' : `<meta property="og:image" content="${whole(sharedPicture)}">`,
    ...structuredData({ route, mall, device, url, client }).map(
      (data) => `<script type="application/ld+json">${inertJson(data)}</script>`,
    ),
  ].join('');
}

function onPhones(path: string): string | null {
  const [pathname = '', query] = path.split('?');
  const counterpart = counterpartOf(pathname, 'DESKTOP');
  return counterpart && (query ? `${counterpart}?${query}` : counterpart);
}
