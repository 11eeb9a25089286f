// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { placed, openForm, pay, payByTransfer, prepareOrderForm } from '../../../test/support/open-order-form.tsx';
import { failing } from '../../../test/support/answers.ts';
import { aSheet } from '../../../test/support/sample-sheet.ts';
import * as paymentWindow from '../../features/payments/payment-window.ts';
import { notePlacedOrder, readPlacedOrder } from './placed-orders.ts';

beforeEach(prepareOrderForm);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test('nothing is selected or ticked by default, and missing input is reported in place', async () => {
  const sent = openForm(aSheet());
  await userEvent.click(await pay('60,000원 결제하기'));
  const problem = screen.getByText('결제 수단을 선택해 주세요.');
  expect(document.activeElement?.closest('fieldset')).toBe(problem.closest('fieldset'));
  const missed = screen.getByText('필수 동의 항목을 확인하고 동의해 주세요.');
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox', { name: /\(필수\)/u })) {
    expect(box.getAttribute('aria-invalid')).toBe('true');
    expect(box.getAttribute('aria-describedby')).toBe(missed.id);
  }
  for (const box of screen.getAllByRole('checkbox', { name: /\(선택\)/u }))
    expect(box.getAttribute('aria-invalid')).not.toBe('true');
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked)).toEqual([]);
  expect(sent).toEqual([]);
});

test('a card payment without a card company shows its error there, until one is chosen', async () => {
  openForm(aSheet());
  await userEvent.click(await screen.findByRole('radio', { name: '신용카드' }));
  await userEvent.click(await pay());
  const company = screen.getByRole('combobox', { name: '카드사' });
  expect(screen.getByText('카드사를 선택해 주세요.', { selector: 'p' })).toBeTruthy();
  expect(document.activeElement).toBe(company);
  await userEvent.selectOptions(company, '가온카드');
  expect(screen.queryByText('카드사를 선택해 주세요.', { selector: 'p' })).toBeNull();
});

/** Where what is typed is kept until the order is placed. */
const draft = 'family-mall.order-draft.familyshop';

test('a card is paid with its company and months, each with what a month costs', async () => {
  const sent = openForm(aSheet());
  await userEvent.click(await screen.findByRole('radio', { name: '신용카드' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '카드사' }), '가온카드');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '할부 개월' }), '3개월 무이자 (월 20,000원)');
  await userEvent.click(screen.getByRole('checkbox', { name: '주문 내용 확인 (필수)' }));
  await waitFor(() => expect(sessionStorage.getItem(draft)).not.toBeNull());
  await userEvent.click(await pay());
  await waitFor(() => expect(paymentWindow.openPayment).toHaveBeenCalledWith(placed.paymentRequest, null));
  expect(sent).toEqual([
    expect.objectContaining({
      sheetNumber: 'OS1',
      choice: { coupons: { numbers: [] }, points: 0, addressNumber: '1' },
      payment: { method: 'CARD', card: { code: 'C1', months: 3 }, cashReceipt: null },
      payTotal: 60_000,
      agreedTerms: ['A1'],
    }),
  ]);
  expect(readPlacedOrder('OS1')).toBe('O1');
  expect(sessionStorage.getItem(draft)).toBeNull();
});

const press = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));

test('another way to pay or purpose of a receipt loses nothing of what was chosen and typed for the first', async () => {
  openForm(aSheet());
  await press('신용카드');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '카드사' }), '가온카드');
  await press('계좌이체');
  await press('소득공제');
  await userEvent.type(screen.getByRole('textbox', { name: '휴대폰 번호' }), '01012345678');
  await press('지출증빙');
  await userEvent.type(screen.getByRole('textbox', { name: '사업자등록번호' }), '1234567890');
  await press('신용카드');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '카드사' }).selectedOptions[0]?.text).toBe('가온카드');
  await press('계좌이체');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '사업자등록번호' }).value).toBe('1234567890');
  await press('소득공제');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '휴대폰 번호' }).value).toBe('010-1234-5678');
});

test('names that look like HTML stay text', async () => {
  const buyer = { __typename: 'Buyer', name: '<i>한</i>', phone: '01000000101', email: null } as const;
  openForm(aSheet({ buyer }), { receiverName: '<b>윤</b>&amp;' });
  expect(await screen.findByText(/<b>윤<\/b>&amp;/u)).toBeTruthy();
  expect(screen.getByDisplayValue('<i>한</i>')).toBeTruthy();
});

