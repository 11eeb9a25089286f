import { locatedError, type GraphQLError } from 'graphql';
import type { CompletedPlace } from './plan-types.ts';

/** The state of one execution of a plan. */
export class ExecutionState {
  readonly context: unknown;
  readonly variables: Readonly<Record<string, unknown>>;
  /** In order of occurrence. */
  readonly errors: GraphQLError[] = [];
  /** The number of errors, including those that are not reported. */
  errorCount = 0;
  /** Whether the value in completion will be cached whole. Safe as state, since such completion is synchronous. */
  isCaching = false;
  /** Paths that are null because of an error; later errors below them are not reported. Undefined: the whole result. */
  readonly #nulled = new Set<ResponsePath | undefined>();

  constructor(context: unknown, variables: Readonly<Record<string, unknown>>) {
    this.context = context;
    this.variables = variables;
  }

  note(error: GraphQLError, path: ResponsePath | undefined): void {
    this.errorCount += 1;
    for (let each = path; each; each = each.above) if (this.#nulled.has(each)) return;
    if (this.#nulled.has(undefined)) return;
    this.#nulled.add(path);
    this.errors.push(error);
  }
}

/** Path of a value in the result, for errors. */
export interface ResponsePath {
  readonly above: ResponsePath | undefined;
  readonly key: string | number;
}

/** Null propagation: an error makes its field null, or its parent where the field is non-null. */
export function fail(state: ExecutionState, error: unknown, place: CompletedPlace, path: ResponsePath): null {
  const located = locatedError(error, place.nodes, keysOf(path));
  if (place.isNonNull) throw located;
  state.note(located, path);
  return null;
}

/** Completes a value, or what a promise of it resolves to, at a key below a path. An error becomes one of this place. */
export function completeAt(
  place: CompletedPlace,
  state: ExecutionState,
  value: unknown,
  above: ResponsePath | undefined,
  key: string | number,
): unknown {
  // Only an error of a leaf itself needs the leaf's path.
  const path = place.isLeaf ? undefined : { above, key };
  try {
    const completed = isPromise(value) ? later(place, state, value, path) : place.complete(state, value, path);
    return isPromise(completed) ? failing(place, state, completed, path ?? { above, key }) : completed;
  } catch (error) {
    return fail(state, error, place, path ?? { above, key });
  }
}

// Functions of their own: a closure inside of `completeAt` would cost each of its calls memory, with or without a promise.
function later({ complete }: CompletedPlace, state: ExecutionState, value: Promise<unknown>, path?: ResponsePath) {
  return value.then((resolved) => complete(state, resolved, path));
}

function failing(place: CompletedPlace, state: ExecutionState, completed: Promise<unknown>, path: ResponsePath) {
  return completed.then(undefined, (error: unknown) => fail(state, error, place, path));
}

function keysOf(path: ResponsePath): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let each: ResponsePath | undefined = path; each; each = each.above) keys.push(each.key);
  return keys.toReversed();
}

/** Our resolvers return native promises only; looking for `then` in each value costs several times as much. */
export function isPromise(value: unknown): value is Promise<unknown> {
  return value instanceof Promise;
}
