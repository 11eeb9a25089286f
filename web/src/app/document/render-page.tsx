import { MallShellDocument, ShellPopupsDocument } from '../../__generated__/graphql.ts';
import type { StorefrontClient } from '../apollo/storefront-client.ts';
import type { RequestedByPage } from '../apollo/server-link.ts';
import { termsIn } from '../../features/shell/terms/terms-address.ts';
import type { View } from '../load-page.ts';
import { headTags } from '../search-engines/head-tags.ts';
import { frameFile, shellFiles } from '../shells.ts';
import { assetsFor } from './assets.ts';
import { pageSources } from './page-sources.ts';
import { htmlDocument } from './html-document.ts';
import { openView, type ViewRequest } from './open-view.tsx';
import { viewMark } from './view-mark.ts';

export interface RenderRequest extends ViewRequest {
  /** Allows the page's style elements; cached with the page. */
  styleNonce: string;
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
  const opened = await openView({ url, origin, device, execute, signal });
  const { view, client, operations } = opened;
  const { title, body } = await opened.render();
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
    state: { cache: opened.extract(), operations: operations.operations },
    isWaiting: view.kind === 'waiting',
    headTags: (own) => headTags({ ...own, view, mall, url: new URL(url, origin), client, title }),
  });
  const maxAge = isCacheable(view) && Number.isFinite(operations.maxAge) ? Math.floor(operations.maxAge) : 0;
  return { status: view.status, html, maxAge, requests: operations.requests };
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
  const frame = 'Frame' in view && view.Frame ? frameFile(view.device, view.route.entry.page) : null;
  if (frame !== null) sources.push(frame);
  if ('shown' in view) sources.push(...pageSources(view.shown));
  // The frame is there while the page waits.
  else if ('page' in view && view.page.Shell) sources.push(...pageSources(view.route.entry.page));
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
