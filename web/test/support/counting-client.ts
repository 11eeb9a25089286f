import { ApolloLink, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { parse } from 'graphql';
import { from } from 'rxjs';
import { StorefrontClient } from '../../src/app/apollo/storefront-client.ts';

export interface StockAnswer {
  stock: { __typename: 'Stock'; id: string; left: number };
}

type StockQuery = TypedDocumentNode<StockAnswer, { id: string }>;

/** A question whose answer counts as fresh for so many milliseconds, as code generation writes it. */
export function stockQuery(staleMs: number): StockQuery {
  const document = parse('query Stock($id: String!) { stock(id: $id) { __typename id left } }');
  return Object.assign(document, { __meta__: { hash: `sha256:stock-${staleMs}`, staleMs } });
}

/** Any mutation: such documents have no stale time. */
export const sale: StockQuery = Object.assign(
  parse('mutation Sell($id: String!) { stock(id: $id) { __typename id left } }'),
  { __meta__: { hash: 'sha256:sale' } },
);

/**
 * A client of a shop whose stock grows by one with each query, so that results can be distinguished. `until`: what the result of
 * that number waits for.
 */
export function countingClient({ failsAt = [] as number[], until = {} as Record<number, Promise<void>> } = {}) {
  const requests: string[] = [];
  const link = new ApolloLink(({ variables }) => {
    requests.push(String(variables.id));
    const left = requests.length;
    return from(
      Promise.resolve(until[left]).then(() => {
        if (failsAt.includes(left)) throw new Error('The line is dead');
        return { data: { stock: { __typename: 'Stock' as const, id: variables.id, left } } };
      }),
    );
  });
  return { client: new StorefrontClient({ link, cache: new InMemoryCache() }), requests };
}
