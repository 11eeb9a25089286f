// Full tier: odd data in lists; the quick tier has odd results of the gateway in jsdom.
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFakeMall, type FakeMall } from '../../bff/test/helpers/fake-mall.ts';
import { startGatewayProcess, type GatewayProcess } from '../../bff/test/helpers/gateway-process.ts';
import { aGoods } from '../../bff/test/helpers/samples.ts';

let mall: FakeMall;
let gateway: GatewayProcess;
/** Each list has its own category, so that no cached one is returned for it. */
const categories = Array.from({ length: 60 }, (_, index) => String(400_000 + index));
const freeCategories = [...categories];

beforeAll(async () => {
  mall = await startFakeMall();
  mall.on('pre/layout/menu', () =>
    categories.map((ctgNo) => ({
      ctgNo,
      ctgNm: '시험',
      ctgType: 'GD05302',
      url: null,
      prir: 1,
      mobileUseYn: 'Y',
      gdCtgSub: null,
    })),
  );
  mall.on('layout/corner', () => []);
  const webDist = resolve(import.meta.dirname, '../../web/dist');
  gateway = await startGatewayProcess({
    MALL_API_URL: mall.url,
    WEB_DIST: webDist,
    RENDER_MS: '30000',
    RENDERS_AT_ONCE: '50',
    ANSWER_MS: '30000',
    MALL_CALL_MS: '30000',
  });
});
afterAll(async () => {
  await gateway?.close();
  await mall?.close();
});

const goods = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) =>
    aGoods({ gdsGrpNo: `GD${from + index}`, dispGdsNm: `상품 ${from + index}` }),
  );

/** What a shopper sees of a list that the mall answers so. */
async function listOf(answer: Record<string, unknown>, query = '') {
  const number = freeCategories.pop() ?? '';
  mall.on(`pre/layout/product/category/${number}`, () => ({
    ctgNo: number,
    page: 1,
    size: 40,
    totalCnt: 0,
    goodsList: null,
    ncpList: null,
    facetList: null,
    ...answer,
  }));
  const response = await fetch(`${gateway.url}/familyshop/goods/list?ctgNo=${number}${query}`);
  const html = await response.text();
  return {
    status: response.status,
    cards: html.match(/<article/gu)?.length ?? 0,
    count: /<output[^>]*>총 <strong>([\d,]+)<\/strong>/u.exec(html)?.[1],
    words: html.replaceAll(/<script.*?<\/script>/gsu, '').replaceAll(/<[^>]*>/gu, ' '),
    pages: [...html.matchAll(/class="_number_[^"]*"[^>]*>(\d+)</gu)].map(([, page]) => Number(page)),
    facets: [...html.matchAll(/<dt[^>]*>([^<]*)<\/dt><dd.*?<\/dd>/gsu)].map(([group, name]) => ({
      name,
      choices: [...group.matchAll(/href="([^"]*)"[^>]*>(?:<span[^>]*><\/span>)?([^<]*)/gu)].map(
        ([, href = '', choice]) => [
          choice,
          new URLSearchParams(href.split('?')[1]?.replaceAll('&amp;', '&')).toString().replace(/^ctgNo=\d+&?/u, ''),
        ],
      ),
    })),
  };
}

const facet = (key: unknown, name: unknown, values: unknown) => ({ key, name, values });
const value = (text: unknown, name: unknown, count: unknown = 3) => ({ value: text, name, count });
const facetsOf = async (facetList: unknown) => (await listOf({ goodsList: goods(2), totalCnt: 2, facetList })).facets;

