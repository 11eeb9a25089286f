import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { onContractViolation } from '../../src/errors/contract-violations.ts';
import { refusal, startFakeMall, type FakeMall } from '../helpers/fake-mall.ts';
import { endlessTimeouts, openGateway, type OpenGateway, type Told } from '../helpers/open-gateway.ts';
import { anAccessToken } from '../helpers/samples.ts';
import { buyingOperations, paymentReturn, questionOf, returnUrl } from './operations.ts';
import { anOrder, anOrderHead, aPayment, aPaymentRequest, aSheet, someGuides, someShipments } from './samples.ts';

let mall: FakeMall;
let gateway: OpenGateway;

beforeAll(async () => {
  mall = await startFakeMall();
  gateway = await openGateway(mall.url, endlessTimeouts);
});
beforeEach(() => {
  mall.calls.splice(0);
  const answers: Record<string, unknown> = {
    'users/info': { memNo: 'MB1', memNm: '홍길동', mallId: 'M0001' },
    carts: { cartList: [], dlvGrpList: [], summary: aSheet().summary },
    deliveries: [],
    'orders/sheet/OS1': aSheet(),
    orders: { list: [anOrderHead], totalCnt: 41, page: 1, size: 20 },
    'orders/OR1': anOrder(),
    'orders/OR1/delivery': someShipments,
    'payments/OR1/status': aPayment,
    'payments/notice': someGuides,
    'pre/payments/notice': someGuides,
    'claims/info': someGuides,
    'pre/claims/info': someGuides,
  };
  for (const [path, answer] of Object.entries(answers)) mall.on(path, () => answer);
});
afterAll(async () => {
  await gateway.close();
  await mall.close();
});

const bearer = { authorization: `Bearer ${anAccessToken()}` };
const viewer = (selection: string, headers: Record<string, string> = bearer) =>
  gateway.ask(`{ viewer(mallUrl: "familyshop") { ${selection} } }`, {}, headers);
const codesOf = ({ errors }: Told) => errors.map(({ extensions }) => extensions.code);
const callsBesides = (...paths: string[]) => mall.calls.map(({ path }) => path).filter((path) => !paths.includes(path));

async function told(selection: string) {
  const { data, errors } = await viewer(selection);
  expect(errors).toEqual([]);
  return data.viewer;
}

const lineSelection =
  'productNumber name image { url } optionNumber optionName colorName quantity unitPrice lineTotal deliveryGroupNumber';
const line = {
  productNumber: 'GD00000101',
  name: '온결 무선 전기주전자 1.7L',
  image: { url: '/images/goods/kettle/f4f1ea-12-front.svg' },
  optionNumber: 'GD00000101-1',
  optionName: '받침대',
  colorName: '코튼 화이트',
  quantity: 1,
  unitPrice: 45_900,
  lineTotal: 45_900,
  deliveryGroupNumber: 'DG1',
};
const summarySelection =
  'summary { goodsTotal couponDiscount deliveryFee remoteAreaFee usedPoints payTotal earnedPoints }';
const summary = {
  goodsTotal: 45_900,
  couponDiscount: 5_000,
  deliveryFee: 3_000,
  remoteAreaFee: 0,
  usedPoints: 1_000,
  payTotal: 42_900,
  earnedPoints: 429,
};
const groupSelection = 'deliveryGroups { number deliveryType fee freeFrom }';
const deliveryGroups = [{ number: 'DG1', deliveryType: 'COMMON', fee: 3_000, freeFrom: 50_000 }];

