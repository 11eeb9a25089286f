// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failing, refusing } from '../../../test/support/answers.ts';
import { knowDialogs } from '../../../test/support/dialog.ts';
import {
  aFilledApplication,
  anAdult,
  aPhoneSheet,
  openPhoneStep,
  signed,
} from '../../../test/support/phone-application.tsx';
import { anAddress } from '../../../test/support/sample-subscriptions.ts';
import { anAgreedEstimate } from '../../../test/support/sample-phone-orders.ts';
import { PlacePhoneOrderDocument, type PlacePhoneOrderInput } from '../../__generated__/graphql.ts';
import * as paymentWindow from '../../features/payments/payment-window.ts';
import { UploadRefused } from '../../shop/files/file-rules.ts';
import * as upload from '../../shop/files/upload-file.ts';
import { readProofs } from './proofs.ts';
import * as pictures from './signature-picture.ts';

beforeEach(() => {
  sessionStorage.clear();
  knowDialogs();
  Element.prototype.setPointerCapture = () => {};
  vi.spyOn(paymentWindow, 'openPayment').mockImplementation(() => {});
  vi.spyOn(paymentWindow, 'openPaymentWindow').mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const file = new File(['png'], 'signature.png', { type: 'image/png' });

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
  for (const text of [
    '124,276원 (유심 7,700원 포함)',
    /^7,700원 · 첫 달 요금에 더해/u,
    '24개월',
    '6개월',
    '250,000원',
    '125,000원',
  ])
    expect(terms.getByText(text)).toBeTruthy();
  const sums = within(screen.getByRole('region', { name: '요금과 기기값' }));
  expect(sums.getByText(/24개월 총액 \(유심 7,700원·할부수수료 37,594원 포함\)/u)).toBeTruthy();
  for (const text of [
    '가온텔레콤 주식회사 · 서울특별시 중구 가온길 200 · 1500-0100',
    /^매달 25일에 .*첫 할부금은 개통한 다음 달 25일/u,
    /연 9\.9%의 지연이자/u,
    /할부금을 받는 가온텔레콤 주식회사에 알리고 남은 할부금을 내지 않을 수 있어요/u,
  ])
    expect(sums.getByText(text)).toBeTruthy();
  const withdrawal = within(screen.getByRole('region', { name: '계약 철회' }));
  for (const text of [/받은 날과 개통한 날 가운데 늦은 날부터 7일/u, /같은 날부터 14일/u, /받은 날부터 3개월/u])
    expect(withdrawal.getByText(text)).toBeTruthy();
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
    application: signed({ ...aFilledApplication, billing: 'CARD' }),
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
  expect(screen.getByRole('button', { name: new RegExp(`신청하면서 ${paid}원 내역 보기$`, 'u') })).toBeTruthy();
  await press(`이 내용으로 신청하고 ${paid}원 결제하기`);
  await waitFor(() => expect(paymentWindow.openPayment).toHaveBeenCalledOnce());
});

/** As in a browser, whose drawing is not tested here. */
async function sign() {
  vi.spyOn(pictures, 'typedPicture').mockResolvedValue(file);
  vi.spyOn(upload, 'uploadFile').mockResolvedValue('FL9');
  await userEvent.click(screen.getByRole('checkbox', { name: '이동전화 이용약관 동의 (필수)' }));
  await userEvent.click(screen.getByRole('radio', { name: '이름을 써서 서명' }));
  await userEvent.type(screen.getByRole('textbox', { name: '서명할 이름' }), '한가온');
  await userEvent.click(screen.getByRole('button', { name: '이 서명으로 하기' }));
  await screen.findByText('서명을 저장했어요.');
}

