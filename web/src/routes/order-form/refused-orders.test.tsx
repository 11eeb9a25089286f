// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { placed, openForm, pay, payByTransfer, prepareOrderForm } from '../../../test/support/open-order-form.tsx';
import { aSheet } from '../../../test/support/sample-sheet.ts';
import * as paymentWindow from '../../features/payments/payment-window.ts';
import { readPlacedOrder } from './placed-orders.ts';
import { NetworkError } from '../../shared/errors/network-error.ts';

beforeEach(prepareOrderForm);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const refusal = (path: string[], reason: string) => ({ __typename: 'FieldRefusal', path, code: 'LENGTH', reason });

test('a refusal of the mall is shown at its field, with the focus there, until it is changed', async () => {
  openForm(aSheet(), {
    answers: [
      {
        __typename: 'FormRefused',
        message: '입력 내용을 확인해 주세요.',
        fields: [
          refusal(['deliveryMessage'], '50자까지 쓸 수 있어요.'),
          refusal(['agreedTerms', '0'], '알 수 없는 동의예요.'),
        ],
      },
      placed,
    ],
  });
  await userEvent.click(await screen.findByRole('radio', { name: '계좌이체' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '주문 내용 확인 (필수)' }));
  await userEvent.click(await pay());
  const message = screen.getByRole('combobox', { name: /배송 요청사항/u });
  await waitFor(() => expect(document.activeElement).toBe(message));
  expect(screen.getByText('50자까지 쓸 수 있어요.')).toBeTruthy();
  expect(screen.getByText('알 수 없는 동의예요.')).toBeTruthy();
  await userEvent.type(message, '문 앞');
  expect(screen.queryByText('50자까지 쓸 수 있어요.')).toBeNull();
});

test('a refusal of what has no field of its own here is told beside the button', async () => {
  const reasons = ['사용 가능 포인트가 모자라요.', '배송지를 다시 선택해 주세요.'];
  const fields = [refusal(['choice', 'points'], reasons[0]!), refusal(['choice', 'addressNumber'], reasons[1]!)];
  openForm(aSheet(), { answers: [{ __typename: 'FormRefused', message: '입력값을 확인해주세요.', fields }] });
  await payByTransfer();
  for (const reason of reasons)
    expect((await screen.findByText(reason, { exact: false })).closest('[role=alert]')).not.toBeNull();
});

test('a field that was left with something wrong in it says so before anything is sent, an empty one does not', async () => {
  openForm(aSheet());
  await userEvent.click(await screen.findByRole('button', { name: '변경, 주문자' }));
  const phone = screen.getByRole('textbox', { name: '연락처' });
  await userEvent.clear(phone);
  await userEvent.tab();
  expect(screen.queryByText(/^연락처를/u)).toBeNull();
  await userEvent.type(phone, '0101');
  await userEvent.tab();
  expect(screen.getByText(/^연락처를/u)).toBeTruthy();
});

const unavailable = {
  __typename: 'PaymentUnavailable',
  message: '결제사와 연결되지 않았어요.',
  orderNumber: 'O1',
  retryAfter: 0,
};

test('while the payment provider cannot be asked the order is named, and the same order is tried again', async () => {
  const sent = openForm(aSheet(), { answers: [unavailable, unavailable, placed] });
  await payByTransfer();
  expect(await screen.findByText(/결제사와 연결되지 않았어요/u)).toBeTruthy();
  expect(screen.getByRole('link', { name: '주문번호 O1 확인하기' }).getAttribute('href')).toContain('/orderDetail/O1');
  expect(readPlacedOrder('OS1')).toBe('O1');
  // What is typed meanwhile belongs to no order.
  await userEvent.type(screen.getByRole('combobox', { name: /배송 요청사항/u }), '문 앞');
  await userEvent.click(await pay('다시 시도'));
  await waitFor(() => expect(paymentWindow.openPayment).toHaveBeenCalledWith(placed.paymentRequest, null));
  expect(sent).toHaveLength(3);
  expect(new Set(sent.map((input) => JSON.stringify(input))).size).toBe(1);
});

