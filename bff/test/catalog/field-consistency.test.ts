import {
  getNamedType,
  isAbstractType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLArgument,
} from 'graphql';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aSummary } from '../buying/samples.ts';
import { everythingOf, schema } from '../helpers/everything.ts';
import { startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { aGoods, anAccessToken, aPhone, samples } from '../helpers/samples.ts';

let mall: FakeMall;
let gateway: OpenGateway;

const member = { authorization: `Bearer ${anAccessToken()}` };
const goodsOnShelf = { goodsList: [aGoods()] };
const phonesOnShelf = { ncpList: [aPhone()] };
const both = { ...goodsOnShelf, ...phonesOnShelf, totalCnt: 2, page: 1, size: 20 };

beforeAll(async () => {
  mall = await startFakeMall();
  const answers: Record<string, unknown> = {
    ...samples,
    'pre/layout/product/category/200100': both,
    'products/search': both,
    wishes: both,
    'layout/popup': samples['pre/layout/popup'],
    'layout/prom': samples['pre/layout/prom'],
    boards: samples['pre/boards'],
    'boards/101': samples['pre/boards/101'],
    'users/info': { memNo: 'MB1', memNm: '홍길동', mallId: 'M0001' },
    'layout/menu': samples['pre/layout/menu'],
    carts: { cartList: [{ ...aGoods(), cartNo: 'CA1', qty: 1 }], dlvGrpList: [], summary: aSummary },
    'layout/mcorner': samples['pre/layout/mcorner'],
    'products/category/200100': both,
    'products/goods': goodsOnShelf,
    'products/wireless': phonesOnShelf,
    'products/goods/GD00000101': {
      ...(samples['pre/layout/product/goods/GD00000101'] as object),
      notice: [{ title: '제조국', text: '대한민국' }],
      options: [{ optNo: 'O1', optNm: '받침대', addPrc: 3_000 }],
      makerNm: '온결',
      arvlDt: '20261130',
      makerCd: 'ONGYEOL',
      szTbl: { unit: 'cm', clmnList: ['높이'], rowList: [{ optNm: '받침대', valList: ['24'] }] },
      colorQtyList: aGoods().colorQtyList.map((color) => ({ ...color, imgPathList: ['/images/a.svg'] })),
      originNm: '대한민국',
      freeStdPrc: 50_000,
      addDlvPrc: 3_000,
    },
    'products/wireless/HP00000001': {
      ...(samples['pre/layout/product/wireless/HP00000001'] as object),
      imgPaths: ['/images/p.svg'],
      colorList: aPhone().colorList.map((color) => ({ ...color, imgPathList: ['/images/p.svg'] })),
      detailHtml: '<p>빠르다</p>',
      notice: [{ title: '제조국', text: '대한민국' }],
      memoryList: [{ phoneMemory: '256GB', relsPrc: 1 }],
    },
  };
  for (const [path, answer] of Object.entries(answers)) mall.on(path, () => answer);
  gateway = await openGateway(mall.url, { MAX_UPSTREAM_CALLS: 100, MAX_FIELDS: 2_000, MAX_TOKENS: 5_000 });
});
beforeEach(() => void mall.calls.splice(0));
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

const inMall = (fields: string) => `{ mall(device: DESKTOP) { ${fields} } }`;
const ask = async (query: string) => {
  const { data, errors } = await gateway.ask(query, {}, member);
  expect(errors).toEqual([]);
  return data;
};

const products = [
  { type: 'Goods', number: 'GD00000101' },
  { type: 'WirelessPhone', number: 'HP00000001' },
];
const lists = {
  'a shelf of numbers': (fields: string) => inMall(`products(numbers: ["GD00000101", "HP00000001"]) ${fields}`),
  'a category': (fields: string) => inMall(`category(number: "200100") { products { nodes ${fields} } }`),
  'a search': (fields: string) => inMall(`searchProducts(keywords: ["무선"]) { edges { node ${fields} } }`),
  'a corner': (fields: string) => inMall(`corners { ... on ProductCorner { products ${fields} } }`),
  'the favorites': (fields: string) => `{ viewer(mallUrl: "familyshop") { favorites { nodes ${fields} } } }`,
};

/** Every object of an answer that has an id. */
function entities(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'id' in value ? [value as Record<string, unknown>] : [];
  return [...own, ...Object.values(value).flatMap(entities)];
}

test.each(
  products.flatMap((product) => Object.entries(lists).map(([where, listed]) => ({ ...product, where, listed }))),
)('$type in $where has the values that it has alone', async ({ type, number, listed }) => {
  const everything = `{ __typename id ... on ${type} ${everythingOf(type)} }`;
  const alone = (await ask(inMall(`product(number: "${number}") ${everything}`))).mall.product;
  expect(Object.values(alone).filter((value) => value === null).length).toBeLessThan(8);
  const inList = entities(await ask(listed(everything))).filter(
    ({ id, __typename: name }) => id === alone.id && name === type,
  );
  expect(inList.length).toBeGreaterThan(0);
  for (const each of inList) expect(each).toEqual(alone);
});

test('goods in the cart have the values that they have alone', async () => {
  const everything = `{ __typename id ${everythingOf('Goods').slice('{ __typename'.length)}`;
  const alone = (await ask(inMall(`product(number: "GD00000101") { ... on Goods ${everything} }`))).mall.product;
  const { cart } = (await ask(`{ viewer(mallUrl: "familyshop") { cart { lines { product ${everything} } } } }`)).viewer;
  expect(cart.lines).toEqual([{ product: alone }]);
});

test('each product of a list is requested once, for any selection', async () => {
  await ask(
    inMall(
      'products(numbers: ["GD00000101", "HP00000001"]) { images { url } description ... on Goods { options { name } maker } ... on WirelessPhone { initialPlans { plans { name } } memories { memory } } }',
    ),
  );
  expect(mall.callsTo('products/goods/GD00000101')).toHaveLength(1);
  expect(mall.callsTo('products/wireless/HP00000001')).toHaveLength(1);
});

test("fields in the list's response cost no call for a product", async () => {
  await ask(
    inMall(
      'category(number: "200100") { products { nodes { name colors { name } ... on Goods { salePrice installmentMonths } } } }',
    ),
  );
  expect(mall.calls.filter(({ path }) => /^products\/(?:goods|wireless)\//u.test(path))).toEqual([]);
});

test('a list whose products or posts would each need a call is limited by the cost of an operation', async () => {
  const strict = await openGateway(mall.url);
  const listed = (first: number, field: string) =>
    strict.ask(inMall(`category(number: "200100") { products(first: ${first}) { nodes { ${field} } } }`), {}, member);
  expect((await listed(20, 'description')).errors).toMatchObject([{ extensions: { code: 'QUERY_TOO_COSTLY' } }]);
  expect((await listed(10, 'description images { url }')).errors).toEqual([]);
  expect((await listed(100, 'name')).errors).toEqual([]);
  const posts = (first: number, fields: string) => strict.ask(postsWith(fields, first), {}, member);
  expect((await posts(20, '{ html }')).errors).toMatchObject([{ extensions: { code: 'QUERY_TOO_COSTLY' } }]);
  expect((await posts(10, '{ html attachments { url } }')).errors).toEqual([]);
  expect((await posts(100, '{ title isPinned }')).errors).toEqual([]);
  await strict.close();
});

const postsWith = (fields: string, first = 20) => inMall(`posts(board: NOTICE, first: ${first}) { nodes ${fields} }`);

test('a post in a list has the values that it has alone', async () => {
  const everything = everythingOf('Post');
  mall.on('boards/101', () => ({ ...(samples['pre/boards/101'] as object), viewCnt: 1 }));
  const { post } = (await ask(inMall(`post(number: "101") ${everything}`))).mall;
  expect((await ask(postsWith(everything))).mall.posts.nodes).toEqual([post]);
});

test('a post of a list is requested once for any selection of its text, and not at all without', async () => {
  await ask(postsWith('{ number title isPinned isNew thumbnail { url } postedAt viewCount }'));
  expect(mall.callsTo('boards/101')).toEqual([]);
  const selection = '{ html attachments { url } previous { number } next { number } }';
  await ask(inMall(`posts(board: NOTICE) { nodes ${selection} } post(number: "101") ${selection}`));
  expect(mall.callsTo('boards/101')).toHaveLength(1);
});

test('a post of a list whose own call tells nothing has no text', async () => {
  mall.on('boards', () => ({ list: [{ brdNo: 404, title: '지운 글' }], totalCnt: 1 }));
  const { nodes } = (await ask(postsWith('{ title html attachments { url } previous { number } }'))).mall.posts;
  expect(nodes).toEqual([{ title: '지운 글', html: null, attachments: null, previous: null }]);
  mall.on('boards', () => samples['pre/boards']);
});

test('no id belongs to two types', async () => {
  const data = await ask(
    inMall(
      '__typename id posts(board: NOTICE) { nodes { __typename id } } post(number: "101") { __typename id } menu { __typename id subcategories { __typename id } } corners { __typename id } popups { __typename id } promotions { __typename id }',
    ),
  );
  const types = new Map<unknown, Set<unknown>>();
  for (const { id, __typename: type } of entities(data)) types.set(id, (types.get(id) ?? new Set()).add(type));
  expect(types.size).toBeGreaterThan(5);
  expect([...types.values()].filter(({ size }) => size > 1)).toEqual([]);
});

/** These have nothing in common; an operation on several of the types gives them aliases. */
const knownDifferences = [
  'Order: status GoodsOrderStatus or PhoneOrderStatus or SubscriptionStatus',
  'Order: history [OrderEvent!] or [PhoneOrderEvent!]',
  'Product: price GoodsPrice or PhonePrice',
];

test('fields of one name have one type wherever both types may occur', () => {
  const returned = new Set(
    Object.values(schema.getTypeMap())
      .filter((type) => isObjectType(type) || isInterfaceType(type))
      .flatMap((type) => Object.values(type.getFields()).map((field) => getNamedType(field.type))),
  );
  const differing = Object.values(schema.getTypeMap())
    .filter(isAbstractType)
    // Clients read a node by a fragment on one type, so types need not agree here.
    .filter((type) => returned.has(type) && type.name !== 'Node')
    .flatMap((abstract) => {
      const types = new Map<string, Set<string>>();
      for (const type of schema.getPossibleTypes(abstract)) {
        for (const field of Object.values(type.getFields()))
          types.set(field.name, (types.get(field.name) ?? new Set()).add(String(field.type)));
      }
      return [...types]
        .filter(([, { size }]) => size > 1)
        .map(([name, kinds]) => `${abstract.name}: ${name} ${[...kinds].join(' or ')}`);
    });
  expect(differing).toEqual(knownDifferences);
});

const named = (args: readonly GraphQLArgument[]): string[] =>
  args.flatMap(({ name, type }) => {
    const inner = getNamedType(type);
    return isInputObjectType(inner) ? [name, ...Object.keys(inner.getFields())] : [name];
  });

test('no query takes a secret, for the address of a GET is written down in many places', () => {
  const types = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => name !== 'Mutation');
  const taken = types.flatMap((type) =>
    Object.values(type.getFields()).flatMap((field) =>
      named(field.args).map((name) => `${type.name}.${field.name}(${name})`),
    ),
  );
  expect(taken.length).toBeGreaterThan(20);
  expect(taken.filter((argument) => /token|password|secret|proof|certif|code\)/iu.test(argument))).toEqual([]);
});
