import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { variantId } from '../../src/features/products/variant-id.ts';
import { isContractAlone } from '../helpers/mall-address.ts';
import { anAddress, earphones, place, readyToOrder, returnUrl, testAs } from './real-buyer.ts';

const test = testAs('sol');

const key = () => ({ idempotencyKey: randomUUID() });
const unknownGoods = variantId('M0001', { productNumber: 'GD99999999', optionNumber: null, colorName: null });
const inquiry = { typeCode: 'QT00101', title: '언제 오나요?', text: '궁금해요.', replyMethod: 'EMAIL' };
const claim = { reason: 'CHANGED_MIND', refundTotal: 0 };
const card = { method: 'CARD', card: { code: 'CD01', months: 1 } };

/** Where a mutation names something, and an input that names what is not there. */
const unknownThings: [mutation: string, path: string, input: object][] = [
  ['addToCart', 'items.0.variantId', { ...key(), items: [{ variantId: unknownGoods, quantity: 1 }] }],
  ['addToCart', 'items.1.variantId', { ...key(), items: [earphones, { variantId: unknownGoods, quantity: 1 }] }],
  ['updateCartLines', 'lines.0.number', { lines: [{ number: 'CAnone', quantity: 1 }] }],
  [
    'createOrderSheet',
    'source.item.variantId',
    { ...key(), source: { item: { variantId: unknownGoods, quantity: 1 } } },
  ],
  ['createOrderSheet', 'source.cartLines.0', { ...key(), source: { cartLines: ['CAnone'] } }],
  ['priceOrderSheet', 'sheetNumber', { sheetNumber: 'OSnone', choice: { coupons: { numbers: [] }, points: 0 } }],
  ['retryPayment', 'orderNumber', { ...key(), orderNumber: 'ORnone', payment: card, returnUrl }],
  ['returnFromPayment', 'number', { provider: 'TEST', number: 'PYnone', orderNumber: 'ORnone' }],
  ['confirmPurchase', 'orderNumber', { ...key(), orderNumber: 'ORnone', itemNumbers: ['OInone'] }],
  ['cancelOrder', 'orderNumber', { ...key(), ...claim, orderNumber: 'ORnone', items: [{ number: 'OI', quantity: 1 }] }],
  [
    'requestReturn',
    'orderNumber',
    { ...key(), ...claim, orderNumber: 'ORnone', items: [{ number: 'OI', quantity: 1 }] },
  ],
  ['withdrawClaim', 'number', { ...key(), number: 'CLnone' }],
  ['updateDeliveryAddress', 'number', { ...anAddress, number: 'DLnone' }],
  ['deleteDeliveryAddress', 'number', { number: 'DLnone' }],
  ['createInquiry', 'orderNumber', { ...key(), ...inquiry, orderNumber: 'ORnone' }],
  ['createInquiry', 'productNumber', { ...key(), ...inquiry, productNumber: 'GD99999999' }],
  ['createInquiry', 'fileNumbers.0', { ...key(), ...inquiry, fileNumbers: ['FLnone'] }],
  ['updateInquiry', 'number', { ...inquiry, number: 'QNnone' }],
  ['deleteInquiry', 'number', { number: 'QNnone' }],
  ['downloadCoupon', 'number', { ...key(), number: 'CPnone' }],
  ['enterExhibition', 'number', { ...key(), number: 'EXnone', answers: [], agreedTerms: [] }],
  ['createAlert', 'productNumber', { ...key(), productNumber: 'GD99999999', kind: 'RESTOCK' }],
  ['deleteAlert', 'number', { number: 'AMnone' }],
  ['cancelPhoneOrder', 'orderNumber', { ...key(), orderNumber: 'WOnone', reason: 'CHANGED_MIND' }],
  ['pauseSubscription', 'number', { ...key(), number: 'SBnone', until: '2027-01-01' }],
  ['setFavorite', 'productNumber', { productNumber: 'GD99999999', isFavorite: true }],
];

const refused = (path: string) => ({
  __typename: 'FormRefused',
  code: 'NOT_FOUND',
  // A mall that tells no more than the contract does not say which.
  fields: isContractAlone
    ? []
    : [{ path: path.split('.'), code: 'NOT_FOUND', reason: expect.stringMatching(/[가-힣]/u) }],
});

describe('what is not there is named by its place in the input', () => {
  test.for(unknownThings)('%s: %s', async ([mutation, path, input], { buyer }) => {
    expect(await buyer.send(mutation, input, '')).toMatchObject(refused(path));
  });

  test('placeOrder: sheet and address', async ({ buyer }) => {
    const ready = await readyToOrder(buyer);
    expect(await buyer.send('placeOrder', { ...ready, sheetNumber: 'OSnone' }, '')).toMatchObject(
      refused('sheetNumber'),
    );
    const choice = { ...ready.choice, addressNumber: 'DLnone' };
    expect(await buyer.send('placeOrder', { ...ready, ...key(), choice }, '')).toMatchObject(
      refused('choice.addressNumber'),
    );
  });

  test('cancelOrder: an item of an order', async ({ buyer }) => {
    const { order } = await place(buyer);
    const input = { ...key(), ...claim, orderNumber: order.number, items: [{ number: 'OInone', quantity: 1 }] };
    expect(await buyer.send('cancelOrder', input, '')).toMatchObject(refused('items.0.number'));
  });

  test('of an error: the mall, and what an argument names', async ({ gateway, buyer }) => {
    const ofVariant =
      'product(number: "GD26010291") { ... on Goods { price(variantId: "none", quantity: 1) { payTotal } } }';
    const { errors } = await gateway.ask(`{ mall(url: "familyshop", device: MOBILE) { ${ofVariant} } }`);
    expect(errors).toMatchObject([{ extensions: { fields: [{ path: ['variantId'], code: 'NOT_FOUND' }] } }]);
    const elsewhere = await gateway.ask(
      'mutation ($input: DeleteAlertInput!) { deleteAlert(input: $input) { __typename } }',
      { input: { mallUrl: 'nowhere', number: 'AM1' } },
      buyer.authorization,
    );
    expect(elsewhere.errors).toMatchObject([
      { extensions: { code: 'NOT_FOUND', fields: [{ path: ['mallUrl'], code: 'NOT_FOUND' }] } },
    ]);
  });
});
