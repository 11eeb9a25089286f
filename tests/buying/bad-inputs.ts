import { anAddress, pot, vacuum } from '../../mall/test/rest/cases/buying-calls.ts';
import { cartItem, type SeedItem } from '../harness/variants.ts';
import { returnUrl, type UnpaidOrder } from '../../mall/test/rest/harness/payments.ts';

const html = '<img src=x onerror=alert(1)>';
const manyEmoji = '🫖'.repeat(2000);
/** Zero-width characters: a parcel with such a name cannot be delivered. */
const nothingSeen = '\u200B\u200B';

/** What a buyer has: a cart line, an address, an order sheet, an unpaid order and a coupon. */
export interface Belongings {
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
export type Told = string | Record<string, string>;

type Change = (own: Belongings, other: Belongings) => object;

export type BadInput = [what: string, mutation: string, input: Change, told: Told];

const adding = (change: Partial<SeedItem> | { quantity: unknown }) => () => ({
  items: [{ ...cartItem({ productNumber: pot.gdsGrpNo, colorName: '화이트', quantity: 1, ...change } as SeedItem) }],
});
const noCoupons = { numbers: [] as string[] };
const pricing =
  (change: Change, sheet: Change = () => ({})) =>
  (own: Belongings, other: Belongings) => ({
    sheetNumber: own.sheet,
    choice: { coupons: noCoupons, points: 0, addressNumber: null, ...change(own, other) },
    ...sheet(own, other),
  });
const placing = (change: Change) => (own: Belongings, other: Belongings) => ({
  sheetNumber: own.sheet,
  choice: { coupons: noCoupons, points: 0, addressNumber: own.address },
  buyer: { name: '한가온', phone: '010-0000-1234', email: 'gaon@example.com' },
  payment: byCard(),
  payTotal: 259_000,
  agreedTerms: ['AG00101', 'AG00102'],
  returnUrl,
  ...change(own, other),
});
const choosing = (change: Change) =>
  placing((own, other) => ({
    choice: { coupons: noCoupons, points: 0, addressNumber: own.address, ...change(own, other) },
  }));
const byCard = (change: object = {}) => ({ method: 'CARD', card: { code: 'CD01', months: 1, ...change } });
const cancelling = (change: Change) => (own: Belongings, other: Belongings) => ({
  orderNumber: own.order.ordNo,
  items: [{ number: own.item, quantity: 1 }],
  reason: 'CHANGED_MIND',
  refundTotal: 0,
  ...change(own, other),
});
const paying = (change: Change) => (own: Belongings, other: Belongings) => ({
  orderNumber: own.order.ordNo,
  payment: byCard(),
  returnUrl,
  ...change(own, other),
});
const twice = (coupon: string) => ({ coupons: { numbers: [coupon, coupon] } });
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
/** There is no such thing for this member. */
const unknownAt = (path: string): Told => ({ [path]: 'NOT_FOUND' });

/** Each with the refusal of the contract. */
export const badInputs: BadInput[] = [
  ...[0, -1, 100, 1.5].flatMap((quantity): BadInput[] => [
    [`${quantity} pieces`, 'addToCart', adding({ quantity }), within('items.0', pieces(quantity))],
    [
      `${quantity} pieces`,
      'updateCartLines',
      ({ line }) => ({ lines: [{ number: line, quantity }] }),
      within('lines.0', pieces(quantity)),
    ],
    [
      `${quantity} pieces`,
      'createOrderSheet',
      () => ({ source: { item: cartItem({ productNumber: vacuum.gdsGrpNo, quantity }) } }),
      within('source.item', pieces(quantity)),
    ],
    [
      `${quantity} pieces`,
      'cancelOrder',
      cancelling(({ item }) => ({ items: [{ number: item, quantity }] })),
      within('items.0', pieces(quantity)),
    ],
  ]),
  ['text as quantity', 'addToCart', adding({ quantity: '한 개' }), 'BAD_INPUT items.0.quantity'],
  ['unknown goods', 'addToCart', adding({ productNumber: 'GDnone' }), unknownAt('items.0.variantId')],
  ['goods of another mall', 'addToCart', adding({ productNumber: 'GD0009' }), unknownAt('items.0.variantId')],
  ['HTML as a variant', 'addToCart', () => ({ items: [{ variantId: html, quantity: 1 }] }), 'BAD_INPUT '],
  ['emoji as color', 'addToCart', adding({ colorName: manyEmoji }), { 'items.0.variantId': 'LENGTH' }],
  [
    "another's line",
    'updateCartLines',
    (_, { line }) => ({ lines: [{ number: line, quantity: 2 }] }),
    unknownAt('lines.0.number'),
  ],
  [
    "another's line",
    'createOrderSheet',
    (_, { line }) => ({ source: { cartLines: [line] } }),
    unknownAt('source.cartLines.0'),
  ],

  [
    "another's sheet",
    'priceOrderSheet',
    pricing(
      () => ({}),
      (_, { sheet }) => ({ sheetNumber: sheet }),
    ),
    unknownAt('sheetNumber'),
  ],
  [
    "another's address",
    'priceOrderSheet',
    pricing((_, { address }) => ({ addressNumber: address })),
    unknownAt('choice.addressNumber'),
  ],
  [
    "another's coupon",
    'priceOrderSheet',
    pricing((_, { coupon }) => ({ coupons: { numbers: [coupon] } })),
    'CouponUnusable',
  ],
  ['a coupon twice', 'priceOrderSheet', pricing(({ coupon }) => twice(coupon)), 'CouponUnusable'],
  ...[-1000, 5, 1005].map((points): BadInput => {
    return [`${points} points`, 'priceOrderSheet', pricing(() => ({ points })), { 'choice.points': 'RANGE' }];
  }),
  ['half a point', 'priceOrderSheet', pricing(() => ({ points: 1000.5 })), 'BAD_INPUT choice.points'],

  ["another's sheet", 'placeOrder', placing((_, { sheet }) => ({ sheetNumber: sheet })), unknownAt('sheetNumber')],
  ['an unknown sheet', 'placeOrder', placing(() => ({ sheetNumber: 'OSnone' })), unknownAt('sheetNumber')],
  [
    "another's address",
    'placeOrder',
    choosing((_, { address }) => ({ addressNumber: address })),
    unknownAt('choice.addressNumber'),
  ],
  [
    "another's coupon",
    'placeOrder',
    choosing((_, { coupon }) => ({ coupons: { numbers: [coupon] } })),
    'CouponUnusable',
  ],
  ['a coupon twice', 'placeOrder', choosing(({ coupon }) => twice(coupon)), 'CouponUnusable'],
  ['a price changed by hand', 'placeOrder', placing(() => ({ payTotal: 1_000 })), 'PriceChanged'],
  ['a negative price', 'placeOrder', placing(() => ({ payTotal: -259_000 })), { payTotal: 'RANGE' }],
  ['negative points', 'placeOrder', choosing(() => ({ points: -1000 })), { 'choice.points': 'RANGE' }],
  ...[0, -3].map((months): BadInput => {
    const told = { 'payment.card.months': 'RANGE' };
    return [`${months} months`, 'placeOrder', placing(() => ({ payment: byCard({ months }) })), told];
  }),
  ...[13, 36].map((months): BadInput => {
    const told = { 'payment.card.months': 'REFUSED' };
    return [`${months} months`, 'placeOrder', placing(() => ({ payment: byCard({ months }) })), told];
  }),
  [
    'months below 50,000 won',
    'placeOrder',
    placing(({ smallSheet }) => ({ sheetNumber: smallSheet, payTotal: 32_000, payment: byCard({ months: 3 }) })),
    { 'payment.card.months': 'REFUSED' },
  ],
  [
    'a card that is none',
    'placeOrder',
    placing(() => ({ payment: byCard({ code: html }) })),
    { 'payment.card.code': 'LENGTH' },
  ],
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
  [
    'a method that is not offered',
    'placeOrder',
    placing(() => ({ payment: { method: 'INVOICE' } })),
    { 'payment.method': 'FORMAT' },
  ],
  [
    'a foreign way back, before the price',
    'placeOrder',
    placing(() => ({ returnUrl: 'https://elsewhere.example/pg', payTotal: 1 })),
    'BAD_INPUT ',
  ],
  ['no consent', 'placeOrder', placing(() => ({ agreedTerms: [] })), { agreedTerms: 'REQUIRED' }],

  [
    "another's order",
    'retryPayment',
    paying((_, { order }) => ({ orderNumber: order.ordNo })),
    unknownAt('orderNumber'),
  ],
  [
    'a foreign way back, before the months',
    'retryPayment',
    paying(() => ({ returnUrl: 'https://elsewhere.example/pg', payment: byCard({ months: 13 }) })),
    'BAD_INPUT ',
  ],
  [
    '13 months',
    'retryPayment',
    paying(() => ({ payment: byCard({ months: 13 }) })),
    { 'payment.card.months': 'REFUSED' },
  ],
  [
    "another's order",
    'cancelOrder',
    cancelling((_, { order }) => ({ orderNumber: order.ordNo })),
    unknownAt('orderNumber'),
  ],
  [
    "another's item",
    'cancelOrder',
    cancelling((_, { item }) => ({ items: [{ number: item, quantity: 1 }] })),
    unknownAt('items.0.number'),
  ],
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
  ['another refund', 'cancelOrder', cancelling(() => ({ refundTotal: 259_000 })), 'RefundChanged'],
  ['a negative refund', 'cancelOrder', cancelling(() => ({ refundTotal: -1 })), { refundTotal: 'RANGE' }],
  ['2,000 emoji', 'cancelOrder', cancelling(() => ({ reasonText: manyEmoji })), { reasonText: 'LENGTH' }],
  ['an unknown claim', 'withdrawClaim', () => ({ number: 'CLnone' }), unknownAt('number')],
  [
    "another's order",
    'confirmPurchase',
    (_, { order, item }) => ({ orderNumber: order.ordNo, itemNumbers: [item] }),
    unknownAt('orderNumber'),
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
      receiverPhone: 'FORMAT',
      postalCode: 'FORMAT',
      entranceDetail: 'LENGTH',
    },
  ],
];
