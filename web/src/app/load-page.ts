import { redirect, replace } from 'react-router-dom';
import {
  MallShellDocument,
  ShellMenuDocument,
  ShellPopupsDocument,
  TermsDocument,
  type Device,
} from '../__generated__/graphql.ts';
import { termsIn } from '../features/shell/terms/terms-address.ts';
import { describeError } from '../shared/errors/describe-error.ts';
import { isServer } from '../shared/is-server.ts';
import { isMainPage } from '../shop/popups/main-page.ts';
import type { Mall, Site } from '../shop/mall/mall-context.ts';
import type { SessionStore } from '../shop/session/session-store.ts';
import type { PageModule, PageResult } from '../shop/page/page-module.ts';
import { judge, type Verdict, type Visit } from './guards.ts';
import { afterDeploy } from './old-chunk.ts';
import { deviceToRender, findRoute, type FoundRoute } from '../shop/addresses/match-page.ts';
import { loadPageModule } from './routes/page-modules.ts';
import type { PageName } from '../shop/addresses/page-name.ts';
import type { Services } from './services.ts';
import type { VisitorFailure } from './visitor-session.ts';
import { loadFrame, loadShell, type Frame, type Shell } from './shells.ts';

/** The view of an address. */
export type View =
  | (Shown & { kind: 'not-found'; status: 404 })
  | { kind: 'mall-down'; status: 503; message: string; requestId: string | null }
  /** Redirects to the right address of the same visit. */
  | { kind: 'redirect'; status: 200; to: string }
  /** A page of no mall. */
  | (Shown & { kind: 'outside'; status: 200; route: FoundRoute })
  | (Framed & { kind: 'waiting'; status: 200; page: PageModule })
  | (Framed & Shown & { kind: 'not-permitted'; status: 404 })
  | (Framed & Shown & { kind: 'phones-only'; status: 200 })
  | (Framed & Shown & { kind: 'page'; status: 200 | 404 });

interface Shown {
  /** The page to render: the route's page, or the one that says why it is not shown. */
  shown: PageName;
  page: PageModule;
}

interface Framed {
  route: FoundRoute;
  mallUrl: string;
  device: Device;
  Shell: Shell;
  /** Null: the page stands in the shell without more. */
  Frame: Frame | null;
  /** As of the guards' decision. Rendered only if the cache has lost them meanwhile. */
  mall: Mall;
  site: Site;
}

/** If the results arrive within this time the page appears complete, otherwise with skeletons. */
const timeoutMs = 200;

/** Determines the view of an address and fetches its data, on the server and in the browser. */
export async function loadPage(services: Services, request: { url: string }): Promise<View> {
  const url = new URL(request.url);
  const route = findRoute(url.pathname);
  if (!route) return notFound(url);
  if (route.params.mallUrl === undefined && route.entry.page !== 'start') return loadOutside(route, request.url);
  if (route.params.mallUrl !== undefined) await services.leaveMall?.(route.params.mallUrl, url);
  return loadInMall(services, route, url);
}

async function loadOutside(route: FoundRoute, address: string): Promise<View> {
  const shown = route.entry.page;
  return {
    kind: 'outside',
    status: 200,
    route,
    shown,
    page: await afterDeploy(address, loadPageModule(shown)),
  };
}

async function loadInMall(services: Services, route: FoundRoute, url: URL): Promise<View> {
  const { client, sessions, device: held } = services;
  const device = deviceToRender(route, held);
  const chunks = afterDeploy(
    url.href,
    Promise.all([loadShell(device), loadPageModule(route.entry.page), loadFrame(device, route.entry.page)]),
  );
  chunks.catch(() => {}); // the render reports failures; a redirected visit needs no chunks
  const { data, error } = await findMall(client, { url: route.params.mallUrl ?? null, device });
  const mall = data?.mall;
  if (!mall) return error ? mallDown(error) : notFound(url);
  await services.leaveMall?.(mall.url, url);
  const { verdict, failure } = await judgeVisit(services, { route, mall, held, address: url.pathname + url.search });
  // The login is no way out: a marketing mall lets its guests in by itself.
  if (failure !== null && mall.isMarketing && (verdict.kind === 'go' || route.entry.access === 'public'))
    return { kind: 'mall-down', status: 503, ...failure };
  if (verdict.kind === 'redirect') return { kind: 'redirect', status: 200, to: verdict.to };
  const [Shell, page, Frame] = await chunks;
  const frame: Framed = { route, mallUrl: mall.url, device, Shell, Frame, mall, site: data.site };
  if (verdict.kind === 'go') {
    if (verdict.endsSession) sessions?.clear();
    if (!isServer) throw redirectTo(verdict.to, url);
    return { kind: 'waiting', status: 200, ...frame, page };
  }
  const shell = preloadShell(client, mall, device, url);
  if (verdict.kind === 'show') {
    const result = await inTime(
      Promise.all([loadContent(services, page, frame, url), shell]).then(([content]) => content),
    );
    return { kind: 'page', status: result?.status ?? 200, ...frame, shown: route.entry.page, page };
  }
  await inTime(shell);
  if (verdict.kind === 'wait') return { kind: 'waiting', status: 200, ...frame, page };
  const told = { shown: verdict.kind, page: await afterDeploy(url.href, loadPageModule(verdict.kind)) };
  return verdict.kind === 'not-permitted'
    ? { kind: 'not-permitted', status: 404, ...frame, Frame: null, ...told }
    : { kind: 'phones-only', status: 200, ...frame, Frame: null, ...told };
}

