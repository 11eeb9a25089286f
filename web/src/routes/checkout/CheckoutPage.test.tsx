// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answering, failing, type Answer } from '../../../test/support/answers.ts';
import { aPair } from '../../../test/support/member-tokens.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import {
  CheckoutOrderSheetDocument,
  SignOutDocument,
  StartCheckoutDocument,
  ViewerNameDocument,
} from '../../__generated__/graphql.ts';
import { SessionStore } from '../../shop/session/session-store.ts';
import { CheckoutPage } from './page.tsx';

const app = { __typename: 'ReturnTarget', name: '가온 앱', url: 'gaonapp://paid' };
const startedFor = (sub: string) => ({
  startCheckout: {
    __typename: 'CheckoutStarted',
    session: { __typename: 'Session', ...aPair('of-the-ticket', { sub }) },
    returnTarget: app,
  },
});
const started = () => startedFor('MB1');
const viewer = { __typename: 'Member', id: 'me' };
const sheet = {
  viewer: {
    ...viewer,
    orderSheet: {
      __typename: 'OrderSheet',
      id: 'sheet',
      lines: [{ name: '드립백 커피' }, { name: '머그' }],
      summary: { payTotal: 42_900 },
    },
  },
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  window.history.replaceState(null, '', '/familyshop/checkout#ticket=T1&opens=ORDER_SHEET&number=OS1');
});
afterEach(cleanup);

function open(start: Answer, { signedIn = null as string | null } = {}) {
  const sessions = new SessionStore(() => 'familyshop');
  if (signedIn !== null) sessions.save(aPair('of-the-browser', { sub: signedIn }), true);
  const gateway = answering(
    [StartCheckoutDocument, start],
    [CheckoutOrderSheetDocument, () => sheet],
    [SignOutDocument, () => ({ signOut: { __typename: 'SignOutPayload', isSignedOut: true } })],
    [ViewerNameDocument, () => ({ viewer: { ...viewer, maskedName: '한*온', mustChangePassword: false } })],
  );
  const page = renderInMall(<CheckoutPage />, { sessions, execute: gateway.execute, at: '/familyshop/checkout' });
  return { sessions, gateway, at: () => page.router.state.location.pathname };
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const refreshTokenOf = (sessions: SessionStore) => sessions.read()?.refreshToken;

test('shows who asked, for whom, for what, and keeps no session before the press', async () => {
  const { sessions, gateway, at } = open(started);
  await title('결제할 내용을 확인해 주세요');
  for (const text of ['가온 앱', '한*온 님', '드립백 커피 외 1건', '42,900원'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(gateway.inputsOf(StartCheckoutDocument)).toEqual([{ mallUrl: 'familyshop', ticket: 'T1', returnUrl: null }]);
  expect(sessions.read()).toBeNull();

  await press('계속하기');
  await waitFor(() => expect(at()).toBe('/familyshop/order/orderForm/OS1'));
  expect(refreshTokenOf(sessions)).toBe('of-the-ticket');
  expect(sessions.isShared).toBe(false);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('T1');
});

test('somebody else who is signed in here is named, and stays until the press', async () => {
  const { sessions } = open(() => startedFor('MB2'), { signedIn: 'MB1' });
  await screen.findByText(/로그아웃되고/u);
  expect(refreshTokenOf(sessions)).toBe('of-the-browser');
  await press(/님으로 계속하기/u);
  await waitFor(() => expect(refreshTokenOf(sessions)).toBe('of-the-ticket'));
});

test('the same member keeps their session, and the new one ends', async () => {
  const { sessions, gateway, at } = open(started, { signedIn: 'MB1' });
  await press('계속하기');
  await waitFor(() => expect(at()).toBe('/familyshop/order/orderForm/OS1'));
  expect(refreshTokenOf(sessions)).toBe('of-the-browser');
  expect(gateway.inputsOf(SignOutDocument)).toHaveLength(1);
});

test('giving up ends the session and leads back to the app', async () => {
  const { sessions, gateway } = open(started);
  const back = await screen.findByRole<HTMLAnchorElement>('link', { name: '취소하고 가온 앱으로 돌아가기' });
  expect(back.getAttribute('href')).toBe('gaonapp://paid');
  back.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(back);
  await waitFor(() => expect(gateway.inputsOf(SignOutDocument)).toHaveLength(1));
  expect(sessions.read()).toBeNull();
});

const refused = (__typename: string, rest: object) => () => ({
  startCheckout: { __typename, message: '안내', ...rest },
});

test.each([
  ['used', refused('WrongState', { stateCode: 'USED' }), '이미 사용한 주소예요'],
  ['expired', refused('Expired', {}), '주소의 시간이 지났어요'],
  ['unknown', refused('FormRefused', { code: 'REFUSED', fields: [] }), '사용할 수 없는 주소예요'],
  ["another mall's", () => failing('BAD_INPUT'), '사용할 수 없는 주소예요'],
])('a ticket that is %s has a page of its own', async (_name, answer, words) => {
  open(answer);
  await title(words);
  expect(screen.queryByRole('link', { name: '이 브라우저에서 이어서 진행하기' })).toBeNull();
  expect(screen.getByRole('link', { name: '쇼핑몰 홈으로 가기' })).toBeTruthy();
});

test('a second tab of the same member goes on with their session', async () => {
  open(refused('WrongState', { stateCode: 'USED' }), { signedIn: 'MB1' });
  await title('이미 사용한 주소예요');
  const way = screen.getByRole('link', { name: '이 브라우저에서 이어서 진행하기' });
  expect(way.getAttribute('href')).toBe('/familyshop/order/orderForm/OS1');
});

test('an address without a ticket asks nothing', async () => {
  window.history.replaceState(null, '', '/familyshop/checkout');
  const { gateway } = open(started);
  await title('결제 주소를 다시 열어 주세요');
  expect(gateway.inputsOf(StartCheckoutDocument)).toEqual([]);
});

test('a cut connection is tried again with the same ticket', async () => {
  let isCut = true;
  const { gateway } = open(() => {
    if (isCut) throw new Error('cut');
    return started();
  });
  await title('주소를 확인하지 못했어요');
  isCut = false;
  await press('다시 시도하기');
  await title('결제할 내용을 확인해 주세요');
  expect(gateway.inputsOf(StartCheckoutDocument)).toHaveLength(2);
});
