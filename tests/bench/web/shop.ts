import { rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { root } from '../../../scripts/lib/paths.ts';
import { Service } from '../../../scripts/lib/service.ts';
import { freePorts } from '../../harness/ports.ts';
import { newDataFolder } from '../data-folder.ts';

const START_MS = 180_000;

interface SeededShop {
  url: string;
  mallUrl: string;
  /** Starts the gateway of another checkout over the same mall. Its storefront must be built. */
  openGateway(checkout: string): Promise<{ url: string; stop(): Promise<void> }>;
  stop(): Promise<void>;
}

/**
 * The whole shop over a database with the mall's own seed, for as long as it is measured. `prepare` changes the data folder before
 * the mall opens it.
 */
export async function openSeededShop(
  settings: NodeJS.ProcessEnv = {},
  prepare: (dataDir: string) => Promise<void> = () => Promise.resolve(),
): Promise<SeededShop> {
  const dataDir = await newDataFolder();
  await prepare(dataDir);
  const [port, mallPort, metricsPort] = await freePorts(3);
  const env: NodeJS.ProcessEnv = {
    HOST: '127.0.0.1',
    PORT: String(port),
    MALL_PORT: String(mallPort),
    METRICS_PORT: String(metricsPort),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    SEED_DEMO: '1',
    // One member is signed in for each measurement.
    SIGN_IN_LIMIT: '10000',
    SIGN_IN_TRIES_PER_ACCOUNT: '10000',
    SIGN_IN_TRIES_PER_ADDRESS: '10000',
    SIGN_IN_ADDRESS_LIMIT: '10000',
    ...settings,
  };
  const services = [
    new Service('embedded mall', 'mall/content/src/main.ts', env),
    new Service('gateway', 'bff/src/main.ts', env),
  ] as const;
  const stop = async () => {
    for (const service of services.toReversed()) await service.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await services[0].ready(`http://127.0.0.1:${env.MALL_PORT}/health`, START_MS);
    await services[1].ready(`http://127.0.0.1:${env.PORT}/health`, START_MS);
  } catch (error) {
    await stop();
    throw error;
  }
  async function openGateway(checkout: string) {
    const [other, otherMetrics] = await freePorts(2);
    const gateway = new Service(`gateway of ${checkout}`, join(relative(root, checkout), 'bff/src/main.ts'), {
      ...env,
      PORT: String(other),
      METRICS_PORT: String(otherMetrics),
    });
    await gateway.ready(`http://127.0.0.1:${other}/health`, START_MS);
    return { url: `http://localhost:${other}`, stop: () => gateway.stop() };
  }
  return { url: `http://localhost:${env.PORT}`, mallUrl: `http://127.0.0.1:${env.MALL_PORT}`, openGateway, stop };
}
