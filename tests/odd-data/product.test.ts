// Full tier: odd data of the mall through gateway and product page; the quick tier has odd results of the gateway in jsdom.
import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startFakeMall, type FakeMall } from '../../bff/test/helpers/fake-mall.ts';
import { startGatewayProcess, type GatewayProcess } from '../../bff/test/helpers/gateway-process.ts';
import { aGoods, aPhone } from '../../bff/test/helpers/samples.ts';

type Row = Record<string, unknown>;

const notice = [{ title: '품명', text: '전기포트' }];
const option = { optNo: '1', optNm: '기본', addPrc: 0, stckqty: 3 };
const plan = {
  planNo: 'PL1',
  planNm: '가온',
  planPrice: 55_000,
  dataCntn: '10GB',
  voiceCntn: '무제한',
  smsCntn: '무제한',
  sprtPrc: 300_000,
  addSprtPrc: 45_000,
  slctDscntPrc: 13_750,
  keepMnth: 6,
};
const memory = { phoneMemory: '256GB', relsPrc: 1_254_000 };

const someGoods = (fields: Row = {}) => ({
  ...aGoods(),
  imgPaths: ['/images/a.svg'],
  detailHtml: '<p>끓는다</p>',
  options: [option],
  dlvPrc: 3000,
  makerNm: '온결',
  originNm: '대한민국',
  notice,
  relGdsGrpNos: [],
  ...fields,
});
const somePhone = (fields: Row = {}) => ({
  ...aPhone(),
  imgPaths: [],
  detailHtml: null,
  relsPrc: 1_254_000,
  memoryList: [memory],
  joinTpList: ['NEW'],
  instMnthList: [12, 24],
  planList: [plan],
  notice,
  ...fields,
});

/** Contract violations that other systems have sent. */
const odd: unknown[] = [null, '1,000', -1, [null, {}], '', '어떤 글', '-7', 2 ** 60, {}, ['x', null, -3]];

let mall: FakeMall;
let gateway: GatewayProcess;
let last = 0;

