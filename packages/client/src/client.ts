import { sendDocument, type DocumentAnswer, type PersistedDocument } from './documents.ts';
import { GatewayError, type GatewayFault } from './errors.ts';
import { sessionFetch } from './session-fetch.ts';
import type { SessionStorage } from './session-storage.ts';
import { MallSession } from './session.ts';
import type { VersionSettings } from './version.ts';

interface ClientSettings extends VersionSettings {
  /** The gateway's origin. */
  origin: string;
  /** The mall's address segment. */
  mallUrl: string;
  storage?: SessionStorage;
  onSessionEnd?: () => void;
  fetch?: typeof fetch;
  /** Names the app in the gateway's metrics. */
  name?: string;
  release?: string;
}

interface Answer<Data> {
  data?: Data | null;
  errors?: GatewayFault[];
}

/** A client without a cache. Any other works as well, with `fetch` of this one. */
export class MallClient {
  readonly session: MallSession;
  /** For urql, Apollo Client, Relay, graphql-request. */
  readonly fetch: typeof fetch;
  readonly endpoint: string;
  readonly #headers: Record<string, string>;

  constructor({ origin, mallUrl, storage, onSessionEnd, fetch, name, release, ...rest }: ClientSettings) {
    this.session = new MallSession({
      mallUrl,
      ...(storage && { storage }),
      ...(onSessionEnd && { onEnd: onSessionEnd }),
    });
    this.fetch = sessionFetch({ session: this.session, ...(fetch && { fetch }), ...rest });
    this.endpoint = `${origin}/graphql`;
    this.#headers = {
      ...(name && { 'apollographql-client-name': name }),
      ...(release && { 'apollographql-client-version': release }),
    };
  }

  /** The data. Throws a GatewayError for the first entry of `errors`, even when there is data beside it. */
  async request<Data>(query: string, variables: object = {}): Promise<Data> {
    const response = await this.fetch(this.endpoint, {
      method: 'POST',
      headers: {
        ...this.#headers,
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
      },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as Answer<Data>;
    const [fault] = errors ?? [];
    if (fault) throw new GatewayError(fault);
    if (data == null) throw new Error(`The gateway answered ${response.status} without data.`);
    return data;
  }

  /** The response to an operation of a build, sent by its id. */
  async send(document: PersistedDocument, variables: object = {}): Promise<DocumentAnswer> {
    const { endpoint, fetch } = this;
    const isMember = (await this.session.read()) !== null;
    return sendDocument(document, variables, { endpoint, fetch, isMember, headers: this.#headers });
  }
}
