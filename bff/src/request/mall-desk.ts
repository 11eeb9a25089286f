import { DeveloperError } from '../errors/developer-error.ts';
import { shopperError } from '../errors/shopper-error.ts';
import type { Freshness } from './freshness.ts';
import type { Visitor } from '../session/visitor.ts';
import { identityOf, pathWithQuery, type Caller, type MallCall } from '../upstream/call.ts';
import type { LayoutUse } from '../fast-path/response-cache.ts';
import type { LayoutCache } from '../upstream/layout-cache.ts';
import type { MallClient } from '../upstream/mall-client.ts';
import { abortedError } from '../upstream/transport.ts';
import { isRefusal, MallRefusal } from '../errors/mall-error.ts';
import { never, untilAborted } from '../upstream/pending-reads.ts';

/** One question in its two forms: the member's path with a bearer, the visitor's without. */
export interface TwinCall<T> {
  member: MallCall<T>;
  visitor: MallCall<T>;
}

interface DeskParts {
  client: MallClient;
  cache: LayoutCache;
  visitor: Visitor;
  freshness: Freshness;
  caller: Omit<Caller, 'bearer'>;
  maxAgeOf: (coordinate: string) => number;
  maxCalls: number;
}

/** Asks the mall in the name of one request. */
export class MallDesk {
  readonly #parts: DeskParts;
  #calls = 0;
  #layoutUses: LayoutUse[] | null = [];

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  /** The fresh layout that was all that this request has asked for; null where it was not. */
  get onlyFresh(): readonly LayoutUse[] | null {
    return this.#layoutUses;
  }

  /** Whether each of these is still fresh and what it was. They count as used then. */
  usesAgain(uses: readonly LayoutUse[]): boolean {
    const { cache, freshness } = this.#parts;
    const kept = uses.map(({ key, maxAgeSeconds }) => cache.fresh(key, maxAgeSeconds));
    const isSame = uses.every(({ version }, index) => kept[index]?.version === version);
    if (isSame)
      for (const [index, { maxAgeSeconds }] of uses.entries())
        freshness.note(kept[index]?.ageSeconds ?? 0, maxAgeSeconds);
    return isSame;
  }

  isMemberOf(mallNumber: string): boolean {
    return this.#parts.visitor.isMemberOf(mallNumber);
  }

  /** Keeps the answer of this request out of every cache. */
  noteFleeting(): void {
    this.#parts.freshness.noteFleeting();
  }

  /** Without any identity. */
  asVisitor<T>(call: MallCall<T>): Promise<T> {
    return this.#send(call, null);
  }

  /** With the bearer; a token that the mall holds for ended is traded and the call made once more, where that can be. */
  async asMember<T>(call: MallCall<T>): Promise<T> {
    const { visitor } = this.#parts;
    if (visitor.bearer === null) throw shopperError('UNAUTHENTICATED');
    const shown = visitor.bearer;
    try {
      return await this.#send(call, shown);
    } catch (error) {
      if (!isRefusal(error, '1401')) throw error;
      const isNewer = visitor.bearer !== shown || (await visitor.refresh());
      if (!isNewer) throw error;
      this.#calls -= 1; // the same call once more, not another one
      return this.#send(call, visitor.bearer);
    }
  }

  /** The path that fits who asks: members of this mall theirs, everyone else the public one. */
  ask<T>(mallNumber: string, { member, visitor }: TwinCall<T>): Promise<T> {
    return this.isMemberOf(mallNumber) ? this.asMember(member) : this.asVisitor(visitor);
  }

  /**
   * A layout answer in our words. A visitor's is kept for the time that the schema gives the field; a member's is
   * asked for each time and kept nowhere. `variant` names whatever else the mapping depends on.
   */
  async layout<W, M>(
    field: string,
    mallNumber: string | null,
    calls: TwinCall<W>,
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
    const kept =
      fresh ??
      (await this.#awaited(
        calls.visitor,
        cache.get(key, maxAge, () => this.#loadPublic(calls.visitor, map)),
        caller.signal,
      ));
    freshness.note(kept.ageSeconds, maxAge);
    return kept.value;
  }

  async #awaited<T>({ endpoint }: MallCall<unknown>, answer: Promise<T>, signal: AbortSignal): Promise<T> {
    try {
      return await untilAborted(answer, signal);
    } catch (error) {
      throw signal.aborted ? abortedError(endpoint, signal) : error;
    }
  }

  /** What everybody will get is not bound to the patience of the one who happened to ask first. */
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

/** Servers take no longer ones, and what they answer instead would look like a fault of the mall's. */
const longestPath = 4_000;

/** The same call for both: an answer that does not depend on who asks. */
export function publicCall<T>(call: MallCall<T>): TwinCall<T> {
  return { member: call, visitor: call };
}
