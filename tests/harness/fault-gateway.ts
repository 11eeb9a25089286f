import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.ts';
import { openFaultProxy, type FaultProxy } from './fault-proxy.ts';
import type { Means } from './faults.ts';
import { freePorts } from './ports.ts';
import { TopologyProcess } from './topology-process.ts';

/** An answer of the gateway to an operation. */
export interface Told {
  body: string;
  data: Record<string, any> | null; // eslint-disable-line typescript/no-explicit-any -- tests read any result
  /** Of the first error; null without errors. */
  code: string | null;
  isStale: boolean;
}

/** A response that has been read. */
export interface Heard {
  status: number;
  headers: Headers;
  body: string;
}

/** A gateway process with its fault proxy between it and the mall. */
export interface FaultGateway {
  url: string;
  proxy: FaultProxy;
  ask(query: string): Promise<Told>;
  send(path: string, init?: RequestInit): Promise<Heard>;
  /** What was sent to it, and what has been read, by `ask` and `send`. */
  readonly traffic: { sent: number; read: number };
  close(): Promise<void>;
}

export interface FaultGatewayOptions {
  /** Folder of the built storefront; left out: a gateway without pages. */
  webDist?: string;
  settings?: Record<string, string>;
  /** Arguments of Node. */
  flags?: readonly string[];
  /** How faults wait; left out: in real time. */
  sleep?: Means['sleep'];
  /** Left out: it ends by itself. */
  stopSignal?: NodeJS.Signals;
}

export async function openFaultGateway(
  mallUrl: string,
  { webDist, settings, flags = [], sleep, stopSignal }: FaultGatewayOptions = {},
): Promise<FaultGateway> {
  const folder = await mkdtemp(join(tmpdir(), 'family-mall-fault-'));
  const proxy = await openFaultProxy(mallUrl, sleep);
  const [port, metricsPort] = await freePorts(2);
  const gateway = new TopologyProcess({
    name: 'gateway',
    command: process.execPath,
    args: [...flags, join(root, 'bff/src/main.ts')],
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
  const close = async () => {
    await gateway.stop(stopSignal);
    await proxy.close();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await gateway.ready(async () => (await fetch(`${url}/health`)).ok, 60_000);
  } catch (error) {
    await close();
    throw error;
  }
  const traffic = { sent: 0, read: 0 };
  const send: FaultGateway['send'] = async (path, init) => {
    traffic.sent += 1;
    const heard = await received(`${url}${path}`, init);
    traffic.read += 1;
    return heard;
  };
  return { url, proxy, traffic, send, ask: async (query) => toldIn(await send('/graphql', operation(query))), close };
}

async function received(url: string, init?: RequestInit): Promise<Heard> {
  const response = await fetch(url, init);
  return { status: response.status, headers: response.headers, body: await response.text() };
}

function operation(query: string): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query }) };
}

function toldIn({ body, headers }: Heard): Told {
  const { data = null, errors = [] } = JSON.parse(body) as {
    data?: Told['data'];
    errors?: { extensions: { code: string } }[];
  };
  return { body, data, code: errors[0]?.extensions.code ?? null, isStale: headers.get('x-layout') === 'stale' };
}
