import { createServer, type Server, type ServerOptions } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Express } from 'express';
import { createApp } from './app.ts';
import type { Settings } from './config.ts';
import { bodyTimeout } from './http/body-timeout.ts';
import { purgeRoute } from './http/purge-route.ts';
import { earlyAdmission } from './http/early-admission.ts';
import { listen, stop } from './http/listening.ts';
import { errorForLog } from './log.ts';
import { Executor } from './page/executor.ts';
import { loadRenderer } from './page/renderer.ts';
import { warmUp } from './page/warm-up.ts';
import { openParts, type Parts } from './parts.ts';
import { imageHostReader } from './rules/image.ts';
import { currentRequestId } from './tracing/current-request.ts';

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
  const parts = await openParts(settings, { hasFastPath });
  const { log, metrics, shared } = parts;
  const health = { isWarm: false, isDraining: false };
  const listening = Promise.withResolvers<void>();
  // Late, since it is large, and only pages wait for it.
  const loading = listening.promise.then(() => loadRenderer(settings.WEB_DIST, log));
  const executor = new Executor(parts.engine, shared, parts.documents);
  const server = createHttpServer(createApp(parts, { health, loading, executor }), parts);
  const metricsServer = metrics.server(purgeRoute(shared.purges, settings.PURGE_KEY));
  const closeAll = async () => void (await Promise.all([stop(metricsServer, 0), parts.close()]));

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
  void loading
    .then((renderer) => warmUp({ shared, renderer, executeAs: executor.forVisitor }))
    .then(() => (health.isWarm = true));
  let closing: Promise<void> | undefined;
  return {
    url: `http://${settings.HOST}:${port}`,
    metricsUrl: `http://${settings.HOST}:${metricsPort}/metrics`,
    noteUncaught: (error, origin) => {
      metrics.onUncaught(origin);
      log.fatal({ requestId: currentRequestId(), origin, error: errorForLog(error) }, 'Uncaught error');
    },
    close: () => {
      health.isDraining = true;
      closing ??= pause(settings.UNREADY_MS)
        .then(() => stop(server, settings.DRAIN_MS))
        .then(closeAll);
      return closing;
    },
  };
}

function createHttpServer(app: Express, { settings, admission, accessLog, metrics }: Parts): Server {
  const admit = earlyAdmission({ admission, accessLog, origins: settings.CORS_ORIGINS, onError: metrics.onError });
  const limitBody = bodyTimeout(settings.REQUEST_MS);
  const server = createServer(patience(settings), (request, response) => {
    limitBody(request, response);
    admit(request, response, () => app(request, response));
  });
  server.maxRequestsPerSocket = 10_000;
  return server;
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
