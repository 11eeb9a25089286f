import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { canonicalStringify } from '@apollo/client/utilities';
import { useApolloClient } from '@apollo/client/react';
import { startTransition, useEffect, useMemo, useState } from 'react';
import type { ProductCardFragment } from '../../__generated__/graphql.ts';
import { LoadMorePages, type LoadMorePage, type PageNews } from './load-more-pages.ts';

interface Products {
  nodes: readonly ProductCardFragment[];
  pageInfo?: { hasNextPage: boolean; endCursor?: string | null };
}

interface ListQuery<Data, Variables> {
  document: TypedDocumentNode<Data, Variables>;
  /** The variables of the page's query; only where it begins changes. */
  variables: Variables;
  /** With `pageInfo` each page goes on behind the one before, though products of that be removed. */
  productsOf(data: Data): Products | null | undefined;
}

type PageVariables = { page?: number | null };

/** The pages of a list after the first, as long as it stays the same list. */
export function useLoadMore<Data, Variables extends OperationVariables & PageVariables>(
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

function watchWith<Data, Variables extends OperationVariables & PageVariables>(
  client: ReturnType<typeof useApolloClient>,
  { document, variables, productsOf }: ListQuery<Data, Variables>,
) {
  const ends = new Map<number, string>();
  const note = (page: number, products: Products | null | undefined) => {
    const end = products?.pageInfo?.endCursor;
    if (end) ends.set(page, end);
  };
  return (page: number, onNews: (news: PageNews) => void) => {
    const first = page - 1 === variables.page ? client.readQuery({ query: document, variables }) : null;
    if (first) note(page - 1, productsOf(first as Data));
    const after = ends.get(page - 1);
    const observable = client.watchQuery({
      query: document,
      variables: after === undefined ? { ...variables, page } : { ...variables, page: null, after },
      errorPolicy: 'all',
    });
    const subscription = observable.subscribe(({ data, error, loading }) => {
      const products = data ? productsOf(data as Data) : undefined;
      note(page, products);
      const hasNextPage = products?.pageInfo?.hasNextPage;
      onNews({ products: products?.nodes, hasNextPage, error, isLoading: loading });
    });
    return {
      stop: () => subscription.unsubscribe(),
      askAgain: () => void observable.refetch().catch(() => undefined), // the watch receives the error
    };
  };
}
