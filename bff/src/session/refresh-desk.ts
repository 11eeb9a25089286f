import { randomUUID } from 'node:crypto';
import type { SharedStore, Unlock } from '../shared/store.ts';
import { waitFor } from '../shared/wait.ts';
import { hash, type Caller } from '../upstream/call.ts';
import { meaningOf } from '../errors/codes.ts';
import type { MallClient } from '../upstream/mall-client.ts';
import { isRefusal, MallError, type MallRefusal } from '../errors/mall-error.ts';
import { Hold } from './hold.ts';
import { seal, unseal } from './sealed.ts';
import type { TryLimit } from './try-limit.ts';
import { probeCall, refreshCall, type WireTokens } from './session.wire.ts';

/** How a refresh ended for good: a new pair, or the mall's no. */
type FinalResult = { tokens: WireTokens; receivedAt: number } | { refused: true };

/**
 * How a refresh ended. `isLost`: the token was sent once and its answer never came, so that it may be spent and is not sent again;
 * the access token beside it is as good as before. Anything else is thrown and the old pair stays what it was.
 */
export type RefreshResult = FinalResult | { isLost: true };

type TokenlessCaller = Omit<Caller, 'bearer' | 'signal'>;
type RefreshListener = (outcome: 'traded' | 'refused' | 'failed') => void;

interface DeskParts {
  client: MallClient;
  store: SharedStore;
  /** For so long after its first use the mall answers a spent token with the same pair again. */
  graceMs: number;
  /** The longest that a call can take. */
  callMs: number;
  onRefresh?: RefreshListener;
  /** Left out: nobody is held back. */
  limit?: Pick<TryLimit, 'mayRefresh' | 'noteRefusedRefresh'>;
}

/** One showing of a token, from lock to answer. */
interface Trade {
  key: string;
  refreshToken: string;
  caller: TokenlessCaller;
  hold: Hold;
}

/** A token is sent so soon after its lock was taken, or not at all: the answer is then back before the lock ends. */
const sendWithinMs = 1_000;
const resultMs = 60_000;
const shownMs = 3_600_000;

/**
 * Trades refresh tokens, each once, in this gateway and across all that share the store: whoever comes with the same
 * token meanwhile or within a minute gets the same result, a refusal too. That a token was shown is written down
 * before it is sent, in one step that fails when another was faster, so one whose answer was lost is shown again only
 * while the mall's grace makes that safe, and is lost after that. A gateway that was paused past its lock does not send what it meant to send.
 */
export class RefreshDesk {
  readonly #parts: DeskParts;
  readonly #pending = new Map<string, Promise<RefreshResult>>();

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  refresh(refreshToken: string, caller: TokenlessCaller): Promise<RefreshResult> {
    const key = hash(refreshToken);
    const running = this.#pending.get(key);
    if (running) return running;
    const trade = this.#keptOrTraded(key, refreshToken, caller).finally(() => this.#pending.delete(key));
    this.#pending.set(key, trade);
    return trade;
  }

  /** One gateway holds the lock and trades; the others wait for what comes of it. */
  async #keptOrTraded(key: string, refreshToken: string, caller: TokenlessCaller): Promise<RefreshResult> {
    const { store, callMs } = this.#parts;
    const lockMs = callMs + sendWithinMs;
    const turn = async (): Promise<{ kept: RefreshResult } | { unlock: Unlock; hold: Hold } | null> => {
      const kept = await this.#kept(key, refreshToken);
      if (kept) return { kept };
      const hold = new Hold();
      const unlock = await store.lock(`refresh:${key}`, lockMs);
      return unlock && { unlock, hold };
    };
    const end = Date.now() + 2 * lockMs;
    do {
      const won = await waitFor(turn, { every: 50, atMost: lockMs });
      if (won === null) break;
      if ('kept' in won) return won.kept;
      try {
        const result =
          (await this.#kept(key, refreshToken)) ?? (await this.#trade({ key, refreshToken, caller, hold: won.hold }));
        if (result) return result;
      } finally {
        await won.unlock();
      }
    } while (Date.now() < end);
    throw new MallError('timeout', 'GET auth/refresh/token', { detail: 'another gateway is still at it' });
  }

