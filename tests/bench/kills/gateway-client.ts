import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { recoveryMs } from './patience.ts';

/** Codes of errors after which nothing is known: the same request is sent again. */
const UNKNOWN = new Set([
  'OVERLOADED',
  'RATE_LIMITED',
  'MALL_UNREACHABLE',
  'MALL_TIMEOUT',
  'MALL_BAD_ANSWER',
  'MALL_FAULT',
  'INTERNAL',
  'CANCELLED',
]);
/** Codes of errors that a new session mends. */
const SESSION_ENDED = new Set(['UNAUTHENTICATED', 'ACCESS_TOKEN_EXPIRED', 'SESSION_EXPIRED']);
const RESPONSE_MS = 20_000;

/** The result of a mutation. Members other than success have a `message`. */
export type Result = Record<string, unknown> & { __typename: string };

interface Envelope {
  data?: { result?: unknown } | null;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/** A member who speaks with the gateway, and repeats each request until its result is known. */
export class GatewayClient {
  readonly mallUrl: string;
  readonly #url: string;
  readonly #id: string;
  readonly #password: string;
  #token = '';
  /** How often a result was not known and the request was sent again. */
  repeats = 0;

  constructor(url: string, { mallUrl, id, password }: { mallUrl: string; id: string; password: string }) {
    this.#url = url;
    this.#id = id;
    this.#password = password;
    this.mallUrl = mallUrl;
  }

  /** A mutation with the key of one intent: whatever is ended meanwhile, it takes effect once. */
  keyed(mutation: string, type: string, input: object, wanted: string): Promise<Result> {
    return this.mutate(mutation, type, { idempotencyKey: randomUUID(), ...input }, wanted);
  }

  async mutate(mutation: string, type: string, input: object, wanted: string): Promise<Result> {
    const query = `mutation ($input: ${type}!) { result: ${mutation}(input: $input) {
      __typename ${wanted} ... on UserError { message } ... on FormRefused { fields { path reason } } } }`;
    const known = (result: unknown): result is Result =>
      typeof result === 'object' && result !== null && !isUnderWay(result as Result);
    return (await this.#untilKnown(query, { input: { mallUrl: this.mallUrl, ...input } }, known)) as Result;
  }

  /** A field of the signed-in member. */
  async ask<Value>(fields: string, variables: Record<string, unknown> = {}): Promise<Value> {
    const declared = Object.keys(variables).map((name) => `, $${name}: String!`);
    const query = `query ($mallUrl: String!${declared.join('')}) { result: viewer(mallUrl: $mallUrl) { ${fields} } }`;
    return (await this.#untilKnown(query, { mallUrl: this.mallUrl, ...variables }, isThere)) as Value;
  }

  async #untilKnown(
    query: string,
    variables: object,
    isKnown: (result: unknown) => boolean,
    needsSession = true,
  ): Promise<unknown> {
    const giveUpAt = Date.now() + recoveryMs;
    let last: unknown = null;
    while (Date.now() < giveUpAt) {
      if (needsSession && this.#token === '') await this.#signIn();
      const envelope = await this.#send(query, variables, needsSession);
      const code = envelope?.errors?.[0]?.extensions?.code ?? null;
      if (envelope && code === null && isKnown(envelope.data?.result)) return envelope.data?.result;
      last = envelope;
      if (code !== null && SESSION_ENDED.has(code)) this.#token = '';
      else if (code !== null && !UNKNOWN.has(code)) throw new Error(`${query}: ${JSON.stringify(envelope?.errors)}`);
      this.repeats += 1;
      await pause(200 + Math.random() * 800);
    }
    throw new Error(`No result within ${recoveryMs} ms of ${query}: ${JSON.stringify(last)}`);
  }

  /** Null: no readable response. */
  async #send(query: string, variables: object, needsSession: boolean): Promise<Envelope | null> {
    const authorization = needsSession ? { authorization: `Bearer ${this.#token}` } : undefined;
    try {
      const response = await fetch(`${this.#url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...authorization },
        body: JSON.stringify({ query, variables }),
        signal: AbortSignal.timeout(RESPONSE_MS),
      });
      return (await response.json()) as Envelope;
    } catch {
      return null;
    }
  }

  async #signIn(): Promise<void> {
    const query = `mutation ($input: SignInInput!) { result: signIn(input: $input) { ... on Session { accessToken }
      ... on UserError { message } } }`;
    const input = { mallUrl: this.mallUrl, id: this.#id, password: this.#password };
    const session = (await this.#untilKnown(query, { input }, isSession, false)) as { accessToken: string };
    this.#token = session.accessToken;
  }
}

function isThere(result: unknown): boolean {
  return typeof result === 'object' && result !== null;
}

function isSession(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'accessToken' in result;
}

/** The first request of the key still runs, or the payment provider did not answer: the same key asks again. */
function isUnderWay({ __typename }: Result): boolean {
  return __typename === 'PaymentUnavailable' || __typename === 'InProgress';
}
