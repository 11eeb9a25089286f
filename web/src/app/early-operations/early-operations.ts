import { ApolloLink } from '@apollo/client';
import { throwError } from 'rxjs';
import { metaOf, withoutUndefined } from '../../shared/query/operation-meta.ts';
import { createCache } from '../apollo/cache.ts';
import { StorefrontClient } from '../apollo/storefront-client.ts';
import type { View } from '../load-page.ts';
import type { EarlyOperation } from './early-script.ts';

/** Limit: the first ones fill the screen. */
const most = 2;

/**
 * The first operations of a page that only the browser can fill, by running its `early` or `load` without any results. They
 * depend on the address alone: the page stays the same for all.
 */
export async function earlyOperations(view: View, { searchParams }: URL): Promise<EarlyOperation[]> {
  if (view.kind !== 'waiting') return [];
  const found: EarlyOperation[] = [];
  const link = new ApolloLink(({ query, operationName = '', variables }) => {
    found.push({ documentId: metaOf(query).hash, operationName, variables: withoutUndefined(variables) });
    return throwError(() => new Error('Only noted'));
  });
  const client = new StorefrontClient({ link, cache: createCache(), ssrMode: true });
  const { page, mallUrl, device, route } = view;
  const ask = page.early ?? page.load;
  await ask?.({
    mallUrl,
    device,
    params: route.params,
    searchParams,
    preload: (document, variables) => client.preload(document, variables),
  });
  return found.slice(0, most);
}
