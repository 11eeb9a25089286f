// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failing } from '../../../test/support/answers.ts';
import { knowDialogs } from '../../../test/support/dialog.ts';
import { aFilledApplication, anAdult, aPhoneSheet, openPhoneStep } from '../../../test/support/phone-application.tsx';
import {
  CheckNumberPortingDocument,
  PhoneContractEstimateDocument,
  type CheckNumberPortingInput,
  type PhoneEstimateInput,
} from '../../__generated__/graphql.ts';
import { readProofs } from './proofs.ts';

beforeEach(() => {
  sessionStorage.clear();
  knowDialogs();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const goOn = async () => userEvent.click(await screen.findByRole('button', { name: '다음: 계약 확인' }));

test('nothing is chosen or ticked by default, and the first thing that is missing gets the focus', async () => {
  const { router } = openPhoneStep({ step: 'applyForm' });
  await screen.findByRole('radio', { name: /이심|유심 · 7,700원/u });
  expect(document.querySelectorAll('input[type=checkbox]:checked')).toHaveLength(0);
  expect(document.querySelectorAll('input[name=usim]:checked, input[name=billing]:checked')).toHaveLength(0);
  expect(screen.getByText(/신분증 사진은 받지 않아요/u)).toBeTruthy();
  await goOn();
  for (const text of ['유심을 선택해 주세요.', '요금을 낼 방법을 선택해 주세요.'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(document.activeElement?.getAttribute('name')).toBe('usim');
  expect(router.state.location.pathname).toBe('/familyshop/order/orderWireless/applyForm');
});

test('an additional service is priced by the mall', async () => {
  const { inputsOf } = openPhoneStep({ step: 'applyForm' });
  await userEvent.click(await screen.findByRole('checkbox', { name: '통화 연결음 · 월 1,100원' }));
  const asked = () => inputsOf(PhoneContractEstimateDocument) as PhoneEstimateInput[];
  await waitFor(() => expect(asked().map(({ extraServiceNumbers }) => extraServiceNumbers)).toEqual([[], ['AS1']]));
});

test('what was typed is there after a reload, and leads on when nothing is missing', async () => {
  const { router } = openPhoneStep({ step: 'applyForm', application: aFilledApplication });
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: /계좌번호/u })).value).toBe('123-456-7890');
  await goOn();
  await waitFor(() => expect(router.state.location.pathname).toBe('/familyshop/order/orderWireless/confirm'));
  expect(new URLSearchParams(router.state.location.search).get('sheet')).toBe('WS1');
});

test('nothing is agreed to or signed before the contract is read', async () => {
  openPhoneStep({ step: 'applyForm' });
  await screen.findByRole('button', { name: '다음: 계약 확인' });
  expect(screen.queryByText(/서명|동의해 주세요/u)).toBeNull();
  expect(screen.queryByRole('checkbox', { name: /\(필수\)/u })).toBeNull();
});

test('whoever pays the device at once is told who asks for the card of the bills', async () => {
  const sheet = aPhoneSheet();
  openPhoneStep({ step: 'applyForm', sheet: { ...sheet, estimate: { ...sheet.estimate, deviceMonths: 1 } } });
  await userEvent.click(await screen.findByRole('radio', { name: '카드 자동납부' }));
  expect(screen.getByText(/개통할 때 가온텔레콤에서 전화로 확인해요/u)).toBeTruthy();
  expect(screen.queryByText(/결제사 화면에서 등록해요/u)).toBeNull();
});

test('the card of the bills is never typed here', async () => {
  openPhoneStep({ step: 'applyForm' });
  await userEvent.click(await screen.findByRole('radio', { name: '카드 자동납부' }));
  expect(screen.getByText(/결제사 화면에서 등록해요/u)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: /카드번호|계좌번호/u })).toBeNull();
});

test('nobody fills it in without a certification', async () => {
  const { router } = openPhoneStep({ step: 'applyForm', applicant: null });
  await waitFor(() => expect(router.state.location.pathname).toBe('/familyshop/order/orderWireless/certPhone'));
});

