import { createServer, type ServerOptions } from 'node:http';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import type { Logger } from 'pino';
import { warningsAbout, type Settings } from './config.ts';
import { bulkOrderRoutes } from './files/bulk-order-routes.ts';
import { fileRoutes } from './files/file-routes.ts';
import { MallFiles } from './files/mall-files.ts';
import { createEngine } from './graphql/graphql-engine.ts';
import { freshnessOf, readSchema } from './graphql/staleness.ts';
import { readTrustedDocuments } from './graphql/trusted-documents.ts';
import { AccessLog } from './http/access-log.ts';
import { basics, inertPolicy, compressResponses } from './http/basics.ts';
import { mountGraphql } from './http/graphql-route.ts';
import { currentRequestId } from './tracing/current-request.ts';
import { bodyTimeout } from './http/body-timeout.ts';
import { contractRouter } from './http/contract-files.ts';
import { cors } from './http/cors.ts';
import { cspReports } from './http/csp-reports.ts';
import { earlyRefusal } from './http/early-refusal.ts';
import { healthRoute } from './http/health.ts';
import { imagesRoute } from './http/images.ts';
import { AdmissionControl } from './http/admission-control.ts';
import { listen, stop } from './http/listening.ts';
import { mallPages } from './page/mall-pages.ts';
import { requestTraces } from './http/request-metadata.ts';
import { storefrontFiles } from './http/storefront-files.ts';
import { createLog, errorForLog } from './log.ts';
import { Metrics } from './metrics.ts';
import { executor } from './page/executor.ts';
import { pageHost } from './page/page-host.ts';
import { plainPage } from './page/plain-page.ts';
import { postedForms } from './page/posted-forms.ts';
import { loadRenderer } from './page/renderer.ts';
import { searchEngineFiles } from './page/search-engine-files.ts';
import { warmUp } from './page/warm-up.ts';
import type { Shared } from './request/create-context.ts';
import { imageHostReader } from './rules/image.ts';
import { sandboxRouter } from './sandbox/sandbox-router.ts';
import { TokenRefresher } from './session/token-refresher.ts';
import { codeMark } from './shared/code-mark.ts';
import { openStore } from './shared/open-store.ts';
import { FileLimit } from './session/file-limit.ts';
import { TryLimit } from './session/try-limit.ts';
import { openTracing } from './tracing/open-tracing.ts';
import { LayoutCache } from './upstream/layout-cache.ts';
import { MallClient } from './upstream/mall-client.ts';
import { onContractViolation } from './errors/contract-violations.ts';

/** A running gateway. */
export interface Gateway {
  /** For instance http://127.0.0.1:4000. */
  url: string;
  metricsUrl: string;
  /**
   * Logs and counts an uncaught error of a timer, a stream or a promise, and the process continues. The error costs at most its
   * own response, which has a time limit; ending the process would cost all.
   */
  noteUncaught(error: unknown, origin: string): void;
  /** Drains: unready first, so that balancers notice; then accepts no more, finishes requests in flight, and frees everything. Safe to call twice. */
  close(): Promise<void>;
}

/** Switches for tests, not for operators. */
interface GatewayOptions {
  /** Off, Apollo Server and graphql-js execute every operation. */
  hasFastPath?: boolean;
}

