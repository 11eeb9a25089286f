import { beforeEach, expect, test } from 'vitest';
import { bearer, buyingGateway } from './buying-gateway.ts';
import { aPayment, aSheet, aSummary } from './samples.ts';
import { buyingOperations, paymentReturn, type BuyingOperation } from './operations.ts';

const buying = buyingGateway();

/** The line has one piece more after every change. */
let changes = 0;
let tellsCart = true;
const aCart = () => ({
  cartList: aSheet().itemList.map((line) => ({ ...line, qty: changes })),
  dlvGrpList: [],
  summary: aSummary,
});
const aChange = () => {
  changes += 1;
  return { cartCnt: 1, ...(tellsCart && { cart: aCart() }) };
};

const named = (name: string): BuyingOperation => {
  const found = buyingOperations.find((operation) => operation.name === name);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};

beforeEach(() => {
  changes = 0;
  tellsCart = true;
  buying.mall.on('carts', ({ method }) => (method === 'GET' ? aCart() : aChange()));
  buying.mall.on('carts/delete', aChange);
  buying.mall.on('orders', () => {
    changes += 1;
    return named('placeOrder').answer();
  });
  buying.mall.on('payments/return', () => {
    changes += 1;
    return aPayment;
  });
  buying.mall.on('deliveries/DL1', () => ({ dlvList: [] }));
});

const mallUrl = 'familyshop';
const inputs: Record<string, object> = {
  AddToCart: named('addToCart').input,
  RemoveCartLines: { mallUrl, numbers: ['CA1'] },
  PlaceOrder: named('placeOrder').input,
  ReturnFromPayment: paymentReturn.input,
  DeleteDeliveryAddress: { mallUrl, number: 'DL1' },
};
const changed = '{ ... on CartChanged { cart { totalQuantity } member { cart { totalQuantity lineCount } } } }';
const member = 'member { cart { totalQuantity } }';

const fieldOf = (name: string) => `${name[0]?.toLowerCase()}${name.slice(1)}`;

async function send(...steps: [name: keyof typeof inputs, selection: string][]) {
  const given = steps.map(([name]) => `$${name}: ${name}Input!`).join(', ');
  const fields = steps.map(([name, selection]) => `${fieldOf(name)}(input: $${name}) ${selection}`).join(' ');
  const wanted = Object.fromEntries(steps.map(([name]) => [name, inputs[name]]));
  const { data, errors } = await buying.gateway.ask(`mutation (${given}) { ${fields} }`, wanted, bearer);
  expect(errors).toEqual([]);
  return data;
}

const after = (totalQuantity: number) => ({
  cart: { totalQuantity },
  member: { cart: { totalQuantity, lineCount: 1 } },
});

test.each([true, false])(
  'each change of a document shows the cart as it left it, whether the mall tells it: %s',
  async (tells) => {
    tellsCart = tells;
    const data = await send(['AddToCart', changed], ['RemoveCartLines', changed]);
    expect(data).toEqual({ addToCart: after(1), removeCartLines: after(2) });
    const reads = buying.mall.callsTo('carts').filter(({ method }) => method === 'GET');
    expect(reads).toHaveLength(tells ? 0 : 2);
  },
);

test('after an order the cart is read anew', async () => {
  const data = await send(['AddToCart', changed], ['PlaceOrder', `{ ... on OrderPlaced { ${member} } }`]);
  expect(data.placeOrder).toEqual({ member: { cart: { totalQuantity: 2 } } });
});

test('and after a payment', async () => {
  const data = await send(
    ['AddToCart', changed],
    ['ReturnFromPayment', '{ __typename }'],
    ['DeleteDeliveryAddress', `{ ... on DeliveryAddressDeleted { ${member} } }`],
  );
  expect(data.deleteDeliveryAddress).toEqual({ member: { cart: { totalQuantity: 2 } } });
});
