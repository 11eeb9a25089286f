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
  stop(): Promise<void>;
}

/**
 * The whole shop over a database with the mall's own seed, for as long as it is measured. `prepare` changes the data folder before
 * the mall opens it. `checkout`: gateway and built storefront are those of another one. It has a mall of its own, since a mall
 * names its pictures by the address of one gateway, and a browser refuses those of another.
 */
export async function openSeededShop(
  settings: NodeJS.ProcessEnv = {},
  prepare: (dataDir: string) => Promise<void> = () => Promise.resolve(),
  checkout = root,
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
    new Service('gateway', join(relative(root, checkout), 'bff/src/main.ts'), env),
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
  return { url: `http://localhost:${env.PORT}`, mallUrl: `http://127.0.0.1:${env.MALL_PORT}`, stop };
}
