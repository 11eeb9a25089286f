import type { ApolloCache } from '@apollo/client';
import { CartCountDocument } from '../../__generated__/graphql.ts';

/** Shows the number of lines in the cart from a response of the mall. */
export function noteCartCount(cache: ApolloCache, mallUrl: string, cartCount: number): void {
  cache.updateQuery({ query: CartCountDocument, variables: { mallUrl } }, (data) =>
    data?.viewer ? { ...data, viewer: { ...data.viewer, cartCount } } : undefined,
  );
}
