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
  ncpList: { gdsGrpNo: string }[];
  totalCnt: number;
}

/** The shop's own catalogue, as `npm start` shows it, held to the document answer by answer. */
describe('the catalogue that the mall is filled with', () => {
  let mall: RunningMall;
  let mallIds: string[];
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'mall-catalogue-'));
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

  test('every phone can be listed at once', async () => {
    const body = { mallId: 'M0001', searchProps: { brandType: 'ALL', rangeType: 'ALL' }, gdsGrpNolist: [] };
    const { data } = await ask<Page>('listPreWireless', { body });
    expect(data.ncpList.length).toBeGreaterThan(100);
  });
});