/**
 * The browser already shows a typed address, or one from the history. The redirect replaces it, or the back button
 * would run into the guard again and again.
 */
function redirectTo(path: string, requested: URL): Response {
  const { origin, pathname, search } = window.location;
  return origin + pathname + search === requested.href ? replace(path) : redirect(path);
}

/**
 * A visitor may be able to get a session. Pages that are open to visitors do not wait for that: see VisitorSession. `failure` is why
 * there is none; null: none was needed.
 */
async function judgeVisit(
  services: Services,
  visit: Omit<Visit, 'hasSession'>,
): Promise<{ verdict: Verdict; failure: VisitorFailure | null }> {
  const { sessions, forMember = false } = services;
  const judgeNow = () =>
    judge({
      ...visit,
      hasSession: sessions ? sessions.read() !== null || opensByStep(sessions, visit.route) : forMember || null,
    });
  const verdict = judgeNow();
  if (!sessions || sessions.read() !== null || !waitsForSession(verdict, visit)) return { verdict, failure: null };
  const { signVisitorIn } = await import('./visitor-session.ts');
  const failure = await signVisitorIn(services.client, sessions, { ...visit.mall, device: visit.held });
  return { verdict: judgeNow(), failure };
}

/** Without waiting, a member's page redirects to the login, which a marketing mall does not use either. */
function waitsForSession(verdict: Verdict, { mall, route }: Omit<Visit, 'hasSession'>): boolean {
  if (!mall.isMarketing) return verdict.kind === 'go' && verdict.endsSession === true;
  return verdict.kind !== 'show' || route.entry.access === 'public';
}

/** A sign-in that requires a further step opens that step's page. */
function opensByStep({ openStep }: SessionStore, { entry }: FoundRoute): boolean {
  return entry.access === 'member' && openStep?.page === entry.page;
}

/** The mall from the cache, even if stale. Only a missing mall must be fresh: it may have been a failure. */
async function findMall(client: Services['client'], variables: { url: string | null; device: Device }) {
  const known = await client.preload(MallShellDocument, variables);
  return known.data?.mall || known.error ? known : client.preload(MallShellDocument, variables, { mayBeStale: false });
}

async function preloadShell(
  client: Services['client'],
  mall: Mall,
  device: Device,
  { pathname, searchParams }: URL,
): Promise<void> {
  const variables = { url: mall.url, device };
  const kind = termsIn(searchParams);
  await Promise.all([
    client.preload(ShellMenuDocument, variables),
    isMainPage(pathname) && client.preload(ShellPopupsDocument, variables),
    // A literal condition, so that the browser's build drops the check.
    import.meta.env.SSR && kind && client.preload(TermsDocument, { ...variables, kind }),
  ]);
}

async function loadContent(
  { client, forMember = false }: Services,
  page: PageModule,
  { mallUrl, device, route }: Framed,
  url: URL,
): Promise<PageResult | void> {
  const load = forMember ? (page.loadOnServer ?? page.load) : page.load;
  return load?.({
    mallUrl,
    device,
    params: route.params,
    searchParams: url.searchParams,
    preload: (document, variables) => client.preload(document, variables),
  });
}

function inTime<Value>(value: Promise<Value>): Promise<Value | undefined> {
  return isServer ? value : Promise.race([value, new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs))]);
}

async function notFound(url: URL): Promise<View> {
  return {
    kind: 'not-found',
    status: 404,
    shown: 'not-found',
    page: await afterDeploy(url.href, loadPageModule('not-found')),
  };
}

function mallDown(error: unknown): View {
  const { message, requestId } = describeError(error);
  return { kind: 'mall-down', status: 503, message, requestId };
}
