import type { DocumentNode, ErrorLike, OperationVariables } from '@apollo/client';
import { createContext, useContext } from 'react';
import { operationKey } from './operation-meta.ts';

/** Errors of the server's results, until there are newer results. */
export const RenderedFailures = createContext<ReadonlyMap<string, ErrorLike>>(new Map());

interface QueryResult {
  variables: OperationVariables | undefined;
  error?: ErrorLike | undefined;
  loading: boolean;
}

/**
 * Adds the errors of the server's render to the result: Apollo's cache stores no errors, and a missing field would look
 * empty.
 */
export function useRenderedFailure<Result extends QueryResult>(document: DocumentNode, result: Result): Result {
  const failure = useContext(RenderedFailures).get(operationKey(document, result.variables));
  return failure && !result.error ? { ...result, error: failure, loading: false } : result;
}
