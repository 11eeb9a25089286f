import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFullTier } from '../../../../scripts/lib/test-tiers.ts';
import { databaseKinds } from '../harness/databases.ts';
import { openPaymentShop } from '../harness/payment-shop.ts';
import type { Shop } from '../harness/shop.ts';
import { faultsOf } from '../harness/subscription-books.ts';
import { runSubscriptions } from '../harness/subscription-run.ts';

/** Another one by hand finds other lives (`SUBSCRIPTION_SEED=7`). */
const seed = Number(process.env['SUBSCRIPTION_SEED'] ?? 38);

describe.runIf(databaseKinds.includes('postgres'))('subscriptions with two workers, of which some are killed,', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openPaymentShop('postgres');
  });
  afterAll(() => shop.close());

  test('are charged once for each date, never after their end, and for no price without consent', async () => {
    // So that dates fall on the ends of months, and on the leap day of 2028.
    shop.pass(620 * 86_400);
    const stories = await runSubscriptions(shop, { count: isFullTier ? 12 : 6, cycles: 2, seed, killEvery: 9 });
    for (const story of stories) expect([await faultsOf(shop, story), story]).toEqual([[], story]);
  }, 600_000);
});
