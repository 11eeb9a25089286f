import type { GraphQLEngine } from '../graphql/graphql-engine.ts';
import type { TrustedDocuments } from '../graphql/trusted-documents.ts';
import { anonymousMetadata, createContext, type Shared } from '../request/create-context.ts';
import type { Execute } from './renderer.ts';
import type { PageVisit } from './visit.ts';

/** Executes the storefront's own operations inside the gateway, for an anonymous visitor. */
export function executor(engine: GraphQLEngine, shared: Shared, documents: TrustedDocuments) {
  return (visit: Pick<PageVisit, 'requestId' | 'trace'>, signal: AbortSignal): Execute =>
    async ({ documentId, variables }) => {
      const query = documents.textOf(documentId);
      if (query === undefined) throw new Error('The storefront asks for a document that its build did not bring');
      const context = createContext(shared, anonymousMetadata({ ...visit, signal, address: '' }));
      const { result, headers } = await engine.execute({ query, variables }, context);
      const { data, errors } = result;
      const ageSeconds = Number(headers.get('x-answer-age') ?? 0);
      return { data: data ?? null, ...(errors ? { errors } : {}), ageSeconds };
    };
}
