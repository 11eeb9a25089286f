import { describe, expect, test } from 'vitest';
import { refusal, type Answer } from '../helpers/fake-mall.ts';
import { openGateway } from '../helpers/open-gateway.ts';
import { anAccessToken } from '../helpers/samples.ts';
import { bearer, buyingGateway, codesOf } from './buying-gateway.ts';
import { buyingOperations, paymentReturn, questionOf, returnUrl } from './operations.ts';
import { anOrder, aPayment, aPaymentRequest } from './samples.ts';

const buying = buyingGateway();
const { told, callsBesides } = buying;

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
    buying.mall.on('pre/payments/return', () => aPayment);
    const { data, errors } = await buying.gateway.ask(
      questionOf(paymentReturn),
      { input: paymentReturn.input },
      headers,
    );
    expect(errors).toEqual([]);
    expect(data.returnFromPayment).toEqual({
      __typename: 'PaymentSeenByVisitor',
      orderNumber: 'OR1',
      status: 'AWAITING_DEPOSIT',
    });
    const [sent] = buying.mall.callsTo('pre/payments/return');
    expect(sent?.body).toEqual({ ...(paymentReturn.body as object), mallId: 'M0001' });
    expect(sent?.headers.authorization).toBeUndefined();
    expect(buying.mall.callsTo('payments/return')).toEqual([]);
  });

  test('cannot be guessed without limit by a visitor', async () => {
    buying.mall.on('pre/payments/return', (_call, response) => refusal(response, 404, '1404', '찾을 수 없어요.'));
    const strict = await openGateway(buying.mall.url, { SIGN_IN_TRIES_PER_ACCOUNT: 4 });
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

const unavailable = (data: unknown, headers: Record<string, string>): Answer => {
  const body = { code: '1503', message: '결제사와 연결되지 않았어요.', description: null, data };
  return (_call, response) => void response.writeHead(503, headers).end(JSON.stringify(body));
};

describe('placing an order', () => {
  const placing = operation('placeOrder');
  const retrying = operation('retryPayment');
  const send = (each: typeof placing, input: Record<string, unknown> = {}) =>
    buying.gateway.ask(questionOf(each), { input: { ...each.input, ...input } }, bearer);
  const placed = { ordNo: 'OR1', payPrc: 42_900, payDueDts: '20261123121500' };

  test('without an amount to pay needs no return address, and has no redirect', async () => {
    buying.mall.on('orders', () => ({ ordNo: 'OR1', payPrc: 0, payDueDts: null, pgReq: null, order: anOrder() }));
    const { data } = await send(placing, { payment: { method: 'POINTS' }, payTotal: 0, returnUrl: null });
    expect(data.placeOrder).toMatchObject({ order: { number: 'OR1' }, paymentRequest: null });
    expect(buying.mall.callsTo('orders')[0]?.body).toMatchObject({ payMthdCd: 'PM00106', payPrc: 0, rtnUrl: null });
  });

  test.each([null, undefined, {}, { ...aPaymentRequest, payUrl: null }, { ...aPaymentRequest, params: 'none' }])(
    'is not told as done with an amount to pay and %j as the form for it',
    async (pgReq) => {
      for (const [path, each] of [
        ['orders', placing],
        ['orders/OR1/pay', retrying],
      ] as const) {
        buying.mall.on(path, () => ({ ...placed, pgReq, order: anOrder() }));
        expect(codesOf(await send(each))).toEqual(['MALL_BAD_ANSWER']);
      }
    },
  );

  test.each([
    [{ 'retry-after': '3' }, 3],
    [{}, 3],
  ])(
    'that the company cannot be asked about (%j) tells the order, and is sent again with the same key',
    async (headers, retryAfter) => {
      for (const [path, each] of [
        ['orders', placing],
        ['orders/OR1/pay', retrying],
      ] as const) {
        buying.mall.on(path, unavailable({ ordNo: 'OR1' }, headers));
        const { data, errors } = await send(each);
        expect(errors).toEqual([]);
        expect(data[each.name]).toMatchObject({
          __typename: 'PaymentUnavailable',
          message: '결제사와 연결되지 않았어요.',
          orderNumber: 'OR1',
          retryAfter,
        });
        buying.mall.on(path, () => ({ ...placed, pgReq: aPaymentRequest, order: anOrder() }));
        expect((await send(each)).data[each.name]).toMatchObject({
          __typename: 'OrderPlaced',
          order: { number: 'OR1' },
        });
        expect(buying.mall.callsTo(path).map((call) => call.headers['x-idempotency-key'])).toEqual([
          each.input['idempotencyKey'],
          each.input['idempotencyKey'],
        ]);
      }
    },
  );

  test.each([
    [null, 'MALL_FAULT'],
    [{}, 'MALL_BAD_ANSWER'],
  ])('that the company cannot be asked about without the order (%j) is no outcome', async (data, code) => {
    buying.mall.on('orders', unavailable(data, {}));
    expect(codesOf(await send(placing))).toEqual([code]);
  });

  test('is a fault for any other 503, and 1503 is one for any other call', async () => {
    buying.mall.on('orders', (_call, response) => refusal(response, 503, '9998', '점검 중'));
    expect(codesOf(await send(placing))).toEqual(['MALL_FAULT']);
    buying.mall.on('carts', unavailable({ ordNo: 'OR1' }, {}));
    expect(codesOf(await send(operation('addToCart')))).toEqual(['MALL_FAULT']);
  });

  test.each([
    [
      'asks for the order where the one in the response is malformed',
      anOrder({ ordStat: 'OR00101' }),
      'AWAITING_PAYMENT',
    ],
    ['tells what it knows of the order where it cannot be read at all', { ordNo: 'OR1' }, null],
    ['is no refusal where the order cannot be found', null, null],
  ])('%s', async (_what, found, status) => {
    for (const [path, each] of [
      ['orders', placing],
      ['orders/OR1/pay', retrying],
    ] as const) {
      buying.mall.on(path, () => ({ ...placed, pgReq: aPaymentRequest, order: { ordNo: 'OR1' } }));
      buying.mall.on('orders/OR1', (_call, response) => found ?? refusal(response, 404, '1404', '없어요.'));
      const { data, errors } = await send(each);
      expect(errors).toEqual([]);
      expect(data[each.name]).toMatchObject({
        order: { number: 'OR1', payTotal: 42_900, status },
        paymentRequest: { number: 'PY1' },
      });
    }
  });

  test.each(['https://pay.example/checkout', '/pg-test/PY1', 'http://localhost:4000/pg-test/PY1'])(
    'sends shoppers to %s',
    async (payUrl) => {
      buying.mall.on('orders', () => ({ ...placed, pgReq: { ...aPaymentRequest, payUrl }, order: anOrder() }));
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
      buying.mall.on(path, () => ({ ...placed, pgReq: { ...aPaymentRequest, payUrl }, order: anOrder() }));
      expect(codesOf(await send(each))).toEqual(['MALL_BAD_ANSWER']);
    }
  });

  test.each([
    'https://elsewhere.example/pg?mallUrl=familyshop',
    'http://localhost@elsewhere.example/pg?mallUrl=familyshop',
    'http://shopper@localhost:4000/pg?mallUrl=familyshop',
    'http://:word@localhost:4000/pg?mallUrl=familyshop',
    'http://localhost:4000/pg',
    'http://localhost:4000/',
    'http://localhost:4000/pg/?mallUrl=familyshop',
    'http://localhost:4000/pg/../search?mallUrl=familyshop',
    'http://localhost:4000/familyshop/cart',
    'http://localhost:4000/pg?mallUrl=another',
    'http://localhost:4000/pg?mallUrl=familyshop&next=%2F',
    'http://localhost:4000/pg?next=%2F&mallUrl=familyshop',
    'http://localhost:4000/pg?mallUrl=familyshop&mallUrl=familyshop',
    'http://localhost:4000/pg?mallUrl=familyshop#part',
    'http://localhost:4000/pg?mallUrl=familyshop#',
    '/pg?mallUrl=familyshop',
  ])('lets no company send a shopper back to %s', async (address) => {
    for (const each of [placing, retrying]) {
      const { errors } = await send(each, { returnUrl: address });
      expect(errors[0]?.extensions).toMatchObject({
        code: 'BAD_INPUT',
        fields: [{ path: ['returnUrl'], code: 'FORMAT' }],
      });
    }
    expect(callsBesides('pre/layout/login')).toEqual([]);
  });
});

describe.each(['paymentNotices', 'claimGuides'])('%s', (field) => {
  const path = field === 'paymentNotices' ? 'payments/notice' : 'claims/info';

  test.each([
    ['visitors', {}, `pre/${path}`, undefined],
    ['members', bearer, path, bearer.authorization],
  ])('are told to %s, safe to show', async (_who, headers: Record<string, string>, path, authorization) => {
    const { data, errors } = await buying.gateway.ask(
      `{ mall(device: DESKTOP) { ${field} { method html } } }`,
      {},
      headers,
    );
    expect(errors).toEqual([]);
    expect(data.mall[field]).toMatchObject([
      { method: 'CARD', html: expect.stringContaining('카드 결제는 당일 취소돼요.') },
      { method: null, html: '<p>그 밖의 안내</p>' },
    ]);
    expect(data.mall[field][0].html).not.toContain('onerror');
    expect(buying.mall.callsTo(path).map((call) => call.headers.authorization)).toEqual([authorization]);
  });
});
