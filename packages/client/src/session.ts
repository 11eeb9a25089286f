import { lifetimeOf } from './access-token.ts';
import { now, secondsSince, type Moment } from './elapsed.ts';
import { memoryStorage, type SessionStorage } from './session-storage.ts';

/** A pair of tokens, as `Session` of the schema has it. */
export interface TokenPair {
  accessToken: string;
  refreshToken: string;
}

/** A kept pair. */
export interface HeldPair extends TokenPair {
  /** Null: not known, so that the next request offers to renew it. */
  receivedAt: Moment | null;
}

interface SessionSettings {
  /** The mall's address segment. */
  mallUrl: string;
  storage?: SessionStorage;
  /** Called once the gateway has refused the session: lead to sign-in. */
  onEnd?: () => void;
}

const secondsBeforeTheEnd = 300;

/**
 * The session of one mall. Its storage is read for each request, since another tab or process may have renewed or ended it. A pair goes to
 * the storage before it is used.
 */
export class MallSession {
  readonly mallUrl: string;
  readonly #storage: SessionStorage;
  readonly #key: string;
  readonly #onEnd: () => void;
  /** When this program received a pair, by the count that only it has. */
  #received: { refreshToken: string; steady: number } | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  constructor({ mallUrl, storage = memoryStorage(), onEnd = () => {} }: SessionSettings) {
    this.mallUrl = mallUrl;
    this.#storage = storage;
    this.#key = `family-mall.session.${mallUrl}`;
    this.#onEnd = onEnd;
  }

  /** Null: a visitor. */
  async read(): Promise<HeldPair | null> {
    const held = parse(await this.#storage.read(this.#key));
    if (held?.receivedAt == null) return held;
    const known = this.#received?.refreshToken === held.refreshToken ? this.#received.steady : null;
    return { ...held, receivedAt: { wall: held.receivedAt.wall, steady: known } };
  }

  /** After signing in, and whenever a new pair comes. */
  async keep({ accessToken, refreshToken }: TokenPair): Promise<void> {
    const { wall, steady } = now();
    await this.#storage.write(this.#key, JSON.stringify({ accessToken, refreshToken, receivedAt: wall }));
    this.#received = steady === null ? null : { refreshToken, steady };
  }

  /** After `signOut`, and when the session is over. */
  async drop(): Promise<void> {
    this.#received = null;
    await this.#storage.write(this.#key, null);
  }

  /** The gateway refused this pair. One that came meanwhile stays. */
  async end({ refreshToken }: TokenPair): Promise<void> {
    if ((await this.read())?.refreshToken !== refreshToken) return;
    await this.drop();
    this.#onEnd();
  }

  /** Runs one renewal at a time, in this program and over all that share the storage. */
  inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const locked = () => this.#storage.lock?.(`${this.#key}.renewal`, run) ?? run();
    const result = this.#turn.then(locked, locked);
    this.#turn = result.catch(() => {});
    return result;
  }
}

/** Whether so little of an access token is left that the gateway should renew the pair on the way. */
export function isDue({ accessToken, receivedAt }: HeldPair): boolean {
  return receivedAt === null || secondsSince(receivedAt) >= lifetimeOf(accessToken) - secondsBeforeTheEnd;
}

/** What a request of this member carries. */
export function sessionHeaders({ accessToken, refreshToken }: TokenPair, renews: boolean): Record<string, string> {
  const bearer = { authorization: `Bearer ${accessToken}` };
  return renews ? { ...bearer, 'x-refresh-token': refreshToken } : bearer;
}

function parse(text: string | null): HeldPair | null {
  try {
    const { accessToken, refreshToken, receivedAt } = (JSON.parse(text ?? 'null') ?? {}) as Record<string, unknown>;
    if (typeof accessToken !== 'string' || typeof refreshToken !== 'string') return null;
    return {
      accessToken,
      refreshToken,
      receivedAt: typeof receivedAt === 'number' ? { wall: receivedAt, steady: null } : null,
    };
  } catch {
    return null;
  }
}
