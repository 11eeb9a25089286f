// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterTid, readTidAddress, withoutCode } from '../../src/routes/telecom-sign-in/tid-address.ts';
import { SessionStore } from '../../src/shop/session/session-store.ts';
import { openPage } from '../support/open-page.tsx';
import { recordMoves } from '../support/record-moves.ts';
import { aMall } from '../support/sample-mall.ts';

const sessionOf = (mallUrl: string) => new SessionStore(() => mallUrl).read();
const session = { __typename: 'Session', accessToken: 'access', refreshToken: 'refresh' };
const refused = (reason: string, stepToken: string | null = null) => ({
  __typename: 'SignInRefused',
  reason,
  message: '이미 사용한 인증입니다.',
  stepToken,
});

let moves: string[] = [];

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  moves = recordMoves();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function comeBack(address: string, signInWithTid: unknown) {
  window.history.replaceState(null, '', address);
  const shop = await openPage(address, { mall: aMall(), mutations: { signInWithTid } });
  const inputs = () => shop.requests.map(({ variables }) => (variables as { input?: unknown }).input).filter(Boolean);
  return { ...shop, inputs };
}

const address = '/tid/familyshop?tid=CODE-1&redirect=%2Ffamilyshop%2Fupload';

test('the code signs in to the mall of its address, and leaves the address at once', async () => {
  const { inputs } = await comeBack(address, session);
  await waitFor(() => expect(sessionOf('familyshop')?.accessToken).toBe('access'));
  expect(sessionOf('groupware')).toBeNull();
  expect(inputs()).toEqual([{ mallUrl: 'familyshop', tid: 'CODE-1' }]);
  expect(window.location.href).not.toContain('CODE-1');
  expect(moves).toEqual(['/familyshop/upload']);
});

test('a code that was used says so, and links to the login with the way back', async () => {
  await comeBack(address, refused('WRONG_CREDENTIALS'));
  await screen.findByText('이미 사용한 인증입니다.');
  expect(screen.getByRole('link', { name: '아이디로 로그인하기' }).getAttribute('href')).toBe(
    '/familyshop/login?redirect=%2Ffamilyshop%2Fupload',
  );
  expect(screen.queryByRole('button')).toBeNull();
  expect(sessionOf('familyshop')).toBeNull();
});

test('a line that was cut can be tried again with the same code', async () => {
  let tries = 0;
  const { inputs } = await comeBack(address, () => {
    tries += 1;
    if (tries === 1) throw new Error('네트워크 오류입니다.');
    return session;
  });
  await userEvent.click(await screen.findByRole('button', { name: '다시 시도하기' }));
  await waitFor(() => expect(sessionOf('familyshop')).not.toBeNull());
  expect(inputs()).toHaveLength(2);
  expect(moves).toEqual(['/familyshop/upload']);
});

test('a step that comes first is opened in the mall', async () => {
  const { sessions, at } = await comeBack(address, refused('DORMANT_ACCOUNT', 'step-secret'));
  await screen.findByRole('heading', { level: 1, name: '휴면 계정 해제' });
  expect(at()).toBe('/familyshop/login/disDormant?redirect=%2Ffamilyshop%2Fupload');
  expect(sessions.openStep?.token).toBe('step-secret');
});

test('a link cannot switch a signed-in member to another account', async () => {
  new SessionStore(() => 'familyshop').save({ accessToken: 'mine', refreshToken: 'mine' }, true);
  const { inputs } = await comeBack(address, session);
  expect(inputs()).toEqual([]);
  expect(sessionOf('familyshop')?.accessToken).toBe('mine');
});

test.each(['/tid/familyshop', '/tid/callback', '/tid/familyshop?tid='])(
  '%s without a code sends nothing to the mall',
  async (without) => {
    const { requests } = await comeBack(without, session);
    await screen.findByRole('heading', { level: 1, name: '통신사 인증으로 로그인하지 못했어요' });
    expect(requests).toEqual([]);
  },
);

test.each([
  ['/tid/familyshop', '?tid=A&redirect=/familyshop/home?x=1', 'familyshop', '/familyshop/home?x=1'],
  ['/tid/callback', '?mallUrl=groupware&tid=A', 'groupware', '/groupware'],
  ['/tid/familyshop', '?tid=A&redirect=https://elsewhere.example', 'familyshop', '/familyshop'],
  ['/tid/familyshop', '?tid=A&redirect=/groupware/home', 'familyshop', '/familyshop'],
  ['/tid/..%2f', '?tid=A', null, '/'],
])('%s%s belongs to the mall %s and goes on at %s', (pathname, search, mallUrl, next) => {
  const found = readTidAddress({ pathname, search });
  expect(found.mallUrl).toBe(mallUrl);
  expect(afterTid(found)).toBe(next);
  expect(withoutCode({ pathname, search })).not.toContain('tid=');
});