/** Starts a gateway. Port 0 takes any free port. Throws a PortTaken that names the setting when a port is not free. */
export async function startGateway(settings: Settings, { hasFastPath = true }: GatewayOptions = {}): Promise<Gateway> {
  const log = createLog(settings);
  const metrics = new Metrics();
  for (const warning of warningsAbout(settings)) log.warn(warning);
  const stopListening = onContractViolation((violation) =>
    log.warn({ violation }, 'The mall sent something outside the contract'),
  );

  const schema = readSchema();
  const client = new MallClient(settings, metrics.onCall);
  metrics.watchBreakers(() => client.breakers());
  const { store, client: storeClient, isWritable } = await openStore(settings, log);
  metrics.watchStore(isWritable);
  const tryLimit = new TryLimit(settings, storeClient);
  const shared: Shared = {
    settings,
    log,
    client,
    cache: new LayoutCache(settings, store, metrics.onLayout),
    tokenRefresher: new TokenRefresher({
      client,
      store,
      graceMs: settings.REFRESH_GRACE_SECONDS * 1000,
      callMs: settings.MALL_CALL_MS,
      onRefresh: metrics.onRefresh,
      limit: tryLimit,
    }),
    tryLimit,
    maxAgeOf: freshnessOf(schema),
    imageHostOf: imageHostReader(settings),
    mallUrls: new Map(),
  };
  const documents = readTrustedDocuments(settings.WEB_DIST, log);
  const engine = createEngine({ schema, settings, documents, log, onError: metrics.onError, hasFastPath });
  await engine.start();
  const tracing = await openTracing(settings);
  const images = imagesRoute(settings, log);
  const files = new MallFiles(settings, metrics.onCall);
  const ofMall = mallPages({ settings, log, tryLimit });
  const admission = new AdmissionControl(settings, metrics.onShed);
  metrics.noteBuild(codeMark());
  metrics.watchLoad(() => {
    const { running, waiting } = client.load();
    const { entries, bytes } = shared.cache.size;
    return {
      ...admission.load,
      calls: running,
      queue: waiting,
      cacheEntries: entries,
      cacheBytes: bytes,
    };
  });
  const listening = Promise.withResolvers<void>();
  // Late, since it is large, and only pages wait for it.
  const loading = listening.promise.then(() => loadRenderer(settings.WEB_DIST, log));

  let isWarm = false;
  let isDraining = false;
  const accessLog = new AccessLog(log, metrics.onResponse);
  const app = createApp(settings, accessLog);
  mountGraphql(app, { engine, shared, documents, admission, tracing, onError: metrics.onError });
  const exchange = { shared, files, limit: new FileLimit(settings, storeClient), admission, onError: metrics.onError };
  const fileRouters = { '/files': fileRoutes(exchange), '/bulk-orders': bulkOrderRoutes(exchange) };
  for (const [path, router] of Object.entries(fileRouters))
    app.use(path, requestTraces(tracing, path), cors(settings.CORS_ORIGINS), router);
  app.use(healthRoute({ isWarm: () => isWarm, isDraining: () => isDraining, mall: () => client.state }));
  app.use(cspReports({ log, onViolation: metrics.onViolation }));
  if (settings.INTROSPECTION) app.use(contractRouter(schema), sandboxRouter());
  if (settings.IMAGE_HOST === undefined) app.use(images.router);
  app.use(ofMall.router);
  app.use(storefrontFiles(settings.WEB_DIST));
  app.use(requestTraces(tracing, 'page'), postedForms(), admission.admit('page', sendBusyPage));
  const executeAs = executor(engine, shared, documents);
  app.use(searchEngineFiles({ shared, loading, executeAs, onPage: metrics.onPage }));
  const pages = loading.then((renderer) => pageHost({ shared, renderer, executeAs, onPage: metrics.onPage }));
  app.use((request, response, next) => pages.then((handle) => handle(request, response, next)));
  app.use(lastResort(log));

  const isShed = earlyRefusal({ admission, accessLog, origins: settings.CORS_ORIGINS, onError: metrics.onError });
  const limitBody = bodyTimeout(settings.REQUEST_MS);
  const server = createServer(patience(settings), (request, response) => {
    limitBody(request, response);
    if (!isShed(request, response)) app(request, response);
  });
  server.maxRequestsPerSocket = 10_000;
  const metricsServer = metrics.server();
  const closeAll = async () => {
    stopListening();
    admission.close();
    await Promise.all([
      engine.stop(),
      client.close(),
      store.close(),
      images.close(),
      files.close(),
      ofMall.close(),
      tracing.close(),
      stop(metricsServer, 0),
    ]);
    accessLog.flush();
    log.flush();
  };
  const [port, metricsPort] = await Promise.all([
    listen(server, { name: 'PORT', port: settings.PORT, host: settings.HOST }),
    listen(metricsServer, { name: 'METRICS_PORT', port: settings.METRICS_PORT, host: settings.HOST }),
  ]).catch(async (error: unknown) => {
    await Promise.all([stop(server, 0), closeAll()]);
    throw error;
  });
  for (const each of [server, metricsServer])
    each.on('error', (error) => log.error({ error: errorForLog(error) }, 'A connection could not be accepted'));

  shared.imageHostOf = imageHostReader(settings, port);
  listening.resolve();
  void loading.then((renderer) => warmUp({ shared, renderer, executeAs })).then(() => (isWarm = true));
  let closing: Promise<void> | undefined;
  return {
    url: `http://${settings.HOST}:${port}`,
    metricsUrl: `http://${settings.HOST}:${metricsPort}/metrics`,
    noteUncaught: (error, origin) => {
      metrics.onUncaught(origin);
      log.fatal({ requestId: currentRequestId(), origin, error: errorForLog(error) }, 'Uncaught error');
    },
    close: () => {
      isDraining = true;
      closing ??= pause(settings.UNREADY_MS)
        .then(() => stop(server, settings.DRAIN_MS))
        .then(closeAll);
      return closing;
    },
  };
}

function createApp(settings: Settings, accessLog: AccessLog): Express {
  const app = express();
  app.disable('x-powered-by').disable('etag').set('query parser', 'simple');
  app.set('trust proxy', settings.TRUSTED_PROXIES.length > 0 ? settings.TRUSTED_PROXIES : false);
  app.use(basics, accessLog.handler, compressResponses());
  return app;
}

function sendBusyPage(response: Response): void {
  response.status(503).type('html').send(plainPage('busy'));
}

/** Time limits for slow senders. */
function patience({ REQUEST_HEADERS_MS, FILE_MS }: Settings): ServerOptions {
  return {
    headersTimeout: REQUEST_HEADERS_MS,
    requestTimeout: Math.max(REQUEST_HEADERS_MS, FILE_MS), // bodyTimeout limits other bodies
    connectionsCheckingInterval: Math.min(1_000, REQUEST_HEADERS_MS), // the default checks only each half minute
    keepAliveTimeout: 65_000,
  };
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
