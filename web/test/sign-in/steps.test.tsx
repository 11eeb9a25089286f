// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OpenStep, StepReason } from '../../src/shop/session/open-step.ts';
import { openPage } from '../support/open-page.tsx';
import { aMall } from '../support/sample-mall.ts';

beforeEach(() => {
  vi.stubGlobal('scrollTo', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

const pages = {
  DORMANT_ACCOUNT: 'end-dormancy',
  EMAIL_MISSING: 'certify-email',
  INITIAL_PASSWORD: 'update-password',
} as const satisfies Record<StepReason, string>;
const session = { __typename: 'Session', accessToken: 'access', refreshToken: 'refresh' };
const refused = (field: string, reason: string) => ({
  __typename: 'FormRefused',
  message: '확인해 주세요.',
  fields: [{ __typename: 'FieldRefusal', path: [field], reason }],
});
const aStep = (reason: StepReason): OpenStep => ({
  reason,
  id: 'gaon',
  token: 'step-secret',
  page: pages[reason],
  staysSignedIn: true,
  redirect: '/familyshop/content/familyShopIntro',
});

/** A refused sign-in has left a step open, and its link was followed. */
async function walkTo(path: string, reason: StepReason, mutations: Record<string, unknown>) {
  const start = path.startsWith('/m/') ? '/m/familyshop/login' : '/familyshop/login';
  const shop = await openPage(start, { mall: aMall(), mutations });
  shop.sessions.keepStep(aStep(reason));
  await shop.go(path);
  const requests = () =>
    shop.requests.map(({ variables }) => (variables as { input?: Record<string, unknown> }).input).filter(Boolean);
  return { ...shop, inputs: requests };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe.each(['/familyshop/popup/notCertEmail', '/m/familyshop/login/notCertEmail'])(
  'the step of an address at %s',
  (path) => {
    test('takes an address and its code, signs in, and goes where the member wanted to go', async () => {
      let codes = 0;
      const confirmEmail = () => ((codes += 1) === 1 ? refused('code', '인증번호가 맞지 않아요.') : session);
      const { sessions, at, inputs } = await walkTo(path, 'EMAIL_MISSING', {
        registerEmail: { __typename: 'EmailCodeSent', isSent: true },
        confirmEmail,
      });
      await userEvent.type(await screen.findByLabelText('이메일'), 'gaon@example.com');
      await press('인증번호 받기');
      const code = await screen.findByLabelText('인증번호');
      expect(document.activeElement).toBe(code);
      await userEvent.type(code, '111111');
      await press('인증하고 로그인');
      await screen.findByText('인증번호가 맞지 않아요.');
      expect(document.activeElement).toBe(screen.getByLabelText('인증번호'));
      await userEvent.clear(screen.getByLabelText('인증번호'));
      await userEvent.type(screen.getByLabelText('인증번호'), '222222');
      await press('인증하고 로그인');
      await waitFor(() => expect(sessions.read()?.accessToken).toBe('access'));
      await waitFor(() => expect(at()).toMatch(/\/familyshop\/content\/familyShopIntro$/u));
      expect(inputs()).toContainEqual({ mallUrl: 'familyshop', stepToken: 'step-secret', email: 'gaon@example.com' });
      expect(inputs()).toContainEqual({ mallUrl: 'familyshop', stepToken: 'step-secret', code: '222222' });
      expect(localStorage.length).toBe(1);
      expect(sessions.openStep).toBeNull();
    });
  },
);

test('a certified address may go on to a first password', async () => {
  const next = {
    __typename: 'SignInRefused',
    reason: 'INITIAL_PASSWORD',
    message: '비밀번호를 변경해주세요.',
    stepToken: 'second-step',
  };
  const { sessions, at, inputs } = await walkTo('/familyshop/popup/notCertEmail', 'EMAIL_MISSING', {
    registerEmail: { __typename: 'EmailCodeSent', isSent: true },
    confirmEmail: next,
    setInitialPassword: session,
  });
  await userEvent.type(await screen.findByLabelText('이메일'), 'gaon@example.com');
  await press('인증번호 받기');
  await userEvent.type(await screen.findByLabelText('인증번호'), '222222');
  await press('인증하고 로그인');
  await waitFor(() =>
    expect(at()).toBe('/familyshop/updatePasswordForm?redirect=%2Ffamilyshop%2Fcontent%2FfamilyShopIntro'),
  );
  await userEvent.type(await screen.findByLabelText('새 비밀번호'), 'Blue!mug7times');
  await press('비밀번호 변경');
  await waitFor(() => expect(sessions.read()?.accessToken).toBe('access'));
  expect(inputs()).toContainEqual({ mallUrl: 'familyshop', stepToken: 'second-step', newPassword: 'Blue!mug7times' });
  await waitFor(() => expect(at()).toBe('/familyshop/content/familyShopIntro'));
});

test.each(['/familyshop/popup/disDormant', '/m/familyshop/login/disDormant'])(
  'the step of a dormant account at %s sends the mail once it is pressed, and again by the id',
  async (path) => {
    const { inputs } = await walkTo(path, 'DORMANT_ACCOUNT', {
      sendWakingMail: { __typename: 'WakingMailSent', isSent: true },
    });
    await screen.findByRole('heading', { level: 1, name: '휴면 계정 해제' });
    expect(inputs()).toEqual([]);
    await press('해제 메일 받기');
    await screen.findByRole('heading', { level: 1, name: '메일을 보냈어요' });
    await press('메일 다시 받기');
    await screen.findByText('메일을 다시 보냈어요.');
    await press('메일 다시 받기 (10초 후)');
    expect(inputs()).toEqual([
      { mallUrl: 'familyshop', stepToken: 'step-secret' },
      { mallUrl: 'familyshop', id: 'gaon' },
    ]);
    expect(screen.getByRole('link', { name: '로그인으로 돌아가기' }).getAttribute('href')).toMatch(/login\?redirect=/u);
  },
);

test.each(['popup/disDormant', 'popup/notCertEmail', 'updatePasswordForm'])(
  'after a reload, which loses the step, %s says so at the login',
  async (path) => {
    const shop = await openPage(`/familyshop/${path}?redirect=%2Ffamilyshop%2Fupload`, { mall: aMall() });
    expect(shop.at()).toMatch(/^\/familyshop\/login\?redirect=/u);
    await screen.findByText(/진행하던 인증은 저장하지 않아요/u);
  },
);

test('one step opens no other page', async () => {
  const { at } = await walkTo('/familyshop/updatePasswordForm', 'EMAIL_MISSING', {});
  await waitFor(() => expect(at()).toMatch(/^\/familyshop\/login/u));
});

describe('the link of a reactivation mail', () => {
  test('does nothing when opened, only by a press', async () => {
    const shop = await openPage('/familyshop/email/authDormant/a1b2', {
      mall: aMall(),
      mutations: { wakeAccount: { __typename: 'AccountAwake', isAwake: true } },
    });
    await screen.findByRole('heading', { level: 1, name: '휴면 계정 해제' });
    const inputs = () => shop.requests.map(({ variables }) => (variables as { input?: unknown }).input).filter(Boolean);
    expect(inputs()).toEqual([]);
    await press('휴면 해제하기');
    await screen.findByRole('heading', { level: 1, name: '휴면을 해제했어요' });
    expect(inputs()).toEqual([{ mallUrl: 'familyshop', token: 'a1b2' }]);
    expect(screen.getByRole('link', { name: '로그인하기' }).getAttribute('href')).toBe('/familyshop/login');
  });

  test('that is too old offers a new one, without revealing whether the account exists', async () => {
    const mutations = {
      wakeAccount: refused('token', '링크가 만료되었어요.'),
      sendWakingMail: { __typename: 'WakingMailSent', isSent: true },
    };
    await openPage('/m/familyshop/email/authDormant/a1b2', { mall: aMall(), mutations });
    await press('휴면 해제하기');
    await screen.findByText('링크가 만료되었어요.');
    await press('새 메일 받기');
    await userEvent.type(await screen.findByLabelText('아이디'), 'gaon');
    await press('메일 받기');
    await screen.findByRole('heading', { level: 1, name: '메일을 확인해 주세요' });
    expect(screen.getByText(/휴면 계정이라면/u)).toBeTruthy();
  });
});
