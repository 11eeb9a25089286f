import type { Request, RequestHandler, Response } from 'express';
import type { TrustedDocuments } from '../graphql/trusted-documents.ts';
import { searchOf } from './graphql-exchange.ts';
import type { Refuse } from './refusal.ts';
import { traceOf } from './request-metadata.ts';

/** The parts of a request that name its document. */
interface Named {
  documentId?: unknown;
  query?: unknown;
  extensions?: unknown;
}

/**
 * Ids of persisted documents in two forms: `documentId` of the GraphQL-over-HTTP specification, which is translated to the
 * other, and `extensions.persistedQuery` of automatic persisted queries. Each form has its own error for an unknown id. A client with
 * automatic persisted queries learns that nothing can be registered here, and sends texts from then on.
 */
export function documentIds(
  documents: TrustedDocuments,
  refuse: Refuse,
  onRetired: (release: { app: string; release: string }) => void,
): RequestHandler {
  return (request, response, next) => {
    const named = namedIn(request);
    const { documentId, query } = named;
    if (isAbsent(documentId)) {
      const hash = isAbsent(query) ? hashIn(named.extensions) : undefined;
      const isUnknownHash = hash !== undefined && !trust(response, hash);
      return isUnknownHash ? refuseId(response, 'PERSISTED_QUERY_NOT_SUPPORTED', 'PersistedQueryNotSupported') : next();
    }
    if (typeof documentId !== 'string') return refuse(response, 400, 'BAD_INPUT', 'A documentId must be one string.');
    if (!isAbsent(query)) return refuse(response, 400, 'BAD_INPUT', 'Send a documentId or a query, not both.');
    if (!trust(response, documentId)) return refuseId(response, 'PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound');
    nameByHash(request, named, documentId);
    return next();
  };

  /** Whether the id is that of an active release; of which one, is noted. */
  function trust(response: Response, id: unknown): boolean {
    const document = typeof id === 'string' ? documents.find(id) : undefined;
    if (!document) return false;
    if (document.isRetired) {
      onRetired(document);
      return false;
    }
    Object.assign(traceOf(response), { isTrusted: true, origin: document });
    return true;
  }

  /** Status 200: Apollo's clients read no other. */
  function refuseId(
    response: Response,
    code: 'PERSISTED_QUERY_NOT_FOUND' | 'PERSISTED_QUERY_NOT_SUPPORTED',
    message: string,
  ) {
    return refuse(response, 200, code, message);
  }
}

/** Leaves invalid JSON in an address to Apollo Server. */
function namedIn({ method, url, body }: Request): Named {
  if (method !== 'GET') return body as Named;
  const search = new URLSearchParams(searchOf(url));
  const [documentId, ...others] = search.getAll('documentId');
  return {
    documentId: others.length > 0 ? [documentId, ...others] : documentId,
    query: search.get('query'),
    extensions: parsed(search.get('extensions')),
  };
}

function parsed(json: string | null): unknown {
  try {
    return JSON.parse(json ?? 'null') as unknown;
  } catch {
    return null;
  }
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** The id of an automatic persisted query; undefined without one. Leaves unknown versions to Apollo Server. */
function hashIn(extensions: unknown): unknown {
  const { version, sha256Hash } =
    (extensions as { persistedQuery?: { version?: unknown; sha256Hash?: unknown } | null } | null | undefined)
      ?.persistedQuery ?? {};
  return version === 1 ? (sha256Hash ?? null) : undefined;
}

function nameByHash(request: Request, { extensions }: Named, sha256Hash: string): void {
  const withHash = { ...(extensions as object | null | undefined), persistedQuery: { version: 1, sha256Hash } };
  if (request.method !== 'GET') {
    const { documentId: _id, ...rest } = request.body as Named;
    request.body = { ...rest, extensions: withHash };
    return;
  }
  const search = new URLSearchParams(searchOf(request.url));
  search.delete('documentId');
  search.set('extensions', JSON.stringify(withHash));
  request.url = `/graphql?${search}`;
}