test('a refusal of the payment provider is shown at the method, and the sheet is free again', async () => {
  const reason = '200원부터 결제할 수 있어요.';
  const fields = [{ __typename: 'FieldRefusal', path: ['payment', 'method'], code: 'REFUSED', reason }];
  const refused = { __typename: 'FormRefused', message: '입력값을 확인해주세요.', fields };
  const sent = openForm(aSheet(), { answers: [unavailable, refused, placed] });
  await payByTransfer();
  const problem = await screen.findByText(reason);
  await waitFor(() => expect(document.activeElement?.closest('fieldset')).toBe(problem.closest('fieldset')));
  expect(readPlacedOrder('OS1')).toBeNull();
  await userEvent.click(await pay('60,000원 결제하기'));
  await waitFor(() => expect(sent).toHaveLength(3));
  expect(sent[2]?.['idempotencyKey']).not.toBe(sent[0]?.['idempotencyKey']);
});

test('without a network the press says so and loses nothing, and the next one places the same order', async () => {
  const sent = openForm(aSheet(), { answers: [new NetworkError(), placed] });
  await userEvent.type(await screen.findByRole('combobox', { name: /배송 요청사항/u }), '문 앞');
  await payByTransfer();
  expect(await screen.findByText(/네트워크 오류입니다/u)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /배송 요청사항/u }).value).toBe('문 앞');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '계좌이체' }).checked).toBe(true);
  await userEvent.click(await pay());
  await waitFor(() => expect(paymentWindow.openPayment).toHaveBeenCalledWith(placed.paymentRequest, null));
  const orders = sent.filter(({ payTotal }) => payTotal !== undefined);
  expect(orders.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
    orders[0]?.['idempotencyKey'],
    orders[0]?.['idempotencyKey'],
  ]);
});

test('a changed price is shown with the old one, and nothing is paid until the next press', async () => {
  const sent = openForm(aSheet(), {
    answers: [
      {
        __typename: 'PriceChanged',
        message: '가격이 바뀌었어요.',
        payTotal: 62_000,
      },
      placed,
    ],
  });
  await userEvent.click(await screen.findByRole('radio', { name: '계좌이체' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '주문 내용 확인 (필수)' }));
  await userEvent.click(await pay());
  expect(await screen.findByText('62,000원')).toBeTruthy();
  expect(paymentWindow.openPayment).not.toHaveBeenCalled();
  await userEvent.click(await pay());
  await waitFor(() => expect(paymentWindow.openPayment).toHaveBeenCalled());
  expect(sent[0]?.idempotencyKey).not.toBe(sent[1]?.idempotencyKey);
});

test('goods that are sold out meanwhile say so in their line, with the way to where they are changed', async () => {
  const [line] = aSheet().lines;
  if (!line) throw new Error('The sample has a line');
  const { productNumber, optionNumber, colorName, quantity } = line;
  const short = { productNumber, optionNumber, colorName, quantity, left: 0, cartLineNumber: null };
  openForm(aSheet(), {
    answers: [
      {
        __typename: 'OutOfStock',
        message: '재고가 부족해요.',
        shortages: [{ __typename: 'StockShortage', ...short }],
      },
    ],
  });
  await userEvent.click(await screen.findByRole('radio', { name: '계좌이체' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '주문 내용 확인 (필수)' }));
  await userEvent.click(await pay());

  const soldOut = await screen.findAllByText(/^품절됐어요/u);
  expect(soldOut.some((text) => text.closest('li')?.textContent.includes(line.name))).toBe(true);
  const alert = soldOut.map((text) => text.closest('[role=alert]')).find((found) => found !== null);
  expect(alert?.querySelector('a')?.textContent).toMatch(/변경$/u);
});

test('a refusal without a session offers the login, which leads back to the form', async () => {
  const answers = [{ __typename: 'FormRefused', message: '로그인이 필요해요.', fields: [] }];
  openForm(aSheet(), { answers, isMember: false });
  await userEvent.click(await screen.findByRole('radio', { name: '계좌이체' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '주문 내용 확인 (필수)' }));
  await userEvent.click(await pay());
  expect((await screen.findByRole('link', { name: '로그인' })).getAttribute('href')).toBe(
    `/familyshop/login?redirect=${encodeURIComponent('/familyshop/order/orderForm/OS1')}`,
  );
});
