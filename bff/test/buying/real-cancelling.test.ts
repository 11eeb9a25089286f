import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { numbersOf, place, testAs } from './real-buyer.ts';

const test = testAs('robin');

describe('orders', () => {
  test('that are paid are cancelled for the sum that the preview showed, and for no other', async ({ buyer }) => {
    const { send, viewer, comeBack, play } = buyer;
    const answer = await place(buyer);
    const { orderNumber, payNumber } = numbersOf(answer);
    await comeBack(await play(payNumber, { act: 'approve' }));
    const [item] = answer.order.items;
    const wanted = { orderNumber, items: [{ number: item.number, quantity: 1 }], reason: 'CHANGED_MIND' };
    const cancel = (input: object) =>
      send(
        'cancelOrder',
        { idempotencyKey: randomUUID(), ...wanted, ...input },
        '... on ClaimMade { claim { number status type refundTotal returnDeliveryFee refundDueOn order { status items { status } claims { number reason } } } }',
      );
    const preview = async (kind: string) => {
      const { order: shown } = await viewer(
        `order(number: "${orderNumber}") { ... on GoodsOrder { status claimPreview(input: { ${kind}: { items: [{ number: "${item.number}", quantity: 1 }], reason: CHANGED_MIND } }) {
          __typename ... on ClaimPreview { refundTotal returnDeliveryFee restoredPoints } ... on WrongState { code stateCode } } } }`,
      );
      expect(shown.status).toBe('PAID');
      return shown.claimPreview;
    };
    const shown = await preview('cancel');
    const sums = { refundTotal: answer.order.payTotal, returnDeliveryFee: 0, restoredPoints: 0 };
    expect(shown).toEqual({ __typename: 'ClaimPreview', ...sums });
    expect(await cancel({ refundTotal: answer.order.payTotal - 1 })).toMatchObject({ code: 'REFUND_CHANGED' });
    expect(await preview('return')).toMatchObject({ code: 'WRONG_STATE', stateCode: 'OR00102' });
    const { claim: done } = await cancel({ refundTotal: shown.refundTotal });
    expect(done).toMatchObject({
      number: expect.any(String),
      status: 'DONE',
      type: 'CANCEL',
      refundTotal: answer.order.payTotal,
      order: {
        status: 'CANCELLED',
        items: [{ status: 'CANCELLED' }],
        claims: [{ number: done.number, reason: 'CHANGED_MIND' }],
      },
    });
    const { payment: told } = await viewer(`payment(orderNumber: "${orderNumber}") { status }`);
    expect(told).toEqual({ status: 'REFUNDED' });
    const key = randomUUID();
    expect(
      await send('withdrawClaim', { idempotencyKey: key, number: done.number }, '... on GoodsOrder { number }'),
    ).toMatchObject({
      code: 'WRONG_STATE',
      stateCode: 'CL00104',
    });
    const confirming = { idempotencyKey: randomUUID(), orderNumber, itemNumbers: [item.number] };
    expect(await send('confirmPurchase', confirming, '... on GoodsOrder { number }')).toMatchObject({
      code: 'WRONG_STATE',
    });
  });
});
