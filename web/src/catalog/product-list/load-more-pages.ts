import type { ProductCardFragment } from '../../__generated__/graphql.ts';
import { nextTask } from '../../shared/next-task.ts';

/** A further page of a list: still loading, its products, or its error. */
export interface LoadMorePage {
  products?: readonly ProductCardFragment[];
  /** Whether the list goes on behind them; undefined where its count alone tells. */
  hasNextPage?: boolean | undefined;
  error?: unknown;
}

/** Callbacks for a page that is loading. */
export interface PageNews {
  products: readonly ProductCardFragment[] | undefined;
  hasNextPage?: boolean | undefined;
  error: unknown;
  isLoading: boolean;
}

export interface PageWatch {
  stop(): void;
  askAgain(): void;
}

const notYet = (): PageWatch => ({ stop() {}, askAgain() {} });

type Watch = (page: number, onNews: (news: PageNews) => void) => PageWatch;

/**
 * The pages of one list after the first. Each is requested once and watched from then on, so that favorites change
 * everywhere. A failed page affects no other.
 */
export class LoadMorePages {
  readonly #watch: Watch;
  readonly #watched = new Map<number, PageWatch>();
  readonly #listeners = new Set<() => void>();
  #pages: ReadonlyMap<number, LoadMorePage> = new Map();

  constructor(watch: Watch) {
    this.#watch = watch;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly known = (): ReadonlyMap<number, LoadMorePage> => this.#pages;

  want(pages: Iterable<number>): void {
    for (const page of pages) {
      if (!this.#watched.has(page)) void this.#watchInTurn(page, notYet());
    }
  }

  askAgain(page: number): void {
    this.#set(page, {});
    this.#watched.get(page)?.askAgain();
  }

  close(): void {
    for (const watch of this.#watched.values()) watch.stop();
    this.#watched.clear();
  }

  /** Starting a page is a separate task, so that nothing else waits for it. */
  async #watchInTurn(page: number, place: PageWatch): Promise<void> {
    this.#watched.set(page, place);
    await nextTask();
    // The list may have been left meanwhile.
    if (this.#watched.get(page) === place)
      this.#watched.set(
        page,
        this.#watch(page, (news) => this.#hear(page, news)),
      );
  }

  #hear(page: number, { products, hasNextPage, error, isLoading }: PageNews): void {
    if (products) this.#set(page, { products, ...(hasNextPage !== undefined && { hasNextPage }) });
    else if (!isLoading) this.#set(page, error ? { error } : { products: [] });
  }

  #set(page: number, state: LoadMorePage): void {
    const before = this.#pages.get(page);
    if (before && before.products === state.products && before.error === state.error) return;
    this.#pages = new Map(this.#pages).set(page, state);
    for (const listener of this.#listeners) listener();
  }
}