beforeAll(async () => {
  mall = await startFakeMall();
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

/**
 * The page's text for a product with this data of the mall. Each has its own number, so that no cached one is returned.
 */
async function wordsOf(kind: 'goods' | 'wireless', row: Row, query = ''): Promise<string> {
  const number = `${kind === 'goods' ? 'GD' : 'HP'}${String((last += 1)).padStart(8, '0')}`;
  mall.on(`pre/layout/product/${kind}/${number}`, () => ({ ...row, gdsGrpNo: number }));
  const response = await fetch(`${gateway.url}/familyshop/goods/detailGoods?gdsGrpNo=${number}${query}`);
  const html = await response.text();
  if (response.status !== 200) throw new Error(`${response.status} for ${JSON.stringify(row)}`);
  const main = /<main.*<\/main>/su.exec(html)?.[0] ?? '';
  return main.replaceAll(/<[^>]*>/gu, '').replaceAll('&nbsp;', ' ');
}

/** Words that no shopper should ever read, and an amount without its figures. */
const nonsense = /NaN|undefined|null|Infinity|\[object|-[\d,.]+(?:원|만|개)|(?<![\d지출만])원(?![금산격]| 미만| 단위)/u;

/** One product for each field of `row` and each violation in it; its name stays. */
function oddOnes(make: (fields: Row) => Row, fields: string[]): Row[] {
  return fields.flatMap((field) => odd.map((value) => make({ [field]: value })));
}

/** Under more concurrency a gateway renders some of them without their content. */
const drawnAtOnce = 20;

async function faultsIn(kind: 'goods' | 'wireless', rows: Row[], mustSay: RegExp): Promise<string[]> {
  const pages: string[] = [];
  for (let start = 0; start < rows.length; start += drawnAtOnce)
    pages.push(...(await Promise.all(rows.slice(start, start + drawnAtOnce).map((row) => wordsOf(kind, row)))));
  return pages.flatMap((words, index) => {
    const found = nonsense.exec(words)?.[0] ?? (mustSay.test(words) ? null : 'nothing of the price');
    return found === null ? [] : [`${found}: ${JSON.stringify(rows[index])}`];
  });
}

/** A page for each would take minutes; the fields of one kind are combined. */
const togetherOf = (fields: string[]): Row[] =>
  odd.map((value) => Object.fromEntries(fields.map((field) => [field, value])));

const goodsPrice = /\d원|가격을 확인하고 있어요/u;
const phonePrice = /월 [\d,]+|월 납부액은 고객센터에서/u;

describe('for any goods data of the mall', { timeout: 120_000 }, () => {
  test('in a field of the price or of the stock, the page shows a price or where to find it', async () => {
    expect(await faultsIn('goods', oddOnes(someGoods, ['slPrc', 'dlvPrc', 'ingMm']), goodsPrice)).toEqual([]);
  });

  test('in all other fields at once, the page remains', async () => {
    const fields = [
      'gdsStat',
      'stckqty',
      'stckqty2',
      'dlvType',
      'colorQtyList',
      'options',
      'imgPaths',
      'detailHtml',
      'makerNm',
      'originNm',
      'notice',
      'relGdsGrpNos',
      'modelNm',
      'gdsGrpStckr',
      'gdsGrpTag',
    ];
    expect(await faultsIn('goods', togetherOf(fields).map(someGoods), goodsPrice)).toEqual([]);
  });

  test('of its options and colors, the page remains', async () => {
    const options = togetherOf(['optNo', 'optNm', 'addPrc', 'stckqty']).map((fields) =>
      someGoods({ options: [option, { ...option, ...fields }, option, null] }),
    );
    const colors = togetherOf(['colorNm', 'colorHexCode', 'stckqty', 'useYn']).map((fields) =>
      someGoods({
        colorQtyList: [{ colorNm: '남색', colorHexCode: '#1b2a4a', stckqty: 3, useYn: 'Y', ...fields }, null],
      }),
    );
    expect(await faultsIn('goods', [...options, ...colors], goodsPrice)).toEqual([]);
  });
});

describe('for any phone data of the mall', { timeout: 120_000 }, () => {
  test('in a field of the price, the page shows a price or where to find it', async () => {
    expect(
      await faultsIn(
        'wireless',
        oddOnes(somePhone, ['priceData', 'relsPrc', 'planList', 'memoryList', 'instMnthList']),
        phonePrice,
      ),
    ).toEqual([]);
  });

  test('of its plans, memories and all other fields, the page remains', async () => {
    const plans = [
      ['planPrice'],
      ['sprtPrc', 'addSprtPrc'],
      ['slctDscntPrc'],
      ['dataCntn', 'voiceCntn', 'smsCntn', 'keepMnth'],
      ['planNo'],
    ]
      .flatMap(togetherOf)
      .map((fields) => somePhone({ priceData: null, planList: [{ ...plan, ...fields }, plan, null] }));
    const memories = togetherOf(['phoneMemory', 'relsPrc']).map((fields) =>
      somePhone({ priceData: null, memoryList: [{ ...memory, ...fields }, memory, memory] }),
    );
    const others = togetherOf([
      'joinTpList',
      'colorList',
      'imgPaths',
      'detailHtml',
      'notice',
      'newNum',
      'transNum',
      'changeNum',
      'otherItem1',
      'gdsStat',
    ]).map(somePhone);
    expect(await faultsIn('wireless', [...plans, ...memories, ...others], phonePrice)).toEqual([]);
  });
});

test('very long names and names with HTML in them are plain text', async () => {
  expect(await wordsOf('goods', someGoods({ dispGdsNm: '긴'.repeat(10_000) }))).toContain('긴'.repeat(10_000));
  expect(await wordsOf('wireless', somePhone({ planList: [{ ...plan, planNm: '<b onclick=x>가온</b>' }] }))).toContain(
    '&lt;b onclick=x&gt;가온',
  );
});

test('of five thousand plans a few are shown at first', async () => {
  const planList = Array.from({ length: 5000 }, (_, index) => ({
    ...plan,
    planNo: `PL${index}`,
    planNm: `요금 ${index}`,
  }));
  const words = await wordsOf('wireless', somePhone({ planList }));
  expect(words).toContain('요금제 4996개 더 보기');
  expect(words).not.toContain('요금 4999');
});

test('an address with invalid choices in it shows available ones', async () => {
  const query = `&plan=__proto__&months=1e9&discount=constructor&color=${'x'.repeat(300)}&memory=&join=&planSort=toString&option=%00&plan=PL1`;
  expect(nonsense.exec(await wordsOf('wireless', somePhone(), query))).toBeNull();
  expect(nonsense.exec(await wordsOf('goods', someGoods(), query))).toBeNull();
});
