import { ApolloLink } from '@apollo/client';
import { from, NEVER } from 'rxjs';
import type { DehydratedOperation, ResultError } from './dehydrated-state.ts';
import { metaOf, withoutUndefined } from '../../shared/query/operation-meta.ts';

/** Runs a trusted operation as an anonymous visitor. */
export type Execute = (operation: { documentId: string; variables: Record<string, unknown> }) => Promise<{
  data: unknown;
  errors?: readonly ResultError[];
  ageSeconds: number;
}>;

/** A question that a page asked. */
export interface AskedByPage {
  documentId: string;
  variables: Record<string, unknown>;
  /** For how long after it was had the answer counts as fresh; null: it does not. */
  freshMs: number | null;
}

/** What one page asked while it was prepared. */
export class AnswersOfPage {
  readonly operations: DehydratedOperation[] = [];
  /** The same, as the gateway asks for them again. */
  readonly asked: AskedByPage[] = [];
  /** Codes of the errors that came back. */
  readonly errorCodes: string[] = [];
  /** Seconds that the page may be kept: the smallest freshness left. */
  maxAge = Infinity;
  /** Once the page is being rendered nothing new is asked: it could not take part any more. */
  isClosed = false;
}

/** Sends operations to the gateway that runs in this very process, and notes the answers for the page. */
export function serverLink(execute: Execute, page: AnswersOfPage): ApolloLink {
  return new ApolloLink(({ query, variables }) =>
    page.isClosed ? NEVER : from(run(execute, page, query, withoutUndefined(variables))),
  );
}

async function run(
  execute: Execute,
  page: AnswersOfPage,
  query: Parameters<typeof metaOf>[0],
  variables: Record<string, unknown>,
) {
  const { hash, staleMs = 0 } = metaOf(query);
  const { data, errors = [], ageSeconds } = await execute({ documentId: hash, variables });
  const hasFailed = errors.length > 0;
  page.maxAge = Math.min(page.maxAge, hasFailed ? 0 : Math.max(0, staleMs / 1000 - ageSeconds));
  page.errorCodes.push(...errors.map(({ extensions }) => String(extensions?.code ?? 'INTERNAL')));
  if (data) {
    page.operations.push({ documentId: hash, variables, ...(hasFailed ? { errors } : {}) });
    page.asked.push({ documentId: hash, variables, freshMs: hasFailed ? null : staleMs });
  }
  return { data, ...(hasFailed ? { errors } : {}) } as ApolloLink.Result;
}
