import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGatewayProcess, type GatewayProcess } from '../../bff/test/helpers/gateway-process.ts';
import { signNotice, type PaymentNotice } from '../../mall/src/features/payments/notices.ts';
import { anAddress, kettle, pot, vacuum } from '../../mall/test/rest/cases/buying-calls.ts';
import { giveCoupon, givePoints } from '../../mall/test/rest/harness/benefits.ts';
import { aBuyer } from '../../mall/test/rest/harness/orders.ts';
import { anUnpaidOrder, returnUrl, stockUp, type UnpaidOrder } from '../../mall/test/rest/harness/payments.ts';
import { aNewMember } from '../../mall/test/rest/harness/people.ts';
import { hashesOfTables } from '../../mall/test/rest/harness/rows.ts';
import { openShop, type Shop } from '../../mall/test/rest/harness/shop.ts';

const mallUrl = 'familyshop';
const html = '<img src=x onerror=alert(1)>';
const manyEmoji = '🫖'.repeat(2000);
/** Zero-width characters: a parcel with such a name cannot be delivered. */
const nothingSeen = '\u200B\u200B';

/** What a buyer has: a cart line, an address, an order sheet, an unpaid order and a coupon. */
interface Belongings {
  token: string;
  line: string;
  address: string;
  sheet: string;
  smallSheet: string;
  coupon: string;
  order: UnpaidOrder;
  item: string;
}

/** The gateway's result: the kind of refusal, and for a form each field with its code. */
type Told = string | Record<string, string>;

type Change = (own: Belongings, other: Belongings) => object;

type BadInput = [what: string, mutation: string, input: Change, told: Told];

let shop: Shop;
let gateway: GatewayProcess;
let mine: Belongings;
let others: Belongings;
beforeAll(async () => {
  shop = await openShop('pglite');
  gateway = await startGatewayProcess({ MALL_API_URL: shop.url });
  await stockUp(shop);
  mine = await belongingsOf('mine');
  others = await belongingsOf('others');
});
afterAll(async () => {
  await gateway.close();
  await shop.close();
});

async function belongingsOf(who: string): Promise<Belongings> {
  const { loginId, memNo } = await aNewMember(shop);
  const { accessToken: token } = await shop.signIn({ id: loginId });
  const buyer = aBuyer(shop, async () => token);
  const order = await anUnpaidOrder(shop, { loginId });
  const address = await buyer.addressNo();
  const { ordShtNo: sheet } = await buyer.sheetOf(vacuum);
  const { ordShtNo: smallSheet } = await buyer.sheetOf(pot);
  const { cartNoList } = await buyer.ask<{ cartNoList: string[] }>('addToCart', { body: { itemList: [kettle] } });
  const coupon = await giveCoupon(shop, { cpnNo: who, cpnTp: 'ORDER', dscntVal: 1000 }, memNo);
  await givePoints(shop, 5000, undefined, memNo);
  const [item] = (await buyer.read(order.ordNo)).itemList;
  return { token, line: cartNoList[0] ?? '', address, sheet, smallSheet, coupon, order, item: item?.ordItemNo ?? '' };
}

const adding = (change: object) => () => ({
  items: [{ productNumber: pot.gdsGrpNo, colorName: '화이트', quantity: 1, ...change }],
});
const pricing = (change: Change) => (own: Belongings, other: Belongings) => ({
  number: own.sheet,
  couponNumbers: [],
  points: 0,
  addressNumber: null,
  ...change(own, other),
});
const placing = (change: Change) => (own: Belongings, other: Belongings) => ({
  sheetNumber: own.sheet,
  buyer: { name: '한가온', phone: '010-0000-1234', email: 'gaon@example.com' },
  addressNumber: own.address,
  paymentMethod: 'CARD',
  cardCode: 'CD01',
  installmentMonths: 1,
  couponNumbers: [],
  points: 0,
  payTotal: 259_000,
  agreedTerms: ['AG00101', 'AG00102'],
  returnUrl,
  ...change(own, other),
});
const cancelling = (change: Change) => (own: Belongings, other: Belongings) => ({
  orderNumber: own.order.ordNo,
  items: [{ number: own.item, quantity: 1 }],
  reason: 'CHANGED_MIND',
  refundTotal: 0,
  ...change(own, other),
});
const paying = (change: Change) => (own: Belongings, other: Belongings) => ({
  orderNumber: own.order.ordNo,
  paymentMethod: 'CARD',
  cardCode: 'CD01',
  returnUrl,
  ...change(own, other),
});
const twice = (coupon: string) => ({ couponNumbers: [coupon, coupon] });
const addressing = (change: object) => () => ({
  receiverName: '한가온',
  receiverPhone: anAddress.rcvrTel,
  postalCode: anAddress.zipCd,
  roadAddress: anAddress.roadAddr,
  ...change,
});

