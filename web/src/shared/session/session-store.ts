import { remainingSeconds } from './access-token.ts';

export interface StoredSession {
  accessToken: string;
  refreshToken: string;
  /** When this browser received the pair, by its own clock. */
  receivedAt: number;
}

type TokenPair = Pick<StoredSession, 'accessToken' | 'refreshToken'>;
/** `expired`: the mall refuses what was kept. `ended`: the member left. */
export type SessionChange = 'started' | 'renewed' | 'ended' | 'expired';
type Listener = (change: SessionChange) => void;

/** An access token with less than this left is shown together with the refresh token. */
const refreshThresholdSeconds = 300;

/** Where the boot script and this store look for a mall's tokens: a pair of mall A means nothing to mall B. */
export function sessionKey(mallUrl: string): string {
  return `family-mall.session.${mallUrl}`;
}

/**
 * The token pair of one mall in this browser: in local storage when the member stays signed in, else in session
 * storage. Storage is read anew each time, for another tab may have renewed or ended the session.
 */
export class SessionStore {
  readonly #listeners = new Set<Listener>();
  readonly #key: () => string | null;
  readonly #now: () => number;

  constructor(mallUrl: () => string | null, now: () => number = Date.now) {
    this.#key = () => {
      const url = mallUrl();
      return url === null ? null : sessionKey(url);
    };
    this.#now = now;
  }

  read(): StoredSession | null {
    const key = this.#key();
    if (key === null) return null;
    return parseSession(readItem(localStorageOrNull(), key) ?? readItem(sessionStorageOrNull(), key));
  }

  /** Keeps a new pair. Without `staysSignedIn` it goes where the present one is. */
  save({ accessToken, refreshToken }: TokenPair, staysSignedIn = this.#isInLocalStorage()): void {
    const key = this.#key();
    if (key === null) return;
    const change = this.read() ? 'renewed' : 'started';
    const session: StoredSession = { accessToken, refreshToken, receivedAt: this.#now() };
    const [chosen, other] = staysSignedIn ? [localStorageOrNull(), sessionStorageOrNull()] : [sessionStorageOrNull(), localStorageOrNull()];
    writeItem(chosen, key, JSON.stringify(session));
    writeItem(other, key, null);
    this.announce(change);
  }

  clear(change: 'ended' | 'expired' = 'ended'): void {
    const key = this.#key();
    if (key === null || this.read() === null) return;
    writeItem(localStorageOrNull(), key, null);
    writeItem(sessionStorageOrNull(), key, null);
    this.announce(change);
  }

  /** The refresh token while the access token has little left, so that the gateway may renew the pair on the way. */
  refreshTokenToShow(): string | undefined {
    const session = this.read();
    if (!session) return undefined;
    const remaining = remainingSeconds(session.accessToken, session.receivedAt, this.#now());
    return remaining < refreshThresholdSeconds ? session.refreshToken : undefined;
  }

  /** Follows what an answer says about the session: a new pair, or its end. */
  takeFrom({ extensions, errors }: { extensions?: Record<string, unknown>; errors?: readonly { extensions?: Record<string, unknown> }[] }): void {
    const renewed = parsePair(extensions?.session);
    if (renewed) this.save(renewed);
    if (errors?.some((error) => error.extensions?.code === 'SESSION_EXPIRED')) this.clear('expired');
  }

  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #isInLocalStorage(): boolean {
    const key = this.#key();
    return key !== null && readItem(localStorageOrNull(), key) !== null;
  }

  /** Tells whoever listens; also what another tab did. */
  announce(change: SessionChange): void {
    for (const listener of this.#listeners) listener(change);
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

// A browser may forbid storage altogether; the visitor then simply is not remembered.
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
