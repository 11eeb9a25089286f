import type { ApolloClient } from '@apollo/client';
import { SmartKeywordsDocument, type SmartKeywordsQueryVariables } from '../../__generated__/graphql.ts';

/** What the search sheet asks when it opens. A module of its own: most visits never search. */
export async function fetchKeywords(client: ApolloClient, variables: SmartKeywordsQueryVariables): Promise<void> {
  await client.query({ query: SmartKeywordsDocument, variables });
}
