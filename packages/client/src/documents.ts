import type { GatewayFault } from './errors.ts';
import { writeQuery } from './query-text.ts';

/** An operation of a build: what its manifest holds. */
export interface PersistedDocument {
  /** As the manifest names it, such as sha256:… */
  id: string;
  name: string;
  kind: 'query' | 'mutation';
  /** Sent to a gateway that does not know the id. Leave it out where only known operations are executed. */
  text?: string;
}

interface SendSettings {
  /** The gateway's /graphql. */
  endpoint: string;
  /** `sessionFetch`, or the platform's for visitors. */
  fetch?: typeof fetch;
  /** Whether somebody is signed in: their operations go by POST. */
  isMember: boolean;
  /** Such as the name of the app. */
  headers?: Readonly<Record<string, string>>;
}

/** A response, as it came. */
export interface DocumentAnswer {
  data?: unknown;
  errors?: GatewayFault[];
  extensions?: object;
}

/** Servers and proxies cut the connection of a longer address, often before they say why. */
const longestAddress = 7_000;
const accept = 'application/graphql-response+json, application/json';

/** Sends ids in place of texts. Queries of visitors go by GET, so that a CDN may answer them. */
export function sendDocument(
  document: PersistedDocument,
  variables: object,
  settings: SendSettings,
): Promise<DocumentAnswer> {
  const { id, name, kind, text } = document;
  const sent = { documentId: id, operationName: name, variables };
  const byAddress = kind === 'query' && !settings.isMember;
  return send(sent, byAddress, settings).then((answer) =>
    text !== undefined && isUnknown(answer)
      ? send({ query: text, operationName: name, variables }, false, settings)
      : answer,
  );
}

async function send(
  sent: Record<string, unknown>,
  byAddress: boolean,
  { endpoint, fetch: send = fetch, headers = {} }: SendSettings,
): Promise<DocumentAnswer> {
  const texts = Object.entries(sent).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const address = `${endpoint}?${writeQuery(Object.fromEntries(texts))}`;
  const response =
    byAddress && address.length <= longestAddress
      ? await send(address, { headers: { ...headers, accept } })
      : await send(endpoint, {
          method: 'POST',
          headers: { ...headers, accept, 'content-type': 'application/json' },
          body: JSON.stringify(sent),
        });
  return (await response.json()) as DocumentAnswer;
}

function isUnknown({ errors }: DocumentAnswer): boolean {
  return errors?.some(({ extensions }) => extensions?.code === 'PERSISTED_QUERY_NOT_FOUND') ?? false;
}