const pieces = (quantity: number): Told => (Number.isInteger(quantity) ? { quantity: 'RANGE' } : 'BAD_INPUT quantity');
const within = (path: string, told: Told): Told =>
  typeof told === 'string'
    ? told.replace('quantity', `${path}.quantity`)
    : Object.fromEntries(Object.entries(told).map(([field, code]) => [`${path}.${field}`, code]));
/** The whole form is refused: there is no such thing for this member. */
const unknown: Told = {};

const badInputs: BadInput[] = [
  ...[0, -1, 100, 1.5].flatMap((quantity): BadInput[] => [
    [`${quantity} pieces`, 'addToCart', adding({ quantity }), within('items.0', pieces(quantity))],
    [`${quantity} pieces`, 'updateCartLine', ({ line }) => ({ number: line, quantity }), pieces(quantity)],
    [
      `${quantity} pieces`,
      'createOrderSheet',
      () => ({ directItem: { productNumber: vacuum.gdsGrpNo, quantity } }),
      within('directItem', pieces(quantity)),
    ],
    [
      `${quantity} pieces`,
      'cancelOrder',
      cancelling(({ item }) => ({ items: [{ number: item, quantity }] })),
      within('items.0', pieces(quantity)),
    ],
  ]),
  ['text as quantity', 'addToCart', adding({ quantity: '한 개' }), 'BAD_INPUT items.0.quantity'],
  ['unknown goods', 'addToCart', adding({ productNumber: 'GDnone' }), unknown],
  ['goods of another mall', 'addToCart', adding({ productNumber: 'GD0009' }), unknown],
  ['HTML as goods', 'addToCart', adding({ productNumber: html }), { 'items.0.productNumber': 'FORMAT' }],
  ['emoji as color', 'addToCart', adding({ colorName: manyEmoji }), { 'items.0.colorName': 'LENGTH' }],
  ["another's line", 'updateCartLine', (_, { line }) => ({ number: line, quantity: 2 }), unknown],
  ["another's line", 'createOrderSheet', (_, { line }) => ({ cartLineNumbers: [line] }), unknown],

  ["another's sheet", 'priceOrderSheet', pricing((_, { sheet }) => ({ number: sheet })), unknown],
  ["another's address", 'priceOrderSheet', pricing((_, { address }) => ({ addressNumber: address })), unknown],
  ["another's coupon", 'priceOrderSheet', pricing((_, { coupon }) => ({ couponNumbers: [coupon] })), 'COUPON_UNUSABLE'],
  ['a coupon twice', 'priceOrderSheet', pricing(({ coupon }) => twice(coupon)), 'COUPON_UNUSABLE'],
  ...[-1000, 5, 1005].map((points): BadInput => {
    return [`${points} points`, 'priceOrderSheet', pricing(() => ({ points })), { points: 'RANGE' }];
  }),
  ['half a point', 'priceOrderSheet', pricing(() => ({ points: 1000.5 })), 'BAD_INPUT points'],
  ['more points than held', 'priceOrderSheet', pricing(() => ({ points: 6000 })), 'POINTS_UNUSABLE'],

  ["another's sheet", 'placeOrder', placing((_, { sheet }) => ({ sheetNumber: sheet })), unknown],
  ['an unknown sheet', 'placeOrder', placing(() => ({ sheetNumber: 'OSnone' })), unknown],
  ["another's address", 'placeOrder', placing((_, { address }) => ({ addressNumber: address })), unknown],
  ["another's coupon", 'placeOrder', placing((_, { coupon }) => ({ couponNumbers: [coupon] })), 'COUPON_UNUSABLE'],
  ['a coupon twice', 'placeOrder', placing(({ coupon }) => twice(coupon)), 'COUPON_UNUSABLE'],
  ['a price changed by hand', 'placeOrder', placing(() => ({ payTotal: 1 })), 'PRICE_CHANGED'],
  ['a negative price', 'placeOrder', placing(() => ({ payTotal: -259_000 })), { payTotal: 'RANGE' }],
  ['negative points', 'placeOrder', placing(() => ({ points: -1000, payTotal: 260_000 })), { points: 'RANGE' }],
  ...[0, -3].map((installmentMonths): BadInput => {
    const told = { installmentMonths: 'RANGE' };
    return [`${installmentMonths} months`, 'placeOrder', placing(() => ({ installmentMonths })), told];
  }),
  ...[13, 36].map((installmentMonths): BadInput => {
    const told = { installmentMonths: 'REFUSED' };
    return [`${installmentMonths} months`, 'placeOrder', placing(() => ({ installmentMonths })), told];
  }),
  [
    'months below 50,000 won',
    'placeOrder',
    placing(({ smallSheet }) => ({ sheetNumber: smallSheet, payTotal: 32_000, installmentMonths: 3 })),
    { installmentMonths: 'REFUSED' },
  ],
  ['a card that is none', 'placeOrder', placing(() => ({ cardCode: html })), { cardCode: 'LENGTH' }],
  ['2,000 emoji', 'placeOrder', placing(() => ({ deliveryMessage: manyEmoji })), { deliveryMessage: 'LENGTH' }],
  [
    'HTML as buyer',
    'placeOrder',
    placing(() => ({ buyer: { name: html, phone: html, email: html } })),
    { 'buyer.name': 'LENGTH', 'buyer.phone': 'FORMAT', 'buyer.email': 'FORMAT' },
  ],
  [
    'a name that nobody can see',
    'placeOrder',
    placing(() => ({ buyer: { name: nothingSeen, phone: '010-0000-1234', email: 'gaon@example.com' } })),
    { 'buyer.name': 'FORMAT' },
  ],
  ['no consent', 'placeOrder', placing(() => ({ agreedTerms: [] })), { agreedTerms: 'REQUIRED' }],

  ["another's order", 'retryPayment', paying((_, { order }) => ({ orderNumber: order.ordNo })), unknown],
  ['13 months', 'retryPayment', paying(() => ({ installmentMonths: 13 })), { installmentMonths: 'REFUSED' }],
  ["another's order", 'cancelOrder', cancelling((_, { order }) => ({ orderNumber: order.ordNo })), unknown],
  ["another's item", 'cancelOrder', cancelling((_, { item }) => ({ items: [{ number: item, quantity: 1 }] })), unknown],
  [
    'more than bought',
    'cancelOrder',
    cancelling(({ item }) => ({ items: [{ number: item, quantity: 2 }] })),
    within('items.0', pieces(2)),
  ],
  [
    'an item twice',
    'cancelOrder',
    cancelling(({ item }) => ({ items: [item, item].map((number) => ({ number, quantity: 1 })) })),
    { 'items.1.number': 'REFUSED' },
  ],
  ['another refund', 'cancelOrder', cancelling(() => ({ refundTotal: 259_000 })), 'PRICE_CHANGED'],
  ['a negative refund', 'cancelOrder', cancelling(() => ({ refundTotal: -1 })), { refundTotal: 'RANGE' }],
  ['2,000 emoji', 'cancelOrder', cancelling(() => ({ reasonText: manyEmoji })), { reasonText: 'LENGTH' }],
  ['an unknown claim', 'withdrawClaim', () => ({ number: 'CLnone' }), unknown],
  [
    "another's order",
    'confirmPurchase',
    (_, { order, item }) => ({ orderNumber: order.ordNo, itemNumbers: [item] }),
    unknown,
  ],

  [
    'names that nobody can see',
    'createDeliveryAddress',
    addressing({ receiverName: nothingSeen, roadAddress: nothingSeen }),
    { receiverName: 'FORMAT', roadAddress: 'FORMAT' },
  ],
  ['2,000 emoji', 'createDeliveryAddress', addressing({ deliveryMessage: manyEmoji }), { deliveryMessage: 'LENGTH' }],
  [
    'HTML everywhere',
    'createDeliveryAddress',
    addressing({ label: html, receiverName: html, receiverPhone: html, postalCode: html, entranceDetail: html }),
    {
      label: 'LENGTH',
      receiverName: 'LENGTH',
      receiverPhone: 'FORMAT',
      postalCode: 'FORMAT',
      entranceDetail: 'LENGTH',
    },
  ],
];

