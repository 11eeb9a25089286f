// Full tier: two years of 8 subscriptions, on PostgreSQL, with two workers and killed ones; of 500 by SUBSCRIPTION_COUNT=500.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds } from '../harness/databases.ts';
import { openPaymentShop } from '../harness/payment-shop.ts';
import type { Shop } from '../harness/shop.ts';
import { faultsOf } from '../harness/subscription-books.ts';
import { runSubscriptions } from '../harness/subscription-run.ts';

const { SUBSCRIPTION_SEED = '24', SUBSCRIPTION_COUNT = '8' } = process.env;

describe.runIf(databaseKinds.includes('postgres'))('two years of subscriptions', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openPaymentShop('postgres');
  });
  afterAll(() => shop.close());

  test('have no date that is charged twice, after the end or without consent, and miss none', async () => {
    const size = { count: Number(SUBSCRIPTION_COUNT), cycles: 24, seed: Number(SUBSCRIPTION_SEED), killEvery: 15 };
    const stories = await runSubscriptions(shop, size);
    for (const story of stories) expect([await faultsOf(shop, story), story]).toEqual([[], story]);
  }, 3_600_000);
});
