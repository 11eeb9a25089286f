// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import * as paymentWindow from '../../features/payments/payment-window.ts';
import { OrderPayPage } from './page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(paymentWindow, 'openPayment').mockImplementation(() => {});
  vi.spyOn(paymentWindow, 'openPaymentWindow').mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const order = {
  __typename: 'GoodsOrder',
  id: 'order',
  number: 'O1',
  title: '한빛 전기포트',
  itemCount: 2,
  payTotal: 60_000,
  paymentDueAt: '2026-11-23T12:15:00+09:00',
  availableActions: ['PAY', 'CANCEL'],
  paymentMethods: [
    {
      __typename: 'PaymentOption',
      method: 'CARD',
      name: '신용카드',
      cards: [{ __typename: 'PaymentCard', code: 'C1', name: '가온카드', months: [1, 3], interestFreeMonths: [] }],
    },
    { __typename: 'PaymentOption', method: 'EASY_PAY', name: '한번에페이', cards: [] },
  ],
  installments: [
    {
      __typename: 'InstallmentOffer',
      months: 3,
      total: 60_600,
      monthly: 20_200,
      firstMonth: 20_200,
      isInterestFree: false,
    },
  ],
};
const request = { __typename: 'PaymentRequest', number: 'P1', provider: 'TEST', url: '/pg-test/P1', parameters: [] };

const lost = {
  __typename: 'Payment',
  id: 'payment',
  orderNumber: 'O1',
  number: 'P0',
  provider: 'TEST',
  status: 'READY',
  amount: 60_000,
  isRetryable: false,
  failureMessage: null,
  paidAt: null,
  virtualAccount: null,
};

function Here() {
  return <p data-testid="here">{useLocation().pathname}</p>;
}

/** `afterReturn`: the state of the earlier payment, once the mall has asked the company. */
function show(fields: object = {}, afterReturn: string | null = null, answers: object[] = []) {
  const sent: unknown[] = [];
  let payment: Record<string, unknown> | null = afterReturn === null ? null : lost;
  const execute = async ({ variables }: { variables: Record<string, unknown> }) => {
    const input = variables.input as { payment?: object } | undefined;
    if (!input) {
      const viewer = { __typename: 'Member', id: 'me', order: { ...order, ...fields }, payment };
      return { data: { viewer }, ageSeconds: 0 };
    }
    sent.push(input);
    if (input.payment === undefined) {
      payment = { ...lost, status: afterReturn ?? lost.status };
      return { data: { returnFromPayment: payment }, ageSeconds: 0 };
    }
    const placed = { __typename: 'OrderPlaced', order, paymentRequest: request };
    return { data: { retryPayment: answers.shift() ?? placed }, ageSeconds: 0 };
  };
  const becomes = (change: { status?: string; isRetryable?: boolean }) => {
    afterReturn = change.status ?? afterReturn;
    payment = { ...payment, ...change };
  };
  const content = (
    <>
      <OrderPayPage />
      <Here />
    </>
  );
  const at = '/familyshop/order/orderPay/O1';
  renderInMall(content, { at, params: { orderNumber: 'O1' }, execute, isMember: true });
  return { sent, becomes };
}

test('a phone is paid on its own page', async () => {
  show({ __typename: 'PhoneOrder', paymentMethods: undefined, installments: undefined });
  const path = '/familyshop/order/orderWireless/detail/O1';
  await waitFor(() => expect(screen.getByTestId('here').textContent).toBe(path));
});

test('the card of a subscription is registered on its own page', async () => {
  show({ __typename: 'SubscriptionOrder', paymentMethods: undefined, installments: undefined });
  await waitFor(() => expect(screen.getByTestId('here').textContent).toBe('/familyshop/subs/detailSubsApplf/O1'));
});

test('a tab that did not write the order offers what the mall offers for it, cards and months included', async () => {
  const { sent } = show();
  expect((await screen.findAllByRole('radio')).map((radio) => radio.getAttribute('value'))).toEqual([
    'CARD',
    'EASY_PAY',
  ]);
  expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ checked }) => checked)).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: '신용카드' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '카드사' }), '가온카드');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '할부 개월' }), '3개월 (월 20,200원)');
  await userEvent.click(screen.getByRole('button', { name: '60,000원 결제하기' }));
  await waitFor(() => expect(paymentWindow.openPayment).toHaveBeenCalledWith(request, null));
  expect(sent).toEqual([
    expect.objectContaining({ orderNumber: 'O1', payment: { method: 'CARD', card: { code: 'C1', months: 3 } } }),
  ]);
});

async function payEasily() {
  await userEvent.click(await screen.findByRole('radio', { name: '한번에페이' }));
  await userEvent.click(screen.getByRole('button', { name: '60,000원 결제하기' }));
}

