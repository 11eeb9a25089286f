import type { Device, SearchProductsQueryVariables } from '../../__generated__/graphql.ts';
import { pathTo } from '../../shop/addresses/path-to.ts';
import { productsPerPage } from '../../shop/product-card/products-per-page.ts';
import { chipsAtMost, tidyKeyword, tidyText } from './chips.ts';

interface Place {
  mallUrl: string;
  device: Device;
}

/** A keyword of an address: whole, and cut to the mall's limit. */
export interface WrittenKeyword {
  whole: string;
  keyword: string;
}

/** The keywords of a search address: at most three, no duplicates. */
export function readKeywords(query: URLSearchParams): string[] {
  return readWritten(query).map(({ keyword }) => keyword);
}

/** The same keywords, with their uncut texts. */
export function readWritten(query: URLSearchParams): WrittenKeyword[] {
  const words = query
    .getAll('keyword')
    .map((text) => ({ whole: tidyText(text), keyword: tidyKeyword(text) }))
    .filter(({ keyword }) => keyword !== '');
  return words
    .filter(({ keyword }, index) => words.findIndex((other) => other.keyword === keyword) === index)
    .slice(0, chipsAtMost);
}

/** The same keywords for an address: one `keyword` each, as a plain form would submit them. */
export function keywordQuery(keywords: readonly string[]): URLSearchParams {
  return new URLSearchParams(keywords.map((keyword) => ['keyword', keyword]));
}

export function searchPath({ mallUrl, device }: Place, keywords: readonly string[]): string {
  const path = pathTo('search-results', { url: mallUrl }, device);
  return keywords.length > 0 ? `${path}?${keywordQuery(keywords)}` : path;
}

type Turning = Pick<SearchProductsQueryVariables, 'page' | 'orderBy' | 'filter'>;

/** The one query for a search, so that everyone who runs it shares the cached response. */
export function searchVariables(
  { mallUrl, device }: Place,
  keywords: readonly string[],
  turning: Turning = { page: 1, orderBy: 'RECOMMENDED', filter: {} },
): SearchProductsQueryVariables {
  return { url: mallUrl, device, keywords: [...keywords], first: productsPerPage, ...turning };
}
