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
}

/** Servers and proxies cut the connection of a longer address, often before they say why. */
const longestAddress = 7_000;
const accept = 'application/graphql-response+json, application/json';

/** Sends ids in place of texts. Queries of visitors go by GET, so that a CDN may answer them. */
export function sendDocument(
  document: PersistedDocument,
  variables: object,
  settings: SendSettings,
): Promise<{ data?: unknown; errors?: unknown[]; extensions?: object }> {
  const { id, name, kind, text } = document;
  const sent = { documentId: id, operationName: name, variables };
  const byAddress = kind === 'query' && !settings.isMember;
  return send(sent, byAddress, settings).then((answer) =>
    text !== undefined && isUnknown(answer)
      ? send({ query: text, operationName: name, variables }, false, settings)
      : answer,
  );
}

type Answer = Awaited<ReturnType<typeof sendDocument>>;

async function send(
  sent: Record<string, unknown>,
  byAddress: boolean,
  { endpoint, fetch: send = fetch }: SendSettings,
) {
  const query = Object.entries(sent).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  const address = `${endpoint}?${new URLSearchParams(query as [string, string][])}`;
  const response =
    byAddress && address.length <= longestAddress
      ? await send(address, { headers: { accept } })
      : await send(endpoint, {
          method: 'POST',
          headers: { accept, 'content-type': 'application/json' },
          body: JSON.stringify(sent),
        });
  return (await response.json()) as Answer;
}

function isUnknown({ errors }: Answer): boolean {
  return (
    (errors as { extensions?: { code?: string } }[] | undefined)?.some(
      ({ extensions }) => extensions?.code === 'PERSISTED_QUERY_NOT_FOUND',
    ) ?? false
  );
}
