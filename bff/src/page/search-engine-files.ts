import { Router, type NextFunction, type Request, type Response } from 'express';
import { LRUCache } from 'lru-cache';
import { isMallUrl, mallLoaders } from '../features/mall/mall.loaders.ts';
import { errorForLog } from '../log.ts';
import type { GatewayContext } from '../request/context.ts';
import type { Shared } from '../request/create-context.ts';
import { allowsMall, hostReader, listedMalls, type ShopHost } from '../rules/hosts.ts';
import { plainPage } from './plain-page.ts';
import type { Execute, Renderer } from './renderer.ts';
import type { PageVisit } from './visit.ts';
import { askerOf, visitorContext } from './visitor-context.ts';

type Asker = Pick<PageVisit, 'requestId' | 'trace'>;

interface SearchEngineParts {
  shared: Shared;
  loading: Promise<Renderer | null>;
  executeAs: (visit: Asker, signal: AbortSignal) => Execute;
  onPage: (outcome: string) => void;
}

const oneHourMs = 3_600_000;
const mostSitemaps = 50;
/** A long list needs many sequential calls. */
const patienceMs = 60_000;
const rules = ['User-agent: *', 'Disallow: /graphql', 'Disallow: /sandbox', 'Allow: /', ''];

/** /robots.txt names the sitemaps of the host's malls; /{mall}/sitemap.xml lists a mall's public pages, made once an hour. */
export function searchEngineFiles({ shared, loading, executeAs, onPage }: SearchEngineParts): Router {
  const router = Router();
  const readHost = hostReader(shared.settings.MALL_HOSTS);
  // Without the port, which clients can choose.
  const sitemaps = new LRUCache<string, { paths: readonly string[] | null }, Asker>({
    max: mostSitemaps,
    ttl: oneHourMs,
    // Simultaneous requests share one file.
    fetchMethod: async (mallUrl, _stale, { context: asker }) => {
      const renderer = await loading;
      if (!renderer) throw new Error('The storefront is not built');
      const execute = executeAs(asker, AbortSignal.timeout(patienceMs));
      return { paths: await renderer.listSitemap({ mallUrl, execute }) };
    },
  });

  const sendRules = async (request: Request, response: Response): Promise<void> => {
    const host = readHost(request.get('host'));
    const malls = host ? await openMalls(visitorContext(shared, request, response), host) : [];
    const names = malls.map((url) => `Sitemap: ${originOf(request)}/${url}/sitemap.xml`);
    response
      .set('cache-control', 'public, max-age=3600')
      .type('text')
      .send([...rules, ...names, ''].join('\n'));
  };

  const sendSitemap = async (
    request: Request<{ mallUrl: string }>,
    response: Response,
    next: NextFunction,
  ): Promise<void> => {
    const { mallUrl } = request.params;
    const host = readHost(request.get('host'));
    if (!host || !isMallUrl(mallUrl) || !allowsMall(host, mallUrl)) return next();
    onPage('sitemap');
    const asker = askerOf(response);
    try {
      const renderer = await loading;
      const paths = (await sitemaps.fetch(mallUrl, { context: asker }))?.paths ?? null;
      if (!renderer || paths === null) return next();
      const xml = renderer.renderSitemap(paths, originOf(request));
      return void response.set('cache-control', 'public, max-age=3600').type('application/xml').send(xml);
    } catch (error) {
      shared.log.warn({ requestId: asker.requestId, error: errorForLog(error) }, 'A sitemap is not there');
      return void response.status(503).set('retry-after', '60').type('html').send(plainPage(503));
    }
  };

  router.get('/robots.txt', (request, response) => sendRules(request, response));
  router.get('/:mallUrl/sitemap.xml', (request, response, next) => sendSitemap(request, response, next));
  return router;
}

/** The host's malls that visitors may see, without those that do not respond now. */
async function openMalls(context: GatewayContext, host: ShopHost): Promise<string[]> {
  const named = listedMalls(host, context.settings);
  const malls = await Promise.allSettled(named.map((url) => mallLoaders(context).byUrl(url, 'DESKTOP')));
  return malls.flatMap((found) => {
    const mall = found.status === 'fulfilled' ? found.value : null;
    return mall && !mall.requiresLogin && mall.openAreas.includes('SHOPPING') ? [mall.url] : [];
  });
}

function originOf(request: Pick<Request, 'protocol' | 'get'>): string {
  return `${request.protocol}://${request.get('host')}`;
}
