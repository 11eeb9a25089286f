import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ProductModel } from '../../src/features/products/product.model.ts';
import type { ProductMall } from '../../src/features/products/product-mall.ts';
import { productLoaders } from '../../src/features/products/products.loaders.ts';
import { CacheTags } from '../../src/request/cache-tags.ts';
import type { GatewayContext } from '../../src/request/context.ts';
import type { CallVariants } from '../../src/request/mall-api.ts';
import { refusal, startFakeMall, type Answer, type FakeMall, type SeenCall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { aGoods, anAccessToken, aPhone, productsFor } from '../helpers/samples.ts';

let mall: FakeMall;
let gateway: OpenGateway;

beforeAll(async () => {
  mall = await startFakeMall();
  gateway = await openGateway(mall.url);
});
beforeEach(() => void mall.calls.splice(0));
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

const inMall = (fields: string) => `{ mall(device: DESKTOP) { ${fields} } }`;

test('goods are mapped, with the derived fields', async () => {
  const { data, errors } = await gateway.ask(
    inMall(`product(number: "GD00000101") { __typename id number name image { url alt } isSoldOut hasStock isFavorite colors { name hex stock isAvailable }
      description ... on Goods { salePrice marketPrice status deliveryType installmentMonths deliveryPrice relatedProducts { number } } }`),
  );
  expect(errors).toEqual([]);
  expect(data?.mall.product).toMatchObject({
    __typename: 'Goods',
    number: 'GD00000101',
    image: { url: '/images/goods/kettle/f4f1ea-12-front.svg', alt: '온결 무선 전기주전자 1.7L' },
    isSoldOut: false,
    hasStock: true,
    isFavorite: null,
    colors: [{ hex: '#f4f1ea', stock: 34, isAvailable: true }],
    salePrice: 1_000_000,
    marketPrice: null,
    status: 'ON_SALE',
    deliveryType: 'TODAY',
    relatedProducts: [{ number: 'HP00000001' }],
  });
});

test('each color has all its images, where the mall tells them; else there are none by color', async () => {
  const paths = ['/images/goods/kettle/f4f1ea-12-front.svg', '/images/goods/kettle/f4f1ea-12-back.svg'];
  const [color] = aGoods().colorQtyList;
  mall.on('pre/layout/product/goods/GD00000777', () =>
    aGoods({
      gdsGrpNo: 'GD00000777',
      colorQtyList: [
        { ...color, imgPathList: paths },
        { colorNm: '민트', imgPathList: null },
      ],
    }),
  );
  mall.on('pre/layout/product/goods/GD00000778', () => aGoods({ gdsGrpNo: 'GD00000778' }));
  const fields = '{ colorImages { color images { url } } }';
  const { data, errors } = await gateway.ask(
    inMall(`told: product(number: "GD00000777") ${fields} untold: product(number: "GD00000778") ${fields}`),
  );
  expect(errors).toEqual([]);
  expect(data?.mall).toEqual({
    told: { colorImages: [{ color: color?.colorNm, images: paths.map((url) => ({ url })) }] },
    untold: { colorImages: null },
  });
});

test('a product number that the contract allows has a card and a page, another has neither', async () => {
  mall.on('pre/layout/product/goods', () => ({
    goodsList: ['GD-100_7', 'GD 1'].map((gdsGrpNo) => aGoods({ gdsGrpNo })),
  }));
  mall.on('pre/layout/product/goods/GD-100_7', () => aGoods({ gdsGrpNo: 'GD-100_7' }));
  const { data, errors } = await gateway.ask(
    inMall(
      'products(numbers: ["GD-100_7", "GD 1"]) { number } page: product(number: "GD-100_7") { number } none: product(number: "GD 1") { number }',
    ),
  );
  expect(errors).toEqual([]);
  expect(data?.mall).toMatchObject({
    products: [{ number: 'GD-100_7' }, null],
    page: { number: 'GD-100_7' },
    none: null,
  });
  mall.on('pre/layout/product/goods', productsFor);
});

test('a phone is mapped with its first plans, and an unknown join type costs only itself', async () => {
  const { data, errors } = await gateway.ask(
    inMall(
      'product(number: "HP00000001") { name ... on WirelessPhone { joinBenefits { joinType amount } releasePrice joinTypes price { joinType deviceMonths totalMonthly } initialPlans { joinType memory plans { number monthly } carriers { name } installmentMonths contractMonths defaultContractMonths defaultDiscount usims { type price } cancellationFees { discountType text } } } }',
    ),
  );
  expect(errors).toEqual([]);
  expect(data?.mall.product).toEqual({
    name: '누리온 X5 프로',
    joinBenefits: [
      { joinType: 'NEW', amount: 350_000 },
      { joinType: 'TRANSFER', amount: 420_000 },
      { joinType: 'CHANGE', amount: 300_000 },
    ],
    releasePrice: 1_254_000,
    joinTypes: ['NEW', 'TRANSFER'],
    price: { joinType: null, deviceMonths: null, totalMonthly: 58_900 },
    initialPlans: {
      joinType: 'NEW',
      memory: '256GB',
      plans: [{ number: 'PL1', monthly: 55_000 }],
      carriers: [],
      installmentMonths: [12, 24],
      contractMonths: [],
      defaultContractMonths: 24,
      defaultDiscount: null,
      // Those of the contract, for a mall that does not tell its own.
      usims: [
        { type: 'USIM', price: 7_700 },
        { type: 'ESIM', price: 2_750 },
        { type: 'OWN', price: 0 },
      ],
      cancellationFees: [],
    },
  });
});

const askForPlans = (headers: Record<string, string> = {}) =>
  gateway.ask(
    inMall(
      `product(number: "HP00000001") { number ... on WirelessPhone { plans(joinType: TRANSFER, memory: "512GB") { joinType memory plans { number subsidy } carriers { code name } installmentMonths contractMonths defaultContractMonths defaultDiscount usims { type price } cancellationFees { discountType text } } } }`,
    ),
    {},
    headers,
  );

describe('the plans of a phone', () => {
  const path = 'pre/layout/product/wireless/HP00000001/plans';
  const answer = {
    planList: [{ planNo: 'PL1', planNm: '가온', planPrice: 55_000, sprtPrc: 300_000 }, { planNo: null }],
    telecomList: [{ telecomCd: 'TC01', telecomNm: '한빛텔레콤' }],
    instMnthList: [1, 24],
    agrmMnthList: [12, 24],
    dfltAgrmMnth: 12,
    dfltDiscTp: 'SUPPORT',
    usimList: [
      { usimTp: 'ESIM', usimPrc: 2_750 },
      { usimTp: 'WHATEVER', usimPrc: 1 },
    ],
    brkFeeList: [{ discType: 'SUPPORT', brkFeeCntn: '돌려줘요' }],
  };

  test('are queried by join type and memory, and mapped', async () => {
    mall.on(path, () => answer);
    const { data, errors } = await askForPlans();
    expect(errors).toEqual([]);
    expect(data?.mall.product.plans).toEqual({
      joinType: 'TRANSFER',
      memory: '512GB',
      plans: [{ number: 'PL1', subsidy: 300_000 }],
      carriers: [{ code: 'TC01', name: '한빛텔레콤' }],
      installmentMonths: [1, 24],
      contractMonths: [12, 24],
      defaultContractMonths: 12,
      defaultDiscount: 'SUBSIDY',
      usims: [
        { type: 'ESIM', price: 2_750 },
        { type: null, price: 1 },
      ],
      cancellationFees: [{ discountType: 'SUBSIDY', text: '돌려줘요' }],
    });
    expect(Object.fromEntries(mall.callsTo(path)[0]?.query ?? [])).toEqual({
      mallId: 'M0001',
      joinTp: 'TRANS',
      phoneMemory: '512GB',
    });
  });

  test("a member's operation uses the member path with the bearer token", async () => {
    mall.on('products/wireless/HP00000001', () => ({ ...aPhone(), planList: [] }));
    mall.on('products/wireless/HP00000001/plans', () => answer);
    const token = anAccessToken();
    const { data } = await askForPlans({ authorization: `Bearer ${token}` });
    expect(data?.mall.product.plans.plans).toHaveLength(1);
    const [call] = mall.callsTo('products/wireless/HP00000001/plans');
    expect(call?.headers.authorization).toBe(`Bearer ${token}`);
    expect(Object.fromEntries(call?.query ?? [])).toEqual({ joinTp: 'TRANS', phoneMemory: '512GB' });
  });

  test('that fail, or that the mall refuses, cost this field alone', async () => {
    const tried: [Answer, string][] = [
      [() => 'no object', 'MALL_BAD_ANSWER'],
      [() => ({ planList: 'none' }), 'MALL_BAD_ANSWER'],
      [
        (_call, response) =>
          refusal(response, 400, '1400', '입력값을 확인해 주세요.', [{ field: 'phoneMemory', reason: '없음' }]),
        'BAD_INPUT',
      ],
    ];
    for (const [tell, code] of tried) {
      mall.on(path, tell);
      const { data, errors } = await askForPlans();
      expect(data?.mall.product).toEqual({ number: 'HP00000001', plans: null });
      expect(errors).toMatchObject([{ extensions: { code }, path: ['mall', 'product', 'plans'] }]);
    }
  });

  test('of a phone that is gone meanwhile are null', async () => {
    mall.on(path, (_call, response) => refusal(response, 404, '1404', '상품을 찾을 수 없어요.'));
    const { data, errors } = await askForPlans();
    expect(errors).toEqual([]);
    expect(data?.mall.product.plans).toBeNull();
  });
});

test('for any number of product fields, the mall gets one goods and one phone call', async () => {
  mall.on('pre/layout/product/goods', productsFor);
  mall.on('pre/layout/product/wireless', productsFor);
  const { data, errors } = await gateway.ask(
    inMall(`corners { ... on ProductCorner { products { number } } }
      recent: products(numbers: ["GD00000007", "HP00000009", "GD00000101", "nonsense"]) { number }
      again: products(numbers: ["HP00000001", "GD00000007"]) { number }`),
  );
  expect(errors).toEqual([]);
  expect(data?.mall.recent.map((each: { number: string } | null) => each?.number ?? null)).toEqual([
    'GD00000007',
    'HP00000009',
    'GD00000101',
    null,
  ]);
  expect(mall.callsTo('pre/layout/product/goods').length).toBeLessThanOrEqual(1);
  expect(mall.callsTo('pre/layout/product/goods')).toHaveLength(1);
  expect(mall.callsTo('pre/layout/product/wireless')).toHaveLength(1);
});

test('products keep the requested order and are null if the mall does not know them', async () => {
  mall.on('pre/layout/product/goods', () => ({
    goodsList: [aGoods({ gdsGrpNo: 'GD2' }), aGoods({ gdsGrpNo: 'GD1' })],
  }));
  const { data } = await gateway.ask(inMall('products(numbers: ["GD1", "GD3", "GD2"]) { number }'));
  expect(data?.mall.products).toEqual([{ number: 'GD1' }, null, { number: 'GD2' }]);
});

/** Each product's price is the number of the call that returned it. */
const loadersWith = (calls: string[][]) => {
  const ask = async (_mall: string, { visitor }: CallVariants<unknown>) => {
    const { gdsGrpNolist } = visitor.body as { gdsGrpNolist: string[] };
    const told = calls.push(gdsGrpNolist);
    if (gdsGrpNolist.includes('GD150')) throw new Error('sick');
    const rows = gdsGrpNolist.filter((number) => number !== 'GD0').map((gdsGrpNo) => aGoods({ gdsGrpNo, slPrc: told }));
    return visitor.response({ goodsList: rows });
  };
  return productLoaders({
    mallApi: { ask },
    requestCache: new Map(),
    cacheTags: new CacheTags(),
  } as unknown as GatewayContext);
};
const place: ProductMall = { number: 'M0001', url: 'familyshop', device: 'DESKTOP', imageHost: '', openAreas: [] };
const pricesOf = (products: (ProductModel | Error | null)[]) =>
  products.map((each) => (each instanceof Error ? each.message : (each as { salePrice?: number } | null)?.salePrice));

describe('the products of a request', () => {
  test('are loaded a hundred at a time and each once, and a failed call costs only its own', async () => {
    const calls: string[][] = [];
    const { load } = loadersWith(calls);
    const numbers = Array.from({ length: 250 }, (_, index) => `GD${index}`);
    const [all, some] = await Promise.all([
      load(place, [...numbers, ...numbers]),
      load(place, ['GD249', 'nonsense', 'GD0', 'GD1', 'GD1', 'GD199']),
    ]);
    expect(calls.map(({ length }) => length)).toEqual([100, 100, 50]);
    expect(pricesOf(some)).toEqual([3, undefined, undefined, 1, 1, 'sick']);
    expect(pricesOf(all)).toEqual(
      [...numbers, ...numbers].map((number, index) =>
        number === 'GD0' ? undefined : index % 250 < 100 ? 1 : index % 250 < 200 ? 'sick' : 3,
      ),
    );
    expect(pricesOf(await load(place, ['GD249', 'GD2', 'GD0']))).toEqual([3, 1, undefined]);
    expect(calls).toHaveLength(3);
  });

  test('have the values of the latest call, in any order', async () => {
    const { load, loadAnew } = loadersWith([]);
    expect(pricesOf(await load(place, ['GD1', 'GD2']))).toEqual([1, 1]);
    expect(pricesOf([await loadAnew(place, 'GD1')])).toEqual([2]);
    expect(pricesOf(await load(place, ['GD1', 'GD2']))).toEqual([2, 1]);
    expect(pricesOf(await load(place, ['GD2', 'GD1', 'GD3']))).toEqual([1, 2, 3]);
  });
});

test('a sick phone endpoint costs the phones and not the goods', async () => {
  mall.on('pre/layout/product/goods', productsFor);
  mall.on('pre/layout/product/wireless', () => 'no object');
  const { data, errors } = await gateway.ask(inMall('products(numbers: ["GD1", "HP1"]) { number }'));
  expect(data?.mall.products).toEqual([{ number: 'GD1' }, null]);
  expect(errors).toMatchObject([{ extensions: { code: 'MALL_BAD_ANSWER' }, path: ['mall', 'products', 1] }]);
  mall.on('pre/layout/product/wireless', productsFor);
});

test("a visitor's operation uses the public path without a bearer token, a member's the other with it, and another mall's token counts as none", async () => {
  mall.on('pre/layout/product/goods', productsFor);
  mall.on('products/goods', productsFor);
  const query = inMall('products(numbers: ["GD1"]) { number }');
  await gateway.ask(query);
  expect(mall.callsTo('pre/layout/product/goods')[0]?.headers.authorization).toBeUndefined();
  expect(mall.callsTo('products/goods')).toHaveLength(0);

  const token = anAccessToken();
  await gateway.ask(query, {}, { authorization: `Bearer ${token}` });
  expect(mall.callsTo('products/goods')[0]?.headers.authorization).toBe(`Bearer ${token}`);

  await gateway.ask(query, {}, { authorization: `Bearer ${anAccessToken({ mallId: 'M0002' })}` });
  expect(mall.callsTo('pre/layout/product/goods')).toHaveLength(2);
  expect(mall.callsTo('pre/layout/product/goods')[1]?.headers.authorization).toBeUndefined();
});

const priced = () => ({ goodsList: [aGoods({ gdsGrpNo: 'GD1', mktPrc: 9_900 })] });

test("a market price in the visitors' response is for members only", async () => {
  mall.on('pre/layout/product/goods', priced);
  mall.on('products/goods', priced);
  const query = inMall('products(numbers: ["GD1"]) { ... on Goods { marketPrice } }');
  expect((await gateway.ask(query)).data.mall.products).toEqual([{ marketPrice: null }]);
  expect((await gateway.ask(query, {}, { authorization: `Bearer ${anAccessToken()}` })).data.mall.products).toEqual([
    { marketPrice: 9_900 },
  ]);
});

test('a category lists its products page by page with what they can be narrowed by', async () => {
  const { data, errors } = await gateway.ask(
    inMall(`category(number: "200100") { name products(first: 1, page: 2, orderBy: NEWEST, filter: { maker: "HANBIT", minPrice: 1000, inStockOnly: true })
      { totalCount nodes { number } pageInfo { hasNextPage hasPreviousPage endCursor } facets { kind values { maker count } } } }`),
  );
  expect(errors).toEqual([]);
  expect(data?.mall.category).toMatchObject({
    name: '주방',
    products: {
      totalCount: 41,
      nodes: [{ number: 'GD00000101' }],
      pageInfo: { hasNextPage: true, hasPreviousPage: true },
      facets: [{ kind: 'MAKER' }],
    },
  });
  const [call] = mall.callsTo('pre/layout/product/category/200100');
  expect(Object.fromEntries(call?.query ?? [])).toEqual({
    mallId: 'M0001',
    device: 'PC',
    sort: 'NEW',
    page: '2',
    size: '1',
    brandType: 'HANBIT',
    rangeType: '1000-999999999',
    inStockYn: 'Y',
  });
});

/** What a mall does with a list of both kinds: pages by the one order, then the kinds apart. */
const mixed = Array.from({ length: 11 }, (_, index) => {
  const price = 10_000 * (index + 1);
  if (index % 3 === 0)
    return { kind: 'phone', row: aPhone({ gdsGrpNo: `HP${index}`, priceData: { totalPrice: price } }) };
  return { kind: 'goods', row: aGoods({ gdsGrpNo: `GD${index}`, slPrc: price }) };
});

function mixedPage({ body, query }: SeenCall) {
  const { page, size } = { page: 1, size: 20, ...Object.fromEntries(query), ...(body as object | undefined) } as {
    page: number;
    size: number;
  };
  const shown = mixed.slice((Number(page) - 1) * Number(size), Number(page) * Number(size));
  const rowsOf = (kind: string) => shown.filter((each) => each.kind === kind).map(({ row }) => row);
  return { goodsList: rowsOf('goods'), ncpList: rowsOf('phone'), totalCnt: mixed.length, page, size };
}

const refusedArgument = (name: string) => [
  expect.objectContaining({
    extensions: expect.objectContaining({ code: 'BAD_INPUT', fields: [expect.objectContaining({ path: [name] })] }),
  }),
];

describe('a list of phones and goods', () => {
  const headers = { authorization: `Bearer ${anAccessToken()}` };
  const search = (paging: string) =>
    gateway.ask(
      inMall(
        `searchProducts(keywords: ["무선"], ${paging}) { totalCount pageInfo { endCursor hasNextPage } nodes { number } }`,
      ),
      {},
      headers,
    );
  const favorites = (fields: string) =>
    gateway.ask(`{ viewer(mallUrl: "familyshop") { favorites(${fields}) { totalCount } } }`, {}, headers);
  const numbersOf = async (paging: string) =>
    (await search(paging)).data.mall.searchProducts.nodes.map(({ number }: { number: string }) => number);
  beforeAll(() => {
    mall.on('products/search', mixedPage);
    mall.on('wishes', mixedPage);
    mall.on('users/info', () => ({ memNo: 'MB1', memNm: '홍길동', mallId: 'M0001' }));
  });

  test('is walked by cursors to its end, each product once, all of them counted', async () => {
    const seen: string[] = [];
    let after = '';
    for (let page = 0; page < 6; page += 1) {
      const { data, errors } = await search(`first: 4${after}`);
      expect(errors).toEqual([]);
      const { totalCount, pageInfo, nodes } = data.mall.searchProducts;
      expect(totalCount).toBe(11);
      seen.push(...nodes.map(({ number }: { number: string }) => number));
      if (!pageInfo.hasNextPage) break;
      after = `, after: "${pageInfo.endCursor}"`;
    }
    expect(seen.toSorted()).toEqual(mixed.map(({ row }) => row.gdsGrpNo).toSorted());
  });

  test('comes by price as one row, in other orders phones first', async () => {
    expect(await numbersOf('first: 5, orderBy: PRICE_ASCENDING')).toEqual(['HP0', 'GD1', 'GD2', 'HP3', 'GD4']);
    expect(await numbersOf('first: 5')).toEqual(['HP0', 'HP3', 'GD1', 'GD2', 'GD4']);
  });

  test('of favorites is narrowed and ordered by a mall that says so; an older one is found out', async () => {
    expect((await favorites('type: SUBSCRIPTION')).errors).toEqual(refusedArgument('type'));
    expect((await favorites('orderBy: PRICE_ASCENDING')).errors).toEqual(refusedArgument('orderBy'));
    mall.on('wishes', (call) => ({ ...mixedPage(call), gdsTp: 'WIRELESS', sort: 'PRICE_DESC' }));
    const { data, errors } = await favorites('type: PHONE, orderBy: PRICE_DESCENDING');
    expect(errors).toEqual([]);
    expect(data.viewer.favorites).toEqual({ totalCount: 11 });
    const { query } = mall.calls.findLast(({ path }) => path === 'wishes')!;
    expect([query.get('gdsTp'), query.get('sort')]).toEqual(['WIRELESS', 'PRICE_DESC']);
    mall.on('wishes', mixedPage);
  });

  test('is the same for favorites', async () => {
    const { data, errors } = await gateway.ask(
      '{ viewer(mallUrl: "familyshop") { favorites(first: 6, page: 2) { totalCount pageInfo { hasNextPage hasPreviousPage } nodes { number } } } }',
      {},
      headers,
    );
    expect(errors).toEqual([]);
    expect(data.viewer.favorites).toEqual({
      totalCount: 11,
      pageInfo: { hasNextPage: false, hasPreviousPage: true },
      nodes: ['HP6', 'HP9', 'GD7', 'GD8', 'GD10'].map((number) => ({ number })),
    });
  });
});

test('nothing is sold where the kind of mall sells nothing', async () => {
  mall.on('pre/layout/login', ({ query }) => ({
    adMall: { mallId: 'M9', mallNm: '업로드', mallUrl: query.get('mallUrl'), mallSalesType: 'UPLOAD' },
    endPoint: '',
  }));
  const { errors, data } = await gateway.ask(
    '{ mall(url: "upload", device: DESKTOP) { openAreas product(number: "GD1") { number } } }',
  );
  expect(data?.mall.openAreas).not.toContain('SHOPPING');
  expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
  expect(mall.callsTo('pre/layout/product/goods/GD1')).toHaveLength(0);
});

test('a mall for everyone, without my shop, has no frequent questions but its boards', async () => {
  mall.on('pre/layout/login', ({ query }) => ({
    adMall: { mallId: 'M8', mallNm: '공용', mallUrl: query.get('mallUrl'), mallSalesType: 'COMMON' },
    endPoint: '',
  }));
  const { errors, data } = await gateway.ask(
    '{ mall(url: "common", device: DESKTOP) { faq { questions { number } } posts(board: NOTICE) { totalCount } } }',
  );
  expect(data?.mall).toEqual({ faq: null, posts: { totalCount: 1 } });
  expect(errors).toMatchObject([{ path: ['mall', 'faq'], extensions: { code: 'FORBIDDEN' } }]);
  expect(mall.callsTo('pre/faqs')).toHaveLength(0);
});

test.each([null, undefined])('a list that is %s is empty', async (goodsList) => {
  mall.on('pre/layout/product/goods', () => ({ goodsList }));
  const { data, errors } = await gateway.ask(inMall('products(numbers: ["GD1"]) { number }'));
  expect([data.mall.products, errors]).toEqual([[null], []]);
});

test.each([
  ['pre/layout/product/goods', 'products(numbers: ["GD1"]) { number }', { goodsList: 7 }],
  ['pre/layout/product/wireless', 'products(numbers: ["HP1"]) { number }', { ncpList: { a: 1 } }],
  ['pre/boards', 'posts(board: NOTICE) { totalCount }', { totalCnt: 1, list: 'none' }],
  ['pre/faqs', 'faq { questions { number } }', { list: 7 }],
])('a list of %s that is none is a bad answer and not an empty shelf', async (path, fields, answer) => {
  mall.on(path, () => answer);
  const { errors } = await gateway.ask(inMall(fields));
  expect(errors.map(({ extensions }) => extensions.code)).toEqual(['MALL_BAD_ANSWER']);
});
