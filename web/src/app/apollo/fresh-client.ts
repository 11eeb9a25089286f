import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  NetworkStatus,
  type DocumentNode,
  type ErrorLike,
  type ObservableQuery,
  type OperationVariables,
  type TypedDocumentNode,
} from '@apollo/client';
import {
  BehaviorSubject,
  concatMap,
  defer,
  filter,
  finalize,
  firstValueFrom,
  from,
  map,
  of,
  tap,
  type Observable,
} from 'rxjs';
import { nextTask } from '../../shared/next-task.ts';
import type { Answer } from '../../shared/page/page-module.ts';
import { isLacking, keepKnown } from './keep-known.ts';
import type { KeptAnswer } from './kept-answer.ts';
import { LayoutFailures } from './layout-failures.ts';
import { answerKey, keyOf, metaOf } from './operation-meta.ts';
import { hasLongList, readAhead } from './read-ahead.ts';

type FetchPolicy = 'cache-first' | 'cache-and-network' | 'cache-only';

/**
 * Apollo Client with the mall's one staleness rule: while an answer is younger than the stale time that its document
 * carries, the cache answers; after that the cache answers at once and the gateway is asked again.
 * It never retries and never asks again because a window got the focus.
 */
export class FreshClient extends ApolloClient {
  /** What of the layout could not be had. */
  readonly layoutFailures = new LayoutFailures();
  readonly #receivedAt = new Map<string, number>();
  /** Why answers that the page was drawn with lack something, until there are newer ones. */
  readonly #failures = new Map<string, CombinedGraphQLErrors>();
  /** What failed ahead of a page, until it is asked anew: the page tells it and does not ask a second time. */
  readonly #failedAhead = new Map<string, ErrorLike>();
  readonly #handedOver = new Map<string, KeptAnswer>();
  /** Until the store is empty: what is asked before would be thrown away with the rest. */
  #clearing: Promise<void> = Promise.resolve();

  /** While the first page wakes: what it was drawn with must not change under it. */
  #waking: Promise<void> = Promise.resolve();
  /** The page is awake, and may be told what is newer. */
  wake: (() => void) | undefined;

  /** How many questions wait for their answers. */
  readonly #underWay = new BehaviorSubject(0);

  /** Questions that begin to be watched. */
  readonly #turns = new Map<string, Promise<void>>();

  /** On the server, where nothing is asked twice: what failed stays failed while the page is drawn. */
  readonly #isDrawing: boolean;