describe('a total that the mall counted wrongly', () => {
  test.each([
    ['smaller than what it gives', 3, '40', []],
    ['of none, though it gives some', 0, '40', []],
    ['below zero', -5, '40', []],
    ['null', null, '40', []],
    ['nonsense', '많음', '40', []],
    ['text', '1,234', '1,234', [1, 2, 3, 4, 5]],
    ['larger than what it gives', 999_999, '999,999', [1, 2, 3, 4, 5]],
  ])('%s costs no product', async (_what, totalCnt, count, pages) => {
    const list = await listOf({ goodsList: goods(40), totalCnt });
    expect([list.status, list.cards, list.count, list.pages]).toEqual([200, 40, count, pages]);
  });

  test('counts the products of earlier pages on a later page, too', async () => {
    const list = await listOf({ goodsList: goods(40, 41), totalCnt: 10 }, '&page=2');
    expect([list.cards, list.count, list.pages]).toEqual([40, '80', [1, 2]]);
  });
});

test.each([
  ['null', { goodsList: null, ncpList: null }],
  ['missing', { goodsList: undefined, ncpList: undefined }],
  ['nothing but nulls', { goodsList: [null, null], ncpList: [null] }],
])('lists that are %s are an empty list with a word', async (_what, answer) => {
  const list = await listOf(answer);
  expect([list.status, list.cards]).toEqual([200, 0]);
  expect(list.words).toContain('아직 상품이 없어요');
});

test('a page beyond the end redirects to the first', async () => {
  const list = await listOf({ goodsList: [], totalCnt: 3 }, '&page=9');
  expect(list.words).toContain('이 쪽에는 상품이 없어요');
});

test('duplicates appear once, next to invalid entries', async () => {
  const list = await listOf({ goodsList: [...goods(3), null, {}, ...goods(3), 'x'], totalCnt: 9 });
  expect(list.cards).toBe(3);
});

describe('facets', () => {
  test.each([
    ['null', null],
    ['missing', undefined],
    ['nulls', [null, null]],
    ['no list at all', 'brandType'],
    ['without values', [facet('brandType', '브랜드', null), facet('colorHex', '색상', undefined)]],
    ['of unknown kinds', [facet('weight', '무게', [value('1', '가벼움')])]],
    [
      'of invalid values',
      [
        facet('colorHex', '색상', [value('빨강', '빨강'), value('#12', '검정')]),
        facet('rangeType', '가격', [value('싼 것', '싼 것'), value(null, '모두')]),
        facet('brandType', '브랜드', [value('', '이름만')]),
      ],
    ],
  ])('that are %s cost nothing else', async (_what, facetList) => {
    const list = await listOf({ goodsList: goods(2), totalCnt: 2, facetList });
    expect([list.status, list.cards, list.facets]).toEqual([200, 2, []]);
  });

  test('of one name and several values are distinguished, each with a link to its list', async () => {
    expect(
      await facetsOf([
        facet('colorHex', '색상', [value('#1F2024', '블랙'), value('#26282B', '블랙'), value('1f2024', '블랙'), null]),
      ]),
    ).toEqual([
      {
        name: '색상',
        choices: [
          ['블랙', 'color=1f2024'],
          ['블랙 2', 'color=26282b'],
        ],
      },
    ]);
  });

  test('may have counts as text, and codes as numbers', async () => {
    expect(await facetsOf([facet('brandType', '브랜드', [value(77, '한빛', '1,204')])])).toEqual([
      { name: '브랜드', choices: [['한빛', 'maker=77']] },
    ]);
  });

  test('that come twice are one', async () => {
    const brand = facet('brandType', '브랜드', [value('HB', '한빛')]);
    expect(await facetsOf([brand, brand])).toEqual([{ name: '브랜드', choices: [['한빛', 'maker=HB']] }]);
  });
});

test(
  'of five thousand that come at once the page shows its forty, and how many there are',
  { timeout: 60_000 },
  async () => {
    const list = await listOf({
      goodsList: goods(5_000),
      totalCnt: 5_000,
      facetList: [
        {
          key: 'brandType',
          name: '브랜드',
          values: Array.from({ length: 5_000 }, (_, index) => ({
            value: `B${index}`,
            name: `상표 ${index}`,
            count: 1,
          })),
        },
      ],
    });
    expect([list.status, list.cards, list.count]).toEqual([200, 40, '5,000']);
    expect(list.facets[0]?.choices).toHaveLength(100);
  },
);
