import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { deliveryAddresses } from '../../../src/db/schema/buying.ts';
import { aKey, anAddress, forgetAddresses } from '../cases/buying-calls.ts';
import { anyDatabase } from '../harness/databases.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { home } from '../harness/world.ts';

interface Delivery {
  dlvNo: string;
  dfltYn: string;
  rcvrNm: string;
}

describe('the address book', () => {
  let shop: Shop;
  let token: string;
  beforeAll(async () => {
    shop = await openShop(anyDatabase);
    token = await shop.tokenOf();
  });
  beforeEach(() => forgetAddresses(shop, token));
  afterAll(() => shop.close());

  const create = (change: object = {}) =>
    shop.ask<Delivery & { dlvList: Delivery[] }>('createDelivery', {
      token,
      params: aKey(),
      body: { ...anAddress, ...change },
    });
  const defaults = async () =>
    (await shop.ask<Delivery[]>('listDeliveries', { token })).map(({ dlvNo, dfltYn }) => [dlvNo, dfltYn]);

  test('masks what is personal, but not in the form of its owner', async () => {
    const { dlvNo, dlvList } = await create();
    const masked = { rcvrNm: '한*온', rcvrTel: '010-****-1234', dtlAddr: '********', entrCntn: '*****' };
    expect(dlvList).toEqual([{ ...anAddress, ...masked, dlvNo, dfltYn: 'Y' }]);
    expect(await shop.ask('getDelivery', { token, params: { dlvNo } })).toEqual({
      ...anAddress,
      rcvrTel: '01000001234',
      dlvNo,
      dfltYn: 'Y',
    });
  });

  test('is stored so that the database reveals no one', async () => {
    await create();
    const kept = JSON.stringify(await shop.context.db.select().from(deliveryAddresses));
    for (const text of Object.values(anAddress).filter((value) => value.length > 1)) expect(kept).not.toContain(text);
  });

  test('has one default: the first, or the one that was made it', async () => {
    const first = await create();
    shop.pass(1);
    const second = await create();
    expect(await defaults()).toEqual([
      [first.dlvNo, 'Y'],
      [second.dlvNo, 'N'],
    ]);
    shop.pass(1);
    const third = await create({ dfltYn: 'Y' });
    expect((await defaults())[0]).toEqual([third.dlvNo, 'Y']);
    await shop.ask('updateDelivery', { token, params: { dlvNo: third.dlvNo }, body: { ...anAddress, dfltYn: 'N' } });
    await shop.ask('updateDelivery', { token, params: { dlvNo: second.dlvNo }, body: { ...anAddress, dfltYn: 'Y' } });
    expect((await defaults()).filter(([, dfltYn]) => dfltYn === 'Y')).toEqual([[second.dlvNo, 'Y']]);
  });

  test('makes the address used last the default when the default is deleted', async () => {
    const first = await create();
    shop.pass(1);
    const second = await create();
    shop.pass(1);
    const third = await create();
    const { dlvList } = await shop.ask<{ dlvList: Delivery[] }>('deleteDelivery', {
      token,
      params: { dlvNo: first.dlvNo },
    });
    expect(dlvList.map(({ dlvNo, dfltYn }) => [dlvNo, dfltYn])).toEqual([
      [third.dlvNo, 'Y'],
      [second.dlvNo, 'N'],
    ]);
  });
});

describe('postal addresses', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(anyDatabase);
  });
  afterAll(() => shop.close());

  const search = (keyword: string, params: object = {}) =>
    shop.ask<{ list: { zipCd: string; roadAddr: string; islandYn: string }[]; totalCnt: number }>(
      'searchPostalAddresses',
      { params: { keyword, mallId: home, ...params } },
    );

  test('are found by words of the road, in any order, and by zip code', async () => {
    const { list, totalCnt } = await search('한빛로 중구 12');
    expect(totalCnt).toBeGreaterThan(0);
    expect(list.every(({ roadAddr }) => roadAddr.includes('중구') && roadAddr.includes('한빛로 12'))).toBe(true);
    expect((await search('04520')).list[0]?.zipCd).toBe('04520');
    expect(await search('없는 길')).toMatchObject({ list: [], totalCnt: 0 });
  });

  test('show which of them cost the addition for islands', async () => {
    expect((await search('울릉군')).list.every(({ islandYn }) => islandYn === 'Y')).toBe(true);
    expect((await search('서귀포시')).list.every(({ islandYn }) => islandYn === 'Y')).toBe(true);
    expect((await search('여수시')).list.every(({ islandYn }) => islandYn === 'N')).toBe(true);
  });

  test('come by pages', async () => {
    const first = await search('한빛로', { size: 5 });
    const second = await search('한빛로', { size: 5, page: 2 });
    expect(first.list).toHaveLength(5);
    expect(second.list.map(({ roadAddr }) => roadAddr)).not.toContain(first.list[0]?.roadAddr);
  });
});
