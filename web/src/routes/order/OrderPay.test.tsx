// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import * as paymentWindow from '../../features/payments/payment-window.ts';
import { OrderPay } from './OrderPay.tsx';

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

function show(fields: object = {}) {
  const sent: unknown[] = [];
  const execute = async ({ variables }: { variables: Record<string, unknown> }) => {
    if (!variables.input)
      return { data: { viewer: { __typename: 'Member', id: 'me', order: { ...order, ...fields } } }, ageSeconds: 0 };
    sent.push(variables.input);
    const placed = { __typename: 'OrderPlaced', number: 'O1', payTotal: 60_000, paymentRequest: request };
    return { data: { retryPayment: placed }, ageSeconds: 0 };
  };
  renderInMall(<OrderPay number="O1" />, { at: '/familyshop/order/orderPay/O1', execute, isMember: true });
  return sent;
}

test('a tab that did not write the order offers what the mall offers for it, cards and months included', async () => {
  const sent = show();
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
    expect.objectContaining({ orderNumber: 'O1', paymentMethod: 'CARD', cardCode: 'C1', installmentMonths: 3 }),
  ]);
});

test('an order that can no longer be paid links to the order', async () => {
  show({ availableActions: ['CANCEL'], paymentMethods: [], installments: [] });
  expect(await screen.findByRole('heading', { name: '지금은 결제할 수 없는 주문이에요' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '주문 확인하기' })).toBeTruthy();
});
