import { locatedError, type FieldNode, type GraphQLError } from 'graphql';

/** What one execution of a plan knows. */
export class ExecutionState {
  readonly context: unknown;
  readonly variables: Readonly<Record<string, unknown>>;
  /** In the order in which they came up. */
  readonly errors: GraphQLError[] = [];
  /** How often something went wrong, also where that is told no more. */
  trouble = 0;
  /** Whether a value is being completed that will be cached whole. Nothing is awaited meanwhile. */
  isCaching = false;
  /** Places that are null by an error; what goes wrong below them later is told no more. Undefined: the whole answer. */
  readonly #nulled = new Set<ResponsePath | undefined>();

  constructor(context: unknown, variables: Readonly<Record<string, unknown>>) {
    this.context = context;
    this.variables = variables;
  }

  note(error: GraphQLError, path: ResponsePath | undefined): void {
    this.trouble += 1;
    for (let each = path; each; each = each.above) if (this.#nulled.has(each)) return;
    if (this.#nulled.has(undefined)) return;
    this.#nulled.add(path);
    this.errors.push(error);
  }
}

/** Where in the answer a value stands; told by errors alone. */
export interface ResponsePath {
  readonly above: ResponsePath | undefined;
  readonly key: string | number;
}

/** None for a leaf, of which there are many and below which nothing stands: an error of its own makes one. */
export function pathBelow(
  above: ResponsePath | undefined,
  key: string | number,
  isLeaf: boolean,
): ResponsePath | undefined {
  return isLeaf ? undefined : { above, key };
}

/** What an error costs: itself where null may stand, else whatever holds it. */
export function fail(
  state: ExecutionState,
  error: unknown,
  nodes: readonly FieldNode[],
  path: ResponsePath,
  isNonNull: boolean,
): null {
  const located = locatedError(error, nodes, keysOf(path));
  if (isNonNull) throw located;
  state.note(located, path);
  return null;
}

function keysOf(path: ResponsePath): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let each: ResponsePath | undefined = path; each; each = each.above) keys.push(each.key);
  return keys.toReversed();
}

/** Our resolvers give out promises of the language and no others; to look for a `then` in each value would cost several times as much. */
export function isPromise(value: unknown): value is Promise<unknown> {
  return value instanceof Promise;
}
