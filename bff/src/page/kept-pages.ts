import { LRUCache } from 'lru-cache';
import type { RenderedPage } from './renderer.ts';

/** The query keys that change what a page shows. Others are not part of a kept page's name. */
const knownKeys = new Set(['ctgNo', 'gdsGrpNo', 'page', 'through', 'sort', 'orderBy', 'tp', 'brdNo', 'maker', 'price', 'stock', 'minPrice', 'maxPrice', 'color', 'inStock', 'inStockOnly', 'keyword', 'category', 'terms']);
const longestValue = 100;

/** The name of a page that may be kept; null for one whose query is too odd to be kept. */
export function pageKey(host: string, mallId: string, device: string, url: URL): string | null {
  const known = [...url.searchParams].filter(([key]) => knownKeys.has(key)).toSorted();
  if (known.length > 12 || known.some(([, value]) => value.length > longestValue) || url.pathname.length > 300) return null;
  return [host, mallId, device, url.pathname, new URLSearchParams(known)].join(' ');
}

/** Whether nothing of the query is outside the page's name, so that the page is the same for all who have that name. */
export function isPlainQuery(url: URL): boolean {
  return [...url.searchParams.keys()].every((key) => knownKeys.has(key));
}

/** Rendered pages of visitors, for as long as the answers inside them have left. One is drawn once however many wait. */
export class KeptPages {
  readonly #pages: LRUCache<string, RenderedPage>;
  readonly #drawing = new Map<string, Promise<RenderedPage>>();

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({ maxSize: Math.max(1, maxBytes), sizeCalculation: ({ html }, key) => 2 * (html.length + key.length) });
  }

  get drawing(): number {
    return this.#drawing.size;
  }

  kept(key: string): RenderedPage | undefined {
    return this.#pages.get(key);
  }

  /** Joins a drawing of the same page or starts one; keeps what it becomes. */
  draw(key: string, start: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const running = this.#drawing.get(key);
    if (running) return running;
    const startedAt = Date.now();
    const drawing = start()
      .then((page) => {
        const ttl = page.maxAge * 1000 - (Date.now() - startedAt);
        if (page.status === 200 && ttl > 0) this.#pages.set(key, page, { ttl });
        return page;
      })
      .finally(() => this.#drawing.delete(key));
    drawing.catch(() => undefined); // whoever waits is told; all may have left
    this.#drawing.set(key, drawing);
    return drawing;
  }
}
