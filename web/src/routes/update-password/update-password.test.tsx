// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answering, refusing, type Answer } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { aMall } from '../../../test/support/sample-mall.ts';
import { ChangePasswordDocument, ViewerNameDocument } from '../../__generated__/graphql.ts';
import { NetworkError } from '../../shared/errors/network-error.ts';
import { MallContext, type Mall, type Site } from '../../shop/mall/mall-context.ts';
import { UpdatePasswordPage } from './UpdatePasswordPage.tsx';

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const changed = { changePassword: { __typename: 'PasswordChanged', isChanged: true } };

function openPage({ mustChange = false, change = () => changed }: { mustChange?: boolean; change?: Answer } = {}) {
  const member = { __typename: 'Member', id: 'me', maskedName: '한*온', mustChangePassword: mustChange };
  const mall = answering([ViewerNameDocument, () => ({ viewer: { ...member } })], [ChangePasswordDocument, change]);
  const { unmount } = renderInMall(
    <MallContext value={{ mall: aMall() as unknown as Mall, site: {} as Site }}>
      <UpdatePasswordPage />
    </MallContext>,
    { at: '/familyshop/updatePasswordForm', execute: mall.execute, isMember: true },
  );
  return { ...mall, unmount, member };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const send = () => userEvent.click(screen.getByRole('button', { name: '비밀번호 변경' }));

async function fillIn(current: string, next: string) {
  await userEvent.type(field('현재 비밀번호'), current);
  await userEvent.type(field('새 비밀번호'), next);
}

test('a member changes the password, and the focus is on what became of it', async () => {
  const { inputsOf } = openPage();
  await fillIn('Family!2026', 'Orchard#58');
  await send();
  const title = await screen.findByRole('heading', { level: 1, name: '비밀번호를 바꿨어요' });
  expect(document.activeElement).toBe(title);
  expect(screen.getByText('다른 기기와 브라우저에서는 로그아웃했어요.')).toBeTruthy();
  expect(inputsOf(ChangePasswordDocument)).toEqual([
    { mallUrl: 'familyshop', currentPassword: 'Family!2026', newPassword: 'Orchard#58' },
  ]);
  expect(document.body.innerHTML).not.toMatch(/Family!2026|Orchard#58/u);
});

test('password managers can tell the password fields apart, and may paste', () => {
  openPage();
  expect(field('현재 비밀번호').autocomplete).toBe('current-password');
  expect(field('새 비밀번호').autocomplete).toBe('new-password');
});

test.each([
  ['Family!2026', '지금 쓰는 비밀번호와 다르게 정해 주세요.'],
  ['short1!', '아래 조건에 맞게 비밀번호를 만들어 주세요.'],
  ['Family!1234', '아래 조건에 맞게 비밀번호를 만들어 주세요.'],
])('%s is refused before anything is sent', async (next, complaint) => {
  const { inputsOf } = openPage();
  await fillIn('Family!2026', next);
  await send();
  expect(screen.getByText(complaint)).toBeTruthy();
  expect(document.activeElement).toBe(field('새 비밀번호'));
  expect(inputsOf(ChangePasswordDocument)).toEqual([]);
});

test('a wrong password shows its error at the field, and all input stays', async () => {
  openPage({
    change: () => ({
      changePassword: refusing('입력한 내용을 확인해 주세요.', { currentPassword: '비밀번호가 맞지 않아요.' }),
    }),
  });
  await fillIn('Family!2025', 'Orchard#58');
  await send();
  expect(await screen.findByText('비밀번호가 맞지 않아요.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(field('현재 비밀번호')));
  expect(field('새 비밀번호').value).toBe('Orchard#58');
});

test('without a connection it says so, and the next press works', async () => {
  let isCut = true;
  openPage({ change: () => (isCut ? Promise.reject(new NetworkError()) : changed) });
  await fillIn('Family!2026', 'Orchard#58');
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe('네트워크 오류입니다. 나중에 다시 시도해 주세요.');
  isCut = false;
  await send();
  expect(await screen.findByRole('heading', { name: '비밀번호를 바꿨어요' })).toBeTruthy();
});

test('a temporary password is labeled so, and after the change everything is queried again', async () => {
  const page = openPage({ mustChange: true });
  await userEvent.type(await screen.findByLabelText('임시비밀번호'), 'Temporary!4917');
  await userEvent.type(field('새 비밀번호'), 'Orchard#58');
  page.member.mustChangePassword = false;
  await send();
  await screen.findByRole('heading', { name: '비밀번호를 바꿨어요' });
  await waitFor(() => expect(page.inputsOf(ViewerNameDocument)).toHaveLength(2));
});
