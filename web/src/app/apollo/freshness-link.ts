import { ApolloLink, CombinedGraphQLErrors, type DocumentNode, type OperationVariables } from '@apollo/client';
import {
  BehaviorSubject,
  defer,
  filter,
  finalize,
  firstValueFrom,
  map,
  of,
  switchMap,
  tap,
  throwError,
  type Observable,
} from 'rxjs';
import { isLacking, keepPreviousData } from './keep-previous-data.ts';
import { LayoutFailures } from './layout-failures.ts';
import { metaOf, operationKey } from '../../shared/query/operation-meta.ts';

/** The kind of request, in an operation's context. Without it, as in mutations, the gateway always responds. */
export interface FreshnessContext {
  /** `watch`: a fresh result of the cache is enough. `preload`: the cache was already checked. */
  asksFor?: 'watch' | 'preload';
}

/** Data are fresh for a second. What is fresh for longer (layout, lists of codes) is nothing that a shopper changes. */
const dataMs = 1_000;

/**
 * The one staleness rule: while a result is younger than the stale time of its document, watched queries get it from
 * the cache. A mutation ends the freshness of data, also of those that are on their way. The link never retries. The page gets the error of a failed preload
 * without a second request.
 */
export class FreshnessLink extends ApolloLink {
  readonly layoutFailures = new LayoutFailures();
  /** Errors of rendered results, until there is a newer result. */
  readonly renderedFailures = new Map<string, CombinedGraphQLErrors>();
  /** Results of failed preloads, until a watched query has received them. */
  readonly #failedPreloads = new Map<string, Observable<ApolloLink.Result>>();
  readonly #receivedAt = new Map<string, number>();
  /** When a mutation last ended, well or not. */
  #changedAt = -Infinity;
  /** How many mutations have ended. */
  #numChanges = 0;
  readonly #pending = new BehaviorSubject(0);
  /** On the server no query runs twice: an error stays an error. */
  readonly #rendersOnServer: boolean;

  constructor(rendersOnServer: boolean) {
    super();
    this.#rendersOnServer = rendersOnServer;
  }

  override request(
    operation: ApolloLink.Operation,
    forward: ApolloLink.ForwardFunction,
  ): Observable<ApolloLink.Result> {
    const { asksFor } = operation.getContext() as FreshnessContext;
    if (isMutation(operation)) return this.#changed(operation, forward);
    const known = asksFor === 'watch' ? this.#knownResult(operation) : null;
    return known ?? this.#forwarded(operation, forward, asksFor === 'preload');
  }

  isFresh(document: DocumentNode, variables: OperationVariables | undefined): boolean {
    const receivedAt = this.#receivedAt.get(operationKey(document, variables)) ?? -Infinity;
    const { staleMs = 0 } = metaOf(document);
    if (staleMs <= dataMs && receivedAt <= this.#changedAt) return false;
    return Date.now() - receivedAt < staleMs;
  }

  noteReceived(key: string, receivedAt: number): void {
    this.#receivedAt.set(key, receivedAt);
  }

  /** From now on every result counts as stale. */
  expire(): void {
    this.#receivedAt.clear();
  }

  /** Call it after the cache was emptied. */
  forget(): void {
    this.#receivedAt.clear();
    this.#failedPreloads.clear();
    this.renderedFailures.clear();
  }

  /** Resolves as soon as no operation waits for its result. */
  async whenNothingIsPending(): Promise<void> {
    await firstValueFrom(this.#pending.pipe(filter((count) => count === 0)));
  }

  #knownResult(operation: ApolloLink.Operation): Observable<ApolloLink.Result> | null {
    const { query, variables } = operation;
    const key = operationKey(query, variables);
    const failed = this.#failedPreloads.get(key);
    if (failed) {
      // Sections that appear together get the same error. A later retry sends a request.
      setTimeout(() => this.#failedPreloads.delete(key));
      return failed;
    }
    const data = this.isFresh(query, variables) ? cached(operation) : null;
    return data && of({ data });
  }

  #forwarded(
    operation: ApolloLink.Operation,
    forward: ApolloLink.ForwardFunction,
    isPreload: boolean,
  ): Observable<ApolloLink.Result> {
    const key = operationKey(operation.query, operation.variables);
    this.#failedPreloads.delete(key);
    const holdFailure = (result: Observable<ApolloLink.Result>) => {
      if (isPreload && !isWatched(operation)) this.#failedPreloads.set(key, result);
    };
    return this.#counted(this.#newest(operation, forward)).pipe(
      tap({
        error: (error) => {
          holdFailure(throwError(() => error));
          if (cached(operation) === null) this.layoutFailures.noteFailure(operation.query, error);
        },
      }),
      map((result) => {
        const { errors } = result;
        if (!errors?.length) this.#receivedAt.set(key, Date.now());
        const told = errors?.length ? keepPreviousData(result, cached(operation)) : result;
        if (errors?.length) holdFailure(of(told));
        if (this.#rendersOnServer && errors?.length)
          this.renderedFailures.set(key, new CombinedGraphQLErrors({ data: told.data, errors }));
        else this.renderedFailures.delete(key);
        // The previous data stay on the screen, so nothing is reported.
        if (!errors?.length || isLacking(told)) this.layoutFailures.noteResult(operation.query, errors);
        return told;
      }),
    );
  }

  /** The result of a query that a mutation has overtaken may be older than what it changed, and is fetched again. */
  #newest(operation: ApolloLink.Operation, forward: ApolloLink.ForwardFunction): Observable<ApolloLink.Result> {
    const { staleMs = Infinity } = metaOf(operation.query);
    if (staleMs > dataMs) return forward(operation);
    const numChanges = this.#numChanges;
    return forward(operation).pipe(
      switchMap((result) => (numChanges === this.#numChanges ? of(result) : this.#newest(operation, forward))),
    );
  }

  #changed(operation: ApolloLink.Operation, forward: ApolloLink.ForwardFunction): Observable<ApolloLink.Result> {
    const note = () => {
      this.#changedAt = Date.now();
      this.#numChanges += 1;
    };
    return this.#forwarded(operation, forward, false).pipe(tap({ next: note, error: note }));
  }

  #counted<Value>(results: Observable<Value>): Observable<Value> {
    return defer(() => {
      this.#pending.next(this.#pending.value + 1);
      return results.pipe(finalize(() => this.#pending.next(this.#pending.value - 1)));
    });
  }
}

function isMutation({ query }: ApolloLink.Operation): boolean {
  return metaOf(query).staleMs === undefined;
}

/** The complete result in the cache. Null for mutations, which have no fallback. */
function cached(operation: ApolloLink.Operation): Record<string, unknown> | null {
  const { query, variables, client } = operation;
  return isMutation(operation) ? null : client.readQuery<Record<string, unknown>>({ query, variables });
}

function isWatched({ query, variables, client }: ApolloLink.Operation): boolean {
  const key = operationKey(query, variables);
  return [...client.getObservableQueries()].some(
    (watched) => watched.hasObservers() && operationKey(watched.query, watched.variables) === key,
  );
}
