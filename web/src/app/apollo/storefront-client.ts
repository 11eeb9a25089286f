import {
  ApolloClient,
  CombinedGraphQLErrors,
  type ApolloCache,
  type ApolloLink,
  type DocumentNode,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import type { PreloadResult } from '../../shop/page/page-module.ts';
import type { DehydratedState } from './dehydrated-state.ts';
import { nextTask } from '../../shared/next-task.ts';
import { FreshnessLink, type FreshnessContext } from './freshness-link.ts';
import type { LayoutFailures } from './layout-failures.ts';
import { keyOf, operationKey } from '../../shared/query/operation-meta.ts';

interface StorefrontClientOptions {
  link: ApolloLink;
  cache: ApolloCache;
  ssrMode?: boolean;
}

/**
 * Apollo Client with the storefront's fetch policies. Watched queries go to the link when they start and when their
 * variables change; the link decides by age whether the cache may respond. See freshness-link.ts.
 */
export class StorefrontClient extends ApolloClient {
  readonly #freshness: FreshnessLink;
  #agesAtHydration: readonly (readonly [key: string, age: number | null])[] = [];

  constructor({ link, cache, ssrMode = false }: StorefrontClientOptions) {
    const freshness = new FreshnessLink(ssrMode);
    const watchContext: FreshnessContext = { asksFor: 'watch' };
    super({
      cache,
      ssrMode,
      link: freshness.concat(link),
      defaultOptions: {
        watchQuery: {
          fetchPolicy: 'cache-and-network',
          nextFetchPolicy: (current, { reason, initialFetchPolicy, options: { query, variables } }) => {
            if (reason === 'after-fetch') return current === 'cache-only' ? current : 'cache-first';
            // Apollo would otherwise report a fresh result as loading and render the components again.
            return initialFetchPolicy === 'cache-and-network' && freshness.isFresh(query, variables)
              ? 'cache-first'
              : initialFetchPolicy;
          },
          context: { ...watchContext },
        },
      },
    });
    this.#freshness = freshness;
    const forget = async () => freshness.forget();
    this.onClearStore(forget);
    this.onResetStore(forget);
  }

  /** Failed parts of the layout. */
  get layoutFailures(): LayoutFailures {
    return this.#freshness.layoutFailures;
  }

  get renderedFailures(): FreshnessLink['renderedFailures'] {
    return this.#freshness.renderedFailures;
  }

  isFresh(document: DocumentNode, variables: OperationVariables | undefined): boolean {
    return this.#freshness.isFresh(document, variables);
  }

  /** Resolves as soon as no operation waits for its result. */
  whenNothingIsPending(): Promise<void> {
    return this.#freshness.whenNothingIsPending();
  }

  /** Rehydrates the server's cache. All of it is fresh until `finishHydration`, so that hydration matches the markup. */
  rehydrate({ cache, operations }: DehydratedState, receivedAt: (index: number) => number | null): void {
    this.cache.restore(cache);
    operations.forEach(({ documentId, variables, errors }, index) => {
      const key = keyOf(documentId, variables);
      const at = receivedAt(index);
      if (at !== null) this.#freshness.noteReceived(key, at);
      if (errors) this.renderedFailures.set(key, new CombinedGraphQLErrors({ errors }));
    });
    this.prioritizeCacheValues = true;
  }

  /**
   * Rehydrates a member's page, whose data were requested for this document. Hydrating it takes longer than they are fresh, so
   * their ages (null: not fresh) count from `finishHydration`: nothing is requested twice for one page.
   */
  rehydrateMember({ cache, operations }: DehydratedState, ages: readonly (number | null)[]): void {
    this.cache.restore(cache);
    this.#agesAtHydration = operations.map(({ documentId, variables }, index) => [
      keyOf(documentId, variables),
      ages[index] ?? null,
    ]);
    this.prioritizeCacheValues = true;
  }

  finishHydration(): void {
    if (!this.prioritizeCacheValues) return;
    this.prioritizeCacheValues = false;
    for (const [key, age] of this.#agesAtHydration)
      if (age !== null) this.#freshness.noteReceived(key, Date.now() - age);
    this.#agesAtHydration = [];
    void this.revalidate();
  }

  /**
   * Makes a result available: from the cache while fresh, else from the gateway. Returns a stale result at once, unless
   * `mayBeStale` is false, while it fetches a new one. Never rejects.
   */
  async preload<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    { mayBeStale = true } = {},
  ): Promise<PreloadResult<Data>> {
    // Wait for a pending reset. Before hydration the first read of each document is expensive.
    await (this.prioritizeCacheValues ? nextTask() : Promise.resolve());
    const data = this.readQuery<Data>({ query: document, variables }, true);
    if (data !== null && this.isFresh(document, variables)) return { data };
    if (data === null || !mayBeStale) return this.#fetch(document, variables);
    if (!this.prioritizeCacheValues) void this.#fetch(document, variables);
    const error = this.renderedFailures.get(operationKey(document, variables));
    // Otherwise a failed part would look empty.
    return error ? { data, error } : { data };
  }

  /**
   * Fetches the stale queries on the screen again, each in a separate task. Their results stay until the new ones arrive;
   * equal results render nothing.
   */
  async revalidate(): Promise<void> {
    for (const shown of this.getObservableQueries()) {
      const { query, variables } = shown;
      if (!shown.hasObservers() || this.isFresh(query, variables)) continue;
      void this.#fetch(query, variables);
      await nextTask();
    }
  }

  /** For the same person, who may now see more. Renders the changes by the session itself first. */
  async revalidateAll(): Promise<void> {
    this.#freshness.expire();
    await nextTask();
    await this.revalidate();
  }

  async #fetch<Data>(
    query: DocumentNode | TypedDocumentNode<Data>,
    variables: OperationVariables,
  ): Promise<PreloadResult<Data>> {
    const context: FreshnessContext = { asksFor: 'preload' };
    try {
      return await this.query<Data>({
        query,
        variables,
        fetchPolicy: 'network-only',
        errorPolicy: 'all',
        context: { ...context },
      });
    } catch (error) {
      return { data: undefined, error }; // the store was emptied meanwhile
    }
  }
}
