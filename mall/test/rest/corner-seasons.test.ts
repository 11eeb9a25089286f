import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cornerContents, corners } from '../../src/db/schema/display.ts';
import { databaseKinds } from './harness/databases.ts';
import { openShop, type Shop } from './harness/shop.ts';
import { home } from './harness/world.ts';

describe.each(databaseKinds)('on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind);
    const { db } = shop.context;
    await db.insert(corners).values({
      cornerNo: 'C8',
      mallId: home,
      cornerNm: '계절',
      dispArea: '012003',
      dispType: 'DP00104',
      prir: 1,
      shownCnt: 2,
    });
    const contents = [
      { html: '한여름', months: [7, 8] },
      { html: '봄', months: [3, 4, 5] },
      { html: '언제나', months: null },
      { html: '그다음', months: null },
    ];
    await db.insert(cornerContents).values(contents.map((each, prir) => ({ ...each, cornerNo: 'C8', prir })));
  });
  afterAll(() => shop.close());

  async function shownAt(moment: string): Promise<string[] | undefined> {
    shop.pass((Date.parse(moment) - shop.context.now().getTime()) / 1000);
    const params = { dispArea: '012003', device: 'PC', mallId: home };
    const [shown] = await shop.ask<{ contents: { html: string }[] }[]>('getAreaCorners', { params });
    return shown?.contents.map(({ html }) => html);
  }

  test('a corner shows the first of what has its season, by the month in Korea', async () => {
    expect(await shownAt('2026-04-15T00:00:00Z')).toEqual(['봄', '언제나']);
    expect(await shownAt('2026-06-30T14:59:59Z')).toEqual(['언제나', '그다음']);
    expect(await shownAt('2026-06-30T15:00:00Z')).toEqual(['한여름', '언제나']);
  });
});
