import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { MallShellDocument, ShellPopupsDocument, type Device } from '../../__generated__/graphql.ts';
import { createCache } from '../apollo/cache.ts';
import { StorefrontClient } from '../apollo/storefront-client.ts';
import { PageOperations, serverLink, type RequestedByPage, type Execute } from '../apollo/server-link.ts';
import { defaultTitle, DocumentTitleContext } from '../document-title.ts';
import { OriginContext } from '../../shared/page/page-origin.ts';
import { termsIn } from '../../features/shell/terms/terms-address.ts';
import type { View } from '../load-page.ts';
import { earlyOperations } from '../early-operations/early-operations.ts';
import { headTags } from '../search-engines/head-tags.ts';
import { Providers } from '../Providers.tsx';
import { createRoutes } from '../router.tsx';
import { shellFiles } from '../shells.ts';
import { assetsFor } from './assets.ts';
import { pageSources } from './page-sources.ts';
import { htmlDocument } from './html-document.ts';
import { renderToHtml } from './render-to-html.ts';
import { viewMark } from './view-mark.ts';

export interface RenderRequest {
  /** Path and query as requested. */
  url: string;
  origin: string;
  /** Allows the page's style elements; cached with the page. */
  styleNonce: string;
  device: Device;
  execute: Execute;
  signal: AbortSignal;
}

export interface RenderedPage {
  status: 200 | 404 | 502 | 503;
  html: string;
  /** Cache time in seconds. */
  maxAge: number;
  /** Its operations. Address, device and the results of these make the page: while they are the same, so is the page. */
  requests: readonly RequestedByPage[];
}

/** Renders a page for an anonymous visitor, with its results beside it. Never receives a token. */
export async function renderPage({
  url,
  origin,
  styleNonce,
  device,
  execute,
  signal,
}: RenderRequest): Promise<RenderedPage> {
  const page = new PageOperations();
  const cache = createCache();
  const client = new StorefrontClient({ link: serverLink(execute, page), cache, ssrMode: true });
  const services = { client, sessions: null, device };
  const { query, dataRoutes } = createStaticHandler(createRoutes(services));
  const context = await query(new Request(new URL(url, origin), { signal }));
  if (context instanceof Response) throw new Error('A page redirected while it was rendered');
  const failure = context.errors?.view;
  if (failure !== undefined) throw failure;
  const view: View = context.loaderData.view;
  page.isClosed = true;

  let title = defaultTitle;
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
  const mall =
    'mallUrl' in view
      ? client.readQuery({ query: MallShellDocument, variables: { url: view.mallUrl, device: view.device } })?.mall
      : null;
  const html = htmlDocument({
    title,
    theme: mall?.theme ?? 'A',
    device: 'device' in view ? view.device : device,
    mallUrl: mall?.url ?? null,
    styleNonce,
    assets: assetsFor(sourcesOf(view, new URL(url, origin)), sourcesForMembers(view)),
    body,
    rendered: viewMark(view),
    topPopups: mall && 'device' in view ? topPopupNumbers(client, mall.url, view.device) : [],
    state: { cache: cache.extract(), operations: page.operations },
    early: await earlyOperations(view, new URL(url, origin)),
    headTags: (own) => headTags({ ...own, view, mall, url: new URL(url, origin), client, title }),
  });
  const maxAge = isCacheable(view) && Number.isFinite(page.maxAge) ? Math.floor(page.maxAge) : 0;
  return { status: view.status, html, maxAge, requests: page.requests };
}

/** By their names in the build's manifest. */
const termsFiles = ['src/features/shell/terms/TermsViewer.tsx', 'src/features/shell/terms/VersionChoice.tsx'];

/** A page, or the shell of one that only the browser can fill. A missing page may exist a moment later. */
function isCacheable({ kind }: View): boolean {
  return kind === 'page' || kind === 'waiting';
}

function sourcesOf(view: View, { searchParams }: URL): string[] {
  const sources: string[] = [];
  if ('device' in view) sources.push(shellFiles[view.device]);
  if ('shown' in view) sources.push(...pageSources(view.shown));
  if (termsIn(searchParams)) sources.push(...termsFiles);
  return sources;
}

/** Modules for members only; the browser redirects everyone else. */
function sourcesForMembers(view: View): string[] {
  return view.kind === 'waiting' ? pageSources(view.route.entry.page) : [];
}

function topPopupNumbers(client: StorefrontClient, url: string, device: 'DESKTOP' | 'MOBILE'): string[] {
  const popups = client.readQuery({ query: ShellPopupsDocument, variables: { url, device } })?.mall?.popups ?? [];
  return popups.filter(({ kind }) => kind === 'TOP').map(({ number }) => number);
}
