import type { Request, RequestHandler } from 'express';
import type { Settings } from '../config.ts';
import { excessReader } from '../graphql/limits.ts';
import type { TrustedDocuments } from '../graphql/trusted-documents.ts';
import { searchOf } from './graphql-exchange.ts';
import type { Refuse } from './refusal.ts';

interface RequestBody {
  query?: unknown;
  variables?: unknown;
  extensions?: unknown;
}

/** Refuses oversized documents before they are parsed. Persisted documents of the storefront may be of any size. */
export function requestFilter(settings: Settings, documents: TrustedDocuments, refuse: Refuse): RequestHandler {
  const excessOf = excessReader(settings);
  return (request, response, next) => {
    if (Array.isArray(request.body))
      return refuse(response, 400, 'BAD_INPUT', 'Batches are not supported: send one operation at a time.');
    const body = bodyOf(request);
    if (isTooDeep(body))
      return refuse(response, 400, 'QUERY_TOO_COSTLY', 'The request is nested deeper than 32 levels.');
    if (settings.TRUSTED_DOCUMENTS_ONLY && !isTrusted(body, documents))
      return refuse(response, 400, 'BAD_INPUT', 'Only persisted documents are executed here: send the id of one.');
    const excess = typeof body.query === 'string' ? excessOf(body.query) : null;
    return excess === null ? next() : refuse(response, 400, 'QUERY_TOO_COSTLY', excess);
  };
}

/** Reads a GET's parameters as Apollo Server does: Express stops at a # and at the thousandth name. Apollo Server refuses repeated ones. */
function bodyOf(request: Request): RequestBody {
  if (request.method !== 'GET') return request.body as RequestBody;
  const search = new URLSearchParams(searchOf(request.url));
  return {
    query: search.get('query'),
    variables: parsed(search.get('variables')),
    extensions: parsed(search.get('extensions')),
  };
}

function parsed(value: string | null): unknown {
  if (value === null) return null;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return null; // Apollo Server reports it
  }
}

/** Whether it has only the id of a persisted document, and no text. */
function isTrusted({ query, extensions }: RequestBody, documents: TrustedDocuments): boolean {
  if (typeof query === 'string' && query !== '') return false;
  const id = (extensions as { persistedQuery?: { sha256Hash?: unknown } } | null | undefined)?.persistedQuery
    ?.sha256Hash;
  return typeof id === 'string' && documents.textOf(id) !== undefined;
}

const deepestBody = 32;

/** Whether a parsed body is nested deeper than any valid request. Stops at that depth. */
export function isTooDeep(value: unknown, limit = deepestBody): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (limit < 0) return true;
  for (const each of Object.values(value))
    if (typeof each === 'object' && each !== null && isTooDeep(each, limit - 1)) return true;
  return false;
}
