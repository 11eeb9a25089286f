import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { mallUrl, numbersOf, order, payment, place, placed, returnUrl, testAs } from './real-buyer.ts';

const test = testAs('haram');

describe('orders', () => {
  test('are paid at the company, which is the only source of truth, and stay so when reported again', async ({
    buyer,
  }) => {
    const { send, viewer, comeBack, play } = buyer;
    const answer = await place(buyer);
    const { orderNumber, payNumber } = numbersOf(answer);
    const open = await viewer(`payment(orderNumber: "${orderNumber}") { ${payment} }`);
    expect(open.payment).toMatchObject({
      number: payNumber,
      status: 'READY',
      amount: answer.order.payTotal,
      paidAt: null,
    });
    const lie = { mallUrl, provider: 'TEST', number: payNumber, orderNumber, result: 'APPROVED' };
    expect((await comeBack(lie)).status).not.toBe('PAID');

    const posted = await play(payNumber, { act: 'approve' });
    const paid = await comeBack(posted);
    expect(paid).toMatchObject({ orderNumber, number: payNumber, status: 'PAID', amount: answer.order.payTotal });
    expect(await comeBack(posted)).toEqual(paid);
    const now = await viewer(
      `payment(orderNumber: "${orderNumber}") { ${payment} } order(number: "${orderNumber}") { ${order} }`,
    );
    expect(now.payment).toEqual(paid);
    expect(now.order).toMatchObject({
      status: 'PAID',
      paymentDueAt: null,
      availableActions: ['CHANGE_ADDRESS', 'CANCEL'],
      payment: { method: 'CARD', status: 'PAID' },
      receipts: [{ amount: answer.order.payTotal }],
    });
    const again = { idempotencyKey: randomUUID(), orderNumber, payment: { method: 'TRANSFER' }, returnUrl };
    expect(await send('retryPayment', again, placed)).toMatchObject({ code: 'WRONG_STATE', stateCode: 'OR00102' });
  });

  test('are paid by another attempt when the first was refused, also for a visitor who comes back without a session', async ({
    buyer,
  }) => {
    const { send, viewer, comeBack, play } = buyer;
    const { orderNumber, payNumber } = numbersOf(await place(buyer));
    expect(await comeBack(await play(payNumber, { act: 'refuse' }))).toMatchObject({
      status: 'FAILED',
      isRetryable: true,
      failureMessage: expect.stringMatching(/[가-힣]/u),
    });
    const retry = { idempotencyKey: randomUUID(), orderNumber, payment: { method: 'TRANSFER' }, returnUrl };
    const retried = await send('retryPayment', retry, placed);
    expect(await send('retryPayment', retry, placed)).toEqual(retried);
    expect(retried).toMatchObject({ order: { number: orderNumber, status: 'AWAITING_PAYMENT' } });
    const posted = await play(retried.paymentRequest.number, { act: 'approve' });
    const known = { __typename: 'PaymentSeenByVisitor', orderNumber, status: 'PAID' };
    expect(await comeBack(posted, {})).toEqual(known);
    const { payment: told } = await viewer(`payment(orderNumber: "${orderNumber}") { ${payment} }`);
    expect(told).toMatchObject({ status: 'PAID', number: retried.paymentRequest.number });
  });

  test('are taken from an app that knows only the numbers of the attempt, once the shopper has agreed', async ({
    buyer,
  }) => {
    const { comeBack, play } = buyer;
    const { orderNumber, payNumber } = numbersOf(await place(buyer));
    const app = { mallUrl, provider: 'TEST', number: payNumber, orderNumber };
    expect((await comeBack(app)).status).toBe('READY');
    await play(payNumber, { act: 'approve' });
    expect((await comeBack(app)).status).toBe('PAID');
  });

  test('by a virtual account wait for the deposit', async ({ buyer }) => {
    const { viewer, comeBack, play } = buyer;
    const answer = await place(buyer, { payment: { method: 'VIRTUAL_ACCOUNT' } });
    const { orderNumber, payNumber } = numbersOf(answer);
    const waiting = await comeBack(await play(payNumber, { act: 'approve' }));
    expect(waiting).toMatchObject({
      status: 'AWAITING_DEPOSIT',
      virtualAccount: { bankName: expect.any(String), accountNumber: expect.any(String), dueAt: expect.any(String) },
    });
    const { order: held } = await viewer(
      `order(number: "${orderNumber}") { paymentDueAt ... on GoodsOrder { status payment { virtualAccount { accountNumber dueAt } } } }`,
    );
    const { accountNumber, dueAt } = waiting.virtualAccount;
    expect(held).toEqual({
      status: 'AWAITING_PAYMENT',
      paymentDueAt: dueAt,
      payment: { virtualAccount: { accountNumber, dueAt } },
    });
  });

  test('a return from a payment that does not exist is refused', async ({ buyer }) => {
    const { viewer, comeBack, authorization } = buyer;
    const { orderNumber } = numbersOf(await place(buyer));
    const madeUp = { mallUrl, provider: 'TEST', number: 'PY20260101XXXXXXXXXX', orderNumber, result: 'APPROVED' };
    for (const headers of [authorization, {}])
      expect(await comeBack(madeUp, headers)).toEqual({ message: expect.any(String) });
    expect(await viewer('payment(orderNumber: "OR20260101XXXXXXXXXX") { id }')).toEqual({ payment: null });
  });
});
