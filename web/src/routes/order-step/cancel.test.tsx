// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failing } from '../../../test/support/answers.ts';
import { openStep, paidItem, press, refundOf, reason } from '../../../test/support/open-order-step.tsx';
import { aClaim, anItem, anOrder } from '../../../test/support/sample-orders.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

test('cancelling takes a reason and a press, and sends the very refund that was shown', async () => {
  const { sent, previews } = openStep('cancel', {
    order: anOrder({ items: [paidItem({ payTotal: 12_900 })] }),
    refund: () => ({ refundTotal: 15_900, returnDeliveryFee: 0 }),
    answer: () => refundOf(aClaim({ type: 'CANCEL', status: 'DONE', refundTotal: 15_900 })),
  });
  await userEvent.click(await reason(/단순 변심/u));
  const refund = within(await screen.findByRole('region', { name: '환불 예정 금액' }));
  expect((await refund.findByText('15,900', { exact: false })).textContent).toBe('15,900원');
  expect(previews()).toHaveLength(1);
  await press('주문 취소하기');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({
    reason: 'CHANGED_MIND',
    refundTotal: 15_900,
    items: [{ number: 'I1', quantity: 1 }],
  });
});

test('the buttons to confirm and to go back have equal weight', async () => {
  openStep('cancel', { order: anOrder({ items: [paidItem()] }) });
  const yes = await screen.findByRole('button', { name: '주문 취소하기' });
  const no = screen.getByRole('link', { name: '돌아가기' });
  for (const attribute of ['data-variant', 'data-size', 'class'])
    expect(yes.getAttribute(attribute)).toBe(no.getAttribute(attribute));
});

test('no reason is preselected, and missing input is reported when the button is pressed', async () => {
  const { sent } = openStep('cancel', { order: anOrder({ items: [paidItem()] }) });
  await reason(/단순 변심/u);
  expect(screen.getAllByRole<HTMLInputElement>('radio').every(({ checked }) => !checked)).toBe(true);
  await press('주문 취소하기');
  expect(screen.getByText('취소 사유를 선택해 주세요.', { exact: true })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
  expect(sent()).toEqual([]);
});

test('another price is shown beside the old one, and sent only when the button is pressed again', async () => {
  let now = 12_900;
  const { sent } = openStep('cancel', {
    order: anOrder({ items: [paidItem()] }),
    refund: () => ({ refundTotal: now, returnDeliveryFee: 0 }),
    answer: ({ refundTotal }) => {
      if (refundTotal === 9_900) return refundOf(aClaim({ type: 'CANCEL', status: 'DONE', refundTotal }));
      now = 9_900;
      return {
        cancelOrder: {
          __typename: 'RefundChanged',
          message: '환불 금액이 바뀌었어요.',
          refundTotal: 9_900,
        },
      };
    },
  });
  await userEvent.click(await reason(/단순 변심/u));
  await screen.findByText('12,900', { selector: 'dd span', exact: false });
  await press('주문 취소하기');
  expect(await screen.findByText(/12,900원에서 9,900원으로 바뀌었어요/u)).toBeTruthy();
  await screen.findByText('9,900', { selector: 'dd span', exact: false });
  expect(sent()).toHaveLength(1);
  await press('주문 취소하기');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.refundTotal).toBe(9_900);
  expect(sent()[1]?.idempotencyKey).not.toBe(sent()[0]?.idempotencyKey);
});

test('if the result is unknown, the same is sent with the same key', async () => {
  let tries = 0;
  const { sent } = openStep('cancel', {
    order: anOrder({ items: [paidItem()] }),
    answer: () => {
      tries += 1;
      return tries === 1
        ? failing('MALL_TIMEOUT', '응답이 늦어요.')
        : refundOf(aClaim({ type: 'CANCEL', status: 'DONE' }));
    },
  });
  await userEvent.click(await reason(/단순 변심/u));
  await screen.findByText('환불 예정 금액');
  await press('주문 취소하기');
  expect(await screen.findByText(/다시 누르면 한 번만 신청돼요/u)).toBeTruthy();
  await press('주문 취소하기');
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]?.idempotencyKey).toBe(sent()[0]?.idempotencyKey);
});

test('an order that is not paid is cancelled as a whole', async () => {
  const waiting = { status: 'AWAITING_PAYMENT' } as const;
  const { previews } = openStep('cancel', {
    order: anOrder({ items: [paidItem(waiting), paidItem({ number: 'I2', quantity: 3, ...waiting })] }),
    refund: () => ({ refundTotal: 0, returnDeliveryFee: 0 }),
  });
  await userEvent.click(await reason(/주문 실수/u));
  expect(await screen.findByText('아직 결제하지 않은 주문이라 환불할 금액이 없어요.')).toBeTruthy();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(previews()[0]?.items).toMatchObject([
    { number: 'I1', quantity: 1 },
    { number: 'I2', quantity: 3 },
  ]);
});

test('an order that left the status meanwhile says so', async () => {
  openStep('cancel', {
    order: anOrder({ items: [paidItem()] }),
    answer: () => ({
      cancelOrder: { __typename: 'WrongState', message: '지금은 신청할 수 없는 상태예요.' },
    }),
  });
  await userEvent.click(await reason(/단순 변심/u));
  await screen.findByText('환불 예정 금액');
  await press('주문 취소하기');
  expect(await screen.findByText('그사이 주문 상태가 바뀌었어요. 지금 상태를 확인해 주세요.')).toBeTruthy();
});

test('an order with nothing to do for the step links back to it', async () => {
  openStep('cancel', { order: anOrder({ items: [anItem({ status: 'CANCELLED' })] }) });
  expect(await screen.findByRole('heading', { name: '지금 취소할 수 있는 상품이 없어요' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '주문 보기' }).getAttribute('href')).toBe('/familyshop/order/orderDetail/O1');
});