describe('an order sheet', () => {
  test("is mapped to a shop's terms", async () => {
    const { orderSheet } = await told(`orderSheet(number: "OS1") { number expiresAt
      lines { cartLineNumber availableQuantity notOrderableReason ${lineSelection} } ${groupSelection} buyer { name phone email }
      coupons { number name kind discountType discountValue maximumDiscount minimumPrice endsAt isUsable notUsableReason discount }
      points { held usable } paymentMethods { method name cards { code name months interestFreeMonths } banks { code name } }
      installments { months total monthly firstMonth isInterestFree } agreements { code title html isRequired }
      choice { couponNumbers points addressNumber } ${summarySelection} }`);
    expect(orderSheet).toEqual({
      number: 'OS1',
      expiresAt: '2026-11-23T12:30:00+09:00',
      lines: [{ ...line, cartLineNumber: 'CA1', availableQuantity: 3, notOrderableReason: null }],
      deliveryGroups,
      buyer: { name: '한가온', phone: '010-0000-1234', email: 'gaon@familyshop.example' },
      coupons: [
        {
          number: 'CI1',
          name: '첫 구매 5,000원 할인',
          kind: 'ORDER',
          discountType: 'AMOUNT',
          discountValue: 5_000,
          maximumDiscount: null,
          minimumPrice: 30_000,
          endsAt: '2099-12-31T23:59:59+09:00',
          isUsable: true,
          notUsableReason: null,
          discount: 5_000,
        },
        {
          number: 'CI2',
          name: '배송비 반값',
          kind: 'DELIVERY',
          discountType: 'PERCENTAGE',
          discountValue: 50,
          maximumDiscount: null,
          minimumPrice: null,
          endsAt: null,
          isUsable: false,
          notUsableReason: '10만 원부터 쓸 수 있어요.',
          discount: null,
        },
      ],
      points: { held: 12_000, usable: 10_000 },
      paymentMethods: [
        {
          method: 'CARD',
          name: '신용카드',
          cards: [{ code: 'CD01', name: '가온카드', months: [1, 2, 3], interestFreeMonths: [2, 3] }],
          banks: [],
        },
        { method: 'VIRTUAL_ACCOUNT', name: '가상계좌', cards: [], banks: [{ code: 'BK01', name: '가온은행' }] },
      ],
      installments: [{ months: 3, total: 42_900, monthly: 14_300, firstMonth: 14_300, isInterestFree: true }],
      agreements: [
        { code: 'AG00101', title: '결제 동의', html: '<p>확인했어요.</p>', isRequired: true },
        { code: 'AG00102', title: '소식 받기', html: null, isRequired: false },
      ],
      choice: { couponNumbers: ['CI1'], points: 1_000, addressNumber: 'DL1' },
      summary,
    });
  });

  test('needs no more than its number, its lines and its price', async () => {
    const { ordShtNo, itemList, summary: prices } = aSheet();
    mall.on('orders/sheet/OS1', () => ({ ordShtNo, itemList, summary: prices }));
    const { orderSheet } = await told(
      'orderSheet(number: "OS1") { expiresAt buyer { name } coupons { number } points { held } paymentMethods { name } choice { couponNumbers points addressNumber } }',
    );
    expect(orderSheet).toEqual({
      expiresAt: null,
      buyer: null,
      coupons: [],
      points: null,
      paymentMethods: [],
      choice: { couponNumbers: [], points: 0, addressNumber: null },
    });
  });

  test('that has ended or was used is a conflict, and one that there is not is null', async () => {
    mall.on('orders/sheet/OS2', (_call, response) =>
      refusal(response, 409, '1409', '주문서 시간이 지났어요.', { rsnCd: 'EXPIRED' }),
    );
    const ended = await viewer('orderSheet(number: "OS2") { number }');
    expect(ended.data.viewer).toEqual({ orderSheet: null });
    expect(ended.errors).toMatchObject([
      { message: '주문서 시간이 지났어요.', path: ['viewer', 'orderSheet'], extensions: { code: 'CONFLICT' } },
    ]);
    expect(await told('orderSheet(number: "OS3") { number }')).toEqual({ orderSheet: null });
  });

  test('requires exactly the consents that a shopper must give, also if the mall does not list them', async () => {
    mall.on('orders/sheet/OS1', () => aSheet({ agreeList: [{ agreeCd: 'AG00103', title: '동의' }] }));
    const { orderSheet } = await told('orderSheet(number: "OS1") { agreements { isRequired } }');
    expect(orderSheet.agreements).toEqual([{ isRequired: true }]);
  });
});

const headSelection =
  'number orderedAt type status title image { url } itemCount payTotal paymentDueAt availableActions';
const head = {
  number: 'OR1',
  orderedAt: '2026-11-23T12:00:00+09:00',
  type: 'GOODS',
  status: 'DELIVERED',
  title: '온결 무선 전기주전자 1.7L',
  image: { url: '/images/goods/kettle/f4f1ea-12-front.svg' },
  itemCount: 1,
  payTotal: 42_900,
  paymentDueAt: null,
  availableActions: ['EXCHANGE', 'RETURN', 'CONFIRM'],
};

