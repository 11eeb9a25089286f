// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { keepWayBack, readWayBack } from '../../features/certification/PhoneWindow/way-back.ts';
import { CertifyPhone } from './page.tsx';

const opener = { postMessage: vi.fn<(message: unknown, origin: string) => void>() };
const submitted = vi.fn<(form: { method: string; action: string; fields: [string, string][] }) => void>();

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '');
  vi.clearAllMocks();
  vi.stubGlobal('opener', null);
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    submitted({
      method: this.method,
      action: this.action,
      fields: Array.from(this.elements, (each) => [(each as HTMLInputElement).name, (each as HTMLInputElement).value]),
    });
    this.remove();
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const started = {
  data: {
    startPhoneCertification: {
      __typename: 'PhoneCertificationStart',
      requestNumber: 'request-1',
      url: `${window.location.origin}/kmcert`,
      parameters: [{ __typename: 'FormParameter', name: 'certReqNo', value: 'request-1' }],
    },
  },
  ageSeconds: 0,
};
const execute = vi.fn<(operation: { variables: Record<string, unknown> }) => Promise<never>>();

function arrive(query = '?purpose=find-id') {
  renderInMall(<CertifyPhone />, { at: `/familyshop/popup/certPhone${query}`, execute });
}

const wayBack = {
  purpose: 'FIND_ID',
  path: '/m/familyshop/findUserInfoForm',
  state: null,
  requestNumber: null,
} as const;

test('a popup reports its request to its opener, and leaves for the agency by a form', async () => {
  vi.stubGlobal('opener', opener);
  execute.mockResolvedValue(started as never);
  arrive();
  await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
  expect(submitted.mock.calls[0]?.[0]).toEqual({
    method: 'post',
    action: `${window.location.origin}/kmcert`,
    fields: [['certReqNo', 'request-1']],
  });
  expect(opener.postMessage).toHaveBeenCalledExactlyOnceWith(
    { kind: 'certification-started', requestNumber: 'request-1' },
    window.location.origin,
  );
  expect(execute.mock.calls[0]?.[0].variables).toEqual({
    input: {
      mallUrl: 'familyshop',
      purpose: 'FIND_ID',
      returnUrl: `${window.location.origin}/kmcertVerification/result`,
    },
  });
});

test('in the same window the way back learns the request', async () => {
  keepWayBack(wayBack);
  execute.mockResolvedValue(started as never);
  arrive();
  await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
  expect(readWayBack()).toEqual({ ...wayBack, requestNumber: 'request-1' });
});

test('a shopper who comes back from the agency is not sent there again', async () => {
  keepWayBack(wayBack);
  window.history.replaceState({ hasLeft: true }, '');
  execute.mockResolvedValue(started as never);
  arrive();
  expect(screen.getByRole('link', { name: '이전 화면으로 돌아가기' }).getAttribute('href')).toBe(wayBack.path);
  expect(execute).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '인증 계속하기' }));
  await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
});

test('a failed start says why, and can be retried', async () => {
  keepWayBack(wayBack);
  execute
    .mockResolvedValueOnce({
      data: null,
      errors: [{ message: '잠시 쉬고 있어요.', extensions: { code: 'MALL_UNREACHABLE' } }],
    } as never)
    .mockResolvedValue(started as never);
  arrive();
  expect(await screen.findByText('잠시 쉬고 있어요.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '다시 시도하기' }));
  await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
});

test.each(['', '?purpose=find-id', '?purpose=other'])(
  'a visitor who was not redirected here learns where to start (%s)',
  (query) => {
    if (query === '?purpose=other') vi.stubGlobal('opener', opener);
    arrive(query);
    expect(screen.getByRole('link', { name: '로그인으로 가기' }).getAttribute('href')).toBe('/familyshop/login');
    expect(execute).not.toHaveBeenCalled();
  },
);
