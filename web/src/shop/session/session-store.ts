import type { OpenStep } from './open-step.ts';
import { remainingSeconds } from './access-token.ts';

export interface StoredSession {
  accessToken: string;
  refreshToken: string;
  /** When this browser received the pair, by its own clock. */
  receivedAt: number;
}

export type TokenPair = Pick<StoredSession, 'accessToken' | 'refreshToken'>;
/** How a session came to its end. `ended`: the member left. `expired`: the mall refuses what was kept. `dormant`: the account sleeps. */
export type SessionEnd = 'ended' | 'expired' | 'dormant';
/**
 * `started`: someone signed in. `joined`: the visitor got the session of another tab, or of a guest. `renewed`: the
 * same session with a newer pair.
 */
export type SessionChange = 'started' | 'joined' | 'renewed' | SessionEnd;
type Listener = (change: SessionChange) => void;

/** An access token with less than this left is shown together with the refresh token. */
export const refreshThresholdSeconds = 300;

const endings: Readonly<Record<string, SessionEnd>> = { SESSION_EXPIRED: 'expired', DORMANT_ACCOUNT: 'dormant' };

/** Storage key of a mall's tokens, for the boot script and this store: mall A's pair is not valid in mall B. */
export function sessionKey(mallUrl: string): string {
  return `family-mall.session.${mallUrl}`;
}

/** Storage key of what a member searched for, which ends with the session: the next one at the device is somebody else. */
export function searchedWordsKey(mallUrl: string): string {
  return `family-mall.words.${mallUrl}`;
}

/**
 * The token pair of one mall in this browser: in local storage when the member stays signed in, else in session
 * storage. Storage is read each time, because another tab may have renewed or ended the session.
 */
export class SessionStore {
  /** How the last session of this document ended; null: none did, or someone has signed in since. */
  lastEnd: SessionEnd | null = null;
  /** Increases with each change of identity: responses requested under another number are discarded. */
  generation = 0;
  /** How many sessions have ended in this document. */
  departures = 0;

  #openStep: OpenStep | null = null;
  readonly #listeners = new Set<Listener>();
  readonly #key: () => string | null;
  readonly #wordsKey: () => string;
  readonly #now: () => number;

  constructor(mallUrl: () => string | null, now: () => number = Date.now) {
    this.#key = () => {
      const url = mallUrl();
      return url === null ? null : sessionKey(url);
    };
    this.#wordsKey = () => searchedWordsKey(mallUrl() ?? '');
    this.#now = now;
  }

  /** Storage key of the tokens; null outside of the malls. */
  get key(): string | null {
    return this.#key();
  }

  /** Whether the tokens are every tab's. */
  get isShared(): boolean {
    const key = this.#key();
    return key !== null && readItem(localStorageOrNull(), key) !== null;
  }

  /** What a refused sign-in left open: in memory alone, so that it is gone with the document. */
  get openStep(): OpenStep | null {
    return this.#openStep;
  }

  keepStep(step: OpenStep | null): void {
    this.#openStep = step;
  }

  read(): StoredSession | null {
    const key = this.#key();
    if (key === null) return null;
    return parseSession(readItem(localStorageOrNull(), key) ?? readItem(sessionStorageOrNull(), key));
  }

  /** Stores the pair of a member who has just signed in. */
  save(pair: TokenPair, staysSignedIn: boolean): void {
    this.#openStep = null;
    this.#keep(pair, staysSignedIn);
    this.announce('started');
  }

  /** Keeps, for this visit, a pair that the visitor got without signing in: a guest's, or another tab's, which got it at `receivedAt`. */
  join(pair: TokenPair, receivedAt?: number): void {
    if (this.read() !== null) return;
    this.#keep(pair, false, receivedAt);
    this.announce('joined');
  }

  /** Keeps a pair that takes the place of the present one. `receivedAt`: when another tab got it. */
  renew(pair: TokenPair, receivedAt?: number): void {
    this.#keep(pair, this.isShared, receivedAt);
    this.announce('renewed');
  }

  clear(end: SessionEnd = 'ended'): void {
    const key = this.#key();
    if (key === null || this.read() === null) return;
    writeItem(localStorageOrNull(), key, null);
    writeItem(sessionStorageOrNull(), key, null);
    writeItem(localStorageOrNull(), this.#wordsKey(), null);
    this.announce(end);
  }

  /** Whether so little of the access token is left that the gateway should renew the pair on the way. */
  isDue({ accessToken, receivedAt }: StoredSession): boolean {
    return remainingSeconds(accessToken, receivedAt, this.#now()) < refreshThresholdSeconds;
  }

  /** Whether this session is still the one that is kept. */
  isKept(session: StoredSession): boolean {
    return this.read()?.refreshToken === session.refreshToken;
  }

  /**
   * Applies what a response says about the session that sent it: a new pair, or its end. It does not apply to other
   * sessions.
   */
  takeFrom(
    {
      extensions,
      errors,
    }: { extensions?: Record<string, unknown>; errors?: readonly { extensions?: Record<string, unknown> }[] },
    sender: StoredSession,
  ): void {
    if (!this.isKept(sender)) return;
    const renewed = parsePair(extensions?.session);
    if (renewed) this.renew(renewed);
    const end = errors?.map((error) => endings[String(error.extensions?.code)]).find(Boolean);
    if (end) this.clear(end);
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Notifies listeners; also of changes by another tab. */
  announce(change: SessionChange): void {
    if (change === 'joined') this.lastEnd = null;
    else if (change !== 'renewed') {
      this.generation += 1;
      this.lastEnd = change === 'started' ? null : change;
      if (change !== 'started') this.departures += 1;
    }
    for (const listener of this.#listeners) listener(change);
  }

  #keep({ accessToken, refreshToken }: TokenPair, inLocalStorage: boolean, receivedAt = this.#now()): void {
    const key = this.#key();
    if (key === null) return;
    const [chosen, other] = inLocalStorage
      ? [localStorageOrNull(), sessionStorageOrNull()]
      : [sessionStorageOrNull(), localStorageOrNull()];
    writeItem(chosen, key, JSON.stringify({ accessToken, refreshToken, receivedAt } satisfies StoredSession));
    writeItem(other, key, null);
  }
}

function parseSession(text: string | null): StoredSession | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    const pair = parsePair(value);
    const receivedAt = (value as { receivedAt?: unknown } | null)?.receivedAt;
    return pair && typeof receivedAt === 'number' ? { ...pair, receivedAt } : null;
  } catch {
    return null;
  }
}

function parsePair(value: unknown): TokenPair | null {
  if (typeof value !== 'object' || value === null) return null;
  const { accessToken, refreshToken } = value as Record<string, unknown>;
  return typeof accessToken === 'string' && typeof refreshToken === 'string' ? { accessToken, refreshToken } : null;
}

// A browser may forbid storage altogether; then the session ends with the page.
function localStorageOrNull(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

function sessionStorageOrNull(): Storage | null {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
}

function readItem(storage: Storage | null, key: string): string | null {
  return storage?.getItem(key) ?? null;
}

function writeItem(storage: Storage | null, key: string, value: string | null): void {
  try {
    if (value === null) storage?.removeItem(key);
    else storage?.setItem(key, value);
  } catch {
    // Full or forbidden: see above.
  }
}
