import type { DocumentNode } from 'graphql';
import type { Logger } from 'pino';
import { warningsAbout, type Settings } from './config.ts';
import { onContractViolation } from './errors/contract-violations.ts';
import { MallFiles } from './files/mall-files.ts';
import { createEngine } from './graphql/graphql-engine.ts';
import { freshnessOf, readSchema } from './graphql/staleness.ts';
import { readTrustedDocuments } from './graphql/trusted-documents.ts';
import { AccessLog } from './http/access-log.ts';
import { AdmissionControl } from './http/admission-control.ts';
import { imagesRoute } from './http/images.ts';
import { createLog } from './log.ts';
import { Metrics } from './metrics.ts';
import { mallPages } from './page/mall-pages.ts';
import { mallOfTag } from './request/cache-tags.ts';
import type { Shared } from './request/create-context.ts';
import { imageHostReader } from './rules/image.ts';
import { AgentLimit } from './session/agent-limit.ts';
import { FileLimit } from './session/file-limit.ts';
import { TokenRefresher } from './session/token-refresher.ts';
import { TryLimit } from './session/try-limit.ts';
import { Purges } from './shared/purges.ts';
import { codeMark } from './shared/code-mark.ts';
import { openStore } from './shared/open-store.ts';
import { openTracing } from './tracing/open-tracing.ts';
import { LayoutCache } from './upstream/layout-cache.ts';
import { MallClient } from './upstream/mall-client.ts';

/** What a gateway has for as long as it runs. */
export type Parts = Awaited<ReturnType<typeof openParts>>;

/** Opens all parts of a gateway. `close` frees them again. */
export async function openParts(settings: Settings, { hasFastPath }: { hasFastPath: boolean }) {
  const log = createLog(settings);
  const metrics = new Metrics();
  for (const warning of warningsAbout(settings)) log.warn(warning);
  const stopListening = onContractViolation((violation) =>
    log.warn({ violation }, 'The mall sent something outside the contract'),
  );
  const schema = readSchema();
  const { shared, fileLimit, agentLimit, store } = await openShared(settings, { log, metrics, schema });
  const documents = readTrustedDocuments(settings, log, schema);
  metrics.watchManifests(() => documents.releases);
  const engine = createEngine({
    schema,
    settings,
    documents,
    log,
    onError: metrics.onError,
    onDeprecated: metrics.onDeprecated,
    hasFastPath,
  });
  await engine.start();
  const tracing = await openTracing(settings);
  // Large, so that a gateway without agents does not load it.
  const agents = settings.AGENTS ? await import('./agents/mcp-route.ts') : null;
  const images = imagesRoute(settings, log);
  const files = new MallFiles(settings, metrics.onCall);
  const pagesOfMall = mallPages({ settings, log, tryLimit: shared.tryLimit });
  const admission = new AdmissionControl(settings, metrics.onShed);
  const accessLog = new AccessLog(log, metrics.onResponse);
  watchLoad(metrics, shared, admission);

  async function close(): Promise<void> {
    stopListening();
    admission.close();
    documents.close();
    const closing = [shared.client, shared.purges, store, images, files, pagesOfMall, tracing].map((part) =>
      part.close(),
    );
    await Promise.all([engine.stop(), ...closing]);
    accessLog.flush();
    log.flush();
  }
  return {
    settings,
    log,
    metrics,
    schema,
    shared,
    fileLimit,
    agentLimit,
    agents,
    documents,
    engine,
    tracing,
    images,
    files,
    pagesOfMall,
    admission,
    accessLog,
    close,
  };
}

interface Watchers {
  log: Logger;
  metrics: Metrics;
  schema: DocumentNode;
}

/** What every request shares. */
async function openShared(settings: Settings, { log, metrics, schema }: Watchers) {
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
    purges: new Purges(storeClient, log),
  };
  shared.purges.listen((tags) => void shared.cache.purge(new Set(tags.flatMap((tag) => mallOfTag(tag) ?? []))));
  const fileLimit = new FileLimit(settings, storeClient);
  return { shared, store, fileLimit, agentLimit: new AgentLimit(settings, storeClient) };
}

function watchLoad(metrics: Metrics, { client, cache }: Shared, admission: AdmissionControl): void {
  metrics.noteBuild(codeMark());
  metrics.watchLoad(() => {
    const { running, waiting } = client.load();
    const { entries, bytes } = cache.size;
    return { ...admission.load, calls: running, queue: waiting, cacheEntries: entries, cacheBytes: bytes };
  });
}
