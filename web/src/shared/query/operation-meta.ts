import type { DocumentNode, OperationVariables } from '@apollo/client';
import { canonicalStringify } from '@apollo/client/utilities';

interface OperationMeta {
  /** "sha256:" and the hex digest of the trusted text. */
  hash: string;
  /** How long a result is fresh; undefined for mutations. */
  staleMs?: number;
}

/** Metadata that code generation adds to a document. */
export function metaOf(document: DocumentNode): OperationMeta {
  const { __meta__: meta } = document as DocumentNode & { __meta__?: OperationMeta };
  if (!meta) throw new Error('Only generated operations are sent');
  return meta;
}

/** Names a result: the operation and its variables. */
export function operationKey(document: DocumentNode, variables: OperationVariables | undefined): string {
  return keyOf(metaOf(document).hash, variables);
}

/** The same key from the operation's id. */
export function keyOf(documentId: string, variables: OperationVariables | undefined): string {
  return `${documentId} ${canonicalStringify(withoutUndefined(variables))}`;
}

export function withoutUndefined(variables: OperationVariables | undefined): OperationVariables {
  return Object.fromEntries(Object.entries(variables ?? {}).filter(([, value]) => value !== undefined));
}
