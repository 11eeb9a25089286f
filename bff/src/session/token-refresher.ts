import { randomUUID } from 'node:crypto';
import type { SharedStore, Unlock } from '../shared/store.ts';
import { waitFor } from '../shared/wait.ts';
import { hash, type Caller } from '../upstream/call.ts';
import { meaningOf } from '../errors/codes.ts';
import type { MallClient } from '../upstream/mall-client.ts';
import { untilAborted } from '../upstream/single-flight.ts';
import { abortedError } from '../upstream/transport.ts';
import { isRefusal, MallError, type MallRefusal } from '../errors/mall-error.ts';
import { seal, unseal } from './sealed.ts';
import { probeCall, refreshCall, type WireTokens } from './session.wire.ts';
import { Stopwatch } from './stopwatch.ts';
import type { TryLimit } from './try-limit.ts';

/**
 * How a refresh ended: a new pair, the mall's refusal, or neither. `isLost`: the token was sent once and its response never
 * came, so it may be spent; the access token is as good as before. Any other failure is thrown, and the old pair stays valid.
 */
export type RefreshResult = { tokens: WireTokens; receivedAt: number } | { refused: true } | { isLost: true };

/** Its signal ends the wait of one caller, never the refresh: a token spent without a response is a lost session. */
type TokenlessCaller = Omit<Caller, 'bearer'>;
type RefreshListener = (outcome: 'traded' | 'refused' | 'failed') => void;

interface RefresherParts {
  client: MallClient;
  store: SharedStore;
  /** After the first use of a token the mall returns the same pair for this time. */
  graceMs: number;
  /** The time limit of a call. */
  callMs: number;
  onRefresh?: RefreshListener;
  /** Undefined: no limit. */
  limit?: Pick<TryLimit, 'mayRefresh' | 'noteRefusedRefresh'>;
}

/** One attempt to refresh, while it holds the lock. */
interface Attempt {
  key: string;
  refreshToken: string;
  caller: TokenlessCaller;
  /** Started before the lock was requested. */
  lease: Stopwatch;
}

/** Send a token within this time of taking its lock, or never: the response then arrives before the lock expires. */
const sendWithinMs = 1_000;
const resultMs = 60_000;
const refreshEndpoint = 'GET auth/refresh/token';
const sentMs = 3_600_000;

/**
 * Refreshes each token once, in this gateway and across all that share the store. Requests with the same token get the same
 * result for a minute, a refusal too. The store records that a token is sent before it is sent, by compare-and-swap. So a token
 * whose response was lost is sent again only while the mall's grace makes that safe. A gateway that was paused past its lease
 * sends nothing.
 */
export class TokenRefresher {
  readonly #parts: RefresherParts;
  readonly #pending = new Map<string, Promise<RefreshResult>>();

  constructor(parts: RefresherParts) {
    this.#parts = parts;
  }

  /** Also rejects once the caller's signal aborts: store and lock may take longer than a response. */
  async refresh(refreshToken: string, caller: TokenlessCaller): Promise<RefreshResult> {
    const { signal } = caller;
    try {
      return await untilAborted(this.#pendingOrNew(refreshToken, caller), signal);
    } catch (error) {
      throw signal.aborted ? abortedError(refreshEndpoint, signal) : error;
    }
  }

  #pendingOrNew(refreshToken: string, caller: TokenlessCaller): Promise<RefreshResult> {
    const key = hash(refreshToken);
    const running = this.#pending.get(key);
    if (running) return running;
    const refresh = this.#storedOrRefreshed(key, refreshToken, caller).finally(() => this.#pending.delete(key));
    this.#pending.set(key, refresh);
    return refresh;
  }

  /** One gateway holds the lock and refreshes; the others wait for its result. */
  async #storedOrRefreshed(key: string, refreshToken: string, caller: TokenlessCaller): Promise<RefreshResult> {
    const { store, callMs } = this.#parts;
    const lockMs = callMs + sendWithinMs;
    const storedOrLocked = async (): Promise<
      { stored: RefreshResult } | { unlock: Unlock; lease: Stopwatch } | null
    > => {
      const stored = await this.#stored(key, refreshToken);
      if (stored) return { stored };
      const lease = new Stopwatch();
      const unlock = await store.lock(`refresh:${key}`, lockMs);
      return unlock && { unlock, lease };
    };
    const end = Date.now() + 2 * lockMs;
    do {
      const won = await waitFor(storedOrLocked, { every: 50, atMost: lockMs });
      if (won === null) break;
      if ('stored' in won) return won.stored;
      try {
        const attempt = { key, refreshToken, caller, lease: won.lease };
        const result = (await this.#stored(key, refreshToken)) ?? (await this.#refresh(attempt));
        if (result) return result;
      } finally {
        await won.unlock();
      }
    } while (Date.now() < end);
    throw new MallError('timeout', refreshEndpoint, { detail: 'another gateway still refreshes the token' });
  }

