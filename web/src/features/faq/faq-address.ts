import type { Device } from '../../__generated__/graphql.ts';
import { mallPath } from '../../shop/links/mall-paths.ts';
import { readKeyword } from '../../shared/list-search/read-keyword.ts';

/** The settings of the questions page. All of them are in the address, so that back, reload and sharing work. */
export interface FaqPlace {
  /** Code of a category; empty: all. */
  category: string;
  /** Empty: not searched. */
  keyword: string;
}

/** Reads an address leniently: what makes no sense is left out. */
export function readFaqPlace(query: URLSearchParams): FaqPlace {
  const category = query.get('category') ?? '';
  return {
    category: /^[\w-]{1,20}$/u.test(category) ? category : '',
    keyword: readKeyword(query),
  };
}

/** Each device has its own name for the page, and accepts the other's. */
export function faqPath(mallUrl: string, device: Device, { category, keyword }: Partial<FaqPlace> = {}): string {
  const query = new URLSearchParams({ ...(category ? { category } : {}), ...(keyword ? { keyword } : {}) });
  const path = mallPath(mallUrl, device, device === 'MOBILE' ? 'myShop/faqList' : 'myshop/listFaq');
  return query.size > 0 ? `${path}?${query}` : path;
}

/** The place of a question on the page: the fragment of its address. */
export function questionAnchor(number: string): string {
  return `faq-${number}`;
}

/** The question that an address points at: by its fragment, or by `question` for links that the server is to open. */
export function pointedQuestion({ hash, search }: { hash: string; search: string }): string | null {
  return /^#faq-([\w-]{1,20})$/u.exec(hash)?.[1] ?? new URLSearchParams(search).get('question');
}
