import { randomUUID } from 'node:crypto';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import type { Logger } from 'pino';
import { bulkOrderRoutes } from './files/bulk-order-routes.ts';
import { fileRoutes } from './files/file-routes.ts';
import { basics, compressResponses, inertPolicy } from './http/basics.ts';
import { contractRouter } from './http/contract-files.ts';
import { cors } from './http/cors.ts';
import { cspReports } from './http/csp-reports.ts';
import { mountGraphql } from './http/graphql-route.ts';
import { healthRoute } from './http/health.ts';
import { requestTraces } from './http/request-metadata.ts';
import { storefrontFiles } from './http/storefront-files.ts';
import { vitalsRoute } from './http/vitals.ts';
import { errorForLog } from './log.ts';
import { pageHost } from './page/page-host.ts';
import { plainPage } from './page/plain-page.ts';
import { postedForms } from './page/posted-forms.ts';
import { searchEngineFiles } from './page/search-engine-files.ts';
import { securityContact, securityTxt } from './page/security-txt.ts';
import type { Executor } from './page/executor.ts';
import { memberPages } from './page/member-pages.ts';
import type { loadRenderer } from './page/renderer.ts';
import type { Parts } from './parts.ts';
import { sandboxRouter } from './sandbox/sandbox-router.ts';

/** What comes and goes while the gateway runs. */
interface Running {
  health: { isWarm: boolean; isDraining: boolean };
  /** The storefront's renderer, once it is loaded. */
  loading: ReturnType<typeof loadRenderer>;
  executor: Executor;
}

/** Everything that the gateway answers to, most asked first. */
export function createApp(parts: Parts, running: Running): Express {
  const { settings, accessLog, schema, images, metrics, log, shared } = parts;
  const { health } = running;
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple');
  app.set('trust proxy', settings.TRUSTED_PROXIES.length > 0 ? settings.TRUSTED_PROXIES : false);
  app.use(basics, accessLog.handler, compressResponses());
  mountGraphql(app, { ...parts, onError: metrics.onError, onRetired: metrics.onRetired });
  parts.agents?.mountMcp(app, { ...parts, onTool: metrics.onTool });
  mountFiles(app, parts);
  app.use(
    healthRoute({
      isWarm: () => health.isWarm,
      isDraining: () => health.isDraining,
      mall: () => shared.client.state,
    }),
  );
  app.use(cspReports({ log, onViolation: metrics.onViolation }));
  app.use(vitalsRoute(metrics.onVitals));
  if (settings.INTROSPECTION) app.use(contractRouter(schema), sandboxRouter());
  if (settings.IMAGE_HOST === undefined) app.use(images.router);
  mountPages(app, parts, running);
  app.use(lastResort(log));
  return app;
}

/** What members send as files. */
function mountFiles(app: Express, { settings, shared, files, fileLimit, admission, metrics, tracing }: Parts): void {
  const exchange = { shared, files, limit: fileLimit, admission, onError: metrics.onError };
  const routers = { '/files': fileRoutes(exchange), '/bulk-orders': bulkOrderRoutes(exchange) };
  for (const [path, router] of Object.entries(routers))
    app.use(path, requestTraces(tracing, path), cors(settings.CORS_ORIGINS), router);
}

function mountPages(
  app: Express,
  { settings, pagesOfMall, tracing, admission, shared, metrics }: Parts,
  { loading, executor }: Running,
): void {
  const { forVisitor: executeAs } = executor;
  app.use(pagesOfMall.router);
  app.use(storefrontFiles(settings.WEB_DIST));
  app.use(memberPages({ shared, loading, executor, admission, tracing, onPage: metrics.onPage }));
  app.use(requestTraces(tracing, 'page'), postedForms(), admission.admit('page', sendBusyPage));
  app.use(securityTxt(securityContact(shared)));
  app.use(searchEngineFiles({ shared, loading, executeAs, onPage: metrics.onPage }));
  const pages = loading.then((renderer) => pageHost({ shared, renderer, executeAs, onPage: metrics.onPage }));
  app.use((request, response, next) => pages.then((handle) => handle(request, response, next)));
}

function sendBusyPage(response: Response): void {
  response.status(503).type('html').send(plainPage('busy'));
}

function lastResort(log: Logger) {
  return (error: unknown, _request: Request, response: Response, next: NextFunction) => {
    log.error({ requestId: response.getHeader('x-request-id') ?? randomUUID(), error: errorForLog(error) }, 'failed');
    if (response.headersSent) return next(error);
    const status =
      error instanceof URIError || (error instanceof Error && 'status' in error && error.status === 400) ? 404 : 500;
    return response
      .status(status)
      .set({ 'cache-control': 'no-store', 'content-security-policy': inertPolicy })
      .type('html')
      .send(plainPage(status));
  };
}
