// Full tier: odd data on cards; the quick tier has odd results of the gateway in jsdom.
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFakeMall, type FakeMall } from '../../bff/test/helpers/fake-mall.ts';
import { startGatewayProcess, type GatewayProcess } from '../../bff/test/helpers/gateway-process.ts';
import { aGoods, aPhone } from '../../bff/test/helpers/samples.ts';

type Row = Record<string, unknown>;

/** Contract violations that other systems have sent. */
const odd: unknown[] = [
  undefined,
  null,
  '',
  '어떤 글',
  '1,000',
  '-7',
  0,
  -1,
  0.5,
  2 ** 60,
  true,
  [],
  {},
  [null, {}],
  { type: null, color: 'red' },
  '2026-13-45',
];

/** One row for each field and each violation in it. Number and name stay, because there is no card without them. */
function withOddities(row: (fields: Row) => Row, prefix: string): Row[] {
  const fields = Object.keys(row({})).filter((field) => !['gdsGrpNo', 'dispGdsNm', 'gdsGrpNm'].includes(field));
  const pairs = [...fields, 'gdsGrpStckr', 'gdsGrpTag'].flatMap((field) => odd.map((value) => ({ [field]: value })));
  return pairs.map((pair, index) => row({ ...pair, gdsGrpNo: `${prefix}${String(index).padStart(8, '0')}` }));
}

const price = {
  discType: '공통지원금',
  phoneMemory: '256GB',
  phonePrice: 32_450,
  planName: '가온 5G',
  planPrice: 26_450,
  totalPrice: 58_900,
};
const oddPrices = Object.keys(price).flatMap((field) => odd.map((value) => ({ ...price, [field]: value })));

let mall: FakeMall;
let gateway: GatewayProcess;
/** Each list has its own category, so that no cached one is returned for it. */
const categories = Array.from({ length: 40 }, (_, index) => String(300_000 + index));
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

/** Every card of a category with these products, as the text a shopper reads. The mall returns them forty at a time. */
async function cardsOf(lists: { goodsList?: unknown; ncpList?: unknown }): Promise<string[]> {
  const number = freeCategories.pop() ?? '';
  const rows = [lists.goodsList, lists.ncpList].find((list) => Array.isArray(list)) as unknown[] | undefined;
  mall.on(`pre/layout/product/category/${number}`, ({ query }) => {
    const start = (Number(query.get('page')) - 1) * 40;
    const cut = (list: unknown) => (Array.isArray(list) ? list.slice(start, start + 40) : list);
    return {
      ctgNo: number,
      totalCnt: rows?.length ?? 0,
      page: 1,
      size: 40,
      facetList: null,
      goodsList: cut(lists.goodsList ?? null),
      ncpList: cut(lists.ncpList ?? null),
    };
  });
  const pages = Array.from({ length: Math.max(1, Math.ceil((rows?.length ?? 0) / 40)) }, (_, index) => index + 1);
  const answers = await Promise.all(pages.map((page) => pageOf(number, page)));
  expect(answers.map(({ status }) => status)).toEqual(pages.map(() => 200));
  return answers.flatMap(({ text }) => [...text.matchAll(/<article.*?<\/article>/gsu)].map(([html]) => html));
}

async function pageOf(category: string, page: number): Promise<{ status: number; text: string }> {
  const response = await fetch(`${gateway.url}/familyshop/goods/list?ctgNo=${category}&page=${page}`);
  return { status: response.status, text: await response.text() };
}

function wordsOf(html: string): string {
  return html.replaceAll(/<[^>]*>/gu, '').replaceAll('&nbsp;', ' ');
}

