import { LRUCache } from 'lru-cache';
import type { PageResult } from './page-queries.ts';

/** Query keys that change a page. Others are not part of its cache key. */
const knownKeys = new Set([
  'ctgNo',
  'gdsGrpNo',
  'page',
  'through',
  'sort',
  'orderBy',
  'tp',
  'brdNo',
  'maker',
  'price',
  'stock',
  'minPrice',
  'maxPrice',
  'color',
  'inStock',
  'inStockOnly',
  'keyword',
  'category',
  'terms',
]);
const longestValue = 100;

/** The cache key of a page; null when its query is too unusual to be cached. */
export function pageKey(mallId: string, device: string, url: URL): string | null {
  const known = [...url.searchParams].filter(([key]) => knownKeys.has(key)).toSorted();
  if (known.length > 12 || known.some(([, value]) => value.length > longestValue) || url.pathname.length > 300)
    return null;
  return [url.origin, mallId, device, url.pathname, new URLSearchParams(known)].join(' ');
}

/** Whether the key covers the whole query, so that the page is the same for all requests with that key. */
export function isPlainQuery(url: URL): boolean {
  return [...url.searchParams.keys()].every((key) => knownKeys.has(key));
}

/** A rendered page: the same bytes for every visitor. */
export interface CachedPage {
  status: number;
  html: Buffer;
  brotli: Buffer;
  styleNonce: string;
  results: readonly PageResult[];
  /** When its queries were last sent, by Date. */
  checkedAt: number;
  /** By Date; 0 for a page that is not cached. */
  freshUntil: number;
  /** Its origin, for the metric. */
  outcome: 'rendered' | 'revalidated';
}

/**
 * Rendered pages of visitors. Each is served while all results inside it are fresh, and stays to be revalidated later, or to stand in
 * for a page that is late.
 * Simultaneous requests share one rendering.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #rendering = new Map<string, Promise<CachedPage>>();

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      sizeCalculation: ({ html, brotli, results }, key) =>
        html.length + brotli.length + 2 * key.length + bytesOfResult * results.length,
    });
  }

  get rendering(): number {
    return this.#rendering.size;
  }

  /** Only while everything in it is fresh. */
  fresh(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    return page && page.freshUntil > Date.now() ? page : undefined;
  }

  /** However stale, if its queries were sent within these seconds. */
  checkedWithin(key: string, seconds: number): CachedPage | undefined {
    const page = this.#pages.get(key);
    return page && page.checkedAt > Date.now() - seconds * 1000 ? page : undefined;
  }

  /** Lets no page be fresh any more: each is revalidated when it is next asked for. */
  expire(): void {
    for (const page of this.#pages.values()) page.freshUntil = 0;
  }

  /** Joins a rendering of the same page or starts one from the last version, and caches the outcome. */
  render(key: string, start: (last: CachedPage | undefined) => Promise<CachedPage>): Promise<CachedPage> {
    const running = this.#rendering.get(key);
    if (running) return running;
    const rendering = start(this.#pages.get(key))
      .then((page) => {
        // One that a slow mall answered too late to be fresh may be shown while it is even slower.
        if (page.status === 200 && page.freshUntil > 0) this.#pages.set(key, page);
        return page;
      })
      .finally(() => this.#rendering.delete(key));
    rendering.catch(() => undefined); // waiters see a failure themselves; there may be none
    this.#rendering.set(key, rendering);
    return rendering;
  }
}

/** Upper estimate of the bytes of an operation's id, variables and digest. */
const bytesOfResult = 500;
