import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSettings } from '../../scripts/lib/open-settings.ts';
import { gatewayFlags, mallFlags, Service } from '../../scripts/lib/service.ts';
import { freePorts } from './ports.ts';
import { openContractProxy, type ContractProxy } from '../../mall/test/rest/harness/contract-proxy.ts';
import { fillWithSeed } from '../../mall/test/rest/harness/seeded.ts';

const START_MS = 120_000;

/** The whole shop as npm start runs it: mall and gateway as separate processes, with their ports and data. */
export interface Shop {
  url: string;
  mallUrl: string;
  stop(): Promise<void>;
  stopMall(): Promise<void>;
}

/**
 * `prepare`: changes the seed in its data folder before the mall opens it. `MALL_TELLS: 'contract'` among the settings: the mall
 * tells the gateway what the contract names, and no more.
 */
export async function openShop(
  { MALL_TELLS, ...settings }: NodeJS.ProcessEnv = {},
  prepare: (dataDir: string) => Promise<void> = () => Promise.resolve(),
): Promise<Shop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'family-mall-'));
  if (!settings.DATABASE_URL) await fillWithSeed(dataDir);
  await prepare(dataDir);
  const [port, mallPort, metricsPort] = await freePorts(3);
  const env = {
    NODE_ENV: undefined, // Vitest's: with it, pages would be rendered by React's development build
    HOST: '127.0.0.1',
    PORT: String(port),
    MALL_PORT: String(mallPort),
    METRICS_PORT: String(metricsPort),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    // A busy machine is late: what comes instead is no promise of these tests.
    MALL_CALL_MS: '25000',
    ANSWER_MS: '29000',
    DRAIN_MS: '30000',
    RENDER_MS: '60000',
    WARM_UP_MS: '0', // a page is rendered when it is visited
    ...openSettings({}),
    OPERATOR_PORT: '', // closed: several shops run at once
    ...settings,
  };
  const mallUrl = `http://127.0.0.1:${mallPort}`;
  const mall = new Service('embedded mall', 'mall/content/src/main.ts', env, mallFlags);
  let proxy: ContractProxy | undefined;
  let gateway: Service | undefined;
  async function stop() {
    await gateway?.stop();
    await proxy?.close();
    await mall.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  try {
    proxy = MALL_TELLS === 'contract' ? await openContractProxy(mallUrl) : undefined;
    const told = proxy === undefined ? env : { ...env, MALL_API_URL: proxy.url };
    gateway = new Service('gateway', 'bff/src/main.ts', told, gatewayFlags);
    await Promise.all([
      mall.ready(`${mallUrl}/health`, START_MS),
      gateway.ready(`http://127.0.0.1:${port}/health`, START_MS),
    ]);
  } catch (error) {
    await stop();
    throw error;
  }
  // A name and not an IP address: the mall's image host is localhost too.
  return { url: `http://localhost:${port}`, mallUrl, stop, stopMall: () => mall.stop() };
}
