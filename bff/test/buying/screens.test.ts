import { describe, expect, test } from 'vitest';
import { refusal } from '../helpers/fake-mall.ts';
import { anAccessToken } from '../helpers/samples.ts';
import { bearer, buyingGateway } from './buying-gateway.ts';
import { aSheet } from './samples.ts';

const buying = buyingGateway();
const { viewer, told, callsBesides } = buying;

describe('a screen', () => {
  test.each([
    ['cart', 'id cart { lines { number } summary { payTotal } }', ['carts']],
    ['price of some lines', 'id cart { id price(lineNumbers: ["CA1"]) { summary { payTotal } } }', ['carts/calc']],
    ['cart, its count after it', 'cart { lines { number } lineCount }', ['carts']],
    ['cart and its count', 'cart { lineCount totalQuantity lines { number } }', ['carts']],
    ['count of the cart', 'id cart { id lineCount }', ['carts/count']],
    ['name', 'id maskedName mustChangePassword number email', ['users/info']],
    ['order sheet', 'orderSheet(number: "OS1") { lines { name } }', ['orders/sheet/OS1']],
    [
      'order sheet with the address book',
      'orderSheet(number: "OS1") { lines { name } } addresses { number }',
      ['deliveries', 'orders/sheet/OS1'],
    ],
    ['list of orders', 'orders { nodes { number refundedTotal ... on GoodsOrder { status } } }', ['orders']],
    [
      'list of orders with their items',
      'orders(first: 5) { nodes { ... on GoodsOrder { items { name } payment { status } } } }',
      ['orders', 'orders/OR1'],
    ],
    [
      'payment and its order',
      'payment(orderNumber: "OR1") { status order { phase } }',
      ['orders/OR1', 'payments/OR1/status'],
    ],
    ['order', 'order(number: "OR1") { number ... on GoodsOrder { items { number } } }', ['orders/OR1']],
    ['complete page', 'order(number: "OR1") { number ... on GoodsOrder { payment { status } } }', ['orders/OR1']],
    [
      'order with its parcels',
      'order(number: "OR1") { ... on GoodsOrder { shipments { carrier } } }',
      ['orders/OR1', 'orders/OR1/delivery'],
    ],
    ['payment', 'payment(orderNumber: "OR1") { status }', ['payments/OR1/status']],
  ])('with the %s costs one call for each part, and who the member is costs none', async (_what, selection, calls) => {
    buying.mall.on('carts/count', () => ({ cartCnt: 0 }));
    buying.mall.on('carts/calc', () => ({ dlvGrpList: [], summary: aSheet().summary, instList: [] }));
    await told(selection);
    expect(callsBesides('pre/layout/login').toSorted()).toEqual(calls);
  });

  test('has the same id for the member whether the token names them or not', async () => {
    const withoutName = { authorization: `Bearer ${anAccessToken({ memNo: '' })}` };
    const named = await viewer('id cart { lines { number } }', {
      authorization: `Bearer ${anAccessToken({ memNo: 'MB1' })}`,
    });
    expect(callsBesides('pre/layout/login')).toEqual(['carts']);
    const unnamed = await viewer('id cart { lines { number } }', withoutName);
    expect(callsBesides('pre/layout/login', 'carts')).toEqual(['users/info']);
    expect(unnamed.data.viewer.id).toBe(named.data.viewer.id);
  });

  test('with a token that has run out asks the mall who the member is', async () => {
    buying.mall.on('users/info', (_call, response) => refusal(response, 401, '1401', '만료'));
    const { data, errors } = await viewer('id', { authorization: `Bearer ${anAccessToken({ secondsLeft: -60 })}` });
    expect(data).toEqual({ viewer: null });
    expect(errors[0]?.extensions.code).toBe('ACCESS_TOKEN_EXPIRED');
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
    buying.mall.on('auth/refresh/token', () => ({ accessToken: renewed, refreshToken: 'next' }));
    buying.mall.on('orders/sheet/OS1', (call, response) =>
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
