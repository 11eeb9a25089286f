import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/paths.ts';
import { mallFlags } from '../../scripts/lib/service.ts';
import { freePorts } from './ports.ts';
import { TopologyProcess } from './topology-process.ts';
import { environmentOf } from './topology-files.ts';
import { startProxy, type Proxy } from './topology-proxy.ts';

/** A gateway of the topology: a separate process. */
export interface TopologyGateway {
  url: string;
  metricsUrl: string;
  process: TopologyProcess;
}

/**
 * What docker-compose.yml describes, without containers and with the same settings: gateways behind a proxy, Redis or
 * Valkey, PostgreSQL, the mall.
 */
export interface Topology {
  /** The one address to open. */
  url: string;
  mallUrl: string;
  redisUrl: string;
  proxy: Proxy;
  gateways: TopologyGateway[];
  mall: TopologyProcess;
  redis: TopologyProcess;
  /** Starts the gateway of this place again, after it ended; that of another checkout, if one is named. */
  restart(index: number, checkout?: string): Promise<TopologyGateway>;
  stop(): Promise<void>;
}

interface TopologyOptions {
  /** An empty PostgreSQL database, or one that a mall has filled before. */
  databaseUrl: string;
  gateways?: number;
  /** For all gateways, or for the one of an index. */
  gatewaySettings?: (index: number) => NodeJS.ProcessEnv;
  mallSettings?: NodeJS.ProcessEnv;
  /** The proxy's port; a free one when left out. */
  port?: number;
}

const START_MS = 150_000;

export async function openTopology({
  databaseUrl,
  gateways: count = 2,
  gatewaySettings,
  mallSettings,
  port,
}: TopologyOptions): Promise<Topology> {
  const folder = await mkdtemp(join(tmpdir(), 'family-mall-topology-'));
  // nginx's workers run as `nobody` and buffer large bodies here.
  await chmod(folder, 0o755);
  const started: TopologyProcess[] = [];
  const start = (name: string, command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
    const process = new TopologyProcess({ name, command, args, env, logFile: join(folder, `${name}.log`) });
    started.push(process);
    return process;
  };
  const stop = async () => {
    // From the proxy inwards, so that each can finish its requests.
    for (const process of started.toReversed()) await process.stop();
    await rm(folder, { recursive: true, force: true });
  };

  try {
    const [redisPort = 0, mallPort = 0, ...gatewayPorts] = await freePorts(2 + 2 * count);
    const mallUrl = `http://127.0.0.1:${mallPort}`;
    const redisUrl = `redis://127.0.0.1:${redisPort}`;

    const redis = start('redis', process.env.REDIS_SERVER ?? '/usr/bin/redis-server', [
      '--port',
      String(redisPort),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--dir',
      folder,
    ]);
    const mall = start('mall', process.execPath, [...mallFlags, join(root, 'mall/content/src/main.ts')], {
      ...environmentOf('mall'),
      HOST: '127.0.0.1',
      MALL_PORT: String(mallPort),
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'warn',
      PORT: '',
      MALL_SECRET: 'a secret of the topology, of 32 letters and more',
      TRUST_PROXY: 'loopback',
      ...mallSettings,
    });
    const startGateway = (index: number, checkout = root): TopologyGateway => {
      const [own = 0, metrics = 0] = gatewayPorts.slice(2 * index, 2 * index + 2);
      const settings = {
        ...environmentOf('gateway-1'),
        HOST: '127.0.0.1',
        PORT: String(own),
        METRICS_PORT: String(metrics),
        MALL_API_URL: mallUrl,
        REDIS_URL: redisUrl,
        TRUSTED_PROXIES: '127.0.0.1',
        LOG_LEVEL: 'info',
      };
      return {
        url: `http://127.0.0.1:${own}`,
        metricsUrl: `http://127.0.0.1:${metrics}/metrics`,
        process: start(`gateway-${index + 1}`, process.execPath, [join(checkout, 'bff/src/main.ts')], {
          ...settings,
          ...gatewaySettings?.(index),
        }),
      };
    };
    await Promise.all([
      mall.ready(() => isOk(`${mallUrl}/health`), START_MS),
      redis.ready(() => canConnect(redisPort), START_MS),
    ]);
    const gateways = Array.from({ length: count }, (_, index) => startGateway(index));
    await Promise.all(gateways.map(gatewayIsReady));
    const proxy = await startProxy(
      folder,
      gateways.map(({ url }) => Number(new URL(url).port)),
      { port, mallPort },
    );
    started.push(proxy.process);
    const restart = async (index: number, checkout?: string) => {
      const gateway = startGateway(index, checkout);
      gateways[index] = gateway;
      await gatewayIsReady(gateway);
      return gateway;
    };
    return {
      url: proxy.url.replace('127.0.0.1', 'localhost'),
      mallUrl,
      redisUrl,
      proxy,
      gateways,
      mall,
      redis,
      restart,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

function gatewayIsReady({ process, url }: TopologyGateway): Promise<void> {
  return process.ready(() => isOk(`${url}/ready`), START_MS);
}

async function isOk(url: string): Promise<boolean> {
  return (await fetch(url, { signal: AbortSignal.timeout(1_000) })).ok;
}

function canConnect(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
