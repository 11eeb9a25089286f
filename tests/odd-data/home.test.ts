// Full tier: odd data on the main page; the quick tier has odd results of the gateway in jsdom.
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFakeMall, type FakeMall } from '../../bff/test/helpers/fake-mall.ts';
import { startGatewayProcess, type GatewayProcess } from '../../bff/test/helpers/gateway-process.ts';
import { aGoods, aMall, aPhone, productsFor } from '../../bff/test/helpers/samples.ts';
import { phoneUserAgent } from '../harness/browser.ts';

type Row = Record<string, unknown>;
/** What a mall answers in place of the usual, by path. */
type Answers = Record<string, unknown>;

/** Names of ten thousand characters are no problem for a page that renders them once. */
const long = '가'.repeat(10_000);
const markup = '<img src=x onerror=alert(1)>"\'&<b>굵게</b><script>alert(2)</script>';
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
  [null, {}, 7],
  '2026-13-45',
  '20261345999999',
  '99999999999999',
  long,
  markup,
];

const shelf = (fields: Row = {}): Row => ({
  cornerNo: 'C1',
  cornerNm: '가족 특가',
  dispArea: '012001',
  dispType: 'DP00101',
  prir: 1,
  contents: [
    { gdsGrpNo: 'GD1', prir: 1 },
    { gdsGrpNo: 'HP1', prir: 2 },
  ],
  ...fields,
});
const banners = (fields: Row = {}): Row => ({
  cornerNo: 'C2',
  cornerNm: '배너',
  dispArea: '012002',
  dispType: 'DP00103',
  prir: 2,
  contents: [{ imgPath: '/images/b.svg', altText: '봄 나들이', url: '/goods/phone?ctgNo=1' }],
  ...fields,
});
const words = (fields: Row = {}): Row => ({
  cornerNo: 'C3',
  cornerNm: '배송 이야기',
  dispArea: '012003',
  dispType: 'DP00104',
  prir: 3,
  contents: [{ html: '<p>배송은 이틀</p>' }],
  ...fields,
});
const promotion = (fields: Row = {}): Row => ({
  promNo: 'P1',
  promNm: '봄맞이 기획전',
  promDesc: '설명',
  imgPath: '/images/p.svg',
  url: '/exhibition/spring',
  startDts: '20260301090000',
  endDts: '20260331235959',
  prir: 1,
  ...fields,
});
const popup = (fields: Row = {}): Row => ({
  popSeq: 7,
  popType: 'DP01802',
  popHtml: '<strong>첫 구매 쿠폰</strong>',
  url: '/board/boardList?tp=CM00404&page=1',
  ...fields,
});
const category = (fields: Row = {}): Row => ({
  ctgNo: '200000',
  ctgNm: '생활',
  ctgType: 'GD05302',
  url: '/goods/living?ctgNo=200000',
  prir: 1,
  mobileUseYn: 'Y',
  mobileImgFileNm: null,
  mobileImgFilePath: '/images/m.svg',
  gdCtgSub: [
    {
      ctgNo: '200100',
      ctgNm: '주방',
      ctgType: 'GD05302',
      url: '/goods/kitchen?ctgNo=200100',
      prir: 1,
      mobileUseYn: 'Y',
      gdCtgSub: null,
    },
  ],
  ...fields,
});

const lists = {
  'pre/layout/mcorner': shelf,
  'pre/layout/prom': promotion,
  'pre/layout/popup': popup,
  'pre/layout/menu': category,
};

let mall: FakeMall;
let gateway: GatewayProcess;
const answers = new Map<string, Answers>();
let malls = 0;

beforeAll(async () => {
  mall = await startFakeMall();
  // Each page belongs to a separate mall, so that no cached one is returned for it.
  mall.on('pre/layout/login', ({ query }) => ({
    adMall: aMall({ mallId: query.get('mallUrl'), mallUrl: query.get('mallUrl') }),
    endPoint: 'http://localhost:4000',
    tokenInfo: null,
  }));
  const usual: Answers = {
    'pre/layout/mcorner': [shelf(), banners(), words()],
    'pre/layout/prom': [promotion()],
    'pre/layout/popup': [popup()],
    'pre/layout/menu': [category()],
  };
  for (const path of [...Object.keys(usual), 'layout/corner'])
    mall.on(path, ({ query }) => ({ 'layout/corner': [], ...usual, ...answers.get(query.get('mallId') ?? '') })[path]);
  mall.on('pre/layout/product/goods', productsFor);
  mall.on('pre/layout/product/wireless', productsFor);
  const webDist = resolve(import.meta.dirname, '../../web/dist');
  gateway = await startGatewayProcess({
    MALL_API_URL: mall.url,
    WEB_DIST: webDist,
    RENDER_MS: '60000',
    RENDERS_AT_ONCE: '50',
    ANSWER_MS: '60000',
    MALL_CALL_MS: '30000',
  });
});
afterAll(async () => {
  await gateway?.close();
  await mall?.close();
});