test('a sheet that has ended leads to another one of the same choice', async () => {
  openPhoneStep({ step: 'applyForm', sheet: null });
  const again = await screen.findByRole<HTMLAnchorElement>('link', { name: '신청서 다시 만들기' });
  expect(again.pathname).toBe('/familyshop/order/orderWireless/selectJoin');
  expect(new URL(again.href).searchParams.get('gdsGrpNo')).toBe('HP00000001');
});

const press = () => userEvent.click(screen.getByRole('button', { name: '번호이동 확인' }));
const proof = () => document.querySelector<HTMLInputElement>('input[name=porting-proof][value=accountDigits]');

async function fillNumber() {
  await userEvent.type(await screen.findByRole('textbox', { name: /쓰던 휴대폰 번호/u }), '010-2345-6789');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /지금 쓰는 통신사/u }), '다온모바일');
  await userEvent.click(proof() ?? document.body);
  await userEvent.type(screen.getByRole('textbox', { name: /계좌번호 끝 4자리/u }), '4826');
}

const portable = { __typename: 'NumberPorting', number: 'MN1', expiresAt: null };
const portingSheet = aPhoneSheet('TRANSFER');

test('a number is checked once, and its four digits are kept nowhere', async () => {
  const { inputsOf, application } = openPhoneStep({ step: 'applyForm', sheet: portingSheet, checks: [portable] });
  await fillNumber();
  await press();
  const told = await screen.findByText('010-2345-6789 번호를 그대로 가져올 수 있어요.');
  await waitFor(() => expect(document.activeElement).toBe(told));
  const [sent, ...others] = inputsOf(CheckNumberPortingDocument) as CheckNumberPortingInput[];
  expect(others).toEqual([]);
  expect(sent).toMatchObject({
    sheetNumber: 'WS1',
    certificationNumber: anAdult.certificationNumber,
    phone: '01023456789',
    carrierCode: 'TC02',
    proof: { accountDigits: '4826' },
  });
  expect(application()).toContain('MN1');
  expect(application()).not.toContain('4826');
});

test('a number can come from a carrier of the plans, where the sheet tells none', async () => {
  openPhoneStep({ step: 'applyForm', sheet: { ...portingSheet, carriers: null } });
  expect(await screen.findByRole('option', { name: '가온텔레콤' })).toBeTruthy();
});

test('a check whose answer was lost is sent again as the same check, and its digits are in no storage', async () => {
  const { inputsOf } = openPhoneStep({
    step: 'applyForm',
    sheet: portingSheet,
    application: aFilledApplication,
    checks: [failing('UNAVAILABLE'), portable],
  });
  await fillNumber();
  await press();
  await waitFor(() => expect(screen.getByRole('button', { name: '번호이동 확인' })).toBeTruthy());
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /계좌번호 끝 4자리/u }).value).toBe('4826');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/4826|C1"|123-456-7890/u);
  await press();
  await screen.findByText('010-2345-6789 번호를 그대로 가져올 수 있어요.');
  const keys = (inputsOf(CheckNumberPortingDocument) as CheckNumberPortingInput[]).map((each) => each.idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test.each([
  ['OTHER_NAME', /명의를 신청자로 바꾼/u],
  ['UNPAID_BILLS', /밀린 요금을 낸/u],
  ['TOO_SOON', /3개월이 지난/u],
  ['SUSPENDED', /정지를 푼/u],
  ['WRONG_DIGITS', /끝 4자리를 다시 입력/u],
  ['OTHER_CARRIER', /통신사를 다시 선택해/u],
  ['CENTER_CLOSED', /쇼핑몰이 알리는 시간.*센터가 열리면/u],
])('a number that cannot be brought along is explained, with how to mend it: %s', async (reason, text) => {
  const refused = {
    __typename: 'PortingRefused',
    message: '쇼핑몰이 알리는 시간',
    code: 'PORTING_REFUSED',
    reason,
    nextCheckAt: null,
  };
  openPhoneStep({ step: 'applyForm', sheet: portingSheet, checks: [refused] });
  await fillNumber();
  await press();
  expect((await screen.findByText(text)).closest('[role=alert]')).not.toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /쓰던 휴대폰 번호/u }).value).toBe('010-2345-6789');
});