interface Response {
  data: Record<string, Result> | null;
  errors?: { message: string; extensions: Record<string, unknown> }[];
}

interface Result {
  __typename: string;
  reason?: string;
  message?: string;
  fields?: { path: string[]; code: string; reason: string }[];
}

async function send(mutation: string, input: object): Promise<{ told: Told; message: string }> {
  const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
  const withKey = ['updateCartLine', 'priceOrderSheet'].includes(mutation) ? {} : { idempotencyKey: randomUUID() };
  const query = `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename
    ... on Conflict { reason message } ... on FormRefused { message fields { path code reason } } } }`;
  const response = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${mine.token}` },
    body: JSON.stringify({ query, variables: { input: { mallUrl, ...withKey, ...input } } }),
  });
  const { data, errors = [] } = (await response.json()) as Response;
  const [error] = errors;
  if (error) {
    const [, place = ''] = /at "input\.(.+?)"/u.exec(error.message) ?? [];
    const field = place.replaceAll(/\[(\d+)\]/gu, '.$1');
    return { told: `${String(error.extensions['code'])} ${field}`, message: error.message };
  }
  const { __typename = 'nothing', reason = '', message = '', fields = [] } = data?.[mutation] ?? {};
  if (__typename === 'Conflict') return { told: reason, message };
  if (__typename !== 'FormRefused') return { told: __typename, message };
  return {
    told: Object.fromEntries(fields.map(({ path, code }) => [path.join('.'), code])),
    message: message + fields.map((field) => field.reason).join(' '),
  };
}

test.each(badInputs)(
  '%s: %s refuses it at its place, and nothing has changed',
  async (_what, mutation, input, told) => {
    const before = await hashesOfTables(shop);
    const answer = await send(mutation, input(mine, others));
    expect(answer.told).toEqual(told);
    expect(answer.message).toMatch(/[가-힣]|^Variable /u);
    expect(await hashesOfTables(shop)).toEqual(before);
  },
);

test.each([
  ['forged', 'sign', async (notice: PaymentNotice) => ({ ...notice, sign: 'f'.repeat(64) })],
  ['signed for another amount', 'sign', async (notice: PaymentNotice) => ({ ...signed(notice), amt: 1 })],
  [
    "signed for another's attempt",
    'sign',
    async (notice: PaymentNotice) => ({ ...signed(notice), payNo: others.order.payNo }),
  ],
  ['of an attempt that is not known', '', async (notice: PaymentNotice) => signed({ ...notice, payNo: 'PYnone' })],
] as const)('a notice that is %s is refused, and nothing has changed', async (_what, field, notice) => {
  const { payNo, payPrc } = mine.order;
  const good: PaymentNotice = { payNo, tid: 'T1', eventTp: 'PAID', amt: payPrc, dts: '20260415120000' };
  const before = await hashesOfTables(shop);
  const { code, data } = await shop.send('notifyPayment', { body: await notice(good) });
  expect([code, data]).toMatchObject(field === '' ? ['1404', null] : ['1400', [{ field }]]);
  expect(await hashesOfTables(shop)).toEqual(before);
});

test('an old notice that comes again pays nothing a second time', async () => {
  const { loginId } = await aNewMember(shop);
  const order = await anUnpaidOrder(shop, { loginId });
  const notice = signed({ payNo: order.payNo, tid: 'T2', eventTp: 'FAIL', amt: 0, dts: '20260415120000' });
  await shop.ask('notifyPayment', { body: notice });
  const before = await hashesOfTables(shop);
  shop.pass(366 * 86_400);
  await shop.ask('notifyPayment', { body: notice });
  expect(await hashesOfTables(shop)).toEqual(before);
});

function signed(notice: PaymentNotice): PaymentNotice & { sign: string } {
  return { ...notice, sign: signNotice(shop.context.keys.testCompany, notice) };
}
