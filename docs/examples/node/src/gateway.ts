import type { TypedDocumentString } from './__generated__/graphql.ts';
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
  #session: (TokenPair & { renewAt: number }) | null = null;

  constructor(origin: string) {
    this.#address = new URL('/graphql', origin).href;
  }

  /** Takes a pair over; the moment of receipt counts. */
  signInWith({ accessToken, refreshToken }: TokenPair): void {
    const renewAt = performance.now() + (lifetimeOf(accessToken) - secondsBeforeTheEnd) * 1_000;
    this.#session = { accessToken, refreshToken, renewAt };
  }

  /** The answer's data. Throws a GatewayError for the first entry of `errors`, even when there is data beside it. */
  async ask<Result, Variables>(operation: TypedDocumentString<Result, Variables>, variables: Variables): Promise<Result> {
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
    const { accessToken, refreshToken, renewAt } = this.#session;
    const bearer = { authorization: `Bearer ${accessToken}` };
    return performance.now() < renewAt ? bearer : { ...bearer, 'x-refresh-token': refreshToken };
  }

  /** Any answer may bring a new pair, or word that the session is over. */
  #follow({ errors, extensions }: Answer<unknown>): void {
    if (extensions?.session) this.signInWith(extensions.session);
    if (errors?.some((error) => error.extensions.code === 'SESSION_EXPIRED')) this.#session = null;
  }
}
