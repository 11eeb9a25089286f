// @vitest-environment jsdom
import { CombinedGraphQLErrors } from '@apollo/client';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { shoppingAreas } from '../../../test/support/sample-mall.ts';
import {
  CaptchaNeedDocument,
  CaptchaScriptDocument,
  SignInDocument,
  type SignInRefusal,
} from '../../__generated__/graphql.ts';
import { metaOf } from '../../shared/query/operation-meta.ts';
import type { Execute } from '../../app/apollo/server-link.ts';
import { MallContext, type Mall, type Site } from '../../shop/mall/mall-context.ts';
import { SessionContext } from '../../shop/session/session-context.ts';
import { SessionStore } from '../../shop/session/session-store.ts';
import { LoginForm } from './LoginForm.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  document.head.querySelectorAll('script').forEach((script) => script.remove());
  vi.unstubAllGlobals();
});

const mall = {
  url: 'familyshop',
  salesType: 'GENERAL',
  openAreas: shoppingAreas,
  customerCenter: { phone: '1600-0010' },
} as unknown as Mall;

interface Answers {
  signIn?: Record<string, unknown> | Error;
  needsCaptcha?: boolean;
  at?: string;
  openAreas?: string[];
}

function openForm({ signIn = {}, needsCaptcha = false, at = '/familyshop/login', openAreas = shoppingAreas }: Answers) {
  const tries: Record<string, unknown>[] = [];
  const sessions = new SessionStore(() => 'familyshop');
  const execute: Execute = async ({ documentId, variables }) => {
    if (documentId === metaOf(CaptchaNeedDocument).hash)
      return { data: { __typename: 'Query', isRecaptchaRequired: needsCaptcha }, ageSeconds: 0 };
    if (documentId === metaOf(CaptchaScriptDocument).hash)
      return {
        data: {
          __typename: 'Query',
          site: {
            __typename: 'Site',
            recaptchaSiteKey: 'site-key',
            recaptchaScriptUrl: 'https://captcha.example/api.js',
          },
        },
        ageSeconds: 0,
      };
    expect(documentId).toBe(metaOf(SignInDocument).hash);
    tries.push((variables as { input: Record<string, unknown> }).input);
    if (signIn instanceof Error) throw signIn;
    return { data: { signIn }, ageSeconds: 0 };
  };
  renderInMall(
    <SessionContext value={sessions}>
      <MallContext value={{ mall: { ...mall, openAreas } as Mall, site: {} as Site }}>
        <LoginForm />
      </MallContext>
    </SessionContext>,
    { at, execute },
  );
  return { tries, sessions };
}

async function tryToSignIn({ stays = false } = {}) {
  await userEvent.type(screen.getByLabelText('아이디'), 'gaon');
  await userEvent.type(screen.getByLabelText('비밀번호'), 'Wrong!2026');
  if (stays) await userEvent.click(screen.getByLabelText('로그인 상태 유지'));
  await userEvent.click(screen.getByRole('button', { name: '로그인' }));
}

const refusal = (reason: SignInRefusal, message: string, stepToken: string | null = null) => ({
  __typename: 'SignInRefused',
  reason,
  message,
  stepToken,
});
const pair = { __typename: 'Session', accessToken: 'access', refreshToken: 'refresh' };

test.each([true, false])('tokens of a member who stays signed in (%s) are stored accordingly', async (stays) => {
  const { sessions } = openForm({ signIn: pair });
  await tryToSignIn({ stays });
  await expect.poll(() => sessions.read()?.accessToken).toBe('access');
  expect([localStorage.length, sessionStorage.length]).toEqual(stays ? [1, 0] : [0, 1]);
});

test('after a wrong password the focus waits on it', async () => {
  openForm({ signIn: refusal('WRONG_CREDENTIALS', '아이디 또는 비밀번호가 일치하지 않아요.') });
  await tryToSignIn();
  await screen.findByText('아이디 또는 비밀번호가 일치하지 않아요.');
  expect(document.activeElement).toBe(screen.getByLabelText('비밀번호'));
  expect(screen.getByLabelText('비밀번호').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('link')).toBeNull();
});