  async #kept(key: string, refreshToken: string): Promise<FinalResult | null> {
    const { value, now } = await this.#parts.store.getTimed(`refreshed:${key}`);
    try {
      if (value === null) return null;
      const result = JSON.parse(unseal(refreshToken, value)) as FinalResult;
      return 'refused' in result ? result : { ...result, receivedAt: result.receivedAt - now + Date.now() };
    } catch {
      return null; // what is damaged is as good as gone; that the token was shown is kept apart from it
    }
  }

  /** Null: the lock was lost before anything was sent, so that another may have traded meanwhile. */
  async #trade({ key, refreshToken, caller, hold }: Trade): Promise<RefreshResult | null> {
    const { store, onRefresh, limit } = this.#parts;
    await limit?.mayRefresh(caller.forwardedFor);
    const asked = new Hold();
    const { value: earlier, now } = await store.getTimed(`shown:${key}`);
    const shownAt = earlier === null ? now : Number(earlier.split(' ')[0]);
    const isSafe = () => earlier === null || this.#isSafeAgain(now - shownAt, asked);
    const isDue = () => hold.isYoungerThan(sendWithinMs) && isSafe();
    if (!isSafe()) return { isLost: true };
    if (earlier !== null) await this.#probe(caller);
    const mark = `${shownAt} ${randomUUID()}`;
    if (!(await store.swap(`shown:${key}`, earlier, mark, shownMs))) return null;
    try {
      return await this.#keep(key, refreshToken, {
        tokens: await this.#ask(refreshToken, caller, isDue),
        receivedAt: Date.now(),
      });
    } catch (error) {
      if (isRefusal(error) && !isPassing(error)) {
        await limit?.noteRefusedRefresh(caller.forwardedFor);
        return this.#keep(key, refreshToken, { refused: true });
      }
      if (isUnspent(error)) await store.swap(`shown:${key}`, mark, earlier, shownMs);
      if (isUnsent(error) && !isDue()) return null;
      onRefresh?.('failed');
      throw error;
    }
  }

  /**
   * The mall counts from when it got the token, which was after we wrote it down; a call may take its whole time. So long ago
   * by the store's clock, and from when that was asked by ours; a store whose clock went back cannot tell.
   */
  #isSafeAgain(agoMs: number, asked: Hold): boolean {
    return agoMs >= 0 && asked.isYoungerThan(this.#parts.graceMs - this.#parts.callMs - agoMs);
  }

  /**
   * Throws unless the mall answers now. A paused mall reads on waking what was sent meanwhile, which may be past its
   * grace: a token that it may know is sent only to one that is awake.
   */
  async #probe(caller: TokenlessCaller): Promise<void> {
    try {
      await this.#parts.client.send(probeCall, { ...caller, bearer: null, signal: new AbortController().signal });
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  }

  /** The client's leaving must not end this call: a token spent without an answer is a session lost. */
  #ask(refreshToken: string, caller: TokenlessCaller, mayBeSent: () => boolean): Promise<WireTokens> {
    return this.#parts.client.send(
      { ...refreshCall(refreshToken), mayBeSent },
      { ...caller, bearer: null, signal: new AbortController().signal },
    );
  }

  async #keep(key: string, refreshToken: string, result: FinalResult): Promise<FinalResult> {
    const { store } = this.#parts;
    const { now } = await store.getTimed(`refreshed:${key}`);
    const kept = 'refused' in result ? result : { ...result, receivedAt: result.receivedAt - Date.now() + now };
    await store.set(`refreshed:${key}`, seal(refreshToken, JSON.stringify(kept)), resultMs);
    this.#parts.onRefresh?.('tokens' in result ? 'traded' : 'refused');
    return result;
  }
}

/** A mall that is asked too much says nothing of the token; every other no means that the session is over. The specification, section 8. */
function isPassing(refusal: MallRefusal): boolean {
  return meaningOf(refusal) === 'RATE_LIMITED';
}

/** The mall never got it, or says that it failed and so rolled back; or it refused for a reason that spends nothing. */
function isUnspent(error: unknown): boolean {
  return isRefusal(error) || isUnsent(error) || (error instanceof MallError && error.isTold);
}

function isUnsent(error: unknown): boolean {
  return error instanceof MallError && error.isUnsent;
}
