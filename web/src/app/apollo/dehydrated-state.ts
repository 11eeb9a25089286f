import type { NormalizedCacheObject } from '@apollo/client';

/** A failed part of a result. */
export interface ResultError {
  message: string;
  path?: readonly (string | number)[];
  extensions?: Record<string, unknown>;
}

export interface DehydratedOperation {
  documentId: string;
  variables: Record<string, unknown>;
  errors?: readonly ResultError[];
}

/** The state of the server's client after rendering the page, embedded in the page. */
export interface DehydratedState {
  cache: NormalizedCacheObject;
  /** Operations whose results the cache holds. */
  operations: readonly DehydratedOperation[];
}
