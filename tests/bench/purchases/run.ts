// pnpm bench:purchases [--seconds 30] [--shoppers 8] [--profile] Purchases per second of the shop as `npm start` runs it, from order sheet
// to paid, and, with a profile of both programs, where their time goes.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { seedDemonstration } from '../../../mall/content/src/seed/seed.ts';
import { openEmbeddedDatabase } from '../../../mall/src/db/embedded-database.ts';
import { goodsOptions, productColors, products } from '../../../mall/src/db/schema/products.ts';
import { openSettings } from '../../../scripts/lib/open-settings.ts';
import { newMember } from '../../harness/new-member.ts';
import { openSeededShop } from '../web/shop.ts';
import { GatewayClient } from '../kills/gateway-client.ts';
import { purchase } from './purchase.ts';
import { partsOf } from './parts.ts';

const option = (value: string) => ({ type: 'string', default: value }) as const;
const { values } = parseArgs({
  options: { seconds: option('30'), shoppers: option('8'), profile: { type: 'boolean', default: false } },
});
const item = { productNumber: 'GD26010291', optionNumber: 'GD26010291-2', colorName: '라벤더', quantity: 1 };
const mallUrl = 'familyshop';
const PARTS_SHOWN = 6;

const profiles = await mkdtemp(join(tmpdir(), 'family-mall-profiles-'));
const profiling = values.profile ? { NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${profiles}` } : {};
/** All buyers come from one address. */
const room = { SIGN_IN_LIMIT: '10000', SIGN_IN_ADDRESS_LIMIT: '10000', SEND_ADDRESS_LIMIT: '10000' };
const shop = await openSeededShop(
  { ...openSettings({}), OPERATOR_PORT: '', ...room, ...profiling },
  async (dataDir) => {
    const { db, close } = await openEmbeddedDatabase(dataDir, seedDemonstration);
    for (const stock of [products, goodsOptions, productColors]) await db.update(stock).set({ stckqty: 1_000_000 });
    await close();
  },
);
try {
  const buyers: { client: GatewayClient; addressNumber: string }[] = [];
  for (let index = 0; index < Number(values.shoppers); index += 1) {
    const client = new GatewayClient(shop.url, { mallUrl, ...(await newMember(shop)) });
    buyers.push({ client, addressNumber: await addressOf(client) });
  }
  const start = performance.now();
  const end = start + Number(values.seconds) * 1000;
  const took = await Promise.all(
    buyers.map(async ({ client, addressNumber }) => {
      const ofBuyer: number[] = [];
      while (performance.now() < end) {
        const from = performance.now();
        await purchase(client, { shop, item, addressNumber });
        ofBuyer.push(performance.now() - from);
      }
      return ofBuyer;
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  const all = took.flat().toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(all[Math.floor(all.length * share)] ?? Number.NaN);
  console.log(`${all.length} purchases in ${seconds.toFixed(1)} s: ${(all.length / seconds).toFixed(1)} a second`);
  console.log(`p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
} finally {
  await shop.stop();
}
if (values.profile)
  for (const { script, parts } of await partsOf(profiles))
    console.log(
      [script, ...parts.slice(0, PARTS_SHOWN).map(({ name, share }) => `  ${(share * 100).toFixed(0)} % ${name}`)].join(
        '\n',
      ),
    );
await rm(profiles, { recursive: true });

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
