import { redirect } from 'react-router-dom';
import { MallShellDocument, ShellMenuDocument, ShellPopupsDocument, type Device } from '../__generated__/graphql.ts';
import { describeError } from '../shared/errors/describe-error.ts';
import { isServer } from '../shared/is-server.ts';
import type { Mall, Site } from '../shared/mall/mall-context.ts';
import type { PageModule, PageResult } from '../shared/page/page-module.ts';
import { judge } from './guards.ts';
import { afterDeploy } from './old-chunk.ts';
import { findRoute, type FoundRoute } from './routes/match-page.ts';
import { loadPageModule } from './routes/page-modules.ts';
import type { Services } from './services.ts';
import { loadShell, type Shell } from './shells.ts';

/** What an address comes to. */
export type View =
  | { kind: 'not-found'; status: 404 }
  | { kind: 'mall-down'; status: 503; message: string; requestId: string | null }
  | (Framed & { kind: 'not-permitted'; status: 404 })
  | (Framed & { kind: 'waiting'; status: 200 })
  | (Framed & { kind: 'page'; status: 200 | 404; page: PageModule });

interface Framed {
  route: FoundRoute;
  mallUrl: string;
  device: Device;
  Shell: Shell;
  /** As they were when the address was judged; drawn only where the cache has lost them meanwhile. */
  mall: Mall;
  site: Site;
}

/** The page appears complete if its answers come this soon, else with skeletons where they are missing. */
const patienceMs = 200;

/** Finds out what an address shows and fetches what it needs. The same on the server and in the browser. */
export async function loadPage({ client, sessions, device: ownDevice }: Services, request: Request): Promise<View> {
  const url = new URL(request.url);
  const route = findRoute(url.pathname);
  if (!route) return { kind: 'not-found', status: 404 };
  const device = route.entry.device ?? ownDevice;
  const chunks = afterDeploy(request.url, Promise.all([loadShell(device), loadPageModule(route.entry.page, device)]));
  const { data, error } = await findMall(client, { url: route.params.mallUrl ?? null, device });
  const mall = data?.mall;
  if (!mall) return error ? mallDown(error) : { kind: 'not-found', status: 404 };
  const address = url.pathname + url.search;
  const verdict = judge({ route, mall, address, hasSession: sessions ? sessions.read() !== null : null });
  const [Shell, page] = await chunks;
  const frame: Framed = { route, mallUrl: mall.url, device, Shell, mall, site: data.site };
  if (verdict.kind === 'go') {
    if (verdict.endsSession) sessions?.clear();
    if (!isServer) throw redirect(verdict.to);
    return { kind: 'waiting', status: 200, ...frame };
  }
  const shell = preloadShell(client, mall, device);
  if (verdict.kind === 'show') {
    const result = await inTime(Promise.all([loadContent(client, page, frame, url), shell]).then(([content]) => content));
    return { kind: 'page', status: result?.status ?? 200, ...frame, page };
  }
  await inTime(shell);
  return verdict.kind === 'wait' ? { kind: 'waiting', status: 200, ...frame } : { kind: 'not-permitted', status: 404, ...frame };
}

/** The mall as it is known, be it a while old. Only that there is none must be fresh: it may have been a failure. */
async function findMall(client: Services['client'], variables: { url: string | null; device: Device }) {
  const known = await client.preload(MallShellDocument, variables);
  return known.data?.mall || known.error ? known : client.preload(MallShellDocument, variables, { mayBeStale: false });
}

async function preloadShell(client: Services['client'], mall: Mall, device: Device): Promise<void> {
  const variables = { url: mall.url, device };
  await Promise.all([client.preload(ShellMenuDocument, variables), client.preload(ShellPopupsDocument, variables)]);
}

async function loadContent(client: Services['client'], page: PageModule, { mallUrl, device, route }: Framed, url: URL): Promise<PageResult | void> {
  return page.load?.({
    mallUrl,
    device,
    params: route.params,
    searchParams: url.searchParams,
    ask: (document, variables) => client.preload(document, variables),
  });
}

function inTime<Value>(value: Promise<Value>): Promise<Value | undefined> {
  return isServer ? value : Promise.race([value, new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs))]);
}

function mallDown(error: unknown): View {
  const { message, requestId } = describeError(error);
  return { kind: 'mall-down', status: 503, message, requestId };
}