test('while the payment provider cannot be asked the order is named, and the next press asks again', async () => {
  const message = '결제사와 연결되지 않았어요.';
  const unavailable = { __typename: 'PaymentUnavailable', message, orderNumber: 'O1', retryAfter: 0 };
  const { sent } = show({}, null, [unavailable, unavailable]);
  await payEasily();
  expect(await screen.findByText(/결제사와 연결되지 않았어요/u)).toBeTruthy();
  expect(screen.getByRole('link', { name: '주문번호 O1 확인하기' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  await waitFor(() => expect(paymentWindow.openPayment).toHaveBeenCalledWith(request, null));
  expect(new Set(sent.map((input) => JSON.stringify(input))).size).toBe(1);
  expect(sent).toHaveLength(3);
});

test.each([{ path: ['payment', 'card'] }, { path: ['payment', 'card', 'code'] }])(
  'a refusal of the card at $path is shown at the card',
  async ({ path }) => {
    const reason = '카드사를 선택해 주세요.';
    const fields = [{ __typename: 'FieldRefusal', path, code: 'REQUIRED', reason }];
    show({}, null, [{ __typename: 'FormRefused', message: '입력값을 확인해주세요.', fields }]);
    await userEvent.click(await screen.findByRole('radio', { name: '신용카드' }));
    const card = screen.getByRole('combobox', { name: '카드사' });
    await userEvent.selectOptions(card, '가온카드');
    await userEvent.click(screen.getByRole('button', { name: '60,000원 결제하기' }));
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(card.getAttribute('aria-invalid')).toBe('true');
  },
);

test('a card of a mall that names no makers of cards is paid without one', async () => {
  const { sent } = show({ paymentMethods: [{ ...order.paymentMethods[0], cards: [] }] });
  await userEvent.click(await screen.findByRole('radio', { name: '신용카드' }));
  await userEvent.click(screen.getByRole('button', { name: '60,000원 결제하기' }));
  await waitFor(() => expect(sent).toMatchObject([{ payment: { method: 'CARD', card: null } }]));
});

test('a refusal of the payment provider is shown at the method', async () => {
  const reason = '200원부터 결제할 수 있어요.';
  const fields = [{ __typename: 'FieldRefusal', path: ['payment', 'method'], code: 'REFUSED', reason }];
  show({}, null, [{ __typename: 'FormRefused', message: '입력값을 확인해주세요.', fields }]);
  await payEasily();
  const problem = await screen.findByText(reason);
  expect(problem.closest('fieldset')).toBe(screen.getByRole('group', { name: '결제 수단' }));
});

test('an order that can no longer be paid links to the order', async () => {
  show({ availableActions: ['CANCEL'], paymentMethods: [], installments: [] });
  expect(await screen.findByRole('heading', { name: '지금은 결제할 수 없는 주문이에요' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '주문 확인하기' })).toBeTruthy();
});

test('a payment whose way back was lost is asked about first: if it succeeded, nothing is paid again', async () => {
  const { sent } = show({}, 'PAID');
  await waitFor(() => expect(screen.getByTestId('here').textContent).toBe('/familyshop/order/orderComplete/O1'));
  expect(sent).toEqual([{ mallUrl: 'familyshop', provider: 'TEST', number: 'P0', orderNumber: 'O1' }]);
});

test('one that the company knows nothing of gives way to another', async () => {
  const { sent } = show({}, 'READY');
  expect(await screen.findByRole('button', { name: '60,000원 결제하기' })).toBeTruthy();
  expect(sent).toHaveLength(1);
});

test('one that is being checked is asked about again by a press, and nothing is paid meanwhile', async () => {
  const { sent, becomes } = show({}, 'PENDING');
  expect(await screen.findByRole('heading', { name: '결제 결과를 확인하고 있어요' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /결제하기$/u })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '다시 확인하기' }));
  expect(await screen.findByRole('button', { name: '다시 확인하기' })).toBe(document.activeElement);
  becomes({ status: 'FAILED', isRetryable: true });
  await userEvent.click(screen.getByRole('button', { name: '다시 확인하기' }));
  expect(await screen.findByRole('button', { name: '60,000원 결제하기' })).toBeTruthy();
  expect(sent).toHaveLength(1);
});

test('one that is being checked gives way to another where the mall allows it', async () => {
  const { becomes } = show({}, 'PENDING');
  await screen.findByRole('heading', { name: '결제 결과를 확인하고 있어요' });
  becomes({ isRetryable: true });
  await userEvent.click(screen.getByRole('button', { name: '다시 확인하기' }));
  expect(await screen.findByRole('button', { name: '60,000원 결제하기' })).toBeTruthy();
});

test('a payment that this page has opened is awaited here, also while it is being checked', async () => {
  const opened = { closed: false, close: () => {}, focus: () => {} };
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  vi.spyOn(paymentWindow, 'openPaymentWindow').mockReturnValue(opened as unknown as Window);
  const { becomes } = show({}, 'READY');
  await payEasily();
  const awaited = await screen.findByRole('region', { name: '결제 진행' });
  becomes({ status: 'PENDING' });
  opened.closed = true;
  expect(await screen.findByRole('button', { name: '다시 확인하기' })).toBeTruthy();
  expect(awaited.isConnected).toBe(true);
});