  constructor(options: ApolloClient.Options) {
    super(options);
    this.#isDrawing = options.ssrMode === true;
    this.setLink(ApolloLink.from([this.#stampAnswers(), options.link]));
  }

  /** Takes over answers that came inside the page. Each is used when its operation is first wanted. */
  adopt(answers: readonly KeptAnswer[]): void {
    for (const answer of answers) this.#handedOver.set(keyOf(answer.documentId, answer.variables), answer);
  }

  /** Until `wake`, stale answers that are at hand are not asked for anew. */
  sleep(): void {
    this.#waking = new Promise<void>((resolve) => (this.wake = resolve)).then(nextTask);
  }

  isFresh(document: DocumentNode, variables: OperationVariables | undefined): boolean {
    const receivedAt = this.#receivedAt.get(answerKey(document, variables)) ?? -Infinity;
    return Date.now() - receivedAt < (metaOf(document).staleMs ?? 0);
  }

  /**
   * Sees to it that an answer is at hand: from the cache while fresh, else from the gateway. A stale answer is given
   * at once, unless `mayBeStale` is false, while a new one is fetched. Never rejects.
   */
  async preload<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    { mayBeStale = true } = {},
  ): Promise<Answer<Data>> {
    await this.#clearing;
    // Writing a long list and reading it are each a slow processor's whole slice.
    if (this.#handedOver.has(answerKey(document, variables))) await nextTask();
    if (this.#useHandedOver(document, variables)) await nextTask();
    // As components read: what is read here is at hand when they draw it.
    const cached = this.readQuery<Data, Variables>({ query: document, variables, optimistic: true } as never);
    if (cached !== null && this.isFresh(document, variables)) return { data: cached };
    const failure = this.#failureOf(document, variables);
    if (cached === null || !mayBeStale) return this.#ask(document, variables);
    void this.#waking.then(() => this.#ask(document, variables));
    // Else what could not be had would look as if there were none.
    return failure ? { data: cached, error: failure } : { data: cached };
  }

  override watchQuery = ((options: ApolloClient.WatchQueryOptions) => {
    const { query, fetchPolicy } = options;
    const isOurs = !fetchPolicy || fetchPolicy === 'cache-first' || fetchPolicy === 'standby';
    if (metaOf(query).staleMs === undefined || !isOurs) return super.watchQuery(options as never);
    this.#useHandedOver(query, options.variables);
    const observable = super.watchQuery({
      errorPolicy: 'all', // one field that could not be had costs that field alone
      ...options,
      fetchPolicy: fetchPolicy === 'standby' ? fetchPolicy : this.#policy(query, options.variables),
      // Asked after each fetch and when the variables change: the latter must decide anew.
      nextFetchPolicy: (
        _current: unknown,
        context: { reason: string; options: { query: DocumentNode; variables?: OperationVariables } },
      ) =>
        context.reason === 'after-fetch'
          ? 'cache-first'
          : this.#policy(context.options.query, context.options.variables),
    } as never);
    this.#tellFailures(observable as ObservableQuery, query);
    this.#watchInTurn(observable as ObservableQuery, query);
    // Leaving `skip` falls back on the initial policy, which must be decided then, not now.
    Object.defineProperty(observable.options, 'initialFetchPolicy', {
      enumerable: true,
      configurable: true,
      get: () => this.#policy(query, observable.variables),
      set() {},
    });
    return observable;
  }) as ApolloClient['watchQuery'];

  /** Resolves as soon as no question waits for its answer. */
  async whenAllAnswered(): Promise<void> {
    await firstValueFrom(this.#underWay.pipe(filter((count) => count === 0)));
  }

  /** Forgets every answer: who asks has changed. */
  override clearStore(): ReturnType<ApolloClient['clearStore']> {
    this.#forget();
    return super.clearStore();
  }

  override resetStore(): ReturnType<ApolloClient['resetStore']> {
    this.#forget();
    this.#clearing = new Promise((resolve) => {
      const stop = this.onResetStore(async () => {
        stop();
        resolve();
      });
    });
    return super.resetStore();
  }

  /**
   * Asks anew for all that is shown; it stays until the answers are there, and where they are the same nothing is rendered
   * again. For who is the same person, but may be told more.
   */
  async askAnew(): Promise<void> {
    this.#receivedAt.clear();
    for (const [key, answer] of this.#handedOver) this.#handedOver.set(key, { ...answer, receivedAt: null });
    for (const question of this.getObservableQueries()) {
      await nextTask(); // oxlint-disable-line no-await-in-loop -- a page shows a dozen
      const { query, variables } = question;
      if (question.hasObservers() && !this.isFresh(query, variables)) void this.#ask(query, variables);
    }
  }

  #forget(): void {
    this.#receivedAt.clear();
    this.#failures.clear();
    this.#failedAhead.clear();
    this.#handedOver.clear();
  }

  #policy(document: DocumentNode, variables: OperationVariables | undefined): FetchPolicy {
    this.#useHandedOver(document, variables);
    if (this.#failedAhead.has(answerKey(document, variables))) return 'cache-only';
    return this.isFresh(document, variables) ? 'cache-first' : 'cache-and-network';
  }

  async #ask<Data, Variables extends OperationVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Answer<Data>> {
    try {
      const { data, error } = await this.query<Data, Variables>({
        query: document,
        variables,
        fetchPolicy: 'network-only',
        errorPolicy: 'all',
      } as never);
      if (error && !this.#isDrawing) this.#failedAhead.set(answerKey(document, variables), error);
      return { data: data as Data | undefined, error };
    } catch (error) {
      return { data: undefined, error }; // the store was emptied meanwhile
    }
  }

  #useHandedOver(document: DocumentNode, variables: OperationVariables | undefined): boolean {
    const key = answerKey(document, variables);
    const answer = this.#handedOver.get(key);
    if (!answer) return false;
    this.#handedOver.delete(key);
    this.writeQuery({ query: document, variables: answer.variables, data: answer.data, broadcast: false } as never);
    if (answer.errors)
      this.#failures.set(
        key,
        new CombinedGraphQLErrors({ data: answer.data as Record<string, unknown>, errors: answer.errors }),
      );
    if (answer.receivedAt !== null) this.#receivedAt.set(key, answer.receivedAt);
    return true;
  }

  #stampAnswers(): ApolloLink {
    return new ApolloLink((operation, forward) => {
      this.#failedAhead.delete(answerKey(operation.query, operation.variables));
      return this.#counted(forward(operation)).pipe(
        concatMap((result) => this.#inSlices(operation, result)),
        tap({ error: (error) => this.#noteFailure(operation, error) }),
        map((result) => {
          if (!result.errors?.length) this.#receivedAt.set(answerKey(operation.query, operation.variables), Date.now());
          const mended = result.errors?.length ? keepKnown(result, this.#known(operation)) : result;
          this.#rememberFailure(operation, mended);
          // What is known goes on being shown; there is nothing to tell then.
          if (!mended.errors?.length || isLacking(mended))
            this.layoutFailures.noteAnswer(operation.query, mended.errors);
          return mended;
        }),
      );
    });
  }

  #counted<Value>(answers: Observable<Value>): Observable<Value> {
    return defer(() => {
      this.#underWay.next(this.#underWay.value + 1);
      return answers.pipe(finalize(() => this.#underWay.next(this.#underWay.value - 1)));
    });
  }

  #inSlices(
    operation: ApolloLink.Operation,
    result: ApolloLink.Result,
  ): Observable<ApolloLink.Result> | Promise<ApolloLink.Result> {
    if (this.#isDrawing || !result.data || !hasLongList(operation, result.data)) return of(result);
    return readAhead(this.cache, operation, result.data).then(() => result);
  }

  #rememberFailure({ query, variables }: ApolloLink.Operation, { data, errors }: ApolloLink.Result): void {
    const key = answerKey(query, variables);
    if (this.#isDrawing && errors?.length) this.#failures.set(key, new CombinedGraphQLErrors({ data, errors }));
    else this.#failures.delete(key);
  }

  #failureOf(document: DocumentNode, variables: OperationVariables | undefined): ErrorLike | undefined {
    const key = answerKey(document, variables);
    return this.#failures.get(key) ?? this.#failedAhead.get(key);
  }

  /** Until there is a newer answer, what could not be had is told as it was when the page was drawn. */
  #tellFailures(observable: ObservableQuery, query: DocumentNode): void {
    const tell = rememberLast((result: ObservableQuery.Result<unknown>): ObservableQuery.Result<unknown> => {
      const error = result.error ? undefined : this.#failureOf(query, observable.variables);
      return error ? { ...result, error, loading: false, networkStatus: NetworkStatus.error } : result;
    });
    const currentResult = observable.getCurrentResult.bind(observable);
    const pipe = observable.pipe.bind(observable) as (...operators: unknown[]) => never;
    observable.getCurrentResult = () => tell(currentResult()) as ReturnType<typeof currentResult>;
    observable.pipe = (...operators: unknown[]) => pipe(map(tell), ...operators);
  }

  /** A page begins to watch a dozen questions, all in one piece of React's. Each gets a task of its own. */
  #watchInTurn(observable: ObservableQuery, query: DocumentNode): void {
    const pipe = observable.pipe.bind(observable) as (...operators: unknown[]) => Observable<unknown>;
    // Suspended questions are watched in the moment they are made, and count on it.
    let mayWait = false;
    queueMicrotask(() => (mayWait = true));
    const inTurn = defer(() => {
      if (!mayWait) return pipe();
      mayWait = false;
      return from(this.#turnOf(query, observable.variables)).pipe(concatMap(() => pipe()));
    });
    observable.pipe = inTurn.pipe.bind(inTurn) as never;
  }

  /** Who asks the same asks at once: it is one request. */
  #turnOf(document: DocumentNode, variables: OperationVariables | undefined): Promise<void> {
    const key = answerKey(document, variables);
    const turn = this.#turns.get(key) ?? nextTask().then(() => void this.#turns.delete(key));
    this.#turns.set(key, turn);
    return turn;
  }

  #noteFailure(operation: ApolloLink.Operation, error: unknown): void {
    if (this.#known(operation) === null) this.layoutFailures.noteFailure(operation.query, error);
  }

  /** What the cache has in full for a question; null: nothing. Mutations have nothing to fall back on. */
  #known({ query, variables }: ApolloLink.Operation): unknown {
    return metaOf(query).staleMs === undefined ? null : this.readQuery({ query, variables });
  }
}

/** The same for the same, so that nobody is drawn anew for nothing. */
function rememberLast<Value>(change: (value: Value) => Value): (value: Value) => Value {
  let last: { value: Value; changed: Value } | undefined;
  return (value) => {
    const changed = change(value);
    if (changed === value) return value;
    if (last?.value !== value) last = { value, changed };
    return last.changed;
  };
}
