import type { TypedDocumentString } from './__generated__/graphql.ts';
import { now, secondsSince, type Moment } from './elapsed.ts';
import { GatewayError, type GatewayFault } from './gateway-error.ts';
import { lifetimeOf, type TokenPair } from './token-pair.ts';

interface Answer<Result> {
  data?: Result | null;
  errors?: GatewayFault[];
  extensions?: { session?: TokenPair };
}

const secondsBeforeTheEnd = 300;

/** Asks the gateway, typed by the operation, and carries a session if there is one. */
export class Gateway {
  readonly #address: string;
  /** A session whose moment of receipt is unknown is renewed by the next request. */
  #session: (TokenPair & { receivedAt: Moment | null }) | null = null;

  constructor(origin: string) {
    this.#address = new URL('/graphql', origin).href;
  }

  /** Takes a pair over; the moment of receipt counts. */
  signInWith({ accessToken, refreshToken }: TokenPair): void {
    this.#session = { accessToken, refreshToken, receivedAt: now() };
  }

  /** The answer's data. Throws a GatewayError for the first entry of `errors`, even when there is data beside it. */
  async ask<Result, Variables>(
    operation: TypedDocumentString<Result, Variables>,
    variables: Variables,
  ): Promise<Result> {
    const used = this.#session;
    try {
      return await this.#once(operation, variables);
    } catch (error) {
      if (!used || !(error instanceof GatewayError) || error.code !== 'ACCESS_TOKEN_EXPIRED') throw error;
      if (this.#session === used) this.#session = { ...used, receivedAt: null };
      return this.#once(operation, variables);
    }
  }

  async #once<Result, Variables>(
    operation: TypedDocumentString<Result, Variables>,
    variables: Variables,
  ): Promise<Result> {
    const response = await fetch(this.#address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.#sessionHeaders() },
      body: JSON.stringify({ query: operation.toString(), variables }),
      signal: AbortSignal.timeout(10_000),
    });
    const answer = (await response.json()) as Answer<Result>;
    const fault = answer.errors?.[0];
    this.#follow(answer);
    if (fault) throw new GatewayError(fault, response.headers.get('x-request-id'));
    if (!answer.data) throw new Error(`The gateway answered ${response.status} without data.`);
    return answer.data;
  }

  #sessionHeaders(): Record<string, string> {
    if (!this.#session) return {};
    const { accessToken, refreshToken, receivedAt } = this.#session;
    const bearer = { authorization: `Bearer ${accessToken}` };
    const isYoung = receivedAt !== null && secondsSince(receivedAt) < lifetimeOf(accessToken) - secondsBeforeTheEnd;
    return isYoung ? bearer : { ...bearer, 'x-refresh-token': refreshToken };
  }

  /** Any answer may bring a new pair, or word that the session is over. */
  #follow({ errors, extensions }: Answer<unknown>): void {
    if (extensions?.session) this.signInWith(extensions.session);
    if (errors?.some((error) => error.extensions.code === 'SESSION_EXPIRED')) this.#session = null;
  }
}