describe('an order of goods', () => {
  test("is mapped to a shop's terms", async () => {
    const { order } = await told(`order(number: "OR1") { ${headSelection} ${groupSelection} ${summarySelection}
      items { number status couponDiscount usedPoints payTotal earnedPoints returnableUntil availableActions ${lineSelection} }
      buyer { name phone email } delivery { receiverName receiverPhone postalCode roadAddress lotAddress detailAddress deliveryMessage entranceMethod entranceDetail }
      payment { method methodName status cardName installmentMonths paidAt refundBanks { code name } virtualAccount { bankName accountNumber holder dueAt } }
      receipts { type amount issuedAt url } history { at itemNumber status actor note }
      claims { number status type claimReason reasonText rejectionText items { number quantity optionNumber colorName } refundTotal returnDeliveryFee restoredPoints refundDueOn requestedAt order { number } }
      shipments { itemNumbers carrier trackingNumber trackingUrl steps { name at place } } }`);
    expect(order).toEqual({
      ...head,
      deliveryGroups,
      summary,
      items: [
        {
          ...line,
          number: 'OI1',
          status: 'DELIVERED',
          couponDiscount: 5_000,
          usedPoints: 1_000,
          payTotal: 39_900,
          earnedPoints: 399,
          returnableUntil: '2026-11-30',
          availableActions: ['EXCHANGE', 'RETURN', 'CONFIRM'],
        },
      ],
      buyer: { name: '한*온', phone: '010-****-1234', email: 'g***@familyshop.example' },
      delivery: {
        receiverName: '한*온',
        receiverPhone: '010-****-1234',
        postalCode: '04524',
        roadAddress: '서울특별시 중구 한빛로 12',
        lotAddress: null,
        detailAddress: '***',
        deliveryMessage: '문 앞에 놓아 주세요.',
        entranceMethod: 'CALL',
        entranceDetail: null,
      },
      payment: {
        method: 'VIRTUAL_ACCOUNT',
        methodName: '가상계좌',
        status: 'PAID',
        cardName: null,
        installmentMonths: null,
        paidAt: '2026-11-23T12:01:00+09:00',
        refundBanks: [{ code: 'BK01', name: '가온은행' }],
        virtualAccount: {
          bankName: '가온은행',
          accountNumber: '000-00-000000',
          holder: '한빛 패밀리샵',
          dueAt: '2026-11-25T23:59:59+09:00',
        },
      },
      receipts: [
        { type: 'CASH', amount: 42_900, issuedAt: '2026-11-23T12:01:00+09:00', url: 'https://receipts.example/1' },
        { type: 'CARD', amount: 1, issuedAt: null, url: null },
      ],
      history: [{ at: '2026-11-23T12:01:00+09:00', itemNumber: null, status: 'PAID', actor: 'SHOP', note: null }],
      claims: [
        {
          number: 'CL1',
          status: 'REQUESTED',
          type: 'RETURN',
          claimReason: 'FAULTY',
          reasonText: '뚜껑이 닫히지 않아요.',
          rejectionText: null,
          items: [{ number: 'OI1', quantity: 1, optionNumber: null, colorName: null }],
          refundTotal: 42_900,
          returnDeliveryFee: 0,
          restoredPoints: 1_000,
          refundDueOn: '2026-11-26',
          requestedAt: '2026-11-23T13:00:00+09:00',
          order: null,
        },
      ],
      shipments: [
        {
          itemNumbers: ['OI1'],
          carrier: '가온택배',
          trackingNumber: '612345678901',
          trackingUrl: 'https://parcels.example/612345678901',
          steps: [{ name: '상품 인수', at: '2026-11-23T15:00:00+09:00', place: '온결 물류센터' }],
        },
      ],
    });
  });

  test('lists its payment methods, in the terms of a sheet', async () => {
    const ways = `paymentMethods { method name cards { code name months interestFreeMonths } banks { code name } }
      installments { months total monthly firstMonth isInterestFree }`;
    expect(await told(`order(number: "OR1") { ${ways} }`)).toEqual({ order: { paymentMethods: [], installments: [] } });
    const { payMthdList, instList } = aSheet();
    mall.on('orders/OR1', () => anOrder({ payMthdList, instList }));
    const { order } = await told(`order(number: "OR1") { ${ways} }`);
    const { orderSheet } = await told(`orderSheet(number: "OS1") { ${ways} }`);
    expect(order.paymentMethods).toHaveLength(2);
    expect(order).toEqual(orderSheet);
  });

  test('is null where there is none, and its parcels are null alone', async () => {
    expect(await told('order(number: "../users/info") { number }')).toEqual({ order: null });
    expect(mall.callsTo('users/info')).toHaveLength(1);
    mall.on('orders/OR1/delivery', (_call, response) => refusal(response, 500, '9999', '오류'));
    const { data, errors } = await viewer('order(number: "OR1") { number shipments { carrier } }');
    expect(data.viewer.order).toEqual({ number: 'OR1', shipments: null });
    expect(errors).toMatchObject([{ path: ['viewer', 'order', 'shipments'] }]);
  });

  test('that it is unlike the goods of today does not change them in a cache', async () => {
    const { order } = await told('order(number: "OR1") { id items { id } }');
    const { orders } = await told('orders { nodes { id } }');
    const { data } = await gateway.ask('{ mall(device: DESKTOP) { product(number: "GD00000101") { id } } }');
    expect(new Set([order.id, order.items[0].id, orders.nodes[0].id, data.mall.product.id]).size).toBe(4);
  });
});

