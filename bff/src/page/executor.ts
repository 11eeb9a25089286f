import type { ApolloServer } from '@apollo/server';
import type { GatewayContext } from '../context.ts';
import type { TrustedDocuments } from '../graphql/trusted-documents.ts';
import { anonymousFacts, createContext, type Shared } from '../request-context.ts';
import type { Execute } from './renderer.ts';
import type { PageVisit } from './visit.ts';

/** Runs the storefront's own operations inside the gateway, for a visitor without a name. */
export function executor(apollo: ApolloServer<GatewayContext>, shared: Shared, documents: TrustedDocuments) {
  return (visit: Pick<PageVisit, 'requestId' | 'trail'>, signal: AbortSignal): Execute =>
    async ({ documentId, variables }) => {
      const query = documents.textOf(documentId);
      if (query === undefined) throw new Error('The storefront asks for a document that its build did not bring');
      const contextValue = createContext(shared, anonymousFacts({ ...visit, signal, address: '' }));
      const response = await apollo.executeOperation({ query, variables }, { contextValue });
      if (response.body.kind !== 'single') throw new Error('The answer comes in parts');
      const { data, errors } = response.body.singleResult;
      const ageSeconds = Number(response.http.headers.get('x-answer-age') ?? 0);
      return { data: data ?? null, ...(errors ? { errors } : {}), ageSeconds };
    };
}
