import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountOperations, questionOf } from '../accounts/operations.ts';
import { variantId } from '../../src/features/products/variant-id.ts';
import { buyingOperations, paymentReturn, questionOf as buyingQuestionOf } from '../buying/operations.ts';
import { anUpload } from '../buying/bulk-order-samples.ts';
import { aPhoneOrderHead } from '../buying/phone-order-samples.ts';
import { anOrder } from '../buying/samples.ts';
import { aSubscriptionProductDetail } from '../buying/subscription-samples.ts';
import { endpoints } from '../helpers/contract.ts';
import { startFakeMall, type FakeMall, type SeenCall } from '../helpers/fake-mall.ts';
import { openGateway, type OpenGateway } from '../helpers/open-gateway.ts';
import { aGoods, aMall, anAccessToken, aMenu, aPhone, samples } from '../helpers/samples.ts';

let mall: FakeMall;
let gateway: OpenGateway;

beforeAll(async () => {
  mall = await startFakeMall();
  mall.on('layout/menu', () => aMenu);
  mall.on('products/wireless/HP00000001', () => aPhone());
  mall.on('products/goods/GD00000101', () => aGoods());
  mall.on('orders/OR1', () => anOrder());
  mall.on('uploads/orders/UL1', () => ({ ...anUpload(), list: [], totalCnt: 0, page: 1, size: 20 }));
  mall.on('orders/WO1', () => aPhoneOrderHead);
  for (const path of ['subs/GD00000201', 'pre/subs/GD00000201']) mall.on(path, () => aSubscriptionProductDetail);
  mall.on('users/info', () => ({ memNo: 'MB1', memNm: '홍길동', mallId: 'M0001' }));
  mall.on('deliveries', () => [{ dlvNo: 'DL1', rcvrNm: '한*온', rcvrTel: '0', zipCd: '04524', roadAddr: '한빛로 12' }]);
  gateway = await openGateway(mall.url);
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

const variant = variantId('M0001', { productNumber: 'GD00000101', optionNumber: null, colorName: null });
const questions = [
  '{ mall(device: DESKTOP) { searchSuggestions(text: "무선") { name } } }',
  '{ isRecaptchaRequired viewer(mallUrl: "familyshop") { favorites { totalCount } } }',
  `{ mall(device: DESKTOP) { menu { number } popups { number } promotions { number } main: corners { id } top: corners(areas: [CATEGORY_TOP]) { id } terms(kind: TERMS_OF_USE) { number } smartKeywords { name }
    category(number: "200100") { products { totalCount } } goods: product(number: "GD00000101") { number ... on Goods { price(variantId: "${variant}", quantity: 1) { payTotal } } } phone: product(number: "HP00000001") { number ... on WirelessPhone { plans(joinType: NEW, memory: "256GB") { memory } } } products(numbers: ["GD00000101", "HP00000001"]) { number }
    searchProducts(keywords: ["무선"]) { totalCount } posts(board: NOTICE) { totalCount } post(number: "101") { number } faq { questions { number } } } }`,
  `{ mall(url: "familyshop", device: DESKTOP) { product(number: "HP00000001") { ... on WirelessPhone {
    estimate(input: { memory: "256GB", joinType: NEW, planNumber: "PL1", deviceMonths: 24 }) { __typename } } } } }`,
  '{ viewer(mallUrl: "familyshop") { profile { name } ownData { fileName } signedInDevices { number } withdrawalCheck { isPossible } } }',
  `{ viewer(mallUrl: "familyshop") { cart { lines { number } price(lineNumbers: []) { summary { payTotal } } statement(lineNumbers: []) { total } } addresses { number } address(number: "DL1") { number unmasked { receiverName } }
      orderSheet(number: "OS1") { number } orders { totalCount } order(number: "OR1") { ... on GoodsOrder { shipments { carrier } statement { total } } } payment(orderNumber: "OR1") { status } points { balance } coupons(status: USABLE) { totalCount } }
    mall(device: DESKTOP) { postalAddresses(keyword: "한빛로") { totalCount } paymentNotices { html } claimGuides { html } } }`,
  `{ viewer(mallUrl: "familyshop") { subscriptions { totalCount } subscription(number: "SB1") { number } }
    mall(device: DESKTOP) { exhibitions(status: RUNNING) { totalCount } exhibition(by: { number: "EX1" }) { number } subscriptionProducts { totalCount } subscriptionProduct(number: "GD00000201") {
      estimate(input: { cycle: EVERY_MONTH, startsAt: "2026-11-23", quantity: 1, addressNumber: "DL1" }) { __typename } } } }`,
  `{ viewer(mallUrl: "familyshop") { phoneOrderSheet(number: "WS1") { number }
      order(number: "WO1") { ... on PhoneOrder { estimate { totalMonthly } printout { mallName } } } } }`,
  '{ viewer(mallUrl: "familyshop") { bulkOrders { totalCount } bulkOrder(number: "UL1") { number statement { total } rows(keyword: "한") { totalCount } } } }',
  '{ viewer(mallUrl: "familyshop") { inquiryTypes { code } inquiries { totalCount } inquiry(number: "QN1") { number } } }',
  '{ viewer(mallUrl: "familyshop") { name cart { lineCount } shopSummary { openClaims } alerts { number } } }',
  'mutation { signIn(input: { mallUrl: "familyshop", id: "a", password: "b" }) { __typename } }',
  'mutation { startCheckout(input: { mallUrl: "familyshop", ticket: "a-ticket" }) { __typename } }',
  'mutation { signInWithTid(input: { mallUrl: "familyshop", tid: "t" }) { __typename } }',
  'mutation { refreshSession(input: { mallUrl: "familyshop", refreshToken: "r" }) { accessToken } }',
  'mutation { setFavorite(input: { mallUrl: "familyshop", productNumber: "GD1", isFavorite: true }) { __typename } }',
  'mutation { recordCategoryView(input: { mallUrl: "familyshop", categoryNumber: "1" }) { isRecorded } }',
  'mutation { unsubscribeEmail(input: { memberToken: "m" }) { isUnsubscribed } }',
  'mutation { signOut(input: { mallUrl: "familyshop" }) { isSignedOut } }',
];

/** Files go by plain routes. */
async function exchangeFiles(): Promise<void> {
  const headers = { authorization: `Bearer ${anAccessToken()}`, 'x-idempotency-key': 'a-key-of-mine' };
  const body = new FormData();
  body.set('file', new Blob(['x']), 'x.png');
  await fetch(`${gateway.url}/files?mallUrl=familyshop&purpose=CLAIM`, { method: 'POST', headers, body });
  await fetch(`${gateway.url}/files/FL1?mallUrl=familyshop`, { headers });
  mall.on('pre/layout/login', () => ({ adMall: aMall({ mallSalesType: 'UPLOAD' }), endPoint: '' }));
  const uploading = await openGateway(mall.url);
  await fetch(`${uploading.url}/bulk-orders?mallUrl=familyshop`, { method: 'POST', headers, body });
  for (const path of ['template', 'products', 'UL1/result', 'UL1/errors'])
    await fetch(`${uploading.url}/bulk-orders/${path}?mallUrl=familyshop`, { headers });
  await fetch(`${uploading.url}/bulk-orders/UL1/rows?mallUrl=familyshop`, { method: 'POST', headers, body });
  await uploading.close();
  mall.on('pre/layout/login', () => samples['pre/layout/login']);
}

/** The contract's requests to `pre` paths without `mallId`; the other ones are refused without it. */
const withoutMall = [
  'pre/cert/phone/result',
  'pre/email/dormant/verify',
  'pre/email/join/verify',
  'pre/layout/login',
  'pre/tickets/redeem',
  'pre/users/cert/verify',
  'pre/users/email',
  'pre/users/email/verify',
  'pre/users/initial-password',
  'pre/users/wake',
];

const namesMall = ({ query, body }: SeenCall) =>
  query.get('mallId') === 'M0001' ||
  (typeof body === 'object' && body !== null && 'mallId' in body && body.mallId === 'M0001');

/** Endpoints that no field reaches: one line of the cart but in malls that know no other way, and what the payment provider sends. */
const notYetReached = ['PUT /api/v1/mall/carts/{cartNo}', 'POST /api/v1/pg/notify'];

const pattern = (endpoint: string) =>
  new RegExp(`^${endpoint.replace(/\/api\/v1\/(?:mall\/)?/u, '').replace(/\{\w+\}/gu, '[^/]+')}$`, 'u');

test('every endpoint of the contract is reached by a field, by visitors those for visitors, with the mall, and by members the others', async () => {
  for (const query of questions) {
    await gateway.ask(query);
    await gateway.ask(query, {}, { authorization: `Bearer ${anAccessToken()}`, 'x-check-token': 'c' });
  }
  for (const operation of accountOperations)
    await gateway.ask(
      questionOf(operation),
      { input: operation.input },
      operation.who ? { authorization: `Bearer ${anAccessToken()}` } : {},
    );
  await exchangeFiles();
  for (const operation of [...buyingOperations, paymentReturn]) {
    await gateway.ask(buyingQuestionOf(operation), { input: operation.input });
    await gateway.ask(
      buyingQuestionOf(operation),
      { input: operation.input },
      { authorization: `Bearer ${anAccessToken()}` },
    );
  }
  const called = new Set(mall.calls.map(({ method, path }) => `${method} ${path}`));
  expect(endpoints.length).toBeGreaterThan(50);
  const unreached = endpoints.filter((endpoint) => ![...called].some((each) => pattern(endpoint).test(each)));
  expect(unreached.toSorted()).toEqual(notYetReached.toSorted());
  const withBearer = mall.calls.filter(({ headers }) => headers.authorization !== undefined).map(({ path }) => path);
  expect(
    withBearer.filter(
      (path) =>
        (path.startsWith('pre/') && !/^pre\/(?:users\/cert|cert\/phone)\//u.test(path)) ||
        path.startsWith('auth/sign') ||
        path.startsWith('auth/refresh'),
    ),
  ).toEqual([]);
  const withoutMallSent = mall.calls.filter((call) => call.path.startsWith('pre/') && !namesMall(call));
  expect([...new Set(withoutMallSent.map(({ path }) => path))].toSorted()).toEqual(withoutMall);
  expect(mall.calls.every(({ headers }) => headers.cookie === undefined)).toBe(true);
});