test('the last refusal of an hour says when the next check is allowed', async () => {
  const nextCheckAt = '2026-11-28T15:10:00+09:00';
  const refused = { __typename: 'PortingRefused', reason: 'WRONG_DIGITS', message: '달라요.', nextCheckAt };
  openPhoneStep({ step: 'applyForm', sheet: portingSheet, checks: [refused] });
  await fillNumber();
  await press();
  expect(await screen.findByText(/11월 28일 15:10부터 다시 확인할 수 있어요/u)).toBeTruthy();
});

test('a certification that has ended before the check is asked for again, and all that was typed stays', async () => {
  const expired = {
    __typename: 'Expired',
    message: '끝났어요.',
    code: 'EXPIRED',
    subject: 'CERTIFICATION',
    placedOrderNumber: null,
  };
  const { application } = openPhoneStep({
    step: 'applyForm',
    sheet: portingSheet,
    application: aFilledApplication,
    checks: [expired],
  });
  await fillNumber();
  await press();
  const way = await screen.findByRole<HTMLAnchorElement>('link', { name: '본인 인증 다시 하기' });
  expect(way.pathname).toBe('/familyshop/order/orderWireless/certPhone');
  expect(readProofs('WS1').applicant).toBeNull();
  for (const text of ['010-2345-6789', '123-456-7890', 'FL1', 'WA1']) expect(application()).toContain(text);
});

test('after five checks in an hour the next one has to wait', async () => {
  const limited = failing('RATE_LIMITED', '', { retryAfter: 600 });
  openPhoneStep({ step: 'applyForm', sheet: portingSheet, checks: [limited] });
  await fillNumber();
  await press();
  expect(await screen.findByText(/\d{2}:\d{2}부터 다시 시도할 수 있어요/u)).toBeTruthy();
});

test('a number that was not checked keeps the step', async () => {
  const { router } = openPhoneStep({ step: 'applyForm', sheet: portingSheet, application: aFilledApplication });
  await goOn();
  expect(screen.getByText('번호이동을 먼저 확인해 주세요.')).toBeTruthy();
  expect(router.state.location.pathname).toBe('/familyshop/order/orderWireless/applyForm');
});

test('a number that was moved lately leads to the same choice as a new line', async () => {
  const refusal = {
    __typename: 'PortingRefused',
    reason: 'TOO_SOON',
    message: '3개월이 지나지 않았어요.',
    nextCheckAt: null,
  };
  openPhoneStep({ step: 'applyForm', sheet: portingSheet, checks: [refusal] });
  await fillNumber();
  await press();
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: '신규가입으로 변경' });
  expect(link.pathname).toBe('/familyshop/order/orderWireless/selectJoin');
  expect(new URL(link.href).searchParams.get('join')).toBe('new');
});

test("a customer of the plan's own carrier is led to the same choice with another phone alone", async () => {
  openPhoneStep({ step: 'applyForm', sheet: portingSheet });
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: '기기변경으로 변경' });
  expect(link.closest('p')?.textContent).toContain('가온텔레콤 고객이면');
  expect(link.pathname).toBe('/familyshop/order/orderWireless/selectJoin');
  expect(new URL(link.href).searchParams.get('join')).toBe('change');
});

test('the total is one line that unfolds, and says so', async () => {
  openPhoneStep({ step: 'applyForm', device: 'MOBILE' });
  const unfold = await screen.findByRole('button', { name: /월 116,566원.*내역 보기/u });
  expect(unfold.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(unfold);
  expect(unfold.getAttribute('aria-expanded')).toBe('true');
  const bill = document.getElementById(unfold.getAttribute('aria-controls') ?? '');
  expect(bill?.textContent).toContain('24개월 총액');
});

test('who orders receives it too: their name is filled in, and the number is typed next', async () => {
  openPhoneStep({ step: 'applyForm' });
  await userEvent.click(await screen.findByRole('button', { name: '새 배송지 추가' }));
  await userEvent.click(await screen.findByRole('button', { name: '주문자와 같아요' }));
  await expect.poll(() => screen.getByRole<HTMLInputElement>('textbox', { name: '받는 분' }).value).toBe('한가온');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('textbox', { name: '연락처' }));
});