async function ordersOf(given: string) {
  const { orders } = await told(`orders${given} { totalCount nodes { number } pageInfo { hasNextPage } }`);
  return { orders, queries: mall.callsTo('orders').map(({ query }) => Object.fromEntries(query)) };
}

describe('orders', () => {
  test('are listed page by page', async () => {
    const { orders } = await told(`orders(first: 20) { totalCount nodes { ${headSelection} } edges { cursor } }`);
    expect(orders).toMatchObject({ totalCount: 41, nodes: [head] });
    const { queries } = await ordersOf('(first: 20, page: 3)');
    expect(queries.at(-1)).toEqual({ page: '3', size: '20' });
  });

  test.each([
    ['(type: PHONE)', { ordTp: 'WIRELESS' }],
    ['(type: BULK, status: PAID)', { ordTp: 'UPLOAD', ordStat: 'OR00102' }],
    ['(status: SHIPPING)', { ordStat: 'OR00104' }],
    ['(type: PHONE, status: SHIPPING)', { ordTp: 'WIRELESS', ordStat: 'WL00105' }],
    ['(status: OVERDUE)', { ordStat: 'SB00105' }],
    ['(from: "2026-04-01", to: "2026-04-30")', { fromDt: '20260401', toDt: '20260430' }],
  ])('%s are asked for by the mall’s words', async (given, query) => {
    const { queries } = await ordersOf(given);
    expect(queries).toEqual([{ ...query, page: '1', size: '20' }]);
  });

  test('of a kind that is never in such a state are none, without a call', async () => {
    const { orders, queries } = await ordersOf('(type: GOODS, status: OPENED)');
    expect(orders).toEqual({ totalCount: 0, nodes: [], pageInfo: { hasNextPage: false } });
    expect(queries).toEqual([]);
  });

  test('that are invalid are refused with the client’s own message', async () => {
    expect(codesOf(await viewer('orders(from: "2026-4-1") { totalCount }'))).toEqual(['BAD_INPUT']);
    mall.on('orders', (_call, response) =>
      refusal(response, 400, '1400', '366일까지 볼 수 있어요.', [{ field: 'toDt', reason: '366일까지 볼 수 있어요.' }]),
    );
    const { errors } = await viewer('orders(from: "2025-04-01", to: "2026-04-30") { totalCount }');
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fields: [{ field: 'to', reason: '366일까지 볼 수 있어요.' }],
    });
  });

  test('of an unknown kind or state are still listed, and logged', async () => {
    const noted: string[] = [];
    const end = onContractViolation((violation) => noted.push(violation));
    mall.on('orders', () => ({
      list: [{ ...anOrderHead, ordTp: 'GIFT', ordStat: 'OR00999', psblList: null }],
      totalCnt: 1,
    }));
    const { orders } = await told('orders { nodes { number type status availableActions } }');
    expect(orders.nodes).toEqual([{ number: 'OR1', type: null, status: null, availableActions: [] }]);
    expect(noted).toEqual(['ordTp: unknown code GIFT', 'ordStat: unknown code OR00999']);
    end();
  });
});

