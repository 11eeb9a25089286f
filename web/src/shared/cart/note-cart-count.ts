import type { ApolloCache } from '@apollo/client';
import { CartCountDocument } from '../../__generated__/graphql.ts';

/** Shows how many lines the cart has, as an answer of the mall told it. */
export function noteCartCount(cache: ApolloCache, mallUrl: string, cartCount: number): void {
  cache.updateQuery({ query: CartCountDocument, variables: { mallUrl } }, (data) =>
    data?.viewer ? { ...data, viewer: { ...data.viewer, cartCount } } : undefined,
  );
}
