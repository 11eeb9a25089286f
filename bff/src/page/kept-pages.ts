import { LRUCache } from 'lru-cache';
import type { PageAnswer } from './asking.ts';
import type { PageText } from './page-text.ts';

/** The query keys that change what a page shows. Others are not part of a kept page's name. */
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

/** The name of a page that may be kept; null for one whose query is too odd to be kept. */
export function pageKey(mallId: string, device: string, url: URL): string | null {
  const known = [...url.searchParams].filter(([key]) => knownKeys.has(key)).toSorted();
  if (known.length > 12 || known.some(([, value]) => value.length > longestValue) || url.pathname.length > 300)
    return null;
  return [url.origin, mallId, device, url.pathname, new URLSearchParams(known)].join(' ');
}

/** Whether nothing of the query is outside the page's name, so that the page is the same for all who have that name. */
export function isPlainQuery(url: URL): boolean {
  return [...url.searchParams.keys()].every((key) => knownKeys.has(key));
}

/** A page that was drawn, with what it was made of. */
export interface KeptPage {
  status: number;
  text: PageText;
  answers: readonly PageAnswer[];
  /** By Date; 0 for a page that is not kept. */
  freshUntil: number;
  /** How it came about, for the metric. */
  outcome: 'drawn' | 'unchanged';
}

/**
 * Drawn pages of visitors. Each is given out for as long as the answers inside it have left, and stays for whoever comes
 * later: it may turn out to be what it was. One is drawn once however many wait.
 */
export class KeptPages {
  readonly #pages: LRUCache<string, KeptPage>;
  readonly #drawing = new Map<string, Promise<KeptPage>>();

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      sizeCalculation: ({ text, answers }, key) =>
        Math.ceil(text.length * withPacked) + 2 * key.length + bytesOfAnswer * answers.length,
    });
  }

  get drawing(): number {
    return this.#drawing.size;
  }

  /** Only while everything in it is fresh. */
  fresh(key: string): KeptPage | undefined {
    const page = this.#pages.get(key);
    return page && page.freshUntil > Date.now() ? page : undefined;
  }

  /** Joins a drawing of the same page or starts one, with the page as it was last; keeps what it becomes. */
  draw(key: string, start: (last: KeptPage | undefined) => Promise<KeptPage>): Promise<KeptPage> {
    const running = this.#drawing.get(key);
    if (running) return running;
    const drawing = start(this.#pages.get(key))
      .then((page) => {
        if (page.status === 200 && page.freshUntil > Date.now()) this.#pages.set(key, page);
        return page;
      })
      .finally(() => this.#drawing.delete(key));
    drawing.catch(() => undefined); // whoever waits is told; all may have left
    this.#drawing.set(key, drawing);
    return drawing;
  }
}

/** Packed it takes a sixth of what it takes as it is. */
const withPacked = 1.2;
/** Rather more than an operation's name, variables and digest take. */
const bytesOfAnswer = 500;
