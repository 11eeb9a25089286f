// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { knowDialogs } from '../../../test/support/dialog.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import type { Execute } from '../../app/apollo/server-link.ts';
import { Certify } from './Certify/Certify.tsx';
import { isInAppBrowser } from '../../shared/in-app-browser.ts';
import { handBack, readWayBack, takeHandedBack } from './PhoneWindow/way-back.ts';
import type { Proof } from './proof.ts';

type Answers = Record<string, unknown>;
const certified = vi.fn<(proof: Proof) => void>();
let requests: Record<string, unknown>[];

beforeAll(knowDialogs);
beforeEach(() => {
  requests = [];
  certified.mockClear();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Answers the operations one after the other: data, or errors. */
function answering(...answers: Answers[]): Execute {
  return ({ variables }) => {
    requests.push(variables.input as Record<string, unknown>);
    const next = answers.shift();
    if (!next) throw new Error('asked once too often');
    return Promise.resolve(
      'errors' in next ? { data: null, ...next, ageSeconds: 0 } : { data: next, ageSeconds: 0 },
    ) as ReturnType<Execute>;
  };
}

function open(...answers: Answers[]) {
  renderInMall(<Certify purpose="FIND_ID" onCertified={certified} />, {
    at: '/familyshop/popup/findId',
    execute: answering(...answers),
  });
}

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const codeSent = (requestNumber: string) => ({
  sendCertificationCode: { __typename: 'CertificationCodeSent', requestNumber, expiresAt: inMinutes(5) },
});
const proven = { verifyCertificationCode: { __typename: 'Certification', certificationNumber: 'proof-1' } };
const refused = (field: string, reason: string) => ({
  __typename: 'FormRefused',
  message: '확인해 주세요.',
  fields: [{ __typename: 'FieldRefusal', path: [field], reason }],
});
const limited = { errors: [{ message: '', extensions: { code: 'RATE_LIMITED', retryAfter: 90 } }] };
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function askForCode() {
  await press('인증번호로 인증하기');
  await userEvent.type(screen.getByLabelText('이름'), '한가온');
  await userEvent.type(screen.getByLabelText('휴대폰 번호'), '01000000101');
  await press('인증번호 받기');
}

test('a code by message is traded for proof, once, and the focus waits for it', async () => {
  open(codeSent('request-1'), proven);
  await askForCode();
  const code = await screen.findByLabelText('인증번호');
  expect(document.activeElement).toBe(code);
  expect(screen.getByText('인증번호를 보냈어요.')).toBeTruthy();
  await userEvent.type(code, '123456');
  await press('확인');
  await waitFor(() =>
    expect(certified).toHaveBeenCalledExactlyOnceWith({
      certificationNumber: 'proof-1',
      name: '한가온',
      maskedName: null,
      maskedMobile: null,
      isAdult: null,
      age: null,
      email: null,
      mobile: '01000000101',
    }),
  );
  expect(requests).toEqual([
    { mallUrl: 'familyshop', purpose: 'FIND_ID', channel: 'SMS', name: '한가온', target: '01000000101' },
    { mallUrl: 'familyshop', requestNumber: 'request-1', code: '123456' },
  ]);
});

test('a code by mail proves the address', async () => {
  open(codeSent('request-1'), proven);
  await press('인증번호로 인증하기');
  await userEvent.click(screen.getByLabelText('이메일'));
  await userEvent.type(screen.getByLabelText('이름'), '한가온');
  await userEvent.type(screen.getByLabelText('이메일', { selector: '[name="target"]' }), 'gaon@example.com');
  await press('인증번호 받기');
  await userEvent.type(await screen.findByLabelText('인증번호'), '123456');
  await press('확인');
  await waitFor(() =>
    expect(certified).toHaveBeenCalledWith({
      certificationNumber: 'proof-1',
      name: '한가온',
      maskedName: null,
      maskedMobile: null,
      isAdult: null,
      age: null,
      email: 'gaon@example.com',
      mobile: null,
    }),
  );
});

test('a wrong code shows its error at the field and keeps the input', async () => {
  open(codeSent('request-1'), { verifyCertificationCode: refused('code', '인증번호가 맞지 않아요.') });
  await askForCode();
  await userEvent.type(await screen.findByLabelText('인증번호'), '654321');
  await press('확인');
  expect(await screen.findByText('인증번호가 맞지 않아요.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('인증번호').value).toBe('654321');
  expect(certified).not.toHaveBeenCalled();
});

test('a new code belongs to the new request, and after too many the form says how long to wait', async () => {
  open(codeSent('request-1'), codeSent('request-2'), limited, proven);
  await askForCode();
  await screen.findByLabelText('인증번호');
  await press('인증번호 다시 받기');
  expect(await screen.findByText(/다시 보냈어요/u)).toBeTruthy();
  await press('인증번호 다시 받기 (10초 후)');
  expect(requests).toHaveLength(2);
  const later = Date.now() + 10_000;
  vi.spyOn(Date, 'now').mockImplementation(() => later);
  await screen.findByRole('button', { name: '인증번호 다시 받기' });
  await press('인증번호 다시 받기');
  expect((await screen.findByText(/잠시 후 다시 시도해 주세요. \(90초 후\)/u)).getAttribute('role')).toBe('alert');
  await press(/다시 받기 \(\d+초 후\)/u);
  await userEvent.type(screen.getByLabelText('인증번호'), '123456');
  await press('확인');
  await waitFor(() => expect(certified).toHaveBeenCalled());
  expect(requests.map(({ requestNumber }) => requestNumber)).toEqual([undefined, undefined, undefined, 'request-2']);
});

test('a change of channel keeps the typed values', async () => {
  open(codeSent('request-1'));
  await askForCode();
  await screen.findByLabelText('인증번호');
  await press('연락처 변경');
  expect(screen.getByLabelText<HTMLInputElement>('휴대폰 번호').value).toBe('010-0000-0101');
});

/** A window of the agency, as the page that opens it sees it. */
function agencyWindow() {
  const opened = { closed: false, close: vi.fn<() => void>(), focus: vi.fn<() => void>() };
  const openWindow = vi.fn<(address: string) => unknown>(() => opened);
  vi.stubGlobal('open', openWindow);
  const say = (data: unknown, { origin = window.location.origin, source = opened as unknown } = {}) =>
    act(async () => {
      window.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
    });
  return { opened, openWindow, say };
}

const phoneProven = {
  finishPhoneCertification: {
    __typename: 'PhoneCertified',
    certificationNumber: 'proof-2',
    name: '한*온',
    mobile: '010-****-0101',
    expiresAt: inMinutes(10),
  },
};
const started = { kind: 'certification-started', requestNumber: 'request-9' };
const finished = { kind: 'certification-finished', requestNumber: 'request-9', result: 'sealed' };

test('the agency opens in a popup, and its result is exchanged for a proof', async () => {
  const { opened, openWindow, say } = agencyWindow();
  open(phoneProven);
  await press('휴대폰으로 본인 인증하기');
  expect(openWindow.mock.calls[0]?.[0]).toBe('/familyshop/popup/certPhone?purpose=find-id');
  await say(started);
  await say(finished);
  await waitFor(() =>
    expect(certified).toHaveBeenCalledWith({
      certificationNumber: 'proof-2',
      name: null,
      maskedName: '한*온',
      maskedMobile: '010-****-0101',
      email: null,
      mobile: null,
      isAdult: null,
      age: null,
    }),
  );
  expect(opened.close).toHaveBeenCalledOnce();
  await say(finished);
  expect(requests).toEqual([{ mallUrl: 'familyshop', requestNumber: 'request-9', result: 'sealed' }]);
});

test.each([
  ['of a foreign origin', finished, { origin: 'https://evil.example' }],
  ['of another window', finished, { source: {} }],
  ['about a request that no page started', { ...finished, requestNumber: 'request-8' }, {}],
  ['of another shape', { ...finished, result: { sealed: true } }, {}],
  ['of no shape', 'sealed', {}],
])('a message %s is none', async (_case, data, from) => {
  const { say } = agencyWindow();
  open();
  await press('휴대폰으로 본인 인증하기');
  await say(started);
  await say(data, from);
  expect(requests).toEqual([]);
  expect(screen.getByText('새 창에서 인증을 마치면 이 화면이 이어져요.')).toBeTruthy();
});

test('a popup that is closed too early shows a message, and can be opened again', async () => {
  const { opened, openWindow } = agencyWindow();
  open();
  await press('휴대폰으로 본인 인증하기');
  opened.closed = true;
  expect(await screen.findByText('인증을 마치기 전에 창이 닫혔어요. 다시 시도해 주세요.')).toBeTruthy();
  await press('휴대폰으로 본인 인증하기');
  expect(openWindow).toHaveBeenCalledTimes(2);
});

test('a result that the network lost can be sent once more', async () => {
  const { say } = agencyWindow();
  open(
    { errors: [{ message: '정보를 가져오는데 실패했습니다.', extensions: { code: 'MALL_UNREACHABLE' } }] },
    phoneProven,
  );
  await press('휴대폰으로 본인 인증하기');
  await say(started);
  await say(finished);
  await userEvent.click(await screen.findByRole('button', { name: '인증 결과 다시 확인하기' }));
  await waitFor(() => expect(certified).toHaveBeenCalledOnce());
});

test('where popups are blocked the page says so, and continues in this window', async () => {
  vi.stubGlobal('open', () => null);
  open();
  await press('휴대폰으로 본인 인증하기');
  expect(screen.getByRole('alertdialog').textContent).toContain('인증 창이 차단되었어요.');
  await press('확인');
  expect(readWayBack()).toEqual({
    purpose: 'FIND_ID',
    path: '/familyshop/popup/findId',
    state: null,
    requestNumber: null,
  });
});

test('inside of a messenger no window is tried', async () => {
  const { openWindow } = agencyWindow();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
    'Mozilla/5.0 (Linux; Android 16) Mobile Safari/537.36;KAKAOTALK 2610980',
  );
  open();
  await press('휴대폰으로 본인 인증하기');
  expect(openWindow).not.toHaveBeenCalled();
  expect(readWayBack()?.path).toBe('/familyshop/popup/findId');
});

test('a result in this window is used once, by the page that requested it', async () => {
  handBack({ purpose: 'FIND_PASSWORD', requestNumber: 'request-7', result: 'sealed' });
  open();
  expect(requests).toEqual([]);
  cleanup();
  handBack({ purpose: 'FIND_ID', requestNumber: 'request-7', result: 'sealed' });
  open(phoneProven);
  await waitFor(() => expect(certified).toHaveBeenCalledOnce());
  expect(takeHandedBack('FIND_ID')).toBeNull();
});

test('no return path leaves the shop', () => {
  const elsewhere = { purpose: 'FIND_ID', state: null, requestNumber: null };
  for (const path of ['https://evil.example', '//evil.example', '/\\evil.example']) {
    sessionStorage.setItem('family-mall.phone-certification', JSON.stringify({ ...elsewhere, path }));
    expect(readWayBack()).toBeNull();
  }
});

test.each([
  ['Mozilla/5.0 (iPhone) Mobile/15E148 KAKAOTALK 10.9.0', true],
  ['Mozilla/5.0 (Linux; Android 16) Mobile NAVER(inapp; search; 1000; 12.1.0)', true],
  ['Mozilla/5.0 (iPhone) Safari Line/14.1.0', true],
  ['Mozilla/5.0 (iPhone) Mobile Instagram 350.0', true],
  ['Mozilla/5.0 (iPhone) Mobile [FBAN/FBIOS;FBAV/480.0]', true],
  ['Mozilla/5.0 (Linux; Android 16; K) Chrome/156.0.0.0 Mobile Safari/537.36', false],
  ['Mozilla/5.0 (Macintosh) Version/26.0 Safari/605.1.15', false],
])('%s: in another app %s', (userAgent, expected) => {
  expect(isInAppBrowser(userAgent)).toBe(expected);
});
