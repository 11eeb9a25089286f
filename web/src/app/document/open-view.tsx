import type { NormalizedCacheObject } from '@apollo/client';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { Device } from '../../__generated__/graphql.ts';
import { OriginContext } from '../../shared/page/page-origin.ts';
import { createCache } from '../apollo/cache.ts';
import { PageOperations, serverLink, type Execute } from '../apollo/server-link.ts';
import { StorefrontClient } from '../apollo/storefront-client.ts';
import { defaultTitle, DocumentTitleContext } from '../document-title.ts';
import type { View } from '../load-page.ts';
import { Providers } from '../Providers.tsx';
import { createRoutes } from '../router.tsx';
import { renderToHtml } from './render-to-html.ts';

export interface ViewRequest {
  /** Path and query as requested. */
  url: string;
  origin: string;
  device: Device;
  execute: Execute;
  signal: AbortSignal;
}

/** A view with its data, ready to be rendered. */
export interface OpenedView {
  view: View;
  client: StorefrontClient;
  operations: PageOperations;
  /** Everything that was queried. */
  extract(): NormalizedCacheObject;
  render(): Promise<{ title: string; body: string }>;
}

/** Finds the view of an address and fetches its data. `forMember`: as `execute` asks for a member, the view is that member's. */
export async function openView(
  { url, origin, device, execute, signal }: ViewRequest,
  { forMember = false } = {},
): Promise<OpenedView> {
  const operations = new PageOperations();
  const cache = createCache();
  const client = new StorefrontClient({ link: serverLink(execute, operations), cache, ssrMode: true });
  const services = { client, sessions: null, device, forMember };
  const { query, dataRoutes } = createStaticHandler(createRoutes(services));
  const context = await query(new Request(new URL(url, origin), { signal }));
  if (context instanceof Response) throw new Error('A page redirected while it was rendered');
  const failure = context.errors?.view;
  if (failure !== undefined) throw failure;
  operations.isClosed = true;

  async function render() {
    let title = defaultTitle;
    if (context instanceof Response) throw context; // see above
    const body = await renderToHtml(
      <Providers services={services}>
        <OriginContext value={origin}>
          <DocumentTitleContext value={{ set: (text) => (title = text) }}>
            <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
          </DocumentTitleContext>
        </OriginContext>
      </Providers>,
      signal,
    );
    return { title, body };
  }

  return { view: context.loaderData.view as View, client, operations, extract: () => cache.extract(), render };
}
