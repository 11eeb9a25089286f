import type { GraphQLError } from 'graphql';

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

/** Our resolvers return native promises only; looking for `then` in each value costs several times as much. */
export function isPromise(value: unknown): value is Promise<unknown> {
  return value instanceof Promise;
}
