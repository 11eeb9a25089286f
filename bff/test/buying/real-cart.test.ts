import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { variantId } from '../../src/features/products/variant-id.ts';
import { isContractAlone } from '../helpers/mall-address.ts';
import { cart, earphones, mallUrl, outOfRange, testAs } from './real-buyer.ts';

const test = testAs('sol');
const unchosen = variantId('M0001', { productNumber: 'GD26010291', optionNumber: null, colorName: null });
const unknown = variantId('M0001', { productNumber: 'GD0', optionNumber: null, colorName: null });

describe('the cart', () => {
  test('holds what was put in, once for each intent', async ({ buyer: { viewer, add } }) => {
    expect(await viewer(cart)).toMatchObject({ cart: { lineCount: 0, totalQuantity: 0, lines: [] } });
    const key = randomUUID();
    const added = await add([earphones], key);
    expect(await add([earphones], key)).toEqual(added);
    const [line] = added.cart.lines;
    expect(added).toMatchObject({ __typename: 'CartChanged', cart: { lineCount: 1, totalQuantity: 2 } });
    expect(added.member).toEqual(await viewer('id'));
    expect(line).toMatchObject({
      quantity: 2,
      lineTotal: 2 * line.unitPrice,
      isOrderable: true,
      colorName: '라벤더',
      product: { number: 'GD26010291' },
      variantId: earphones.variantId,
    });
    expect(added.cart.summary.goodsTotal).toBe(line.lineTotal);
    expect(await viewer(cart)).toEqual({ cart: added.cart });
  });

  test('is changed line by line', async ({ buyer: { send, viewer } }) => {
    const { cart: before } = await viewer(cart);
    const [{ number }] = before.lines;
    const changed = await send(
      'updateCartLines',
      { lines: [{ number, quantity: 1 }] },
      `... on CartChanged { ${cart} }`,
    );
    expect(changed.cart.lines).toMatchObject([{ number, quantity: 1, colorName: '라벤더' }]);
    const removed = await send('removeCartLines', { numbers: [number] }, '... on CartChanged { cart { lineCount } }');
    expect(removed).toEqual({ __typename: 'CartChanged', cart: { lineCount: 0 } });
  });

  test('says what prevents it, and what is wrong in which field', async ({ buyer: { add }, gateway }) => {
    const { data } = await gateway.ask(
      `{ mall(url: "${mallUrl}", device: DESKTOP) { product(number: "GD26010291") { ... on Goods { options { number stock } } } } }`,
    );
    const { stock } = data.mall.product.options.find(({ number }: { number: string }) => number === 'GD26010291-2');
    expect(await add([{ ...earphones, quantity: stock + 1 }])).toMatchObject({
      __typename: 'OutOfStock',
      code: 'OUT_OF_STOCK',
      shortages: [{ productNumber: 'GD26010291', quantity: stock + 1, left: stock }],
    });
    expect(await add([{ ...earphones, quantity: 0 }])).toMatchObject({
      __typename: 'FormRefused',
      code: 'INVALID_FIELDS',
      fields: [{ path: ['items', '0', 'quantity'], code: outOfRange }],
    });
    expect(await add([{ variantId: unchosen, quantity: 1 }])).toMatchObject({
      fields: [{ path: ['items', '0', 'variantId'] }, { path: ['items', '0', 'variantId'] }],
    });
    expect(await add([earphones], 'no key\r\n')).toEqual(['BAD_INPUT']);
    expect(await add([{ variantId: unknown, quantity: 1 }])).toMatchObject({
      __typename: 'FormRefused',
      code: 'NOT_FOUND',
      fields: isContractAlone ? [] : [{ path: ['items', '0', 'variantId'], code: 'NOT_FOUND' }],
    });
  });

  test('refuses a key that came with other goods', async ({ buyer: { add } }) => {
    const key = randomUUID();
    await add([earphones], key);
    expect(await add([{ ...earphones, quantity: 1 }], key)).toMatchObject({
      __typename: 'KeyReused',
      code: 'KEY_REUSED',
    });
  });

  test('is a member’s alone', async ({ gateway }) => {
    const input = { mallUrl, idempotencyKey: randomUUID(), items: [earphones] };
    const { errors } = await gateway.ask(
      'mutation ($input: AddToCartInput!) { addToCart(input: $input) { __typename } }',
      { input },
    );
    expect(errors?.[0]?.extensions['code']).toBe('UNAUTHENTICATED');
  });
});
