import {
  ExhibitionsDocument,
  MallShellDocument,
  ShellMenuDocument,
  SitemapProductsDocument,
} from '../../__generated__/graphql.ts';
import { exhibitionPath } from '../../features/exhibitions/exhibition-paths.ts';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { categoryPath, goodsPath } from '../../shop/links/mall-paths.ts';
import type { Mall } from '../../shop/mall/mall-context.ts';
import { createCache } from '../apollo/cache.ts';
import { PageOperations, serverLink, type Execute } from '../apollo/server-link.ts';
import { StorefrontClient } from '../apollo/storefront-client.ts';
import { escapeHtml } from '../document/escape.ts';

export interface SitemapRequest {
  mallUrl: string;
  execute: Execute;
}

/** The limit of one sitemap. */
const mostAddresses = 50_000;

/**
 * The paths by which search engines know the pages of a mall. Null for a mall that is not there, or shows visitors
 * nothing. Throws if the mall does not answer: half a list would say that the rest is gone.
 */
export async function listSitemap({ mallUrl, execute }: SitemapRequest): Promise<string[] | null> {
  const client = new StorefrontClient({
    link: serverLink(execute, new PageOperations()),
    cache: createCache(),
    ssrMode: true,
  });
  const variables = { url: mallUrl, device: 'DESKTOP' } as const;
  const { data, error } = await client.preload(MallShellDocument, variables);
  if (error) throw new Error('The mall does not answer', { cause: error });
  const mall = data?.mall;
  if (!mall || mall.requiresLogin || !mall.openAreas.includes('SHOPPING')) return null;
  const exhibitions = await exhibitionPaths(client, mall);
  return [...generalPaths(mall), ...exhibitions, ...(await catalogPaths(client, mall))].slice(0, mostAddresses);
}

/** The sitemap with these paths at the requested host. */
export function renderSitemap(paths: readonly string[], origin: string): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => `<url><loc>${escapeHtml(new URL(path, origin).href)}</loc></url>`),
    '</urlset>',
    '',
  ].join('\n');
}

function generalPaths(mall: Mall): string[] {
  const has = (area: Mall['openAreas'][number]) => mall.openAreas.includes(area);
  return [
    pathTo('home', mall, 'DESKTOP'),
    pathTo('exhibitions', mall, 'DESKTOP'),
    ...(has('CONTENT') ? [pathTo('shop-introduction', mall, 'DESKTOP')] : []),
    ...(has('MY_SHOP') ? [pathTo('faq', mall, 'DESKTOP')] : []),
  ];
}

/** Running exhibitions only. Search engines drop ended ones by themselves. */
async function exhibitionPaths(client: StorefrontClient, { url }: Mall): Promise<string[]> {
  const paths: string[] = [];
  for (let page = 1; ; page += 1) {
    const variables = { url, device: 'DESKTOP', status: 'RUNNING', first: 100, page } as const;
    const { data, error } = await client.preload(ExhibitionsDocument, variables);
    if (error) throw new Error('The exhibitions are not known', { cause: error });
    const { nodes = [], totalCount = 0 } = data?.mall?.exhibitions ?? {};
    paths.push(...nodes.map((each) => exhibitionPath(url, 'DESKTOP', each)));
    if (nodes.length === 0 || paths.length >= totalCount) return paths;
  }
}

/** Categories, and the products of all top categories, each once. */
async function catalogPaths(client: StorefrontClient, { url }: Mall): Promise<string[]> {
  const { data, error } = await client.preload(ShellMenuDocument, { url, device: 'DESKTOP' });
  if (error) throw new Error('The menu is not known', { cause: error });
  const menu = data?.mall?.menu ?? [];
  const categories = menu.flatMap((top) => [top.number, ...top.subcategories.map(({ number }) => number)]);
  const products = new Map<string, string>();
  for (const { number } of menu)
    for await (const found of productsOf(client, url, number)) {
      products.set(found.number, goodsPath(url, 'DESKTOP', found));
      if (products.size >= mostAddresses) break;
    }
  return [...categories.map((number) => categoryPath(url, 'DESKTOP', number)), ...products.values()];
}

async function* productsOf(
  client: StorefrontClient,
  url: string,
  category: string,
): AsyncGenerator<{ number: string }> {
  for (let page = 1; ; page += 1) {
    const { data, error } = await client.preload(SitemapProductsDocument, { url, device: 'DESKTOP', category, page });
    if (error) throw new Error('A category is not known', { cause: error });
    const products = data?.mall?.category?.products;
    yield* products?.nodes ?? [];
    if (!products?.pageInfo.hasNextPage) return;
  }
}
