import type { Device, SearchProductsQueryVariables } from '../../__generated__/graphql.ts';
import { mallPath } from '../../shared/links/mall-paths.ts';
import { productsPerPage } from '../../shared/ui/Pagination/products-per-page.ts';
import { chipsAtMost, tidyKeyword } from './chips.ts';

interface Place {
  mallUrl: string;
  device: Device;
}

/** The words of a search as its address tells them: at most three, none twice. */
export function readKeywords(query: URLSearchParams): string[] {
  const words = query.getAll('keyword').map(tidyKeyword).filter(Boolean);
  return [...new Set(words)].slice(0, chipsAtMost);
}

/** The same words for an address: one `keyword` each, as a plain form would write them. */
export function keywordQuery(keywords: readonly string[]): URLSearchParams {
  return new URLSearchParams(keywords.map((keyword) => ['keyword', keyword]));
}

export function searchPath({ mallUrl, device }: Place, keywords: readonly string[]): string {
  const path = mallPath(mallUrl, device, 'search/searchGoodsList');
  return keywords.length > 0 ? `${path}?${keywordQuery(keywords)}` : path;
}

type Turning = Pick<SearchProductsQueryVariables, 'page' | 'orderBy' | 'filter'>;

/** The one question for a search; whoever asks in these words shares the answer. */
export function searchVariables({ mallUrl, device }: Place, keywords: readonly string[], turning: Turning = { page: 1, orderBy: 'RECOMMENDED', filter: {} }): SearchProductsQueryVariables {
  return { url: mallUrl, device, keywords: [...keywords], first: productsPerPage, ...turning };
}
