import type { ApolloClient } from '@apollo/client';
import { OwnNameDocument } from '../../__generated__/graphql.ts';

/** The name of the member. Empty where the mall does not answer. */
export async function readOwnName(client: ApolloClient, mallUrl: string): Promise<string> {
  const { data } = await client
    .query({ query: OwnNameDocument, variables: { mallUrl }, errorPolicy: 'all' })
    .catch(() => ({ data: null }));
  return data?.viewer?.name ?? '';
}
