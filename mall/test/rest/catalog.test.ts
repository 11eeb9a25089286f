// Full tier: lists of the whole seed; the quick tier reads those of the small data set.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSettings } from '../../src/config.ts';
import { startMall, type RunningMall } from '../../src/server.ts';
import { malls } from '../../src/db/schema/malls.ts';
import { fillWithSeed } from './harness/seeded.ts';
import { sendTo, type Sent } from './harness/shop.ts';

interface Category {
  ctgNo: string;
  ctgType: string;
  gdCtgSub: Category[];
}

interface Page {
  goodsList: { gdsGrpNo: string }[];
  ncpList: { gdsGrpNo: string; priceData: { totalPrice: number } }[];
  totalCnt: number;
}

/** Checks every response about the shop's own catalog, as `npm start` shows it, against the document. */
describe('the catalog that the mall is filled with', () => {
  let mall: RunningMall;
  let mallIds: string[];
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'mall-catalog-'));
    await fillWithSeed(dataDir);
    mall = await startMall(readSettings({ DATA_DIR: dataDir, MALL_PORT: '0', LOG_LEVEL: 'silent' }));
    mallIds = (await mall.context.db.select().from(malls)).map(({ mallId }) => mallId);
  });
  afterAll(async () => {
    await mall.close();
    await rm(dataDir, { recursive: true });
  });

  const ask = async <Data>(operation: string, sent: Sent) => {
    const { data, code } = await sendTo(mall.url, operation, sent);
    return { data: data as Data, code };
  };

  test('fills every layout of every mall', async () => {
    expect(mallIds.length).toBeGreaterThanOrEqual(9);
    for (const mallId of mallIds) {
      for (const device of ['PC', 'MO']) {
        for (const operation of ['getPreMenu', 'getPreMainCorners', 'getPrePromotions', 'getPrePopups']) {
          expect((await ask(operation, { params: { mallId, device } })).code).toBe('0000');
        }
      }
      expect((await ask('getTerms', { params: { mallId, code: 'ME0360101' } })).code).toBe('0000');
    }
  });

  test('fills the categories of the default mall, and every one can be opened', async () => {
    const mallId = 'M0001';
    const { data: menu } = await ask<Category[]>('getPreMenu', { params: { mallId } });
    const categories = menu.flatMap((category) => [category, ...category.gdCtgSub]);
    for (const { ctgNo, ctgType } of categories) {
      const { data } = await ask<Page>('listPreCategoryProducts', { params: { mallId, ctgNo, size: 100 } });
      const list = ctgType === 'GD05301' ? data.ncpList : data.goodsList;
      expect([ctgNo, list.length]).toEqual([ctgNo, Math.min(data.totalCnt, 100)]);
      expect([ctgNo, data.totalCnt > 0]).toEqual([ctgNo, true]);
      const [first] = list;
      const detail = ctgType === 'GD05301' ? 'getPreWireless' : 'getPreGoods';
      expect((await ask(detail, { params: { mallId, id: first?.gdsGrpNo ?? '' } })).code).toBe('0000');
    }
  });

  test('sorts and narrows phones by the monthly total that their cards show', async () => {
    const params = { mallId: 'M0001', ctgNo: '100000', size: 100 };
    const totals = async (filter: object) => {
      const { data } = await ask<Page>('listPreCategoryProducts', { params: { ...params, ...filter } });
      return data.ncpList.map(({ priceData }) => priceData.totalPrice);
    };
    const all = await totals({ sort: 'PRICE_ASC' });
    expect(all.length).toBeGreaterThan(40);
    expect(all).toEqual(all.toSorted((one, other) => one - other));
    expect(await totals({ sort: 'PRICE_DESC' })).toEqual(all.toReversed());
    expect(await totals({ sort: 'PRICE_ASC', rangeType: '50000-69999' })).toEqual(
      all.filter((total) => total >= 50_000 && total <= 69_999),
    );
  });

  test('sells its subscriptions by subscription, some with a trial', async () => {
    const params = { mallId: 'M0001', size: 100 };
    const { data } = await ask<{ list: { subsNo: string; trialYn: string }[] }>('listPreSubscriptionProducts', {
      params,
    });
    const { list } = data;
    expect(list.length).toBeGreaterThan(20);
    expect(new Set(list.map(({ trialYn }) => trialYn))).toEqual(new Set(['Y', 'N']));
    for (const { subsNo, trialYn } of list.slice(0, 10)) {
      const sent = { params: { mallId: 'M0001', subsNo } };
      const { data: offer } = await ask<{ cyclList: object[]; trialDays: number }>('getPreSubscriptionProduct', sent);
      expect(offer.cyclList.length).toBeGreaterThan(0);
      expect(offer.trialDays > 0 ? 'Y' : 'N').toBe(trialYn);
    }
  });

  test('every phone can be listed at once', async () => {
    const body = { mallId: 'M0001', searchProps: { brandType: 'ALL', rangeType: 'ALL' }, gdsGrpNolist: [] };
    const { data } = await ask<Page>('listPreWireless', { body });
    expect(data.ncpList.length).toBeGreaterThan(100);
  });
});
