import { locatedError, type FieldNode, type GraphQLError } from 'graphql';

/** One execution of a plan. */
export class Run {
  readonly context: unknown;
  readonly variables: Readonly<Record<string, unknown>>;
  /** In the order in which they came up. */
  readonly errors: GraphQLError[] = [];
  /** How often something went wrong, also where that is told no more. */
  trouble = 0;
  /** Whether a value is being completed that will be kept whole. Nothing waits meanwhile. */
  isKeeping = false;
  /** Places that are null by an error; what goes wrong below them later is told no more. Undefined: the whole answer. */
  readonly #nulled = new Set<Place | undefined>();

  constructor(context: unknown, variables: Readonly<Record<string, unknown>>) {
    this.context = context;
    this.variables = variables;
  }

  note(error: GraphQLError, place: Place | undefined): void {
    this.trouble += 1;
    for (let each = place; each; each = each.above) if (this.#nulled.has(each)) return;
    if (this.#nulled.has(undefined)) return;
    this.#nulled.add(place);
    this.errors.push(error);
  }
}

/** Where in the answer a value stands; told by errors alone. */
export interface Place {
  readonly above: Place | undefined;
  readonly key: string | number;
}

/** None for a leaf, of which there are many and below which nothing stands: an error of its own makes one. */
export function placeBelow(above: Place | undefined, key: string | number, isLeaf: boolean): Place | undefined {
  return isLeaf ? undefined : { above, key };
}

/** What an error costs: itself where null may stand, else whatever holds it. */
export function fail(run: Run, error: unknown, nodes: readonly FieldNode[], place: Place, isNonNull: boolean): null {
  const located = locatedError(error, nodes as FieldNode[], keysOf(place));
  if (isNonNull) throw located;
  run.note(located, place);
  return null;
}

function keysOf(place: Place): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let each: Place | undefined = place; each; each = each.above) keys.push(each.key);
  return keys.toReversed();
}

/** Our resolvers give out promises of the language and no others; to look for a `then` in each value would cost several times as much. */
export function isPromise(value: unknown): value is Promise<unknown> {
  return value instanceof Promise;
}
