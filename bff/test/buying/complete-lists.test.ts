import { describe, expect, test } from 'vitest';
import { bearer, buyingGateway, codesOf } from './buying-gateway.ts';
import { buyingOperations, questionOf } from './operations.ts';
import { aClaim, anOrder, aSheet } from './samples.ts';

const buying = buyingGateway();

/** Goods without their price. */
const unreadable = { gdsGrpNo: 'GD2', dispGdsNm: '온결 냄비', qty: 1 };
const { itemList: lines, dlvGrpList: groups, summary } = aSheet();
const cart = (fields: object) => ({
  cartList: lines.map((line) => ({ ...line, cartNo: 'CA1' })),
  dlvGrpList: groups,
  summary,
  ...fields,
});
const { itemList: items } = anOrder();

/** Rows whose sum stands beside them, by the answer that holds them. */
const screens = {
  cart: {
    path: 'carts',
    selection: 'cart { lines { number } deliveryGroups { number } summary { payTotal } }',
    whole: cart({}),
    broken: {
      'a line': cart({ cartList: [...lines.map((line) => ({ ...line, cartNo: 'CA1' })), unreadable] }),
      'a delivery group': cart({ dlvGrpList: [...groups, { dlvGrpNo: 'DG2' }] }),
      'all lines': cart({ cartList: {} }),
    },
  },
  orderSheet: {
    path: 'orders/sheet/OS1',
    selection: 'orderSheet(number: "OS1") { lines { name } deliveryGroups { number } summary { payTotal } }',
    whole: aSheet(),
    broken: {
      'a line': aSheet({ itemList: [...lines, unreadable] }),
      'a delivery group': aSheet({ dlvGrpList: [...groups, { dlvGrpNo: 'DG2' }] }),
    },
  },
  order: {
    path: 'orders/OR1',
    selection:
      'order(number: "OR1") { ... on GoodsOrder { items { number } claims { number items { number } } summary { payTotal } } }',
    whole: anOrder(),
    broken: {
      'an item': anOrder({ itemList: [...items, unreadable] }),
      'a delivery group': anOrder({ dlvGrpList: [...groups, null] }),
      'a claim': anOrder({ clmList: [aClaim, { clmNo: 'CL2', clmStat: 'CL00104' }] }),
      'an item of a claim': anOrder({ clmList: [{ ...aClaim, itemList: [{ ordItemNo: 'OI1', qty: 'some' }] }] }),
    },
  },
};

describe.each(Object.entries(screens))('%s', (field, { path, selection, whole, broken }) => {
  test('is told whole', async () => {
    buying.mall.on(path, () => whole);
    const told = await buying.told(selection);
    expect(told[field]).toEqual(expect.any(Object));
  });

  test.each(Object.entries(broken))('is a bad answer where %s cannot be read', async (_what, answer) => {
    buying.mall.on(path, () => answer);
    const told = await buying.viewer(selection);
    expect({ codes: codesOf(told), told: told.data.viewer?.[field] ?? null }).toEqual({
      codes: ['MALL_BAD_ANSWER'],
      told: null,
    });
  });

  test('has no rows where the list is null', async () => {
    buying.mall.on(path, () => ({ ...whole, cartList: null, itemList: null, dlvGrpList: null, clmList: null }));
    expect(codesOf(await buying.viewer(selection))).toEqual([]);
  });
});

test.each([
  ['addToCart', 'carts', { cartCnt: 2, cart: cart({ cartList: [unreadable] }) }],
  ['placeOrder', 'orders', { ordNo: 'OR1', payPrc: 0, order: anOrder({ itemList: [unreadable] }) }],
])('%s tells its effect without what cannot be read whole', async (name, path, answer) => {
  // The cart that cannot be read in the response is asked for.
  buying.mall.on(path, ({ method }) => (method === 'GET' ? cart({}) : answer));
  const operation = buyingOperations.find((each) => each.name === name);
  if (!operation) throw new Error(`There is no operation ${name}.`);
  const question = questionOf(operation);
  const { data, errors } = await buying.gateway.ask(question, { input: operation.input }, bearer);
  expect(errors).toEqual([]);
  expect(data[name]).toMatchObject(name === 'addToCart' ? { cart: { lineCount: 2 } } : { order: { number: 'OR1' } });
});
