import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MallRefusal } from '../../src/errors/mall-error.ts';
import { variantId } from '../../src/features/products/variant-id.ts';
import { filledPath } from '../../src/upstream/path.ts';
import { buyingOperations, questionOf } from '../buying/operations.ts';
import { anUpload } from '../buying/bulk-order-samples.ts';
import { anOrder } from '../buying/samples.ts';
import { endpoints } from '../helpers/contract.ts';
import { refusal, startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway, type Told } from '../helpers/open-gateway.ts';
import { aMall, anAccessToken, aGoods, aMenu, aPhone } from '../helpers/samples.ts';

/**
 * Endpoints with a number in their path, such as `PUT carts/{cartNo}`. The code of the terms is the gateway's own. No field
 * reaches the orders of phones yet.
 */
const numberedEndpoints = endpoints
  .filter((endpoint) => endpoint.includes('{') && !/\/term\/|orders\/wireless\//u.test(endpoint))
  .map((endpoint) => endpoint.replace('/api/v1/mall/', ''));

const inMall = (selection: string) => (number: string) => [
  `query ($number: String!) { mall(device: DESKTOP) { ${selection} } }`,
  { number },
];
const inViewer = (selection: string) => (number: string) => [
  `query ($number: String!) { viewer(mallUrl: "familyshop") { ${selection} } }`,
  { number },
];
type Asking = (number: string) => (string | Record<string, unknown>)[];

const plain = variantId('M0001', { productNumber: 'GD1', optionNumber: null, colorName: null });

const queries: Asking[] = [
  inMall(`product(number: $number) { number ... on Goods { price(variantId: "${plain}", quantity: 1) { payTotal } } }`),
  inMall('post(number: $number) { number }'),
  inMall('subscriptionProduct(number: $number) { number }'),
  inMall('exhibition(by: { number: $number }) { number }'),
  inMall('category(number: $number) { products { totalCount } }'),
  inMall(
    'product(number: $number) { number ... on WirelessPhone { plans(joinType: NEW, memory: "256GB") { memory } } }',
  ),
  inViewer('address(number: $number) { unmasked { receiverName } }'),
  inViewer('orderSheet(number: $number) { number }'),
  inViewer('order(number: $number) { ... on GoodsOrder { shipments { carrier } statement { total } } }'),
  inViewer('payment(orderNumber: $number) { status }'),
  inViewer('subscription(number: $number) { number }'),
  inViewer(
    'bulkOrder(number: $number) { statement { total } rows { totalCount } found: rows(keyword: "한") { totalCount } }',
  ),
  inViewer('inquiry(number: $number) { number }'),
];

/** The mutations whose input holds the number of a path, with another in its place. */
const mutations: Asking[] = buyingOperations.flatMap((operation) => {
  const [, ...segments] = operation.call.split(/[ /]/u);
  const field = Object.keys(operation.input).find((name) => segments.includes(String(operation.input[name])));
  if (field === undefined) return [];
  return [(number: string) => [questionOf(operation), { input: { ...operation.input, [field]: number } }]];
});

/** One line of a cart, which an older mall changes by its number. */
const changeLine: Asking = (number) => [
  'mutation ($input: UpdateCartLinesInput!) { updateCartLines(input: $input) { __typename } }',
  { input: { mallUrl: 'familyshop', lines: [{ number, quantity: 2 }] } },
];

const member = { authorization: `Bearer ${anAccessToken()}` };

const anAddress = {
  dlvNo: 'A1',
  rcvrNm: '한*온',
  rcvrTel: '010-****-1234',
  zipCd: '04524',
  roadAddr: '한빛로 12',
  dfltYn: 'N',
};

let mall: FakeMall;
let gateway: OpenGateway;
let uploadingMall: FakeMall;
/** Before a mall that takes bulk orders. */
let uploading: OpenGateway;

beforeAll(async () => {
  mall = await startFakeMall();
  mall.on('layout/menu', () => aMenu);
  mall.on('users/info', () => ({ memNo: 'MB1', memNm: '홍길동', mallId: 'M0001' }));
  mall.on('products/wireless/HP00000001', () => aPhone());
  for (const path of ['products/goods/GD1', 'pre/layout/product/goods/GD1'])
    mall.on(path, () => aGoods({ gdsGrpNo: 'GD1' }));
  mall.on('orders/A1', () => anOrder());
  mall.on('uploads/orders/A1', () => ({ ...anUpload({ upldNo: 'A1' }), list: [], totalCnt: 0, page: 1, size: 20 }));
  mall.on('deliveries', () => [anAddress]);
  mall.on('carts', (_call, response) => refusal(response, 404, '1404', '없는 주소예요.'));
  gateway = await openGateway(mall.url);
  uploadingMall = await startFakeMall();
  uploadingMall.on('pre/layout/login', () => ({ adMall: aMall({ mallSalesType: 'UPLOAD' }), endPoint: '' }));
  uploading = await openGateway(uploadingMall.url);
});
beforeEach(() => {
  for (const { calls } of [mall, uploadingMall]) calls.splice(0);
});
afterAll(async () => {
  for (const { close } of [gateway, uploading, mall, uploadingMall]) await close();
});

async function askAll(number: string): Promise<Told[]> {
  const told: Told[] = [];
  for (const asking of [...queries, ...mutations, changeLine]) {
    const [query, variables] = asking(number) as [string, Record<string, unknown>];
    for (const headers of [member, {}]) told.push(await gateway.ask(query, variables, headers));
  }
  for (const headers of [member, {}])
    await fetch(`${gateway.url}/files/${encodeURIComponent(number.toWellFormed())}?mallUrl=familyshop`, { headers });
  const upload = `${uploading.url}/bulk-orders/${encodeURIComponent(number.toWellFormed())}`;
  const sheet = new FormData();
  sheet.set('file', new Blob(['x']), 'x.csv');
  for (const headers of [member, {}]) {
    for (const file of ['result', 'errors']) await fetch(`${upload}/${file}?mallUrl=familyshop`, { headers });
    const keyed = { ...headers, 'x-idempotency-key': 'a-key-of-mine' };
    await fetch(`${upload}/rows?mallUrl=familyshop`, { method: 'POST', headers: keyed, body: sheet });
  }
  return told;
}

const unnumbered = new Set([
  'carts',
  'deliveries',
  'pre/layout/login',
  'pre/layout/menu',
  'layout/menu',
  'users/info',
  'pre/layout/mall',
]);
const numbered = () =>
  [...mall.calls, ...uploadingMall.calls]
    .filter(({ path }) => !unnumbered.has(path))
    .map(({ method, path }) => `${method} ${path}`);

const pattern = (endpoint: string) =>
  new RegExp(`^${endpoint.replace(/\{\w+\}/gu, '(?:A1|OR1|GD1|HP00000001|200100|1)')}$`, 'u');

test('every endpoint with a number in its path is reached here', async () => {
  for (const number of ['A1', 'GD1', 'HP00000001', '200100']) await askAll(number);
  const called = numbered();
  expect(numberedEndpoints.length).toBeGreaterThan(20);
  expect(numberedEndpoints.filter((endpoint) => !called.some((each) => pattern(endpoint).test(each)))).toEqual([]);
});

test.each(['..', 'x'.repeat(41)])('the number %j is refused as unknown, and no call is made', async (number) => {
  for (const { status, data, errors } of await askAll(number)) {
    expect(status).toBe(200);
    expect(
      errors
        .map(({ extensions }) => extensions['code'])
        .filter((code) => code !== 'NOT_FOUND' && code !== 'UNAUTHENTICATED'),
    ).toEqual([]);
    expect(data).toBeTypeOf('object');
  }
  expect(numbered()).toEqual([]);
});

test.each([
  '..',
  '.',
  '',
  '...',
  '%2e%2e',
  '../carts',
  'a/../b',
  'a\\b',
  'a b',
  'a?b',
  'a#b',
  'a;b',
  'line\r\nbreak',
  'nul\u0000',
  '\ud800',
  'x'.repeat(41),
  'x'.repeat(4_500),
])('no path is made of the number %j', (number) => {
  expect(() => filledPath('GET orders/{ordNo}', '/orders/{ordNo}', { ordNo: number })).toThrow(MallRefusal);
});

test('numbers of other malls that are plain words go out as they are', async () => {
  for (const number of ['a.b', '상품-1', 'x~y', '..a', 'x'.repeat(40)]) {
    mall.calls.splice(0);
    await gateway.ask(
      ...(inViewer('order(number: $number) { number }')(number) as [string, Record<string, unknown>]),
      member,
    );
    expect(numbered()).toEqual([`GET orders/${encodeURIComponent(number)}`]);
  }
});
