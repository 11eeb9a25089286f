// A program of its own for each checkout: node measure.ts <checkout> <database> <seconds> <shoppers> <profile folder or "">. Buys through
// the gateway and the mall of the checkout, and prints its figures as JSON.
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { seedDemonstration } from '../../../mall/content/src/seed/seed.ts';
import type { openEmbeddedDatabase } from '../../../mall/src/db/embedded-database.ts';
import type * as productTables from '../../../mall/src/db/schema/products.ts';
import type { openServerDatabase } from '../../../mall/src/db/server-database.ts';
import { openCluster, removeCluster } from '../../../mall/test/rest/harness/cluster.ts';
import { openSettings } from '../../../scripts/lib/open-settings.ts';
import type { newMember as newMemberOf } from '../../harness/new-member.ts';
import { GatewayClient } from '../kills/gateway-client.ts';
import type { openSeededShop } from '../web/shop.ts';
import { cpuOfChildren } from './cpu-of-children.ts';
import { purchase } from './purchase.ts';

const [checkout = '', database = '', seconds = '', shoppers = '', profiles = ''] = process.argv.slice(2);
const item = { productNumber: 'GD26010291', optionNumber: 'GD26010291-2', colorName: '라벤더', quantity: 1 };
const mallUrl = 'familyshop';
const from = async <Module>(path: string) => (await import(join(checkout, path))) as Module;

const { openSeededShop: open } = await from<{ openSeededShop: typeof openSeededShop }>('tests/bench/web/shop.ts');
// An earlier mall has other terms to agree to.
const { newMember } = await from<{ newMember: typeof newMemberOf }>('tests/harness/new-member.ts');
const cluster = await mkdtemp(join(tmpdir(), 'family-mall-purchases-'));
const DATABASE_URL = database === 'postgres' ? (await openCluster(cluster)).urlOf('postgres') : '';
/** All buyers come from one address. */
const room = { SIGN_IN_LIMIT: '10000', SIGN_IN_ADDRESS_LIMIT: '10000', SEND_ADDRESS_LIMIT: '10000' };
const profiling = profiles === '' ? {} : { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profiles}` };
const shop = await open(
  { ...openSettings({}), OPERATOR_PORT: '', ...room, ...profiling, ...(DATABASE_URL !== '' && { DATABASE_URL }) },
  stockUp,
);
try {
  const buyers: { client: GatewayClient; addressNumber: string }[] = [];
  for (let index = 0; index < Number(shoppers); index += 1) {
    const client = new GatewayClient(shop.url, { mallUrl, ...(await newMember(shop)) });
    buyers.push({ client, addressNumber: await addressOf(client) });
  }
  for (const { client, addressNumber } of buyers) await purchase(client, { shop, item, addressNumber });
  const cpuBefore = await cpuOfChildren();
  const start = performance.now();
  const end = start + Number(seconds) * 1000;
  const took = await Promise.all(
    buyers.map(async ({ client, addressNumber }) => {
      const ofBuyer: number[] = [];
      while (performance.now() < end) {
        const began = performance.now();
        await purchase(client, { shop, item, addressNumber });
        ofBuyer.push(performance.now() - began);
      }
      return ofBuyer;
    }),
  );
  const cpuMs = (await cpuOfChildren()) - cpuBefore;
  console.log(JSON.stringify({ took: took.flat(), seconds: (performance.now() - start) / 1000, cpuMs }));
} finally {
  await shop.stop();
  await removeCluster(cluster);
}

async function stockUp(dataDir: string): Promise<void> {
  const { seedDemonstration: seed } = await from<{ seedDemonstration: typeof seedDemonstration }>(
    'mall/content/src/seed/seed.ts',
  );
  const tables = await from<typeof productTables>('mall/src/db/schema/products.ts');
  const { db, close } = await openDatabase(dataDir, seed);
  for (const stock of [tables.products, tables.goodsOptions, tables.productColors])
    await db.update(stock).set({ stckqty: 1_000_000 });
  await close();
}

async function openDatabase(dataDir: string, seed: typeof seedDemonstration) {
  if (DATABASE_URL === '') {
    const embedded = await from<{ openEmbeddedDatabase: typeof openEmbeddedDatabase }>(
      'mall/src/db/embedded-database.ts',
    );
    return embedded.openEmbeddedDatabase(dataDir, seed);
  }
  const server = await from<{ openServerDatabase: typeof openServerDatabase }>('mall/src/db/server-database.ts');
  return server.openServerDatabase(DATABASE_URL, seed, { connections: 2, statementMs: 0, preparesStatements: true });
}

async function addressOf(client: GatewayClient): Promise<string> {
  const address = {
    receiverName: '윤슬기',
    receiverPhone: '010-0000-1234',
    postalCode: '04524',
    roadAddress: '서울특별시 중구 가온길 12',
    detailAddress: '3층',
  };
  const wanted = '... on DeliveryAddressSaved { address { number } }';
  const changed = await client.keyed('createDeliveryAddress', 'CreateDeliveryAddressInput', address, wanted);
  return (changed['address'] as { number: string }).number;
}
