import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { isContractAlone } from '../helpers/mall-address.ts';
import { earphones, mallUrl, order, outOfRange, placed, readyToOrder, sheet, testAs } from './real-buyer.ts';

const test = testAs('gaon');

describe('orders', () => {
  test('start with a sheet of the cart, once for each intent, that keeps the choices', async ({
    buyer: { viewer, add, writeSheet, priceSheet, anAddressNumber },
  }) => {
    const address = await anAddressNumber();
    const { cart: filled } = await add([earphones]);
    const [line] = filled.lines;
    const key = randomUUID();
    const written = await writeSheet({ cartLines: [line.number] }, key);
    expect(await writeSheet({ cartLines: [line.number] }, key)).toEqual(written);
    expect(written).toMatchObject({
      __typename: 'OrderSheet',
      lines: [
        {
          cartLineNumber: line.number,
          productNumber: 'GD26010291',
          quantity: line.quantity,
          lineTotal: line.lineTotal,
        },
      ],
      buyer: { name: '한가온' },
      choice: { couponNumbers: [], points: 0, addressNumber: address },
      summary: { goodsTotal: line.lineTotal, remoteAreaFee: 3_000 },
    });
    expect(written.agreements.length).toBeGreaterThan(0);
    const priced = await priceSheet(written.number, { addressNumber: null });
    expect(priced).toMatchObject({ choice: { addressNumber: null }, summary: { remoteAreaFee: 0 } });
    const { orderSheet } = await viewer(`orderSheet(number: "${written.number}") { __typename ${sheet} }`);
    expect(orderSheet).toEqual(priced);
    expect(await viewer('orderSheet(number: "OS20260101XXXXXXXXXX") { id }')).toEqual({ orderSheet: null });
  });

  test('refuse a sheet of nothing or of both and a coupon of another member, and cut points to what can be used', async ({
    buyer: { writeSheet, priceSheet },
  }) => {
    for (const source of [{}, { cartLines: ['CA1'], item: earphones }])
      expect(await writeSheet(source)).toEqual(['BAD_INPUT']);
    expect(await writeSheet({ item: { ...earphones, quantity: 0 } })).toMatchObject({
      fields: expect.arrayContaining([
        expect.objectContaining({ path: ['source', 'item', 'quantity'], code: outOfRange }),
      ]),
    });
    const { number, points } = await writeSheet({ item: earphones });
    expect(await priceSheet(number, { points: points.held + 10_000 })).toMatchObject({
      choice: { points: points.usable },
      summary: { usedPoints: points.usable },
    });
    expect(await priceSheet(number, { points: 5 })).toMatchObject({ fields: [{ path: ['choice', 'points'] }] });
    expect(await priceSheet(number, { coupons: { numbers: ['CI20260101XXXXXXXXXX'] } })).toMatchObject({
      code: 'COUPON_UNUSABLE',
      couponNumber: 'CI20260101XXXXXXXXXX',
    });
    expect(await priceSheet(number, { coupons: { best: true } })).toMatchObject({ __typename: 'OrderSheet' });
    expect(await priceSheet('OS20260101XXXXXXXXXX', {})).toMatchObject({
      __typename: 'FormRefused',
      fields: isContractAlone ? [] : [{ path: ['sheetNumber'], code: 'NOT_FOUND' }],
    });
  });

  test("are placed at the price that was shown, once for each intent, and return the payment provider's form", async ({
    buyer,
    gateway,
  }) => {
    const { send, viewer, authorization } = buyer;
    const wanted = await readyToOrder(buyer);
    const answer = await send('placeOrder', wanted, placed);
    expect(await send('placeOrder', wanted, placed)).toEqual(answer);
    expect(answer).toMatchObject({
      __typename: 'OrderPlaced',
      paymentRequest: { method: 'POST', url: expect.stringMatching(/^http:\/\/localhost:4000\/pg-test\//u) },
      order: {
        number: expect.any(String),
        type: 'GOODS',
        status: 'AWAITING_PAYMENT',
        payTotal: wanted.payTotal,
        availableActions: ['PAY', 'CHANGE_ADDRESS', 'CANCEL'],
        items: [{ status: 'AWAITING_PAYMENT', productNumber: 'GD26010291', quantity: 1, returnableUntil: null }],
        delivery: { receiverName: '한*온' },
        buyer: { name: '한*온' },
      },
    });
    const { number } = answer.order;
    const { order: found } = await viewer(
      `order(number: "${number}") { ${order} ... on GoodsOrder { shipments { carrier } } }`,
    );
    expect(found).toEqual({ ...answer.order, shipments: [] });
    const listed = await viewer(
      'orders(type: GOODS, phase: AWAITING_PAYMENT) { totalCount nodes { number title payTotal availableActions } }',
    );
    expect(listed.orders.nodes[0]).toMatchObject({ number, payTotal: wanted.payTotal });
    const { data, errors } = await gateway.ask(
      `{ viewer(mallUrl: "${mallUrl}") { orderSheet(number: "${wanted.sheetNumber}") { id } } }`,
      {},
      authorization,
    );
    expect(data.viewer.orderSheet).toBeNull();
    // Another device that has the sheet finds the order, if the mall tells it.
    const told = isContractAlone ? {} : { placedOrderNumber: number };
    expect(errors).toMatchObject([{ extensions: { code: 'CONFLICT', ...told } }]);
    expect(await send('placeOrder', { ...wanted, idempotencyKey: randomUUID() }, placed)).toMatchObject({
      code: 'EXPIRED',
    });
  });

  test('are refused at another price, and say which fields are wrong', async ({ buyer }) => {
    const { send } = buyer;
    const wanted = await readyToOrder(buyer);
    expect(await send('placeOrder', { ...wanted, payTotal: wanted.payTotal - 1 }, placed)).toMatchObject({
      __typename: 'PriceChanged',
      code: 'PRICE_CHANGED',
      payTotal: wanted.payTotal,
      summary: { payTotal: wanted.payTotal },
    });
    const wrong = { buyer: { ...wanted.buyer, phone: '1', email: 'x' }, idempotencyKey: randomUUID() };
    const { fields } = await send('placeOrder', { ...wanted, ...wrong }, placed);
    expect(fields.map(({ path }: { path: string[] }) => path)).toEqual([
      ['buyer', 'phone'],
      ['buyer', 'email'],
    ]);
    const disagreed = { agreedTerms: [], idempotencyKey: randomUUID() };
    expect(await send('placeOrder', { ...wanted, ...disagreed }, placed)).toMatchObject({
      fields: [{ path: expect.arrayContaining(['agreedTerms']) }],
    });
  });

  test('of other days and kinds are not in a list of today', async ({ buyer: { viewer, authorization }, gateway }) => {
    const counts = await viewer(
      'all: orders { totalCount } phones: orders(type: PHONE) { totalCount } before: orders(from: "2020-01-01", to: "2020-12-31") { totalCount }',
    );
    expect(counts).toMatchObject({ phones: { totalCount: 0 }, before: { totalCount: 0 } });
    expect(counts.all.totalCount).toBeGreaterThan(0);
    const { errors } = await gateway.ask(
      `{ viewer(mallUrl: "${mallUrl}") { orders(from: "2020-01-01", to: "2024-12-31") { totalCount } } }`,
      {},
      authorization,
    );
    expect(errors[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fields: [{ path: [expect.stringMatching(/^(?:from|to)$/u)] }],
    });
  });
});