test('of many lines the first are shown, and the rest once they are asked for; what is made to order always is', async () => {
  const [line] = aSheet().lines;
  const named = (name: string, isMadeToOrder = false) => ({ ...line!, name, isMadeToOrder });
  const names = ['하나', '둘', '셋', '넷', '다섯'];
  openForm(aSheet({ lines: [...names.map((name) => named(name)), named('각인한 여섯', true)] }));
  expect(await screen.findByText('넷')).toBeTruthy();
  expect([screen.queryByText('다섯'), screen.getByText('각인한 여섯').tagName]).toEqual([null, 'P']);
  await userEvent.click(screen.getByRole('button', { name: '상품 1개 더 보기' }));
  expect(screen.getByText('다섯')).toBeTruthy();
});

test('a price that no method takes says so', async () => {
  openForm(aSheet({ paymentMethods: [] }));
  expect(await screen.findByText('지금 이 금액을 결제할 수 있는 방법이 없어요.')).toBeTruthy();
});

test('typed input is restored after a reload', async () => {
  openForm(aSheet());
  await userEvent.click(await screen.findByRole('button', { name: '변경, 주문자' }));
  const name = screen.getByRole('textbox', { name: '이름' });
  expect(document.activeElement).toBe(name);
  await userEvent.clear(name);
  await userEvent.type(name, '한하람');
  cleanup();
  openForm(aSheet());
  expect(await screen.findByText(/^한하람 · 010/u)).toBeTruthy();
});

test('the message to the carrier offers what carriers are told most, and keeps any other', async () => {
  openForm(aSheet());
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: /배송 요청사항/u });
  const offered = [...(field.list?.options ?? [])].map(({ textContent }) => textContent);
  expect(offered).toContain('문 앞에 놓아 주세요.');
  expect(new Set(offered).size).toBe(5);
  await userEvent.type(field, '벨은 누르지 마세요');
  expect(field.value).toBe('벨은 누르지 마세요');
});

test('another member who signs in here finds nothing of what was typed before', async () => {
  openForm(aSheet());
  await userEvent.type(await screen.findByRole('combobox', { name: /배송 요청사항/u }), '문 앞에 놓아 주세요');
  cleanup();
  const buyer = {
    __typename: 'Buyer',
    name: '윤슬기',
    phone: '01000000199',
    email: 'seulgi@familyshop.example',
  } as const;
  openForm(aSheet({ buyer }));
  expect((await screen.findByRole<HTMLInputElement>('combobox', { name: /배송 요청사항/u })).value).toBe('');
  expect(screen.getByText(/^윤슬기 · 010-0000-0199/u)).toBeTruthy();
});

test('who orders is asked for as long as something of it is missing', async () => {
  const buyer = { __typename: 'Buyer', name: '한가온', phone: null, email: null } as const;
  openForm(aSheet({ buyer }));
  expect(await screen.findByRole('textbox', { name: '연락처' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '변경, 주문자' })).toBeNull();
});

test('two minutes before it expires a sheet says so', async () => {
  openForm(aSheet({ expiresAt: new Date(Date.now() + 100_000).toISOString() }));
  expect(await screen.findByText(/시간이 2분 남았어요/u)).toBeTruthy();
});

test('a sheet that no longer exists links to the cart or the orders', async () => {
  openForm(null);
  expect(await screen.findByRole('heading', { name: '이 주문서는 더 쓸 수 없어요' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '장바구니 보기' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '주문 내역 보기' })).toBeTruthy();
});

test('a sheet that was ordered with on another device links to that order', async () => {
  openForm(null, failing('CONFLICT', '이미 주문했어요.', { placedOrderNumber: 'OR9' }));
  expect(await screen.findByRole('heading', { name: '이 주문서로 이미 주문했어요' })).toBeTruthy();
  const way = screen.getByRole('link', { name: '주문 상세 보기' });
  expect(way.getAttribute('href')).toBe('/familyshop/order/orderDetail/OR9');
  cleanup();
  openForm(aSheet(), {
    answers: [{ __typename: 'Expired', message: '이미 주문했어요.', code: 'EXPIRED', placedOrderNumber: 'OR9' }],
  });
  await payByTransfer();
  expect(await screen.findByRole('link', { name: '주문 상세 보기' })).toBeTruthy();
});

test('a sheet that another tab ordered with links to that order', async () => {
  for (const number of ['OS0', 'OS1', 'OS2']) notePlacedOrder(number, `order of ${number}`);
  openForm(null);
  expect(await screen.findByRole('heading', { name: '이 주문서로 이미 주문했어요' })).toBeTruthy();
  const way = screen.getByRole('link', { name: '주문 상세 보기' });
  expect(way.getAttribute('href')).toBe('/familyshop/order/orderDetail/order%20of%20OS1');
});
