// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { address, choiceOf, openForm, pay, prepareOrderForm } from '../../../test/support/open-order-form.tsx';
import { aSheet } from '../../../test/support/sample-sheet.ts';

beforeEach(prepareOrderForm);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test.each([
  ['집', '한가온 · 010-0000-0101'],
  [null, '010-0000-0101'],
])(
  'the address that is chosen is shown whole to its owner, below its label %s or its receiver',
  async (label, person) => {
    openForm(aSheet(), { addresses: [{ ...address, label }] });
    expect(await screen.findByText(person)).toBeTruthy();
    expect(screen.getByText(label ?? '한가온', { selector: 'strong' })).toBeTruthy();
    expect(screen.getByText(/3층$/u)).toBeTruthy();
  },
);

test('a new address takes name and telephone of the buyer, and is saved by the press that pays', async () => {
  const sent = openForm(aSheet({ choice: { ...aSheet().choice, addressNumber: null } }), { addresses: [] });
  await userEvent.click(await screen.findByRole('button', { name: '주문자와 같아요' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '받는 분' }).value).toBe('한가온');
  await userEvent.type(screen.getByRole('textbox', { name: '우편번호' }), '04524');
  await userEvent.type(screen.getByRole('textbox', { name: '도로명 주소' }), '서울특별시 중구 세종대로 110');
  await userEvent.click(await pay());
  expect(await screen.findByText('배송지를 저장했어요. 결제 금액을 확인해 주세요.')).toBeTruthy();
  expect(sent[0]).toMatchObject({ receiverName: '한가온', postalCode: '04524' });
  expect(sent.at(-1)).toMatchObject({ choice: { addressNumber: '1' } });
});

test('the first address is that of the profile, shown whole, and saved by the press that pays', async () => {
  const choice = { ...aSheet().choice, addressNumber: null };
  const own = { postalCode: '04524', roadAddress: '서울특별시 중구 가온길 12', detailAddress: '101동 202호' };
  const sent = openForm(aSheet({ choice, ownAddress: { __typename: 'OwnAddress', ...own } }), { addresses: [] });
  const detail = await screen.findByRole<HTMLInputElement>('textbox', { name: /상세 주소/u });
  expect(detail.value).toBe('101동 202호');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '받는 분' }).value).toBe('한가온');
  await userEvent.click(await pay());
  expect(await screen.findByText(/^배송지를 저장했어요/u)).toBeTruthy();
  expect(sent[0]).toMatchObject({ receiverName: '한가온', ...own });
});

test('of an island the fee that was added is named', async () => {
  const sheet = aSheet({ choice: { ...aSheet().choice, addressNumber: null } });
  openForm({ ...sheet, summary: { ...sheet.summary, remoteAreaFee: 3_000 } }, { addresses: [] });
  await userEvent.click(await screen.findByRole('button', { name: '주문자와 같아요' }));
  await userEvent.type(screen.getByRole('textbox', { name: '우편번호' }), '63122');
  await userEvent.type(screen.getByRole('textbox', { name: '도로명 주소' }), '제주특별자치도 제주시 관덕로 1');
  await userEvent.click(screen.getByRole('button', { name: '저장하기' }));
  const text = '배송지를 저장했어요. 제주·도서산간 추가 배송비 3,000원이 더해졌어요.';
  expect(await screen.findByText(text)).toBeTruthy();
});

test('with as many addresses as a member can have, the form says where to make room', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => ({ ...address, id: `a${index}`, number: String(index + 1) }));
  openForm(aSheet(), { addresses: ten });
  await userEvent.click(await screen.findByRole('button', { name: '변경, 배송지' }));
  expect(await screen.findByText(/배송지는 10개까지/u)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '새 배송지 추가' })).toBeNull();
  expect(screen.getByRole('link', { name: '배송지 관리' }).getAttribute('href')).toMatch(/listMyDelivery$/u);
});

test('an address that was deleted meanwhile is replaced by the default one', async () => {
  const sent = openForm(aSheet({ choice: { ...aSheet().choice, addressNumber: '7' } }));
  await waitFor(() => expect(sent.map((input) => choiceOf(input).addressNumber)).toEqual(['1']));
});

test('the chosen address stands alone until another is wanted, which keeps the focus in its place', async () => {
  const two = ['1', '2'].map((number) => ({ ...address, id: `a${number}`, number, label: `집 ${number}` }));
  const sent = openForm(aSheet(), { addresses: two });
  const change = await screen.findByRole('button', { name: '변경, 배송지' });
  expect(screen.queryByRole('radio', { name: /집 2/u })).toBeNull();
  await userEvent.click(change);
  expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
  await userEvent.click(screen.getByRole('radio', { name: /집 2/u }));
  await userEvent.click(screen.getByRole('button', { name: '이 배송지로 받기' }));
  expect(screen.queryAllByRole('radio', { name: /집/u })).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '변경, 배송지' }));
  expect(sent.map((input) => choiceOf(input).addressNumber)).toEqual(['2']);
});
