import type { OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { CacheTags } from '../request/cache-tags.ts';
import type { LayoutUse } from '../upstream/layout-cache.ts';

/** The layout that a request used. */
export interface LayoutUser {
  readonly isAnonymous: boolean;
  readonly cacheTags: CacheTags;
  readonly mallApi: {
    /** The cached layout that this request used; null where it needed anything else. */
    readonly layoutUses: readonly LayoutUse[] | null;
    /** Whether all of it is still fresh and unchanged. If so, this request counts as using it. */
    usesAgain(uses: readonly LayoutUse[]): boolean;
  };
}

type Variables = Readonly<Record<string, unknown>> | undefined;

interface CachedResponse {
  body: Buffer;
  uses: readonly LayoutUse[];
  tags: readonly string[];
}

/**
 * Response cache for anonymous operations that need nothing but cached layout. A response is valid while each value that it
 * was made from is fresh and unchanged. It has no age itself.
 */
export class ResponseCache {
  /** Operations that ever had a cached response; other operations need no lookup. */
  readonly #numbers = new WeakMap<OperationDefinitionNode, number>();
  readonly #responses = new LRUCache<string, CachedResponse>({
    maxSize: 16_000_000,
    sizeCalculation: ({ body, uses, tags }, key) =>
      body.length + 2 * key.length + 300 * uses.length + 50 * tags.length + 200,
  });
  #count = 0;

  find(
    operation: OperationDefinitionNode,
    variables: Variables,
    { mallApi, isAnonymous, cacheTags }: LayoutUser,
  ): Buffer | null {
    const number = this.#numbers.get(operation);
    if (number === undefined || !isAnonymous) return null;
    const response = this.#responses.get(keyOf(number, variables));
    if (!response || !mallApi.usesAgain(response.uses)) return null;
    cacheTags.note(() => response.tags);
    return response.body;
  }

  /** `maxAgeSeconds` is that of the operation, by the hints of its fields. */
  note(
    { operation, maxAgeSeconds }: { operation: OperationDefinitionNode; maxAgeSeconds: number },
    variables: Variables,
    { mallApi, isAnonymous, cacheTags }: LayoutUser,
    body: Buffer,
  ): void {
    const uses = mallApi.layoutUses;
    if (!isAnonymous || uses === null || uses.length === 0) return;
    if (uses.some((use) => use.maxAgeSeconds > maxAgeSeconds)) return; // another field may change sooner than the layout
    const number = this.#numbers.get(operation) ?? (this.#count += 1);
    this.#numbers.set(operation, number);
    const key = keyOf(number, variables);
    if (key.length <= longestKey) this.#responses.set(key, { body: copyOf(body), uses, tags: cacheTags.list });
  }
}

const longestKey = 500;

function keyOf(number: number, variables: Variables): string {
  return `${number} ${JSON.stringify(variables)}`;
}

/** Copies outside the pool: a small buffer would keep the whole pool in memory. */
function copyOf(body: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}
