// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failing, refusing } from '../../../test/support/answers.ts';
import { knowDialogs } from '../../../test/support/dialog.ts';
import { aFilledApplication, aPhoneSheet, openPhoneStep } from '../../../test/support/phone-application.tsx';
import { anAgreedEstimate } from '../../../test/support/sample-phone-orders.ts';
import { PlacePhoneOrderDocument, type PlacePhoneOrderInput } from '../../__generated__/graphql.ts';
import * as paymentWindow from '../../features/payments/payment-window.ts';
import { readProofs } from './proofs.ts';

beforeEach(() => {
  sessionStorage.clear();
  knowDialogs();
  vi.spyOn(paymentWindow, 'openPayment').mockImplementation(() => {});
  vi.spyOn(paymentWindow, 'openPaymentWindow').mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const placed = {
  __typename: 'OrderPlaced',
  order: { __typename: 'PhoneOrder', id: 'phone-order', number: 'WL1' },
  paymentRequest: null as object | null,
};
const request = { __typename: 'PaymentRequest', number: 'P1', provider: 'TEST', url: '/pg-test/P1', parameters: [] };

type Opening = Omit<Parameters<typeof openPhoneStep>[0], 'step'>;

function open(opening: Opening = {}) {
  const { inputsOf, ...others } = openPhoneStep({ step: 'confirm', application: aFilledApplication, ...opening });
  return { ...others, sent: () => inputsOf(PlacePhoneOrderDocument) as PlacePhoneOrderInput[] };
}

async function press(name = '이 내용으로 신청하기') {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('false'));
  await userEvent.click(button);
}

test('who pays which subsidy, how much, on which condition, all fees and the breach are read before the press', async () => {
  open();
  const subsidies = within(await screen.findByRole('list', { name: '지원금과 할인' }));
  expect(subsidies.getByText(/공통지원금 · 가온텔레콤 부담/u)).toBeTruthy();
  expect(subsidies.getByText('440,000원')).toBeTruthy();
  expect(subsidies.getAllByText(/24개월.*그 전에 해지하면 위약금을 내요/u)).toHaveLength(2);
  const terms = within(screen.getByRole('region', { name: '기간과 해지' }));
  for (const text of ['116,576원', '7,700원', '24개월', '6개월', '250,000원', '125,000원'])
    expect(terms.getByText(text)).toBeTruthy();
  const sums = within(screen.getByRole('region', { name: '요금과 기기값' }));
  expect(sums.getByText(/24개월 총액 \(유심 7,700원·할부수수료 37,594원 포함\)/u)).toBeTruthy();
  expect(sums.getByText(/남은 할부금을 내지 않을 수 있어요/u)).toBeTruthy();
  const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(parts.slice(0, 5)).toEqual(['신청 내용', '신청자', '요금과 기기값', '지원금과 할인', '기간과 해지']);
  expect(screen.getByText(/가온은행 \*{6}7890/u)).toBeTruthy();
  expect(screen.queryByText(/123-456-7890/u)).toBeNull();
});

test('one press orders with the sums that were shown, and leads to the end', async () => {
  const { router, sent, application } = open({ orders: [placed] });
  await press();
  await waitFor(() => expect(router.state.location.pathname).toBe('/familyshop/order/orderWireless/complete/WL1'));
  expect(sent()).toHaveLength(1);
  expect(sent()[0]).toMatchObject({
    sheetNumber: 'WS1',
    certificationNumber: 'C1',
    guardianCertificationNumber: null,
    portingNumber: null,
    billing: { account: { bankCode: 'BK01', accountNumber: '123-456-7890', holder: '한가온' } },
    usim: 'USIM',
    extraServiceNumbers: [],
    addressNumber: '1',
    signatureFileNumber: 'FL1',
    agreedTerms: ['WA1'],
    totalMonthly: 116_566,
    contractTotal: 2_805_294,
    agreementId: 'agreed-1',
    returnUrl: null,
  });
  expect(paymentWindow.openPaymentWindow).not.toHaveBeenCalled();
  expect(application()).toBe('');
  expect(readProofs('WS1').applicant).toBeNull();
});

test('the card of the bills is registered with the payment provider', async () => {
  const { sent } = open({
    application: { ...aFilledApplication, billing: 'CARD' },
    orders: [{ ...placed, paymentRequest: request }],
  });
  await press('이 내용으로 신청하고 카드 등록하기');
  await waitFor(() => expect(paymentWindow.openPayment).toHaveBeenCalledWith(request, null));
  expect(sent()[0]).toMatchObject({
    billing: { card: true },
    returnUrl: `${window.location.origin}/pg?mallUrl=familyshop`,
  });
});

test('a device at once is paid as goods are', async () => {
  open({
    estimates: [{ ...anAgreedEstimate, deviceMonths: 1 }],
    orders: [{ ...placed, paymentRequest: request }],
  });
  const paid = anAgreedEstimate.deviceTotal.toLocaleString('ko-KR');
  expect(await screen.findByText(`신청하면서 기기값 ${paid}원을 결제해요.`)).toBeTruthy();
  await press('이 내용으로 신청하고 기기값 결제하기');
  await waitFor(() => expect(paymentWindow.openPayment).toHaveBeenCalledOnce());
});

test('another estimate is shown and said, and taken by the next press alone', async () => {
  const other = { ...anAgreedEstimate, totalMonthly: 118_000, contractTotal: 2_840_000 };
  const changed = { __typename: 'EstimateChanged', message: '바뀌었어요.', code: 'PRICE_CHANGED', estimate: other };
  const { sent } = open({ estimates: [anAgreedEstimate, other], orders: [changed, placed] });
  await press();
  expect(await screen.findByText(/116,566원에서 118,000원으로 바뀌었어요/u)).toBeTruthy();
  await press();
  await waitFor(() => expect(sent().map(({ totalMonthly }) => totalMonthly)).toEqual([116_566, 118_000]));
  expect(new Set(sent().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
});

test('other conditions for the same sums are said too', async () => {
  const other = { ...anAgreedEstimate, minimumMonths: 12, agreementId: 'of-now' };
  const changed = { __typename: 'EstimateChanged', message: '바뀌었어요.', code: 'PRICE_CHANGED', estimate: other };
  const { sent } = open({ estimates: [anAgreedEstimate, other], orders: [changed, placed] });
  await press();
  expect(await screen.findByText(/요금제를 유지할 기간이 바뀌었어요/u)).toBeTruthy();
  await press();
  await waitFor(() => expect(sent().map(({ agreementId }) => agreementId)).toEqual(['agreed-1', 'of-now']));
});

test('terms that changed since they were ticked lead back to where they are read', async () => {
  const sheet = aPhoneSheet();
  const changed = sheet.agreements.map((terms) => ({ ...terms, html: '<p>다른 내용</p>' }));
  const { router, sent } = open({ termSheets: [{ ...sheet, agreements: changed }] });
  await waitFor(() => expect(router.state.location.pathname).toMatch(/applyForm$/u));
  expect(sent()).toEqual([]);
});

test('while the provider cannot be asked the order stands, and the same press asks again', async () => {
  const unavailable = {
    __typename: 'PaymentUnavailable',
    message: '결제사와 연결되지 않았어요.',
    orderNumber: 'WL1',
    retryAfter: 0,
  };
  const application = { ...aFilledApplication, billing: 'CARD' as const };
  const { sent } = open({
    application,
    orders: [unavailable, unavailable, { ...placed, paymentRequest: request }],
  });
  await press('이 내용으로 신청하고 카드 등록하기');
  expect(await screen.findByText(/결제사와 연결되지 않았어요/u)).toBeTruthy();
  expect(screen.getByRole('link', { name: '주문번호 WL1 확인하기' })).toBeTruthy();
  await press('다시 시도');
  await waitFor(() => expect(paymentWindow.openPayment).toHaveBeenCalledOnce());
  expect(new Set(sent().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

const expired = (subject: string | null) => ({ __typename: 'Expired', message: '끝났어요.', code: 'EXPIRED', subject });
const conflict = (__typename: string, fields: object = {}) => ({
  __typename,
  message: '안 돼요.',
  code: 'X',
  ...fields,
});

test.each<[string, object, RegExp, string, string]>([
  ['a proof', expired('CERTIFICATION'), /본인 인증을 쓸 수 있는 시간/u, '본인 인증 다시 하기', 'certPhone'],
  ["a guardian's proof", expired('GUARDIAN_CERTIFICATION'), /법정대리인 인증을/u, '본인 인증 다시 하기', 'certPhone'],
  ['a check of a number', expired('NUMBER_PORTING'), /번호이동을 확인한 지/u, '신청서 고치기', 'applyForm'],
  ['what the mall does not name', expired(null), /끝났어요/u, '본인 인증 다시 하기', 'certPhone'],
  ['a missing guardian', conflict('GuardianRequired'), /만 19세 미만/u, '본인 인증 다시 하기', 'certPhone'],
  ['the last phone', conflict('OutOfStock', { shortages: [] }), /품절/u, '다른 조건 고르기', 'selectJoin'],
  ['a field', refusing('확인', { email: '이메일이 달라요.' }), /이메일이 달라요/u, '신청서 고치기', 'applyForm'],
])('%s is explained, with the way to mend it', async (_what, answer, text, link, step) => {
  const { sent } = open({ orders: [answer] });
  await press();
  expect((await screen.findByText(text, { selector: '[role=alert]' })).textContent).toMatch(text);
  const alert = screen.getByText(text, { selector: '[role=alert]' });
  const way = within(alert).getByRole<HTMLAnchorElement>('link', { name: link });
  expect(way.pathname).toBe(`/familyshop/order/orderWireless/${step}`);
  expect(new URL(way.href).searchParams.get('sheet')).toBe('WS1');
  expect(sent()).toHaveLength(1);
});

test.each(['CERTIFICATION', null])(
  'a proof that has ended (%s) is asked for again, and what was typed stays',
  async (subject) => {
    const { application } = open({ orders: [expired(subject)] });
    await press();
    await screen.findByRole('link', { name: '본인 인증 다시 하기' });
    expect(readProofs('WS1').applicant).toBeNull();
    expect(application()).toContain('123-456-7890');
  },
);

test('a sheet that has ended leads to another one', async () => {
  open({ orders: [expired('SHEET')] });
  await press();
  expect(await screen.findByRole('link', { name: '신청서 다시 만들기' })).toBeTruthy();
});

test('a session that has ended is said, and nothing is lost', async () => {
  const { application } = open({ orders: [failing('UNAUTHENTICATED', '로그인이 필요해요.')] });
  await press();
  expect(await screen.findByText(/로그인이 필요해요/u)).toBeTruthy();
  expect(application()).toContain('FL1');
});

test('whoever lacks something is led to the step that asks for it', async () => {
  const { router } = open({ application: { ...aFilledApplication, signatureFileNumber: null } });
  await waitFor(() => expect(router.state.location.pathname).toBe('/familyshop/order/orderWireless/applyForm'));
});

test('on a phone the steps have the addresses of phones', async () => {
  open({ device: 'MOBILE' });
  const back = await screen.findByRole<HTMLAnchorElement>('link', { name: '신청서 고치기' });
  expect(back.pathname).toBe('/m/familyshop/goods/orderWireless/applyForm');
});