describe('a step that comes first', () => {
  test.each<[SignInRefusal, string, string]>([
    ['DORMANT_ACCOUNT', '이메일로 휴면 해제하기', '/familyshop/popup/disDormant?redirect=%2Ffamilyshop%2Fupload'],
    ['EMAIL_MISSING', '이메일 인증하기', '/familyshop/popup/notCertEmail?redirect=%2Ffamilyshop%2Fupload'],
    ['INITIAL_PASSWORD', '새 비밀번호 정하기', '/familyshop/updatePasswordForm?redirect=%2Ffamilyshop%2Fupload'],
  ])('%s names the way on, which holds no token, and keeps the focus', async (reason, label, path) => {
    const { sessions } = openForm({
      signIn: refusal(reason, '확인이 필요합니다.', 'step-secret'),
      at: '/familyshop/login?redirect=/familyshop/upload',
    });
    await tryToSignIn();
    expect((await screen.findByRole('link', { name: label })).getAttribute('href')).toBe(path);
    expect(screen.getByRole('alert').textContent).toContain('확인이 필요합니다.');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '로그인' }));
    expect(screen.getByLabelText('비밀번호').getAttribute('aria-invalid')).not.toBe('true');
    expect(sessions.openStep).toMatchObject({
      reason,
      token: 'step-secret',
      id: 'gaon',
      redirect: '/familyshop/upload',
    });
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('step-secret');
  });

  test.each<[SignInRefusal, string | null, string[]]>([
    ['DORMANT_ACCOUNT', null, shoppingAreas],
    ['EMAIL_MISSING', 'step-secret', []],
  ])('%s that cannot be taken here (token %s) names the people who help', async (reason, stepToken, openAreas) => {
    openForm({ signIn: refusal(reason, '확인이 필요합니다.', stepToken), openAreas });
    await tryToSignIn();
    expect((await screen.findByRole('link', { name: '고객센터 1600-0010에 문의하기' })).getAttribute('href')).toBe(
      'tel:16000010',
    );
  });

  test('of a dormant account leaves no tokens', async () => {
    const { sessions } = openForm({ signIn: refusal('DORMANT_ACCOUNT', '휴면 계정입니다.', 'step') });
    sessions.save(pair, true);
    await tryToSignIn();
    await screen.findByText('휴면 계정입니다.');
    expect(sessions.read()).toBeNull();
  });
});

test('too many tries show the time to wait, and keep the input', async () => {
  openForm({
    signIn: new CombinedGraphQLErrors({
      data: null,
      errors: [{ message: '요청이 너무 많아요.', extensions: { code: 'RATE_LIMITED', retryAfter: 42 } }],
    } as never),
  });
  await tryToSignIn();
  await screen.findByText('잠시 후 다시 시도해 주세요. (42초 후)');
  expect(screen.getByLabelText<HTMLInputElement>('아이디').value).toBe('gaon');
});

const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);
const tokens = (tries: Record<string, unknown>[]) => tries.map(({ recaptchaToken }) => recaptchaToken);

describe('the captcha', () => {
  test('is not loaded if the mall requires none', async () => {
    const { tries } = openForm({ signIn: refusal('WRONG_CREDENTIALS', '틀렸습니다.') });
    await tryToSignIn();
    await screen.findByText('틀렸습니다.');
    expect(scripts()).toEqual([]);
    expect(tokens(tries)).toEqual([null]);
  });

  test('that fails to load shows a message, the form stays, and the next try loads it again and sends a token', async () => {
    const { tries } = openForm({
      signIn: refusal('RECAPTCHA_FAILED', 'reCAPTCHA 인증에 실패했습니다. 새로고침 후 다시 시도해주세요.'),
      needsCaptcha: true,
    });
    await expect
      .poll(() => scripts())
      .toEqual(['https://captcha.example/api.js?render=site-key&hl=ko&badge=bottomright']);
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    await expect.poll(scripts).toEqual([]);

    await tryToSignIn();
    await expect.poll(scripts).toHaveLength(1);
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    await screen.findByText(/보안 확인\(reCAPTCHA\)을 불러오지 못했어요/u);
    expect(screen.getByLabelText<HTMLInputElement>('비밀번호').value).toBe('Wrong!2026');
    expect(tries).toEqual([]);

    vi.stubGlobal('grecaptcha', {
      ready: (then: () => void) => then(),
      execute: async (key: string, { action }: { action: string }) => `token of ${key} for ${action}`,
    });
    await userEvent.click(screen.getByRole('button', { name: '로그인' }));
    await expect.poll(scripts).toHaveLength(1);
    document.head.querySelector('script')?.dispatchEvent(new Event('load'));
    await screen.findByText('reCAPTCHA 인증에 실패했습니다. 새로고침 후 다시 시도해주세요.');
    expect(tokens(tries)).toEqual(['token of site-key for sign_in']);
    expect(screen.getByLabelText<HTMLInputElement>('아이디').value).toBe('gaon');
  });
});
