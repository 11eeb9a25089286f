import { useApolloClient } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { MallShellDocument } from '../../__generated__/graphql.ts';
import { findRoute } from '../../shop/addresses/match-page.ts';
import { pathTo } from '../../shop/addresses/path-to.ts';

interface KnownMall {
  name: string;
  /** In the titles of documents. */
  title: string;
  path: string;
}

/** The mall of this address, if a page of it was shown before. Fetches nothing, so it works without a network. */
export function useKnownMall(): KnownMall | null {
  const client = useApolloClient();
  const { pathname } = useLocation();
  const route = findRoute(pathname);
  const device = route?.entry.device;
  if (!device) return null;
  const variables = { url: route.params.mallUrl ?? null, device };
  const mall = client.readQuery({ query: MallShellDocument, variables })?.mall;
  return mall ? { name: mall.name, title: mall.title, path: pathTo('start', mall, device) } : null;
}