describe('a payment', () => {
  test('is returned to its member, and is null if there is none', async () => {
    const { payment } =
      await told(`payment(orderNumber: "OR1") { id __typename orderNumber number status amount isRetryable failureMessage
      paidAt virtualAccount { bankName accountNumber holder dueAt } }`);
    expect(payment).toEqual(paymentReturn.result);
    expect(await told('payment(orderNumber: "OR2") { number }')).toEqual({ payment: null });
  });

  test.each([
    ['without a session', {}],
    ['with the token of another mall', { authorization: `Bearer ${anAccessToken({ mallId: 'M0002' })}` }],
  ])('is returned from %s too, and tells number and status alone', async (_who, headers) => {
    mall.on('pre/payments/return', () => aPayment);
    const { data, errors } = await gateway.ask(questionOf(paymentReturn), { input: paymentReturn.input }, headers);
    expect(errors).toEqual([]);
    expect(data.returnFromPayment).toEqual({
      __typename: 'Payment',
      id: expect.any(String),
      orderNumber: 'OR1',
      number: null,
      status: 'AWAITING_DEPOSIT',
      amount: null,
      isRetryable: null,
      failureMessage: null,
      paidAt: null,
      virtualAccount: null,
    });
    const member = await told('payment(orderNumber: "OR1") { id }');
    expect(data.returnFromPayment.id).not.toBe(member.payment.id);
    const [sent] = mall.callsTo('pre/payments/return');
    expect(sent?.body).toEqual(paymentReturn.body);
    expect(sent?.headers.authorization).toBeUndefined();
    expect(mall.callsTo('payments/return')).toEqual([]);
  });

  test('cannot be guessed without limit by a visitor', async () => {
    mall.on('pre/payments/return', (_call, response) => refusal(response, 404, '1404', '찾을 수 없어요.'));
    const strict = await openGateway(mall.url, { SIGN_IN_TRIES_PER_ACCOUNT: 4 });
    const codes = [];
    for (let each = 0; each < 6; each += 1)
      codes.push(...codesOf(await strict.ask(questionOf(paymentReturn), { input: paymentReturn.input })));
    expect(codes).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
    await strict.close();
  });
});

function operation(name: string) {
  const found = buyingOperations.find((each) => each.name === name);
  if (!found) throw new Error(`no operation ${name}`);
  return found;
}

describe('placing an order', () => {
  const placing = operation('placeOrder');
  const retrying = operation('retryPayment');
  const send = (each: typeof placing, input: Record<string, unknown> = {}) =>
    gateway.ask(questionOf(each), { input: { ...each.input, ...input } }, bearer);
  const placed = { ordNo: 'OR1', payPrc: 42_900, payDueDts: '20261123121500' };

  test('without an amount to pay needs no return address, and has no redirect', async () => {
    mall.on('orders', () => ({ ordNo: 'OR1', payPrc: 0, payDueDts: null, pgReq: null, order: anOrder() }));
    const { data } = await send(placing, { paymentMethod: 'POINTS', payTotal: 0, returnUrl: null });
    expect(data.placeOrder).toMatchObject({ payTotal: 0, paymentDueAt: null, paymentRequest: null });
    expect(mall.callsTo('orders')[0]?.body).toMatchObject({ payMthdCd: 'PM00106', payPrc: 0, rtnUrl: null });
  });

  test('tolerates contract violations in the order of the response', async () => {
    mall.on('orders', () => ({ ...placed, pgReq: aPaymentRequest, order: { ordNo: 'OR1' } }));
    const { data, errors } = await send(placing);
    expect(errors).toEqual([]);
    expect(data.placeOrder).toMatchObject({ number: 'OR1', order: null, paymentRequest: { number: 'PY1' } });
  });

  test.each(['https://pay.example/checkout', '/pg-test/PY1', 'http://localhost:4000/pg-test/PY1'])(
    'sends shoppers to %s',
    async (payUrl) => {
      mall.on('orders', () => ({ ...placed, pgReq: { ...aPaymentRequest, payUrl }, order: anOrder() }));
      const { data } = await send(placing);
      expect(data.placeOrder.paymentRequest.url).toBe(new URL(payUrl, returnUrl).href);
    },
  );

  test.each([
    'http://pay.example/checkout',
    'http://localhost:4001/pg-test/PY1',
    '//pay.example/checkout',
    'javascript:alert(1)',
    'https://shop:secret@pay.example/',
  ])('never redirects to %s', async (payUrl) => {
    for (const [path, each] of [
      ['orders', placing],
      ['orders/OR1/pay', retrying],
    ] as const) {
      mall.on(path, () => ({ ...placed, pgReq: { ...aPaymentRequest, payUrl }, order: anOrder() }));
      expect(codesOf(await send(each))).toEqual(['MALL_BAD_ANSWER']);
    }
  });

  test.each(['https://elsewhere.example/pg', 'http://localhost@elsewhere.example/pg'])(
    'lets no company send a shopper back to %s',
    async (address) => {
      for (const each of [placing, retrying]) {
        const { errors } = await send(each, { returnUrl: address });
        expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: [{ field: 'returnUrl' }] });
      }
      expect(callsBesides('pre/layout/login')).toEqual([]);
    },
  );
});

