import type { DocumentNode, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';

export interface KnownQuestion {
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

/** Questions that were parsed, found valid and answered without an error: of the same text nothing needs to be looked at again. */
export class KnownQuestions {
  /** By text, then by the name of the operation that is wanted. */
  readonly #known = new LRUCache<string, Map<string | null, KnownQuestion>>({
    maxSize: mostBytes,
    sizeCalculation: (_questions, text) => parsedSize * text.length + 1_000,
  });

  note(text: string, operationName: string | null, question: KnownQuestion): void {
    const ofText = this.#known.get(text) ?? new Map<string | null, KnownQuestion>();
    if (ofText.size < mostNames) ofText.set(operationName, question);
    this.#known.set(text, ofText);
  }

  find(text: string, operationName: string | null): KnownQuestion | null {
    return this.#known.get(text)?.get(operationName) ?? null;
  }
}

const mostBytes = 16_000_000;
/** A parsed document, with all its signs and its plan, takes so many times its text, about. */
const parsedSize = 60;
const mostNames = 20;
