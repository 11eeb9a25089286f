// pnpm bench:catalog [--sizes 2000,20000,100000] [--orders 1000000] [--rounds 15] [--write] How long lists and searches of a mall take
// as its goods grow, and the order list among many orders: medians over REST, on PostgreSQL.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { growCatalog, growOrderList, seedCatalog } from '../../../mall/test/catalog/grow.ts';
import { openCluster, removeCluster } from '../../../mall/test/rest/harness/cluster.ts';
import { startMallProcess, withDataFolder } from '../../../mall/test/rest/harness/mall-process.ts';
import { measure, signIn, type Times } from './measure.ts';
import { report, writeReport } from './report.ts';
import { catalogRequests, orderRequest, type BenchRequest } from './requests.ts';

const option = (value: string) => ({ type: 'string', default: value }) as const;
const { values } = parseArgs({
  options: {
    sizes: option('2000,20000,100000'),
    orders: option('1000000'),
    rounds: option('15'),
    write: { type: 'boolean', default: false },
  },
});
const sizes = values.sizes.split(',').map(Number);
const [orders, rounds] = [Number(values.orders), Number(values.rounds)];

/** Of every mall of the run: their data folders are new, the database is one. */
const MALL_SECRET = 'a secret of measured malls, of 32 letters and more';

/** As PostgreSQL is installed. */
const SHARED_BUFFERS = '128MB';

const folder = await mkdtemp(join(tmpdir(), 'family-mall-catalog-'));
try {
  const databaseUrl = (await openCluster(folder, SHARED_BUFFERS)).urlOf('postgres');
  await seedCatalog(databaseUrl);
  const columns = new Map<string, Times>();
  for (const size of sizes) {
    console.log(`Growing to ${size} products`);
    await growCatalog(databaseUrl, size);
    columns.set(`${size.toLocaleString('en')} products`, await timesOf(databaseUrl, catalogRequests));
  }
  console.log(`Growing to ${orders} orders`);
  await growOrderList(databaseUrl, orders);
  columns.set(`${orders.toLocaleString('en')} orders`, await timesOf(databaseUrl, [orderRequest]));
  console.log(report(columns));
  if (values.write) await writeReport(columns, rounds);
} finally {
  await removeCluster(folder);
}

/** Of a mall process that has nothing else to do. */
function timesOf(databaseUrl: string, requests: readonly BenchRequest[]): Promise<Times> {
  return withDataFolder(async (dataDir) => {
    const mall = await startMallProcess({
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DATABASE_STATEMENT_MS: '0',
      MALL_SECRET,
    });
    try {
      return await measure(await signIn(mall.url, 'gaon', 'Family!2026', 'M0001'), requests, rounds);
    } finally {
      await mall.end('SIGTERM');
    }
  });
}
