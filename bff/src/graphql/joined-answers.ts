import type { OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { GatewayContext } from '../context.ts';
import type { Piece } from '../upstream/mall-desk.ts';

type Asker = Pick<GatewayContext, 'desk' | 'isAnonymous'>;
type Variables = Readonly<Record<string, unknown>> | undefined;

/** An operation as it was asked, by whom, and for how many seconds its answer may be kept. */
interface Asked {
  operation: OperationDefinitionNode;
  variables: Variables;
  context: Asker;
  age: number;
}

interface Joined {
  body: Buffer;
  pieces: readonly Piece[];
}

/**
 * Answers of nothing but kept layout, as they were put together and written down. The same question of somebody without a name has the
 * same answer for as long as each of its pieces is fresh and the same: by their own times, never by one of its own.
 */
export class JoinedAnswers {
  /** Of operations that ever had such an answer; of the others nothing needs to be looked up. */
  readonly #names = new WeakMap<OperationDefinitionNode, number>();
  readonly #joined = new LRUCache<string, Joined>({
    maxSize: mostBytes,
    sizeCalculation: ({ body, pieces }, key) => body.length + 2 * key.length + 300 * pieces.length + 200,
  });
  #named = 0;

  find(operation: OperationDefinitionNode, variables: Variables, { desk, isAnonymous }: Asker): Buffer | null {
    const name = this.#names.get(operation);
    if (name === undefined || !isAnonymous) return null;
    const joined = this.#joined.get(keyOf(name, variables));
    return joined && desk.usesAgain(joined.pieces) ? joined.body : null;
  }

  note({ operation, variables, context: { desk, isAnonymous }, age }: Asked, body: Buffer): void {
    const pieces = desk.onlyFresh;
    if (!isAnonymous || pieces === null || pieces.length === 0) return;
    if (pieces.some(({ maxAgeSeconds }) => maxAgeSeconds > age)) return; // something of it may be of another moment than its pieces
    const name = this.#names.get(operation) ?? (this.#named += 1);
    this.#names.set(operation, name);
    const key = keyOf(name, variables);
    if (key.length <= longestKey) this.#joined.set(key, { body: copyOf(body), pieces });
  }
}

const mostBytes = 16_000_000;
const longestKey = 500;

function keyOf(name: number, variables: Variables): string {
  return `${name} ${JSON.stringify(variables)}`;
}

/** In memory of its own: a small one else holds the block that it was cut from. */
function copyOf(body: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}
