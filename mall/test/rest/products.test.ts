import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseKinds } from './harness/databases.ts';
import { openShop, type Shop } from './harness/shop.ts';
import { book, sellSubscriptions } from './harness/subscriptions.ts';
import { elsewhere, home } from './harness/world.ts';

interface Card {
  gdsGrpNo: string;
  mktPrc?: number | null;
  fvrtYn: string | null;
}

interface Page {
  goodsList: Card[];
  ncpList: Card[];
  totalCnt: number;
  facetList: { key: string; values: { value: string; name: string; count: number }[] }[];
}

interface Plans {
  planList: { sprtPrc: number; addSprtPrc: number }[];
  usimList: { usimPrc: number }[];
}

const numbers = (cards: readonly Card[]) => cards.map(({ gdsGrpNo }) => gdsGrpNo);

describe.each(databaseKinds)('on %s', (kind) => {
  let shop: Shop;
  let token: string;
  beforeAll(async () => {
    shop = await openShop(kind);
    token = (await shop.signIn()).accessToken;
  });
  afterAll(() => shop.close());

  const list = (params: Record<string, string | number>) =>
    shop.ask<Page>('listCategoryProducts', { token, params: { ctgNo: '201', ...params } });
  const search = (body: object) => shop.ask<Page>('searchProducts', { token, body });
  const wish = (gdsGrpNo: string, fvrtYn: 'Y' | 'N') => shop.ask('setWish', { token, body: { gdsGrpNo, fvrtYn } });
  const wished = (params: Record<string, string> = {}) => shop.ask<Page>('listWishes', { token, params });
  const plansOf = (joinTp: string, phoneMemory: string) =>
    shop.ask<Plans>('getWirelessPlans', { token, params: { id: 'HP0001', joinTp, phoneMemory } });
  const subsidies = async (joinTp: string, phoneMemory: string) =>
    (await plansOf(joinTp, phoneMemory)).planList.map(({ sprtPrc, addSprtPrc }) => [sprtPrc, addSprtPrc]);
  const phones = (brandType: string, rangeType: string, gdsGrpNolist: string[] = []) =>
    shop.ask<Page>('listWireless', { token, body: { searchProps: { brandType, rangeType }, gdsGrpNolist } });

  describe('lists by number', () => {
    test('keep the requested order and leave unknown numbers out', async () => {
      const gdsGrpNolist = ['GD0004', 'GD9999', 'HP0001', 'GD0009', 'GD0006', 'GD0001', 'GD0004'];
      const { goodsList } = await shop.ask<Page>('listGoods', { token, body: { gdsGrpNolist } });
      expect(numbers(goodsList)).toEqual(['GD0004', 'GD0001']);
    });

    test('of phones keep the requested order', async () => {
      expect(numbers((await phones('ALL', 'ALL', ['HP0003', 'GD0001', 'HP0001'])).ncpList)).toEqual([
        'HP0003',
        'HP0001',
      ]);
    });

    test('of phones are filtered by maker and monthly total', async () => {
      expect(numbers((await phones('HANBIT', 'ALL')).ncpList)).toEqual(['HP0002', 'HP0003']);
      expect(numbers((await phones('ALL', '30000-60000')).ncpList)).toEqual(['HP0001', 'HP0003']);
      expect(numbers((await phones('HANBIT', '0-50000', ['HP0001', 'HP0003'])).ncpList)).toEqual(['HP0003']);
      expect(numbers((await phones('ALL', 'ALL')).ncpList)).toEqual(['HP0001', 'HP0002', 'HP0003']);
    });

    test('contain what that mall sells, and nothing else', async () => {
      const body = { mallId: elsewhere, gdsGrpNolist: ['GD0001', 'GD0002', 'GD0009'] };
      expect(numbers((await shop.ask<Page>('listPreGoods', { body })).goodsList)).toEqual(['GD0001', 'GD0009']);
    });
  });

  describe('fields that visitors do not get', () => {
    test('market price and favorite are null on the pre paths, and returned to members', async () => {
      const visitor = await shop.ask<Card>('getPreGoods', { params: { id: 'GD0001', mallId: home } });
      expect(visitor).toMatchObject({ mktPrc: null, fvrtYn: null });
      expect(await shop.ask<Card>('getGoods', { token, params: { id: 'GD0001' } })).toMatchObject({
        mktPrc: 59_000,
        fvrtYn: 'N',
      });
      expect(await shop.ask<Card>('getPreWireless', { params: { id: 'HP0001', mallId: home } })).toMatchObject({
        fvrtYn: null,
      });
    });
  });

  describe('details', () => {
    test('of goods come whole', async () => {
      expect(await shop.ask('getGoods', { token, params: { id: 'GD0001' } })).toMatchObject({
        dispGdsNm: '온결 무선 전기주전자',
        ctgNo: '201',
        colorQtyList: [
          { colorNm: '화이트', stckqty: 5 },
          { colorNm: '레드', stckqty: 0 },
        ],
        options: [{ optNo: 'GD0001-1', optNm: '필터 추가', addPrc: 5000, stckqty: 3 }],
        makerNm: '온결',
        notice: [{ title: '품명', text: '온결 무선 전기주전자' }],
        relGdsGrpNos: ['GD0002'],
      });
    });

    test('of a phone come whole, without its deleted color', async () => {
      expect(await shop.ask('getWireless', { token, params: { id: 'HP0001' } })).toMatchObject({
        colorList: [{ colorNm: '블루', colorHexCode: '#1b2a4a', gdsColorStat: 'GD00701' }],
        priceData: {
          joinTp: 'NEW',
          instMnth: 24,
          phoneMemory: '256GB',
          phonePrice: 32_450,
          planPrice: 26_450,
          totalPrice: 58_900,
        },
        memoryList: [
          { phoneMemory: '256GB', relsPrc: 1_254_000 },
          { phoneMemory: '512GB', relsPrc: 1_397_000 },
        ],
        planList: [
          { planNo: 'PL1', planPrice: 55_000, sprtPrc: 240_000, addSprtPrc: 36_000, slctDscntPrc: 13_750, keepMnth: 6 },
        ],
      });
    });

    test('of a phone start with the plans of the join type and the memory on its card', async () => {
      const detail = await shop.ask<object>('getPreWireless', { params: { id: 'HP0001', mallId: home } });
      const offer = await shop.ask<object>('getPreWirelessPlans', {
        params: { id: 'HP0001', joinTp: 'NEW', phoneMemory: '256GB', mallId: home },
      });
      expect(Object.keys(offer)).toEqual([
        'planList',
        'telecomList',
        'instMnthList',
        'agrmMnthList',
        'dfltDiscTp',
        'dfltAgrmMnth',
        'usimList',
        'brkFeeList',
      ]);
      expect(detail).toMatchObject(offer);
    });

    test('of stopped goods say that they are stopped', async () => {
      expect(await shop.ask('getGoods', { token, params: { id: 'GD0005' } })).toMatchObject({ gdsStat: 'GD00404' });
    });
  });

  describe("a phone's plans and prices", () => {
    test('differs by the way of joining and by memory', async () => {
      expect(await subsidies('NEW', '256GB')).toEqual([[240_000, 36_000]]);
      expect(await subsidies('TRANS', '256GB')).toEqual([[300_000, 45_000]]);
      expect(await subsidies('NEW', '512GB')).toEqual([[260_000, 39_000]]);
      expect(await subsidies('CHANGE', '512GB')).toEqual([]);
    });

    test('names the telecom, the months, the USIM prices and what leaving costs', async () => {
      expect(await plansOf('TRANS', '256GB')).toMatchObject({
        telecomList: [{ telecomCd: 'TC01', telecomNm: '한빛텔레콤' }],
        instMnthList: [1, 12, 24, 36],
        agrmMnthList: [12, 24],
        dfltDiscTp: 'PLAN_DISCOUNT',
        dfltAgrmMnth: 24,
        usimList: [
          { usimTp: 'USIM', usimPrc: 7_700 },
          { usimTp: 'ESIM', usimPrc: 2_750 },
          { usimTp: 'OWN', usimPrc: 0 },
        ],
        brkFeeList: [{ discType: 'SUPPORT' }, { discType: 'PLAN_DISCOUNT' }, { discType: 'NONE' }],
      });
      expect((await plansOf('CHANGE', '256GB')).usimList.map(({ usimPrc }) => usimPrc)).toEqual([0, 0, 0]);
    });
  });

  describe('a category', () => {
    test('is shown as recommended, without what is stopped or deleted', async () => {
      const { goodsList, ncpList, totalCnt } = await list({});
      expect(numbers(goodsList)).toEqual(['GD0001', 'GD0002', 'GD0003', 'GD0004']);
      expect(ncpList).toEqual([]);
      expect(totalCnt).toBe(4);
    });

    test.each([
      ['PRICE_ASC', ['GD0002', 'GD0003', 'GD0001', 'GD0004']],
      ['PRICE_DESC', ['GD0004', 'GD0001', 'GD0003', 'GD0002']],
      ['NEW', ['GD0004', 'GD0003', 'GD0002', 'GD0001']],
      ['SALES', ['GD0004', 'GD0003', 'GD0002', 'GD0001']],
    ])('sorts by %s', async (sort, expected) => {
      expect(numbers((await list({ sort })).goodsList)).toEqual(expected);
    });

    test('is paginated', async () => {
      expect(numbers((await list({ size: 3, page: 2 })).goodsList)).toEqual(['GD0004']);
      expect(await list({ size: 3, page: 9 })).toMatchObject({ goodsList: [], totalCnt: 4 });
    });

    test.each([
      [{ brandType: 'GAON' }, ['GD0002', 'GD0003']],
      [{ rangeType: '35000-42900' }, ['GD0001', 'GD0003']],
      [{ colorHex: 'fff' }, ['GD0001', 'GD0002']],
      [{ colorHex: '#CC0000' }, ['GD0001']],
      [{ inStockYn: 'Y' }, ['GD0001', 'GD0002', 'GD0004']],
      [{ inStockYn: 'N' }, ['GD0001', 'GD0002', 'GD0003', 'GD0004']],
      [{ brandType: 'GAON', inStockYn: 'Y' }, ['GD0002']],
    ])('is narrowed by %o', async (filter, expected) => {
      const { goodsList, totalCnt } = await list(filter);
      expect(numbers(goodsList)).toEqual(expected);
      expect(totalCnt).toBe(expected.length);
    });

    test.each(['<b>X</b>', '한빛', `' or 1=1 --`, '100%', 'X'.repeat(40), '🐟'.repeat(40)])(
      'filtered by %s, a code that no maker has, is empty and returns the other facets',
      async (brandType) => {
        const { goodsList, totalCnt, facetList } = await list({ brandType });
        expect([goodsList, totalCnt]).toEqual([[], 0]);
        expect(facetList.find(({ key }) => key === 'brandType')?.values).toHaveLength(3);
      },
    );

    test.each(['', 'X'.repeat(41), 'A\u0000', 'A\u001FB'])(
      'is not narrowed by %j, which is no code',
      async (brandType) => {
        expect((await shop.send('searchProducts', { token, body: { smartSearch: ['무선'], brandType } })).code).toBe(
          '1400',
        );
      },
    );

    test('of the first level shows what its children hold', async () => {
      expect(numbers((await list({ ctgNo: '200' })).goodsList)).toEqual(['GD0001', 'GD0002', 'GD0003', 'GD0004']);
    });

    test('of lines shows phones', async () => {
      const { goodsList, ncpList } = await list({ ctgNo: '100', sort: 'PRICE_ASC' });
      expect(goodsList).toEqual([]);
      expect(numbers(ncpList)).toEqual(['HP0003', 'HP0001', 'HP0002']);
    });

    test('offers facets that lead to as many products as they say', async () => {
      const { facetList } = await list({ inStockYn: 'Y' });
      expect(facetList.map(({ key }) => key)).toEqual(['brandType', 'rangeType', 'colorHex', 'inStockYn']);
      for (const { key, values } of facetList) {
        for (const { value, count } of values) {
          expect([key, value, (await list({ inStockYn: 'Y', [key]: value })).totalCnt]).toEqual([key, value, count]);
        }
      }
    });

    test("a facet's choice does not narrow the facet itself", async () => {
      const { facetList } = await list({ brandType: 'NURI' });
      expect(facetList.find(({ key }) => key === 'brandType')?.values).toHaveLength(3);
      expect(facetList.find(({ key }) => key === 'rangeType')?.values).toEqual([
        { value: '100000-299999', name: '10만원 이상 30만원 미만', count: 1 },
      ]);
    });
  });

  describe('search', () => {
    test('finds goods and phones alike', async () => {
      const { goodsList, ncpList, totalCnt } = await search({ smartSearch: ['누리'] });
      expect(numbers(goodsList)).toEqual(['GD0004']);
      expect(numbers(ncpList)).toEqual(['HP0001']);
      expect(totalCnt).toBe(2);
    });

    test('wants every keyword', async () => {
      expect(numbers((await search({ smartSearch: ['무선'] })).goodsList).toSorted()).toEqual(['GD0001', 'GD0004']);
      expect(numbers((await search({ smartSearch: ['무선', '청소기'] })).goodsList)).toEqual(['GD0004']);
    });

    test('narrows, sorts and turns as a category does', async () => {
      const { goodsList, totalCnt } = await search({ smartSearch: ['무선'], sort: 'PRICE_DESC', page: 2, size: 1 });
      expect(numbers(goodsList)).toEqual(['GD0001']);
      expect(totalCnt).toBe(2);
      expect((await search({ smartSearch: ['무선'], rangeType: '0-50000' })).totalCnt).toBe(1);
    });

    test('never finds what another mall sells', async () => {
      expect((await search({ smartSearch: ['다른 쇼핑몰만'] })).goodsList).not.toContainEqual(
        expect.objectContaining({ gdsGrpNo: 'GD0009' }),
      );
    });

    test.each(["'; drop table products; --", '%', '_', '\\', '((', '🐟', '\ud800'])(
      'survives the keyword %s',
      async (keyword) => {
        expect((await shop.send('searchProducts', { token, body: { smartSearch: [keyword] } })).code).toBe('0000');
      },
    );
  });

  describe('favorites', () => {
    test('come and go, and a repeat does no harm', async () => {
      expect(await wished()).toMatchObject({ totalCnt: 0 });
      expect(await wish('GD0001', 'Y')).toEqual({ gdsGrpNo: 'GD0001', fvrtYn: 'Y' });
      await wish('GD0001', 'Y');
      await wish('HP0001', 'Y');
      const { goodsList, ncpList, totalCnt } = await wished();
      expect([numbers(goodsList), numbers(ncpList), totalCnt]).toEqual([['GD0001'], ['HP0001'], 2]);
      expect(await shop.ask('getGoods', { token, params: { id: 'GD0001' } })).toMatchObject({ fvrtYn: 'Y' });
      await wish('GD0001', 'N');
      await wish('GD0001', 'N');
      expect(await wished()).toMatchObject({ goodsList: [], totalCnt: 1 });
    });

    test('are narrowed to a kind and put in an order, and say so', async () => {
      await sellSubscriptions(shop);
      for (const number of ['GD0001', 'GD0004', book, 'HP0001']) await wish(number, 'Y');
      const kindsOf = async (gdsTp: string) => {
        const page = await wished({ gdsTp });
        return [...numbers(page.goodsList), ...numbers(page.ncpList), page.totalCnt];
      };
      expect(await kindsOf('GOODS')).toEqual(['GD0004', 'GD0001', 2]);
      expect(await kindsOf('SUBS')).toEqual([book, 1]);
      expect(await kindsOf('WIRELESS')).toEqual(['HP0001', 1]);
      const byPrice = async (sort: string) => numbers((await wished({ sort })).goodsList);
      const cheapestFirst = await byPrice('PRICE_ASC');
      expect(cheapestFirst.toSorted()).toEqual(['GD0001', 'GD0004', book]);
      expect(await byPrice('PRICE_DESC')).toEqual(cheapestFirst.toReversed());
      expect(await wished({ gdsTp: 'GOODS', sort: 'PRICE_ASC' })).toMatchObject({ gdsTp: 'GOODS', sort: 'PRICE_ASC' });
      expect(await wished()).toMatchObject({ gdsTp: null, sort: null });
      for (const number of ['GD0001', 'GD0004', book]) await wish(number, 'N');
    });

    test('are the member’s own', async () => {
      const { accessToken } = await shop.signIn({ mallId: elsewhere });
      expect(await shop.ask('getWireless', { token: accessToken, params: { id: 'HP0001' } })).toMatchObject({
        fvrtYn: 'N',
      });
    });
  });
});
