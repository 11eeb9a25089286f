import type { DocumentNode, OperationVariables } from '@apollo/client';
import { canonicalStringify } from '@apollo/client/utilities';
import { getDefaultValues, getOperationDefinition } from '@apollo/client/utilities/internal';

interface OperationMeta {
  /** "sha256:" and the hex digest of the trusted text. */
  hash: string;
  /** For how long an answer counts as fresh; mutations have none. */
  staleMs?: number;
}

/** What code generation wrote on a document. */
export function metaOf(document: DocumentNode): OperationMeta {
  const { __meta__: meta } = document as DocumentNode & { __meta__?: OperationMeta };
  if (!meta) throw new Error('Only generated operations are sent');
  return meta;
}

/** Names an answer: the operation and its variables, those left to their defaults included. */
export function answerKey(document: DocumentNode, variables: OperationVariables | undefined): string {
  const defaults = getDefaultValues(getOperationDefinition(document));
  return keyOf(metaOf(document).hash, { ...defaults, ...withoutUndefined(variables) });
}

/** The same name for an answer of which only the operation's id is at hand. */
export function keyOf(documentId: string, variables: OperationVariables): string {
  return `${documentId} ${canonicalStringify(withoutUndefined(variables))}`;
}

export function withoutUndefined(variables: OperationVariables | undefined): OperationVariables {
  return Object.fromEntries(Object.entries(variables ?? {}).filter(([, value]) => value !== undefined));
}
