import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';
import '../../mall/test/rest/harness/global-setup.ts';
import { exists, isFirst } from '../../mall/test/rest/harness/cluster.ts';
import { Service } from '../../scripts/lib/service.ts';
import { freePorts } from './ports.ts';

const SEED_MS = 180_000;

/** Fills a data folder with the seeded catalogue. It is seeded once a run and copied for everyone who asks. */
export async function fillWithSeed(dataDir: string): Promise<void> {
  const template = join(inject('runFolder'), 'seeded-data');
  const ready = `${template}.ready`;
  if (await isFirst(`${template}.making`)) {
    await seed(template);
    await writeFile(ready, '');
  }
  for (const giveUpAt = Date.now() + SEED_MS; !(await exists(ready)); await sleep(100)) {
    if (Date.now() > giveUpAt) throw new Error('The catalogue was not seeded in time by the test file that began it.');
  }
  await cp(template, dataDir, { recursive: true });
}

async function seed(dataDir: string): Promise<void> {
  const [mallPort] = await freePorts(1);
  const mall = new Service('embedded mall', 'mall/src/main.ts', { DATA_DIR: dataDir, MALL_PORT: String(mallPort), HOST: '127.0.0.1', LOG_LEVEL: 'warn' });
  try {
    await mall.ready(`http://127.0.0.1:${mallPort}/health`, SEED_MS);
  } finally {
    await mall.stop();
  }
}
