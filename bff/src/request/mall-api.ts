import { DeveloperError } from '../errors/developer-error.ts';
import { shopperError } from '../errors/shopper-error.ts';
import type { Freshness } from './freshness.ts';
import type { Visitor } from '../session/visitor.ts';
import { identityOf, pathWithQuery, type Caller, type MallCall } from '../upstream/call.ts';
import type { LayoutCache, LayoutUse } from '../upstream/layout-cache.ts';
import type { MallClient } from '../upstream/mall-client.ts';
import { shownCall } from '../upstream/masked-body.ts';
import { abortedError } from '../upstream/transport.ts';
import { isRefusal, MallRefusal } from '../errors/mall-error.ts';
import { never, untilAborted } from '../upstream/single-flight.ts';

/** One call in its two forms: the member's path with a bearer, the visitor's without. */
export interface CallVariants<T> {
  member: MallCall<T>;
  visitor: MallCall<T>;
}

interface ApiParts {
  client: MallClient;
  cache: LayoutCache;
  visitor: Visitor;
  freshness: Freshness;
  caller: Omit<Caller, 'bearer'>;
  maxAgeOf: (coordinate: string) => number;
  maxCalls: number;
}

/** The mall's API for one request: chooses the identity, counts the calls, and notes the cached layout that was used. */
export class MallApi {
  readonly #parts: ApiParts;
  #calls = 0;
  #layoutUses: LayoutUse[] | null = [];

  constructor(parts: ApiParts) {
    this.#parts = parts;
  }

  /** The cached layout that this request used; null where it needed anything else. */
  get layoutUses(): readonly LayoutUse[] | null {
    return this.#layoutUses;
  }

  /** Whether each of these is still fresh and unchanged. If so, this request counts as using them. */
  usesAgain(uses: readonly LayoutUse[]): boolean {
    const { cache, freshness } = this.#parts;
    const cached = uses.map(({ key, maxAgeSeconds }) => cache.fresh(key, maxAgeSeconds));
    const isSame = uses.every(({ version }, index) => cached[index]?.version === version);
    if (isSame)
      for (const [index, { maxAgeSeconds }] of uses.entries())
        freshness.note(cached[index]?.ageSeconds ?? 0, maxAgeSeconds);
    return isSame;
  }

  isMemberOf(mallNumber: string): boolean {
    return this.#parts.visitor.isMemberOf(mallNumber);
  }

  /** Keeps the response of this request out of every cache. */
  preventCaching(): void {
    this.#parts.freshness.preventCaching();
  }

  /** As an anonymous caller. */
  asVisitor<T>(call: MallCall<T>): Promise<T> {
    return this.#send(call, null);
  }

  /** With the bearer. If the mall says that the token has expired, refreshes it where possible and repeats the call once. */
  async asMember<T>(call: MallCall<T>): Promise<T> {
    const { visitor } = this.#parts;
    if (visitor.bearer === null) throw shopperError('UNAUTHENTICATED');
    const sent = visitor.bearer;
    try {
      return await this.#send(call, sent);
    } catch (error) {
      if (!isRefusal(error, '1401')) throw error;
      const isNewer = visitor.bearer !== sent || (await visitor.refresh());
      if (!isNewer) throw error;
      this.#calls -= 1; // the repeat is not another call
      return this.#send(call, visitor.bearer);
    }
  }

  /** The member's path for members of this mall, the public one for everyone else. */
  ask<T>(mallNumber: string, { member, visitor }: CallVariants<T>): Promise<T> {
    return this.isMemberOf(mallNumber) ? this.asMember(member) : this.asVisitor(visitor);
  }

  /**
   * A mapped layout value. A visitor's is cached for the max-age of the schema's field; a member's is fetched each time
   * and never cached. `variant` names anything else that the mapping depends on.
   */
  async layout<W, M>(
    field: string,
    mallNumber: string | null,
    calls: CallVariants<W>,
    variant: string,
    map: (wire: W) => M,
  ): Promise<M> {
    if (mallNumber !== null && this.isMemberOf(mallNumber)) return map(await this.asMember(calls.member));
    const { cache, maxAgeOf, freshness, caller } = this.#parts;
    const maxAge = maxAgeOf(field);
    const key = `${field} ${variant} ${identityOf(calls.visitor, null)}`;
    const fresh = cache.fresh<M>(key, maxAge);
    if (fresh) this.#layoutUses?.push({ key, maxAgeSeconds: maxAge, version: fresh.version });
    else this.#layoutUses = null;
    const cached =
      fresh ??
      (await this.#awaited(
        calls.visitor,
        cache.get(key, maxAge, () => this.#loadPublic(calls.visitor, map)),
        caller.signal,
      ));
    freshness.note(cached.ageSeconds, maxAge);
    if (fresh || cached.ageSeconds >= maxAge)
      caller.trace?.noteCached(() => shownCall(calls.visitor, null), fresh ? 'fresh' : 'stale');
    return cached.value;
  }

  async #awaited<T>({ endpoint }: MallCall<unknown>, loading: Promise<T>, signal: AbortSignal): Promise<T> {
    try {
      return await untilAborted(loading, signal);
    } catch (error) {
      throw signal.aborted ? abortedError(endpoint, signal) : error;
    }
  }

  /** Never aborted: other requests will use the value, even if the first one leaves. */
  async #loadPublic<W, M>(call: MallCall<W>, map: (wire: W) => M): Promise<M> {
    this.#count();
    const { client, caller } = this.#parts;
    return map(await client.send(call, { ...caller, bearer: null, signal: never }));
  }

  async #send<T>(call: MallCall<T>, bearer: string | null): Promise<T> {
    this.#layoutUses = null;
    if (pathWithQuery(call).length > longestPath) throw shopperError('BAD_INPUT');
    this.#count();
    const { client, caller } = this.#parts;
    try {
      return await client.send(call, { ...caller, bearer });
    } catch (error) {
      throw bearer === null && isRefusal(error, '1401')
        ? new MallRefusal(error.endpoint, { ...error, hadNoBearer: true })
        : error;
    }
  }

  #count(): void {
    this.#calls += 1;
    if (this.#calls > this.#parts.maxCalls)
      throw new DeveloperError(
        'QUERY_TOO_COSTLY',
        `The operation leads to more than ${this.#parts.maxCalls} calls to the mall.`,
      );
  }
}

/** Servers refuse longer paths, which would look like a fault of the mall. */
const longestPath = 4_000;

/** The same call for members and visitors. */
export function publicCall<T>(call: MallCall<T>): CallVariants<T> {
  return { member: call, visitor: call };
}
