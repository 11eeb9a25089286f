import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { productColors } from '../../../src/db/schema/products.ts';
import type { PhoneEstimate } from '../../../src/features/products/wireless-estimate.ts';
import { estimateFor, showEstimate } from '../../../src/features/products/wireless-estimate.ts';
import { oneDatabase } from '../harness/databases.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { home } from '../harness/world.ts';
import { aPhoneChoice } from '../cases/phone-price-cases.ts';

describe.each(oneDatabase)('estimates of phones, on %s', (kind) => {
  let shop: Shop;
  let token: string;
  beforeAll(async () => {
    shop = await openShop(kind);
    token = await shop.tokenOf();
  });
  afterAll(() => shop.close());

  const estimate = (change: object = {}) =>
    shop.ask<PhoneEstimate>('estimateWireless', { token, body: { ...aPhoneChoice, ...change } });

  test('have the prices of the chosen memory, plan and way of joining', async () => {
    expect(await estimate()).toMatchObject({
      gdsGrpNo: 'HP0001',
      colorNm: '블루',
      usimTp: 'USIM',
      agrmMnth: null,
      relsPrc: 1_254_000,
      instPrncpl: 978_000,
      instTotPrc: 1_039_278,
      phonePrice: 43_303,
      totalPrice: 98_303,
      fstMnthPrc: 98_309,
      usimPrc: 7_700,
      cntrctTotPrc: 1_039_278 + 7_700 + 24 * 55_000,
      keepMnth: 6,
    });
    expect(await estimate({ phoneMemory: '512GB' })).toMatchObject({ relsPrc: 1_397_000, instPrncpl: 1_098_000 });
    expect(await estimate({ joinTp: 'TRANS' })).toMatchObject({ instPrncpl: 909_000 });
    expect(await estimate({ instMnth: 1 })).toMatchObject({ instTotPrc: 978_000, phonePrice: 978_000, instFee: 0 });
  });

  test('name the lender and its terms where the phone is paid in parts', async () => {
    expect((await estimate()).crdt).toMatchObject({ crdtrNm: '한빛텔레콤', payDd: 25, lateRate: 9.9 });
    expect((await estimate({ instMnth: 1 })).crdt).toBeNull();
  });

  test('count each chosen service once, in every month', async () => {
    const plain = await estimate();
    const served = await estimate({ addSvcNoList: ['AS2', 'AS1', 'AS2'] });
    expect(served).toMatchObject({
      addSvcNoList: ['AS1', 'AS2'],
      addSvcPrc: 6_890,
      totalPrice: plain.totalPrice + 6_890,
      cntrctTotPrc: plain.cntrctTotPrc + 24 * 6_890,
    });
  });

  test('compare with a discount on the plan of the agreed months, or of 24', async () => {
    const totalWith = async (change: object) =>
      (await estimate(change)).altList.find(({ discType }) => discType === 'PLAN_DISCOUNT')?.cntrctTotPrc ?? 0;
    const { cntrctTotPrc } = await estimate({ discType: 'PLAN_DISCOUNT', agrmMnth: 24 });
    expect(await totalWith({})).toBe(cntrctTotPrc);
    expect((await totalWith({ agrmMnth: 12 })) - cntrctTotPrc).toBe(12 * 13_750);
  });

  test('are the same for members and visitors, and do not look at the stock', async () => {
    await shop.context.db
      .update(productColors)
      .set({ gdsColorStat: 'GD00703', stckqty: 0 })
      .where(eq(productColors.gdsGrpNo, 'HP0001'));
    const body = { ...aPhoneChoice, mallId: home };
    expect(await shop.ask('estimatePreWireless', { body })).toEqual(await estimate());
  });

  test('are found by the parts of the mall that sell the phone, inside of their transaction', async () => {
    const input = { ...aPhoneChoice, usimTp: 'ESIM' as const, addSvcNoList: [] };
    const found = await shop.context.db.transaction((db) => estimateFor({ db }, home, input));
    expect(showEstimate(found, { zipCd: null, now: shop.context.now() })).toEqual(await estimate({ usimTp: 'ESIM' }));
  });
});
