// @vitest-environment jsdom
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { FavoritesDocument, type FavoritesQuery } from '../../__generated__/graphql.ts';
import { possibleTypes } from '../../__generated__/possible-types.ts';
import { useLoadMore } from './use-load-more.ts';

afterEach(cleanup);

const variables = { mallUrl: 'familyshop', type: null, orderBy: null, first: 2, page: 1 };

function favoritesOf(page: number, hasNextPage: boolean): FavoritesQuery {
  const pageInfo = { __typename: 'PageInfo' as const, hasNextPage, endCursor: `behind ${page}` };
  const favorites = { __typename: 'ProductConnection' as const, totalCount: 3, pageInfo, nodes: [] };
  return { __typename: 'Query' as const, viewer: { __typename: 'Member' as const, id: 'me', favorites } };
}

test('each page goes on behind the one before, and says whether another follows', async () => {
  const asked: object[] = [];
  const link = new ApolloLink(({ variables: sent }) => {
    asked.push({ page: sent['page'], after: sent['after'] });
    return new Observable((observer) => {
      observer.next({ data: favoritesOf(asked.length + 1, asked.length === 1) });
      observer.complete();
    });
  });
  const client = new ApolloClient({ link, cache: new InMemoryCache({ possibleTypes }) });
  client.writeQuery({ query: FavoritesDocument, variables, data: favoritesOf(1, true) });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result } = renderHook(
    () => useLoadMore({ document: FavoritesDocument, variables, productsOf: ({ viewer }) => viewer?.favorites }),
    { wrapper },
  );
  result.current.want([2]);
  await expect.poll(() => result.current.known().get(2)?.hasNextPage).toBe(true);
  result.current.want([3]);
  await expect.poll(() => result.current.known().get(3)?.hasNextPage).toBe(false);
  result.current.want([5]);
  await expect.poll(() => asked.length).toBe(3);
  expect(asked).toEqual([
    { page: null, after: 'behind 1' },
    { page: null, after: 'behind 2' },
    { page: 5, after: undefined },
  ]);
});
