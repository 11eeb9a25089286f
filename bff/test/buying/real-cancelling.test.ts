import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { numbersOf, place, testAs } from './real-buyer.ts';

const test = testAs('robin');

describe('orders', () => {
  test('that are paid are cancelled for the sum that a trial reckoned, and for no other', async ({ buyer }) => {
    const { send, viewer, comeBack, play } = buyer;
    const answer = await place(buyer);
    const { orderNumber, payNumber } = numbersOf(answer);
    await comeBack(await play(payNumber, { act: 'approve' }));
    const [item] = answer.order.items;
    const wanted = { orderNumber, items: [{ number: item.number, quantity: 1 }], reason: 'CHANGED_MIND' };
    const cancel = (input: object, name = 'cancelOrder') =>
      send(
        name,
        { idempotencyKey: randomUUID(), ...wanted, ...input },
        '... on Claim { number status type refundTotal returnDeliveryFee refundDueOn order { status items { status } claims { number claimReason } } }',
      );
    const reckoned = await cancel({ isTrial: true });
    expect(reckoned).toMatchObject({
      number: null,
      status: null,
      type: 'CANCEL',
      refundTotal: answer.payTotal,
      order: { status: 'PAID' },
    });
    expect(await cancel({ refundTotal: answer.payTotal - 1 })).toMatchObject({ reason: 'PRICE_CHANGED' });
    expect(await cancel({ isTrial: true }, 'requestReturn')).toMatchObject({
      reason: 'WRONG_STATE',
      orderStatus: 'PAID',
    });
    expect(await cancel({})).toMatchObject({ __typename: 'FormRefused', fields: [{ path: ['refundTotal'] }] });
    const done = await cancel({ refundTotal: reckoned.refundTotal });
    expect(done).toMatchObject({
      number: expect.any(String),
      status: 'DONE',
      type: 'CANCEL',
      refundTotal: answer.payTotal,
      order: {
        status: 'CANCELLED',
        items: [{ status: 'CANCELLED' }],
        claims: [{ number: done.number, claimReason: 'CHANGED_MIND' }],
      },
    });
    const { payment: told } = await viewer(`payment(orderNumber: "${orderNumber}") { status }`);
    expect(told).toEqual({ status: 'REFUNDED' });
    const key = randomUUID();
    expect(
      await send('withdrawClaim', { idempotencyKey: key, number: done.number }, '... on GoodsOrder { number }'),
    ).toMatchObject({
      reason: 'WRONG_STATE',
      claimStatus: 'DONE',
    });
    const confirming = { idempotencyKey: randomUUID(), orderNumber, itemNumbers: [item.number] };
    expect(await send('confirmPurchase', confirming, '... on GoodsOrder { number }')).toMatchObject({
      reason: 'WRONG_STATE',
    });
  });
});
