import type { Session } from '../graphql/__generated__/schema-types.ts';
import { codeOf } from '../errors/format-error.ts';
import { shopperError } from '../errors/shopper-error.ts';
import type { Caller } from '../upstream/call.ts';
import { MallError } from '../errors/mall-error.ts';
import { readClaims, secondsLeft, type UnverifiedClaims } from './claims.ts';
import type { TokenRefresher } from './token-refresher.ts';
import { toSession } from './session.mapper.ts';

interface Tokens {
  accessToken: string | null;
  hasBearer: boolean;
  refreshToken: string | null;
}

/** The identity of one request. Lives as long as the request. */
export class Visitor {
  #accessToken: string | null;
  #claims: UnverifiedClaims | null;
  #session: Session | null = null;
  #trade: Promise<boolean> | null = null;
  #isRefreshTokenLost = false;
  /** The bearer is no access token, so its sender is no visitor. */
  readonly #isBearerMalformed: boolean;
  readonly #refreshToken: string | null;
  readonly #refresher: TokenRefresher;
  readonly #caller: Omit<Caller, 'bearer'>;

  constructor(
    { accessToken, hasBearer, refreshToken }: Tokens,
    mallApi: TokenRefresher,
    caller: Omit<Caller, 'bearer'>,
  ) {
    this.#claims = accessToken === null ? null : readClaims(accessToken);
    this.#accessToken = this.#claims ? accessToken : null;
    this.#isBearerMalformed = hasBearer && this.#claims === null;
    this.#refreshToken = refreshToken;
    this.#refresher = mallApi;
    this.#caller = caller;
  }

  get bearer(): string | null {
    return this.#accessToken;
  }

  /** The mall in the token's claims. */
  get mallNumber(): string | null {
    return this.#claims?.mallId ?? null;
  }

  /** The member in the token's claims; null if they do not name one, or the token has run out by our clock. */
  get memberNumber(): string | null {
    return this.hasTimeLeft ? (this.#claims?.sub ?? null) : null;
  }

  /** Whether its access token is valid by our clock. */
  get hasTimeLeft(): boolean {
    return this.#secondsLeft > 0;
  }

  /** The new pair of a refresh in this request. */
  get session(): Session | null {
    return this.#session;
  }

  /** Treats the holder of another mall's token as a visitor. */
  isMemberOf(mallNumber: string): boolean {
    return this.mallNumber === mallNumber;
  }

  /**
   * Refreshes the tokens before anything is resolved, when the access token is about to expire by our clock. While the mall is
   * unreachable, refreshes of this address are limited, or the refresh token is lost, the access token serves until it expires.
   * Throws UNAUTHENTICATED for a bearer that is no access token: its sender is no visitor.
   */
  async refreshIfDue(thresholdSeconds: number): Promise<void> {
    if (this.#isBearerMalformed && this.#refreshToken === null) throw shopperError('UNAUTHENTICATED');
    const left = this.#secondsLeft;
    if (this.#refreshToken === null || left >= thresholdSeconds) return;
    try {
      await this.refresh();
    } catch (error) {
      const isNoRefusal = this.#isRefreshTokenLost || error instanceof MallError || codeOf(error) === 'RATE_LIMITED';
      if (!isNoRefusal || left <= 0) throw error;
    }
  }

  /** Whether there is a new pair now. False: there is no refresh token. Throws SESSION_EXPIRED when it was refused or is lost. */
  refresh(): Promise<boolean> {
    this.#trade ??= this.#refresh();
    return this.#trade;
  }

  get #secondsLeft(): number {
    return this.#claims ? secondsLeft(this.#claims) : 0;
  }

  async #refresh(): Promise<boolean> {
    if (this.#refreshToken === null) return false;
    const result = await this.#refresher.refresh(this.#refreshToken, this.#caller);
    this.#isRefreshTokenLost = 'isLost' in result;
    if (!('tokens' in result)) throw shopperError('SESSION_EXPIRED');
    this.#session = toSession(result.tokens, result.receivedAt);
    this.#accessToken = result.tokens.accessToken;
    this.#claims = readClaims(result.tokens.accessToken);
    return true;
  }
}