/** The main page of a mall that answers so. Without its data: what a shopper reads and what a browser runs. */
async function homeOf(given: Answers, device: 'desktop' | 'phone' = 'desktop'): Promise<string> {
  const mallUrl = `familyshop-${(malls += 1)}`;
  answers.set(mallUrl, given);
  const isPhone = device === 'phone';
  const response = await fetch(`${gateway.url}${isPhone ? '/m' : ''}/${mallUrl}/home`, {
    headers: isPhone ? { 'user-agent': phoneUserAgent } : {},
  });
  expect(response.status).toBe(200);
  const html = await response.text();
  return html.slice(html.indexOf('<div id="root"'), html.indexOf('<script type="application/json"'));
}

function wordsOf(html: string): string {
  return html.replaceAll(/<[^>]*>/gu, ' ').replaceAll('&nbsp;', ' ');
}

/** What no shopper should read, and what no page of ours should hold. */
function nonsenseIn(html: string): string[] {
  const read = /NaN|undefined|\bnull\b|Infinity|\[object|Invalid Date/u.exec(wordsOf(html))?.[0];
  // Text in attributes does not run: of the attributes only addresses matter.
  const markupAlone = html.replaceAll(/\s(?!href|src)[\w-]+="[^"]*"/giu, '');
  const held =
    /<script|<img src=x|<[^>]*\son\w+=|(?:src|href)="(?!\/|https?:|#|tel:|mailto:)[^"]*"|(?:src|href)="\/\/[^"]*"/iu.exec(
      markupAlone,
    )?.[0];
  return [read, held].flatMap((found) => found ?? []);
}

const many = (row: (fields: Row) => Row) =>
  Array.from({ length: 5_000 }, (_, index) =>
    row({ promNo: `P${index}`, cornerNo: `C${index}`, popSeq: index, ctgNo: String(200_000 + index) }),
  );
const count = (html: string, text: string) => wordsOf(html).split(text).length - 1;
const tileOf = (html: string) => /진행 중인 기획전.*?<\/section>/su.exec(html)?.[0] ?? '';
const device = ['desktop', 'phone'] as const;

test.each(device)(
  'without violations, the main page of a %s has its product row, banner, text, promotion, notice and category',
  async (on) => {
    const area = on === 'phone' ? '013001' : '012001';
    const html = await homeOf(
      { 'pre/layout/mcorner': [shelf({ dispArea: area }), banners({ dispArea: area }), words({ dispArea: area })] },
      on,
    );
    for (const part of ['가족 특가', '봄 나들이', '배송은 이틀', '봄맞이 기획전', '첫 구매 쿠폰', '생활'])
      expect(html).toContain(part);
    expect(html.match(/<article/gu)).toHaveLength(2);
    expect(nonsenseIn(html)).toEqual([]);
  },
);

describe.each(Object.entries(lists))('of %s', (path, row) => {
  // What a phone shows of what is left, web/test/odd-data.test.tsx proves.
  test(
    'any violation in any field costs that field or row, and nothing else of the page',
    { timeout: 120_000 },
    async () => {
      const fields = Object.keys(row());
      const trials = [
        ...[undefined, null, '', 0, 'x', {}, [], [null, null]].map((answer) => ({ what: 'the whole', answer })),
        ...fields.map((field) => ({
          what: field,
          answer: odd.map((value, index) =>
            row({
              promNo: `P${index}`,
              cornerNo: `C${index}`,
              popSeq: index,
              ctgNo: String(200_000 + index),
              [field]: value,
            }),
          ),
        })),
      ];
      const faults: string[] = [];
      for (const { what, answer } of trials) {
        const html = await homeOf({ [path]: answer });
        const isWhole = html.includes('고객센터') && html.includes('한빛 패밀리샵 홈');
        for (const fault of [...nonsenseIn(html), ...(isWhole ? [] : ['not the whole page'])])
          faults.push(`${what}: ${fault}`);
      }
      expect(faults).toEqual([]);
    },
  );

  test('rows that are nothing cost themselves alone', async () => {
    const html = await homeOf({ [path]: [null, row(), 7, {}, 'x', []] });
    const told =
      {
        'pre/layout/mcorner': '가족 특가',
        'pre/layout/prom': '봄맞이 기획전',
        'pre/layout/popup': '첫 구매 쿠폰',
        'pre/layout/menu': '생활',
      }[path] ?? '';
    expect(html).toContain(told);
  });
});

test('of five thousand of everything the page renders a reasonable number', { timeout: 120_000 }, async () => {
  const html = await homeOf(Object.fromEntries(Object.entries(lists).map(([path, row]) => [path, many(row)])));
  expect(html).toContain('한빛 패밀리샵 홈');
  expect(html.length).toBeLessThan(2_000_000);
});

describe('duplicates appear once', () => {
  test('a corner', async () => {
    expect(count(await homeOf({ 'pre/layout/mcorner': [shelf(), shelf(), banners(), words()] }), '가족 특가')).toBe(1);
  });

  test('a promotion', async () => {
    expect(count(await homeOf({ 'pre/layout/prom': [promotion(), promotion()] }), '봄맞이 기획전')).toBe(1);
  });

  test('a product in a row', async () => {
    const html = await homeOf({
      'pre/layout/mcorner': [shelf({ contents: [{ gdsGrpNo: 'GD1' }, { gdsGrpNo: 'GD2' }, { gdsGrpNo: 'GD1' }] })],
    });
    expect(html.match(/<article/gu)).toHaveLength(2);
  });

  test('a category', async () => {
    expect(
      (await homeOf({ 'pre/layout/menu': [category(), category()] }, 'phone'))
        .match(/aria-label="빠른 카테고리".*?<\/nav>/su)?.[0]
        .match(/<li/gu),
    ).toHaveLength(1);
  });
});

describe('corners', () => {
  test.each(['DP00102', '', 'DP99999', null])('of the unknown type %s are left out', async (dispType) => {
    expect(await homeOf({ 'pre/layout/mcorner': [shelf({ dispType }), words()] })).not.toContain('가족 특가');
  });

  test('of an unknown area come after the others', async () => {
    const html = await homeOf({ 'pre/layout/mcorner': [shelf({ dispArea: '099999', prir: 0 }), words()] });
    expect(html.indexOf('가족 특가')).toBeGreaterThan(html.indexOf('배송은 이틀'));
  });

  test.each([
    ['without contents', [shelf({ contents: null }), banners({ contents: [] }), words({ contents: null })]],
    [
      'whose banners have no picture',
      [
        banners({
          contents: [{ imgPath: null, altText: '봄 나들이' }, { imgPath: 'https://elsewhere.example.com/b.png' }, null],
        }),
      ],
    ],
    [
      'whose words are nothing',
      [
        words({ contents: [{ html: '' }] }),
        words({ cornerNo: 'C9', contents: [{ html: '<script>alert(1)</script>' }] }),
      ],
    ],
  ])('%s leave no hole', async (_what, corners) => {
    const html = await homeOf({ 'pre/layout/mcorner': corners });
    for (const name of ['가족 특가', '배너', '배송 이야기'])
      expect(html).not.toMatch(new RegExp(`aria-label="${name}"|>${name}<`, 'u'));
  });

  test('whose products the mall does not know are not rendered', async () => {
    mall.on('pre/layout/product/goods', ({ body }) => ({
      goodsList: (body as { gdsGrpNolist: string[] }).gdsGrpNolist
        .filter((number) => number !== 'GD404')
        .map((gdsGrpNo) => aGoods({ gdsGrpNo })),
    }));
    mall.on('pre/layout/product/wireless', ({ body }) => ({
      ncpList: (body as { gdsGrpNolist: string[] }).gdsGrpNolist
        .filter((number) => number !== 'HP404')
        .map((gdsGrpNo) => aPhone({ gdsGrpNo })),
    }));
    const html = await homeOf({
      'pre/layout/mcorner': [
        shelf({
          cornerNm: '모르는 것들',
          contents: [{ gdsGrpNo: 'GD404' }, { gdsGrpNo: 'HP404' }, { gdsGrpNo: 'XX1' }],
        }),
        shelf({ cornerNo: 'C9' }),
      ],
    });
    expect(html).not.toContain('모르는 것들');
    expect(html).toContain('가족 특가');
  });

  test('with one banner twice show both links', async () => {
    const twice = ['/goods/a?ctgNo=1', '/goods/b?ctgNo=2'].map((url) => ({
      imgPath: '/images/b.svg',
      altText: '봄 나들이',
      url,
    }));
    expect(
      (await homeOf({ 'pre/layout/mcorner': [words({ dispArea: '012001' }), banners({ contents: twice })] })).match(
        /alt="봄 나들이"/gu,
      ),
    ).toHaveLength(2);
  });
});

describe('promotions', () => {
  test('without an image keep their text', async () => {
    expect(wordsOf(tileOf(await homeOf({ 'pre/layout/prom': [promotion({ imgPath: null })] })))).toContain(
      '봄맞이 기획전',
    );
  });

  test.each([
    ['20261301000000', '20260230000000', undefined],
    ['', '0', undefined],
    [null, '20260331235959', '3월 31일까지'],
    ['20260301090000', 'soon', '3월 1일부터'],
  ])('from %s to %s say their period as far as it is one', async (startDts, endDts, period) => {
    const told = wordsOf(tileOf(await homeOf({ 'pre/layout/prom': [promotion({ startDts, endDts })] })));
    expect(/\d월.*?(?:까지|부터|\d일)(?=\s)/u.exec(told)?.[0]).toBe(period);
  });
});