test('another contract is shown and said, and signed anew', async () => {
  const other = { ...anAgreedEstimate, totalMonthly: 118_000, contractTotal: 2_840_000 };
  const changed = { __typename: 'EstimateChanged', message: '바뀌었어요.', code: 'PRICE_CHANGED', estimate: other };
  const { sent } = open({ estimates: [anAgreedEstimate, other], orders: [changed, placed] });
  await press();
  expect(await screen.findByText(/116,566원에서 118,000원으로 바뀌었어요/u)).toBeTruthy();
  expect(await screen.findByText('내용이 바뀌었어요. 다시 읽고 동의해 주세요.')).toBeTruthy();
  await press();
  expect(sent()).toHaveLength(1);
  await sign();
  await press();
  await waitFor(() => expect(sent().map(({ totalMonthly }) => totalMonthly)).toEqual([116_566, 118_000]));
  expect(new Set(sent().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  expect(sent()[1]).toMatchObject({ signatureFileNumber: 'FL9', agreedTerms: ['WA1'] });
});

test('other conditions for the same sums are said too', async () => {
  const other = { ...anAgreedEstimate, minimumMonths: 12, agreementId: 'of-now' };
  const changed = { __typename: 'EstimateChanged', message: '바뀌었어요.', code: 'PRICE_CHANGED', estimate: other };
  const { sent } = open({ estimates: [anAgreedEstimate, other], orders: [changed, placed] });
  await press();
  expect(await screen.findByText(/요금제를 유지할 기간이 바뀌었어요/u)).toBeTruthy();
  await sign();
  await press();
  await waitFor(() => expect(sent().map(({ agreementId }) => agreementId)).toEqual(['agreed-1', 'of-now']));
});

test('terms that changed since they were ticked are agreed to anew', async () => {
  const sheet = aPhoneSheet();
  const changed = sheet.agreements.map((terms) => ({ ...terms, html: '<p>다른 내용</p>' }));
  const { sent } = open({ termSheets: [{ ...sheet, agreements: changed }] });
  expect(await screen.findByText('내용이 바뀌었어요. 다시 읽고 동의해 주세요.')).toBeTruthy();
  await press();
  expect(await screen.findByText('필수 동의 항목을 확인하고 동의해 주세요.')).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('what is not signed is asked for below the contract, where the press is', async () => {
  const { sent, application } = open({
    application: { ...aFilledApplication, agreements: [], signatureFileNumber: null },
    orders: [placed],
  });
  await press();
  for (const text of ['필수 동의 항목을 확인하고 동의해 주세요.', '서명해 주세요.'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: '이동전화 이용약관 동의 (필수)' }));
  const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(parts.slice(-2)).toEqual(['동의', '서명']);
  const button = screen.getByRole('button', { name: '이 내용으로 신청하기' });
  const signature = screen.getByRole('region', { name: '서명' });
  expect(signature.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await sign();
  expect(application()).toContain('FL9');
  await press();
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test('a signature that the mall does not take is given again here', async () => {
  open({ orders: [refusing('확인', { signatureFileNumber: '서명을 다시 해 주세요.' })] });
  await press();
  expect(await screen.findByRole('button', { name: '이 서명으로 하기' })).toBeTruthy();
  expect(screen.queryByText('서명을 저장했어요.')).toBeNull();
});

test('a change of the phone names the line that it is for', async () => {
  open({ sheet: aPhoneSheet('CHANGE') });
  const holder = await screen.findByRole('region', { name: '신청자' });
  expect(holder.textContent).toContain('기기를 바꾸는 번호010-****-0101');
});

test('only a minor is asked for the consents of minors, and must give them', async () => {
  const sheet = aPhoneSheet();
  const title = '청소년 유해정보 차단과 법정대리인 동의';
  const ofMinors = { ...sheet.agreements[1]!, code: 'WA4', title, html: '<p>차단 수단</p>', isForMinors: true };
  const withMinors = { ...sheet, agreements: [...sheet.agreements, ofMinors] };
  open({ sheet: withMinors });
  await screen.findByRole('button', { name: '이 내용으로 신청하기' });
  expect(screen.queryByText(title, { exact: false })).toBeNull();
  cleanup();
  const { sent } = open({ sheet: withMinors, guardian: anAdult, applicant: { ...anAdult, isAdult: false } });
  expect((await screen.findByRole('region', { name: title })).textContent).toContain('차단 수단');
  await sign();
  await press();
  expect(await screen.findByText('필수 동의 항목을 확인하고 동의해 주세요.')).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: `${title} (필수)` })).toBeTruthy();
  expect(sent()).toEqual([]);
});

test('the message for the carrier stands there once', async () => {
  open({ application: signed({ ...aFilledApplication, message: '문 앞에 놓아 주세요' }) });
  const address = await screen.findByRole('region', { name: '배송지' });
  await waitFor(() => expect(address.textContent).toContain('문 앞에 놓아 주세요'));
  expect(address.textContent).not.toContain(anAddress.deliveryMessage);
});

test('while the provider cannot be asked the order stands, and the same press asks again', async () => {
  const unavailable = {
    __typename: 'PaymentUnavailable',
    message: '결제사와 연결되지 않았어요.',
    orderNumber: 'WL1',
    retryAfter: 0,
  };
  const application = signed({ ...aFilledApplication, billing: 'CARD' });
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

const expired = (subject: string | null, placedOrderNumber: string | null = null) => ({
  __typename: 'Expired',
  message: '끝났어요.',
  code: 'EXPIRED',
  subject,
  placedOrderNumber,
});
const conflict = (__typename: string, fields: object = {}) => ({
  __typename,
  message: '안 돼요.',
  code: 'X',
  ...fields,
});

test.each<[string, object, RegExp, string, string]>([
  ['a proof', expired('CERTIFICATION'), /본인 인증 유효 시간/u, '본인 인증 다시 하기', 'certPhone'],
  [
    "a guardian's proof",
    expired('GUARDIAN_CERTIFICATION'),
    /법정대리인 인증 유효 시간/u,
    '본인 인증 다시 하기',
    'certPhone',
  ],
  ['a check of a number', expired('NUMBER_PORTING'), /번호이동을 확인한 지/u, '신청서 고치기', 'applyForm'],
  ['what the mall does not name', expired(null), /끝났어요/u, '본인 인증 다시 하기', 'certPhone'],
  ['a missing guardian', conflict('GuardianRequired'), /만 19세 미만/u, '본인 인증 다시 하기', 'certPhone'],
  ['the last phone', conflict('OutOfStock', { shortages: [] }), /품절/u, '다른 조건 선택', 'selectJoin'],
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

test('a sheet that was used on another device leads to its order', async () => {
  open({ orders: [expired('SHEET', 'WO9')] });
  await press();
  expect(await screen.findByRole('heading', { name: '이 신청서로 이미 신청했어요' })).toBeTruthy();
  const way = screen.getByRole<HTMLAnchorElement>('link', { name: '신청 내역 보기' });
  expect(way.pathname).toBe('/familyshop/order/orderWireless/detail/WO9');
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
  const { router } = open({ application: { ...aFilledApplication, addressNumber: null } });
  await waitFor(() => expect(router.state.location.pathname).toBe('/familyshop/order/orderWireless/applyForm'));
});

test('on a phone the steps have the addresses of phones', async () => {
  open({ device: 'MOBILE' });
  const back = await screen.findByRole<HTMLAnchorElement>('link', { name: '신청서 고치기' });
  expect(back.pathname).toBe('/m/familyshop/goods/orderWireless/applyForm');
});

const unsigned = { ...aFilledApplication, signatureFileNumber: null };

test('a signature that is refused is signed again: no photo or document is spoken of', async () => {
  vi.spyOn(pictures, 'typedPicture').mockResolvedValue(file);
  vi.spyOn(upload, 'uploadFile').mockRejectedValue(new UploadRefused('JPEG, PNG, WebP 사진만 올릴 수 있어요.'));
  openPhoneStep({ step: 'confirm', application: unsigned });
  await userEvent.click(await screen.findByRole('radio', { name: '이름을 써서 서명' }));
  await userEvent.type(screen.getByRole('textbox', { name: '서명할 이름' }), '한가온');
  await userEvent.click(screen.getByRole('button', { name: '이 서명으로 하기' }));
  expect(await screen.findByText('서명을 저장하지 못했어요. 다시 서명해 주세요.')).toBeTruthy();
});

test('a signature is drawn, and its picture goes to the mall for this purpose', async () => {
  const drawn = vi.spyOn(pictures, 'drawnPicture').mockResolvedValue(file);
  const sent = vi.spyOn(upload, 'uploadFile').mockResolvedValue('FL7');
  const { application } = openPhoneStep({ step: 'confirm', application: unsigned });
  const pad = await screen.findByRole('img', { name: '서명을 그리는 곳' });
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: pad, coords: { x: 1, y: 1 } },
    { keys: '[/MouseLeft]', target: pad },
  ]);
  await userEvent.click(screen.getByRole('button', { name: '이 서명으로 하기' }));
  expect(screen.getByText(/^점만 찍혀 있어요/u)).toBeTruthy();
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: pad, coords: { x: 1, y: 1 } },
    { target: pad, coords: { x: 2, y: 2 } },
    { keys: '[/MouseLeft]', target: pad },
  ]);
  expect(screen.getByRole('img', { name: '그린 서명' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '이 서명으로 하기' }));
  expect(await screen.findByText('서명을 저장했어요.')).toBeTruthy();
  expect(drawn.mock.calls[0]?.[0]).toHaveLength(2);
  expect(sent.mock.calls[0]?.[0]).toMatchObject({ path: expect.stringContaining('purpose=SIGN'), file });
  expect(application()).toContain('FL7');
});

test('whoever does not draw types the name; what failed is sent again as the same file', async () => {
  vi.spyOn(pictures, 'typedPicture').mockResolvedValue(file);
  const sent = vi
    .spyOn(upload, 'uploadFile')
    .mockRejectedValueOnce(new UploadRefused('지금은 요청이 많아요.', { isRepeatable: true }))
    .mockResolvedValue('FL8');
  openPhoneStep({ step: 'confirm', application: unsigned });
  await userEvent.click(await screen.findByRole('radio', { name: '이름을 써서 서명' }));
  await userEvent.type(screen.getByRole('textbox', { name: '서명할 이름' }), '한가온');
  const save = screen.getByRole('button', { name: '이 서명으로 하기' });
  await userEvent.click(save);
  expect(await screen.findByText('지금은 요청이 많아요.')).toBeTruthy();
  await userEvent.click(save);
  expect(await screen.findByText('서명을 저장했어요.')).toBeTruthy();
  expect(new Set(sent.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).size).toBe(1);
});
