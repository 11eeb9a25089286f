import type { Mode } from './mode.ts';

export interface Operation {
  query: string;
  variables?: unknown;
  operationName?: string | null;
}

/** A request as it goes over the wire, without whom it is sent as. */
export interface HttpRequest {
  method: 'GET' | 'POST';
  /** From the origin on. */
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

const accept = 'application/graphql-response+json, application/json';

export async function toHttp(operation: Operation, mode: Mode): Promise<HttpRequest> {
  const { query, variables, operationName } = operation;
  const rest = { ...(variables ? { variables } : {}), ...(operationName ? { operationName } : {}) };
  if (mode === 'get') {
    const texts = Object.entries({ query, ...rest }).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    return { method: 'GET', path: `/graphql?${new URLSearchParams(texts)}`, headers: { accept }, body: null };
  }
  const sent = mode === 'id' ? { documentId: await idOf(query) } : { query };
  const headers = { accept, 'content-type': 'application/json' };
  return { method: 'POST', path: '/graphql', headers, body: JSON.stringify({ ...sent, ...rest }) };
}

/** The id of a text in a client's manifest. */
async function idOf(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `sha256:${Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
