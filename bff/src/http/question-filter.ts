import type { Request, RequestHandler } from 'express';
import type { Settings } from '../config.ts';
import { excessReader } from '../graphql/limits.ts';
import type { TrustedDocuments } from '../graphql/trusted-documents.ts';
import { searchOf } from './graphql-exchange.ts';
import { isTooDeep } from './json-depth.ts';
import type { Refuse } from './refusal.ts';

interface Question {
  query?: unknown;
  variables?: unknown;
  extensions?: unknown;
}

/** Refuses what need not even be parsed. Operations of the storefront's own, known by their id, may be as big as they are. */
export function questionFilter(settings: Settings, documents: TrustedDocuments, refuse: Refuse): RequestHandler {
  const excessOf = excessReader(settings);
  return (request, response, next) => {
    if (Array.isArray(request.body))
      return refuse(response, 400, 'BAD_INPUT', 'Batches are not supported: send one operation at a time.');
    const question = questionOf(request);
    if (isTooDeep(question))
      return refuse(response, 400, 'QUERY_TOO_COSTLY', 'The request is nested deeper than 32 levels.');
    if (settings.TRUSTED_DOCUMENTS_ONLY && !isTrusted(question, documents))
      return refuse(response, 400, 'BAD_INPUT', 'Only persisted documents are executed here: send the id of one.');
    const excess = typeof question.query === 'string' ? excessOf(question.query) : null;
    return excess === null ? next() : refuse(response, 400, 'QUERY_TOO_COSTLY', excess);
  };
}

/** An address is read as the engine reads it: Express stops at a # and at the thousandth name. What is there twice the engine refuses. */
function questionOf(request: Request): Question {
  if (request.method !== 'GET') return request.body as Question;
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
    return null; // told by the engine
  }
}

/** Only a known id, and no text of the client's own beside it. */
function isTrusted({ query, extensions }: Question, documents: TrustedDocuments): boolean {
  if (typeof query === 'string' && query !== '') return false;
  const id = (extensions as { persistedQuery?: { sha256Hash?: unknown } } | null | undefined)?.persistedQuery
    ?.sha256Hash;
  return typeof id === 'string' && documents.textOf(id) !== undefined;
}
