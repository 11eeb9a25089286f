import { eq, inArray } from 'drizzle-orm';
import { readSettings, type Settings } from '../../src/config.ts';
import type { Database } from '../../src/db/database.ts';
import { coupons, pointEntries } from '../../src/db/schema/benefits.ts';
import { members } from '../../src/db/schema/members.ts';
import { goodsOptions, productColors, products } from '../../src/db/schema/products.ts';
import { deriveKeys } from '../../src/keys.ts';
import { addKey } from '../../src/operator/operator-keys.ts';
import { sealPlainRows } from '../../src/seal-plain-rows.ts';
import { vacuum } from '../rest/cases/buying-calls.ts';
import { aMember, memNoOf, plainRow } from '../rest/harness/builders.ts';
import { phone } from '../rest/harness/phone-orders.ts';
import type { Shop } from '../rest/harness/shop.ts';
import { sellSubscriptions } from '../rest/harness/subscriptions.ts';
import { sellToUploaders, uploadMall } from '../rest/harness/uploads.ts';
import { home, passwordHash, seedWorld, worldNow } from '../rest/harness/world.ts';

/** A pace of 0: people and stories move the orders. */
export const settings: Settings = readSettings({
  MALL_SECRET: 'a secret of the simulation, of 32 letters and more',
  LOG_LEVEL: 'silent',
  ACCESS_TOKEN_SECONDS: '86400',
  SIGN_IN_LIMIT: '100000',
  SIGN_IN_ADDRESS_LIMIT: '1000000',
  SEND_LIMIT: '100000',
  SEND_ADDRESS_LIMIT: '1000000',
  PG_TEST: '1',
  SHOP_PACE_SECONDS: '0',
});

export const shoppers = ['gaon', 'gyeol', 'haram', 'robin'] as const;
export const uploaders = ['bora', 'nuri'] as const;
/** Kinds of coupons that members take for themselves. */
export const couponNos = ['CP-SIM-1', 'CP-SIM-2'] as const;

const farEnd = new Date('2099-12-31T23:59:59+09:00');
const beginning = new Date('2026-01-01T00:00:00+09:00');
const beginsAt = () => worldNow;
/** Enough for most, but of the two that everybody wants. */
const pieces = 40;
/** In the first and the second store. */
const few = { stckqty: 5, stckqty2: 4 };

/** The small data set of the tests, with those who buy in a simulation and what they buy. Returns a key to the operator's door. */
export async function seedSimulation(db: Database): Promise<string> {
  await seedWorld(db);
  const people = [
    ...shoppers.map((loginId) => aMember({ mallId: home, loginId, passwordHash })),
    ...uploaders.map((loginId) => aMember({ mallId: uploadMall, loginId, passwordHash })),
  ];
  await db.insert(members).values(people.map(plainRow));
  const shop = { context: { db } } as Shop;
  await sellSubscriptions(shop);
  await sellToUploaders(shop);
  for (const table of [products, goodsOptions, productColors]) await db.update(table).set({ stckqty: pieces });
  await db
    .update(products)
    .set(few)
    .where(inArray(products.gdsGrpNo, [vacuum.gdsGrpNo, phone]));
  await db.update(products).set({ stckqty: 0 }).where(eq(products.gdsGrpNo, 'GD0003'));
  await db.insert(coupons).values(
    couponNos.map((cpnNo, index) => ({
      cpnNo,
      mallId: home,
      cpnNm: '할인 쿠폰',
      cpnTp: 'ORDER' as const,
      dscntTp: 'AMT' as const,
      dscntVal: 1000 * (index + 1),
      startDts: beginning,
      endDts: farEnd,
    })),
  );
  await db.insert(pointEntries).values(
    shoppers.map((loginId) => ({
      memNo: memNoOf(home, loginId),
      pntTp: 'SAVE' as const,
      pnt: 5000,
      leftPnt: 5000,
      regDts: worldNow,
      expDts: farEnd,
    })),
  );
  await sealPlainRows({ db, keys: deriveKeys(settings.secret ?? '') });
  return (await addKey({ db, now: beginsAt }, { keyNm: '김하늘', roleCd: 'ALL', dayCnt: 365 })).key;
}
