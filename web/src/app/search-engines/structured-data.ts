import {
  ProductDetailDocument,
  ShellMenuDocument,
  SubscriptionProductDocument,
  type Device,
  type SubscriptionOfferFragment,
} from '../../__generated__/graphql.ts';
import { placeOf } from '../../catalog/product-card/category-place.ts';
import type { Menu } from '../../catalog/product-card/menu.ts';
import { productNumberOf } from '../../routes/product/product-number.ts';
import { productTitle, type Product } from '../../routes/product/product-title.ts';
import { categoryOfPath, numberIn } from '../../routes/category/named-category.ts';
import { productVariables } from '../../routes/subscription/product-request.ts';
import { bitmapOf } from '../../shared/page/bitmap.ts';
import type { FoundRoute } from '../../shop/addresses/match-page.ts';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { categoryPath, goodsPath, subscriptionPath } from '../../shop/links/mall-paths.ts';
import { subscriptionsPath } from '../../shop/links/subscription-paths.ts';
import type { Mall } from '../../shop/mall/mall-context.ts';
import type { StorefrontClient } from '../apollo/storefront-client.ts';
import { returnPolicyOf, shippingOf } from './offer-terms.ts';

export interface Described {
  route: FoundRoute;
  mall: Mall;
  device: Device;
  url: URL;
  client: StorefrontClient;
}

interface Step {
  name: string;
  path: string;
}

/** The schema.org data of a page: shop, product, breadcrumb. Contains only what visitors see. */
export function structuredData({ route, mall, device, url, client }: Described): object[] {
  const whole = (address: string) => new URL(address, url).href;
  const menu = client.readQuery({ query: ShellMenuDocument, variables: { url: mall.url, device } })?.mall?.menu ?? [];
  const address = { params: route.params, searchParams: url.searchParams };
  switch (route.entry.page) {
    case 'home':
    case 'intro':
    case 'shop-introduction':
      return [organization(mall, whole)];
    case 'category': {
      const number = numberIn(address) ?? categoryOfPath(menu, address);
      const trail = number === null ? [] : trailTo(number, mall, menu);
      return trail.length > 0 ? [breadcrumb([homeOf(mall), ...trail], whole)] : [];
    }
    case 'product': {
      const product = productShown({ route, mall, device, url, client });
      if (!product) return [];
      const name = productTitle(product, new URLSearchParams());
      const own = { name, path: goodsPath(mall.url, 'DESKTOP', { ...product, categoryNumber: null }) };
      const trail = product.categoryNumber ? trailTo(product.categoryNumber, mall, menu) : [];
      return [productData(product, own, whole), breadcrumb([homeOf(mall), ...trail, own], whole)];
    }
    case 'subscription': {
      const product = subscriptionShown({ route, mall, device, url, client });
      if (!product) return [];
      const own = { name: product.name, path: subscriptionPath(mall.url, 'DESKTOP', product.number) };
      const list = { name: '구독', path: subscriptionsPath(mall.url, 'DESKTOP') };
      return [subscriptionData(product, own, whole), breadcrumb([homeOf(mall), list, own], whole)];
    }
    default:
      return [];
  }
}

/** The product of an address, as the page has it. */
export function productShown({
  route: { params },
  mall,
  device,
  url: { searchParams },
  client,
}: Described): Product | null {
  const number = productNumberOf({ params, searchParams });
  const variables = { url: mall.url, device, number: number ?? '' };
  return (number && client.readQuery({ query: ProductDetailDocument, variables })?.mall?.product) || null;
}

/** The subscription of an address, as the page has it. Visitors of a marketing mall see none. */
function subscriptionShown({ mall, device, url, client }: Described): SubscriptionOfferFragment | null {
  const variables = productVariables({ mallUrl: mall.url, device, searchParams: url.searchParams });
  if (mall.isMarketing || !variables) return null;
  return client.readQuery({ query: SubscriptionProductDocument, variables })?.mall?.subscriptionProduct ?? null;
}

type Whole = (address: string) => string;

function organization({ url, title, name, branding, customerCenter, company }: Mall, whole: Whole): object {
  const { phone, email } = customerCenter;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: title || name,
    url: whole(pathTo('home', { url }, 'DESKTOP')),
    ...(company.name ? { legalName: company.name } : {}),
    ...(branding.logo ? { logo: whole(bitmapOf(branding.logo.url)) } : {}),
    ...(phone || email
      ? {
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer service',
            ...(phone ? { telephone: phone } : {}),
            ...(email ? { email } : {}),
          },
        }
      : {}),
  };
}

function productData(product: Product, own: Step, whole: Whole): object {
  return {
    ...anyProductData(product, own, whole),
    ...(product.tag ? { description: product.tag } : {}),
    ...(product.__typename === 'Goods' && product.maker ? { brand: { '@type': 'Brand', name: product.maker } } : {}),
    ...offerOf(product, whole(own.path)),
  };
}

/** The price of one delivery. */
function subscriptionData(product: SubscriptionOfferFragment, own: Step, whole: Whole): object {
  const { salePrice, isSoldOut } = product;
  const offers = salePrice === null ? null : offer(salePrice, !isSoldOut, whole(own.path));
  return { ...anyProductData(product, own, whole), ...(offers && { offers }) };
}

type AnyProduct = Pick<SubscriptionOfferFragment, 'number' | 'image' | 'images'>;

function anyProductData({ number, image, images }: AnyProduct, { name, path }: Step, whole: Whole): object {
  const shown = images?.length ? images : image ? [image] : [];
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    sku: number,
    url: whole(path),
    ...(shown.length > 0 ? { image: shown.map(({ url }) => whole(bitmapOf(url))) } : {}),
  };
}

/** A phone has no single price, since it depends on the plan. */
function offerOf(product: Product, url: string): object {
  if (product.__typename !== 'Goods' || product.salePrice === null) return {};
  const isThere = product.hasStock === true && !product.isSoldOut;
  return { offers: { ...offer(product.salePrice, isThere, url), ...shippingOf(product), ...returnPolicyOf(product) } };
}

function offer(price: number, isThere: boolean, url: string): object {
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'KRW',
    availability: `https://schema.org/${isThere ? 'InStock' : 'OutOfStock'}`,
  };
}

function breadcrumb(steps: readonly Step[], whole: Whole): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: whole(path),
    })),
  };
}

function homeOf({ url }: Mall): Step {
  return { name: '홈', path: pathTo('home', { url }, 'DESKTOP') };
}

/** Empty for a category that is not in the menu. */
function trailTo(number: string, { url }: Mall, menu: Menu): Step[] {
  const category = menu.flatMap((top) => [top, ...top.subcategories]).find((each) => each.number === number);
  if (!category) return [];
  return placeOf(category, menu, false).trail.map((step) => ({
    name: step.name,
    path: categoryPath(url, 'DESKTOP', step.number),
  }));
}
