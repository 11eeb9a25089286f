import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../scripts/lib/paths.ts';
import { GROWN } from './fault-clock-word.ts';
import { openFaultProxy, type FaultProxy } from './fault-proxy.ts';
import { freePorts } from './ports.ts';
import { TopologyProcess } from './topology-process.ts';

/** An answer of the gateway, and how long it took. */
export interface Told {
  body: string;
  data: Record<string, any> | null; // eslint-disable-line typescript/no-explicit-any -- tests read any result
  /** Of the first error; null without errors. */
  code: string | null;
  isStale: boolean;
  milliseconds: number;
}

/** A gateway process with its fault proxy between it and the mall. */
export interface FaultGateway {
  url: string;
  proxy: FaultProxy;
  ask(query: string): Promise<Told>;
  /** Two hours pass; every cache entry is stale now. */
  grow(): Promise<void>;
  /** Used memory in bytes after a garbage collection. */
  memory(): Promise<number>;
  close(): Promise<void>;
}

interface FaultGatewayOptions {
  /** Folder of the built storefront; left out: a gateway without pages. */
  webDist?: string;
  settings?: Record<string, string>;
}

export async function openFaultGateway(
  mallUrl: string,
  { webDist, settings }: FaultGatewayOptions = {},
): Promise<FaultGateway> {
  const folder = await mkdtemp(join(tmpdir(), 'family-mall-fault-'));
  const proxy = await openFaultProxy(mallUrl);
  const [port, metricsPort] = await freePorts(2);
  const gateway = new TopologyProcess({
    name: 'gateway',
    command: process.execPath,
    args: ['--expose-gc', '--import', clock, join(root, 'bff/src/main.ts')],
    env: {
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      MALL_API_URL: proxy.url,
      WEB_DIST: webDist ?? folder,
      LOG_LEVEL: 'silent',
      REDIS_URL: '',
      ...settings,
    },
    logFile: join(folder, 'gateway.log'),
  });
  const url = `http://127.0.0.1:${port}`;
  const grow = async () => {
    const before = timesGrown(gateway.log);
    gateway.signal('SIGUSR2');
    while (timesGrown(gateway.log) === before) await sleep(20);
  };
  const close = async () => {
    await gateway.stop();
    await proxy.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await gateway.ready(async () => (await fetch(`${url}/health`)).ok, 60_000);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    url,
    proxy,
    ask: (query) => ask(url, query),
    grow,
    memory: async () => {
      await grow();
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return valueOf(text, 'nodejs_heap_size_used_bytes') + valueOf(text, 'nodejs_external_memory_bytes');
    },
    close,
  };
}

const timesGrown = (log: string) => log.split(GROWN).length;
const clock = fileURLToPath(new URL('./fault-clock.ts', import.meta.url));

async function ask(url: string, query: string): Promise<Told> {
  const start = performance.now();
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const body = await answer.text();
  const milliseconds = performance.now() - start;
  const { data = null, errors = [] } = JSON.parse(body) as {
    data?: Told['data'];
    errors?: { extensions: { code: string } }[];
  };
  return {
    body,
    data,
    code: errors[0]?.extensions.code ?? null,
    isStale: answer.headers.get('x-layout') === 'stale',
    milliseconds,
  };
}

function valueOf(metrics: string, name: string): number {
  return Number(new RegExp(`^${name} (\\S+)$`, 'mu').exec(metrics)?.[1] ?? Number.NaN);
}
