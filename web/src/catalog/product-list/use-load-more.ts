import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { canonicalStringify } from '@apollo/client/utilities';
import { useApolloClient } from '@apollo/client/react';
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { ProductCardFragment } from '../../__generated__/graphql.ts';
import { LoadMorePages, type LoadMorePage, type PageNews } from './load-more-pages.ts';

interface ListQuery<Data, Variables> {
  document: TypedDocumentNode<Data, Variables>;
  /** The variables of the page's query; only the page number changes. */
  variables: Variables;
  productsOf(data: Data): { nodes: readonly ProductCardFragment[] } | null | undefined;
}

/** The pages of a list after the first, as long as it stays the same list. */
export function useLoadMore<Data, Variables extends OperationVariables & { page: number }>(
  list: ListQuery<Data, Variables>,
): LoadMorePages {
  const client = useApolloClient();
  const name = canonicalStringify({ ...list.variables, page: 0 });
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the name identifies the variables
  const pages = useMemo(() => new LoadMorePages(watchWith(client, list)), [client, name]);
  useEffect(() => () => pages.close(), [pages]);
  return pages;
}

/** Known products. A new page is rendered in slices, since a slow processor cannot render forty cards at once. */
export function useKnownPages(further: LoadMorePages): ReadonlyMap<number, LoadMorePage> {
  const [heard, setHeard] = useState({ further, pages: further.known() });
  useEffect(() => {
    const hear = () =>
      startTransition(() =>
        setHeard((before) => (before.pages === further.known() ? before : { further, pages: further.known() })),
      );
    hear();
    return further.subscribe(hear);
  }, [further]);
  return heard.further === further ? heard.pages : further.known();
}

function watchWith<Data, Variables extends OperationVariables & { page: number }>(
  client: ReturnType<typeof useApolloClient>,
  { document, variables, productsOf }: ListQuery<Data, Variables>,
) {
  return (page: number, onNews: (news: PageNews) => void) => {
    const observable = client.watchQuery({
      query: document,
      variables: { ...variables, page },
      errorPolicy: 'all',
    });
    const subscription = observable.subscribe(({ data, error, loading }) =>
      onNews({ products: data ? productsOf(data as Data)?.nodes : undefined, error, isLoading: loading }),
    );
    return {
      stop: () => subscription.unsubscribe(),
      askAgain: () => void observable.refetch().catch(() => undefined), // the watch receives the error
    };
  };
}
