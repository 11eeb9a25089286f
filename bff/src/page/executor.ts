import type { GraphQLEngine } from '../graphql/graphql-engine.ts';
import type { TrustedDocuments } from '../graphql/trusted-documents.ts';
import { anonymousMetadata, createContext, type RequestMetadata, type Shared } from '../request/create-context.ts';
import type { Execute } from './renderer.ts';
import type { PageVisit } from './visit.ts';

/** Executes the storefront's own operations inside the gateway. */
export class Executor {
  readonly #engine: GraphQLEngine;
  readonly #shared: Shared;
  readonly #documents: TrustedDocuments;

  constructor(engine: GraphQLEngine, shared: Shared, documents: TrustedDocuments) {
    this.#engine = engine;
    this.#shared = shared;
    this.#documents = documents;
  }

  /** For an anonymous visitor. */
  readonly forVisitor = (visit: Pick<PageVisit, 'requestId' | 'trace'>, signal: AbortSignal): Execute =>
    this.forSender(anonymousMetadata({ ...visit, signal, address: '' }));

  /** For the sender of a request. */
  readonly forSender =
    (metadata: RequestMetadata): Execute =>
    async ({ documentId, variables }) => {
      const query = this.#documents.textOf(documentId);
      if (query === undefined) throw new Error('The storefront asks for a document that its build did not bring');
      const context = createContext(this.#shared, metadata);
      const { result, headers } = await this.#engine.execute({ query, variables }, context);
      const { data, errors } = result;
      const ageSeconds = Number(headers.get('x-answer-age') ?? 0);
      return { data: data ?? null, ...(errors ? { errors } : {}), ageSeconds };
    };
}
