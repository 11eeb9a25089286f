import { parse, type DocumentNode } from 'graphql';
import documents from '../../src/__generated__/persisted-documents.json' with { type: 'json' };

const texts = documents as Record<string, string>;
const parsed = new Map<string, DocumentNode>();

/** An operation of the storefront by its id. Parsed once, and valid: code generation has checked it. */
export function persistedDocument(id: string): DocumentNode {
  const known = parsed.get(id);
  if (known) return known;
  const text = texts[id];
  if (text === undefined) throw new Error(`${id} is not among the trusted operations`);
  const document = parse(text);
  parsed.set(id, document);
  return document;
}