  async #stored(key: string, refreshToken: string): Promise<RefreshResult | null> {
    const { value, now } = await this.#parts.store.getTimed(`refreshed:${key}`);
    try {
      if (value === null) return null;
      const result = JSON.parse(unseal(refreshToken, value)) as RefreshResult;
      return 'tokens' in result ? { ...result, receivedAt: result.receivedAt - now + Date.now() } : result;
    } catch {
      return null; // a damaged entry counts as none; the mark of a sent token is stored separately
    }
  }

  /** Null: the lease ended before anything was sent, so another gateway may have refreshed meanwhile. */
  async #refresh({ key, refreshToken, caller, lease }: Attempt): Promise<RefreshResult | null> {
    const { store, onRefresh, limit } = this.#parts;
    await limit?.mayRefresh(caller.forwardedFor);
    const sinceRead = new Stopwatch();
    const { value: earlier, now } = await store.getTimed(`shown:${key}`);
    const sentAt = earlier === null ? now : Number(earlier.split(' ')[0]);
    const isSafe = () => earlier === null || this.#isSafeAgain(now - sentAt, sinceRead);
    const maySend = () => lease.isYoungerThan(sendWithinMs) && isSafe();
    if (!isSafe()) {
      onRefresh?.('failed');
      return { isLost: true };
    }
    if (earlier !== null) await this.#probe(caller);
    const mark = `${sentAt} ${randomUUID()}`;
    if (!(await store.swap(`shown:${key}`, earlier, mark, sentMs))) return null;
    try {
      const tokens = await this.#send(refreshToken, caller, maySend);
      return await this.#save(key, refreshToken, { tokens, receivedAt: Date.now() });
    } catch (error) {
      if (isRefusal(error) && !isTemporary(error)) {
        await limit?.noteRefusedRefresh(caller.forwardedFor);
        // A repeat may be refused because the first one has spent the token, where the mall's grace is shorter than our setting.
        return this.#save(key, refreshToken, earlier === null ? { refused: true } : { isLost: true });
      }
      if (isUnspent(error)) await store.swap(`shown:${key}`, mark, earlier, sentMs);
      if (isUnsent(error) && !maySend()) return null;
      onRefresh?.('failed');
      throw error;
    }
  }

  /**
   * The mall's grace starts when it receives the token, after we stored the mark, and a call may take its whole time.
   * The age is by the store's clock, plus our own since it was read. A negative age means that the store's clock was
   * set back.
   */
  #isSafeAgain(agoMs: number, sinceRead: Stopwatch): boolean {
    return agoMs >= 0 && sinceRead.isYoungerThan(this.#parts.graceMs - this.#parts.callMs - agoMs);
  }

  /**
   * Throws unless the mall responds now. A paused mall reads pending requests when it resumes, possibly past its grace.
   * So a token that it may know is sent only while it responds.
   */
  async #probe(caller: TokenlessCaller): Promise<void> {
    try {
      await this.#parts.client.send(probeCall, { ...caller, bearer: null, signal: new AbortController().signal });
    } catch (error) {
      if (isRefusal(error)) return;
      this.#parts.onRefresh?.('failed');
      throw error;
    }
  }

  #send(refreshToken: string, caller: TokenlessCaller, mayBeSent: () => boolean): Promise<WireTokens> {
    return this.#parts.client.send(
      { ...refreshCall(refreshToken), mayBeSent },
      { ...caller, bearer: null, signal: new AbortController().signal },
    );
  }

  async #save(key: string, refreshToken: string, result: RefreshResult): Promise<RefreshResult> {
    const { store } = this.#parts;
    const { now } = await store.getTimed(`refreshed:${key}`);
    const stored = 'tokens' in result ? { ...result, receivedAt: result.receivedAt - Date.now() + now } : result;
    await store.set(`refreshed:${key}`, seal(refreshToken, JSON.stringify(stored)), resultMs);
    this.#parts.onRefresh?.('tokens' in result ? 'traded' : 'refused');
    return result;
  }
}

/** A rate limit says nothing about the token; every other refusal ends the session. The specification, section 8. */
function isTemporary(refusal: MallRefusal): boolean {
  return meaningOf(refusal) === 'RATE_LIMITED';
}

/** The mall never received the token, or reports a failure and rolled back, or refused for a reason that spends nothing. */
function isUnspent(error: unknown): boolean {
  return isRefusal(error) || isUnsent(error) || (error instanceof MallError && error.isReportedByMall);
}

function isUnsent(error: unknown): boolean {
  return error instanceof MallError && error.isUnsent;
}