/** Words that no shopper should ever read, and an amount without its figures. */
const nonsense = /NaN|undefined|null|Infinity|\[object|-[\d,.]+(?:원|만)|(?<![\d지만])원(?!금)|(?<!\d)만/u;

/** Faults of these rows' cards, with the row; empty if each is a card that links to its product. */
function faultsIn(cards: string[], rows: Row[], price: RegExp): string[] {
  return rows.flatMap((row, index) => {
    const html = cards[index] ?? '';
    const faults = [
      html.includes(`gdsGrpNo=${String(row.gdsGrpNo)}"`) ? '' : 'no card',
      price.test(wordsOf(html)) ? '' : 'no price',
      nonsense.exec(wordsOf(html))?.[0],
      /src="(?!\/|https?:)[^"]*|(?:NaN|undefined|null)(?:px|%|")/u.exec(html)?.[0],
    ].filter(Boolean);
    return faults.length > 0 ? [`${faults.join(', ')}: ${JSON.stringify(row)}`] : [];
  });
}

describe('for any value that the mall sends in a field', () => {
  test('goods have a card that links to them and shows a price or where to find it', { timeout: 60_000 }, async () => {
    const rows = withOddities(aGoods, 'GD');
    expect(faultsIn(await cardsOf({ goodsList: rows }), rows, /\d원|가격은 상세 화면에서/u)).toEqual([]);
  });

  test(
    'phones have a card that links to them and shows the monthly cost or where to find it',
    { timeout: 60_000 },
    async () => {
      const rows = [
        ...withOddities(aPhone, 'HP'),
        ...oddPrices.map((priceData, index) => aPhone({ priceData, gdsGrpNo: `HP9${index}` })),
      ];
      expect(faultsIn(await cardsOf({ ncpList: rows }), rows, /\d원|월 납부액은 상세 화면에서/u)).toEqual([]);
    },
  );
});

test('prices as text are prices', async () => {
  const [goods, phone] = [
    await cardsOf({ goodsList: [aGoods({ slPrc: '12,900' })] }),
    await cardsOf({ ncpList: [aPhone({ priceData: { ...price, totalPrice: '58900' } })] }),
  ];
  expect(wordsOf(goods.join(''))).toContain('12,900원');
  expect(wordsOf(phone.join(''))).toContain('월 58,900원');
});

test.each([
  ['null', null],
  ['nothing', undefined],
  ['an empty list', []],
  ['a list of nothing', [null, null]],
])('a list that is %s is an empty shelf with a way on', async (_what, goodsList) => {
  expect(await cardsOf({ goodsList })).toEqual([]);
});

test('an item that is nothing costs itself alone', async () => {
  const cards = await cardsOf({
    goodsList: [null, aGoods({ gdsGrpNo: 'GD1' }), 7, {}, 'x', aGoods({ gdsGrpNo: 'GD2' })],
  });
  expect(cards).toHaveLength(2);
});

test('a number that comes twice is one card', async () => {
  const cards = await cardsOf({
    goodsList: [aGoods({ gdsGrpNo: 'GD1' }), aGoods({ gdsGrpNo: 'GD2' }), aGoods({ gdsGrpNo: 'GD1' })],
  });
  expect(cards).toHaveLength(2);
});

test('markup in a name is read, not run', async () => {
  const [card = ''] = await cardsOf({
    goodsList: [
      aGoods({
        dispGdsNm: '<img src=x onerror=alert(1)>"\'&전기<b>주전자</b>',
        gdsGrpTag: '<script>',
        gdsGrpStckr: { type: '"><svg onload=1>', color: 'red;background:url(x)' },
      }),
    ],
  });
  expect(card.match(/<(?:script|b|svg onload|img src=x)/gu)).toBeNull();
  expect(card).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(card).toContain('background-color:#000000');
});

test('a name of ten thousand characters is a card like any other', async () => {
  const long = '가'.repeat(10_000);
  const [card = ''] = await cardsOf({
    ncpList: [
      aPhone({
        gdsGrpNm: long,
        gdsGrpTag: long,
        otherItem1: long,
        otherItem2: long,
        gdsGrpStckr: { type: long, color: '#fff' },
        priceData: { ...price, planName: long },
      }),
    ],
  });
  expect(wordsOf(card)).toContain('월 58,900원');
});

test.each([
  ['#F60', '#ff6600'],
  ['1b2a4a', '#1b2a4a'],
  ['#12345', '#000000'],
  ['rgb(1,2,3)', '#000000'],
  ['빨강', '#000000'],
  [null, '#000000'],
])('a sticker of the colour %s is %s', async (color, shown) => {
  const [card = ''] = await cardsOf({ goodsList: [aGoods({ gdsGrpStckr: { type: 'BEST', color } })] });
  expect(card).toMatch(new RegExp(`background-color:${shown};color:#(?:fff|000)[^"]*">BEST`, 'u'));
});

test('of a mall that sends five thousand at once the page shows its forty', { timeout: 60_000 }, async () => {
  const number = freeCategories.pop() ?? '';
  const goodsList = Array.from({ length: 5_000 }, (_, index) => aGoods({ gdsGrpNo: `GD${index}` }));
  mall.on(`pre/layout/product/category/${number}`, () => ({
    ctgNo: number,
    totalCnt: 5_000,
    page: 1,
    size: 40,
    facetList: null,
    goodsList,
    ncpList: null,
  }));
  const { status, text } = await pageOf(number, 1);
  expect([status, text.match(/<article/gu)?.length]).toEqual([200, 40]);
  expect(text).toContain('5,000');
});
