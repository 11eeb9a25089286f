import { ApolloLink } from '@apollo/client';
import { from, NEVER } from 'rxjs';
import type { DehydratedOperation, ResultError } from './dehydrated-state.ts';
import { metaOf, withoutUndefined } from '../../shared/query/operation-meta.ts';

/** Executes a trusted operation: as an anonymous visitor, or as the member for whom a page is rendered. */
export type Execute = (operation: { documentId: string; variables: Record<string, unknown> }) => Promise<{
  data: unknown;
  errors?: readonly ResultError[];
  ageSeconds: number;
}>;

/** An operation of a page. */
export interface RequestedByPage {
  documentId: string;
  variables: Record<string, unknown>;
  /** How long its result is fresh; null: it is not fresh. */
  freshMs: number | null;
}

/** The operations of one page before it is rendered. */
export class PageOperations {
  readonly operations: DehydratedOperation[] = [];
  /** The same operations, in the form that the gateway repeats. */
  readonly requests: RequestedByPage[] = [];
  /** How old their results were when they arrived, in milliseconds. */
  readonly ages: number[] = [];
  /** Some result, or a part of it, could not be had. */
  hasFailed = false;
  /** The session was refused. */
  isRefused = false;
  /** Seconds that the page may be cached: the smallest remaining freshness. */
  maxAge = Infinity;
  /** Rendering has started: new results would come too late. */
  isClosed = false;
}

/** Sends operations to the gateway in the same process, and records them for the page. */
export function serverLink(execute: Execute, page: PageOperations): ApolloLink {
  return new ApolloLink(({ query, variables }) =>
    page.isClosed ? NEVER : from(run(execute, page, query, withoutUndefined(variables))),
  );
}

const sessionRefusals = new Set(['UNAUTHENTICATED', 'ACCESS_TOKEN_EXPIRED', 'SESSION_EXPIRED', 'DORMANT_ACCOUNT']);

async function run(
  execute: Execute,
  page: PageOperations,
  query: Parameters<typeof metaOf>[0],
  variables: Record<string, unknown>,
) {
  const { hash, staleMs = 0 } = metaOf(query);
  const { data, errors = [], ageSeconds } = await execute({ documentId: hash, variables });
  const hasFailed = errors.length > 0;
  page.hasFailed ||= hasFailed;
  page.isRefused ||= errors.some(({ extensions }) => sessionRefusals.has(String(extensions?.code)));
  page.maxAge = Math.min(page.maxAge, hasFailed ? 0 : Math.max(0, staleMs / 1000 - ageSeconds));
  if (data) {
    page.ages.push(ageSeconds * 1000);
    page.operations.push({ documentId: hash, variables, ...(hasFailed ? { errors } : {}) });
    page.requests.push({ documentId: hash, variables, freshMs: hasFailed ? null : staleMs });
  }
  return { data, ...(hasFailed ? { errors } : {}) } as ApolloLink.Result;
}