describe.each(['paymentNotices', 'claimGuides'])('%s', (field) => {
  const path = field === 'paymentNotices' ? 'payments/notice' : 'claims/info';

  test.each([
    ['visitors', {}, `pre/${path}`, undefined],
    ['members', bearer, path, bearer.authorization],
  ])('are told to %s, safe to show', async (_who, headers: Record<string, string>, path, authorization) => {
    const { data, errors } = await gateway.ask(`{ mall(device: DESKTOP) { ${field} { method html } } }`, {}, headers);
    expect(errors).toEqual([]);
    expect(data.mall[field]).toMatchObject([
      { method: 'CARD', html: expect.stringContaining('카드 결제는 당일 취소돼요.') },
      { method: null, html: '<p>그 밖의 안내</p>' },
    ]);
    expect(data.mall[field][0].html).not.toContain('onerror');
    expect(mall.callsTo(path).map((call) => call.headers.authorization)).toEqual([authorization]);
  });
});

describe('a screen', () => {
  test.each([
    ['cart', 'cart { lines { number } summary { payTotal } }', ['carts']],
    ['order sheet', 'orderSheet(number: "OS1") { lines { name } }', ['orders/sheet/OS1']],
    [
      'order sheet with the address book',
      'orderSheet(number: "OS1") { lines { name } } addresses { number }',
      ['deliveries', 'orders/sheet/OS1'],
    ],
    ['list of orders', 'orders { nodes { number } }', ['orders']],
    ['order', 'order(number: "OR1") { number items { number } }', ['orders/OR1']],
    ['complete page', 'order(number: "OR1") { number payment { status } }', ['orders/OR1']],
    ['order with its parcels', 'order(number: "OR1") { shipments { carrier } }', ['orders/OR1', 'orders/OR1/delivery']],
    ['payment', 'payment(orderNumber: "OR1") { status }', ['payments/OR1/status']],
  ])('with the %s costs one call for each part, beyond who the member is', async (_what, selection, calls) => {
    await told(selection);
    expect(callsBesides('pre/layout/login', 'users/info').toSorted()).toEqual(calls);
    expect(mall.callsTo('users/info')).toHaveLength(1);
  });

  test.each(['orderSheet(number: "OS1") { id }', 'orders { totalCount }', 'payment(orderNumber: "OR1") { id }'])(
    'of a member is invisible to others: %s',
    async (selection) => {
      const visitors: Record<string, string>[] = [
        {},
        { authorization: `Bearer ${anAccessToken({ mallId: 'M0002' })}` },
      ];
      for (const headers of visitors) expect((await viewer(selection, headers)).data).toEqual({ viewer: null });
      expect(callsBesides('pre/layout/login')).toEqual([]);
      expect((await viewer(selection)).headers.get('cache-control')).toBe('private, no-store');
    },
  );

  test('goes on with the renewed session when its token ends in the middle', async () => {
    const renewed = anAccessToken();
    mall.on('auth/refresh/token', () => ({ accessToken: renewed, refreshToken: 'next' }));
    mall.on('orders/sheet/OS1', (call, response) =>
      call.headers.authorization === `Bearer ${renewed}` ? aSheet() : refusal(response, 401, '1401', '만료'),
    );
    const { data, errors, extensions } = await viewer('orderSheet(number: "OS1") { number }', {
      ...bearer,
      'x-refresh-token': 'of-a-sheet',
    });
    expect(errors).toEqual([]);
    expect(data.viewer.orderSheet.number).toBe('OS1');
    expect(extensions.session.accessToken).toBe(renewed);
  });
});
