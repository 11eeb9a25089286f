// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import type { SignInRefusal } from '../../__generated__/graphql.ts';
import { MallContext, type Mall, type Site } from '../../shared/mall/mall-context.ts';
import { LoginForm } from './LoginForm.tsx';

afterEach(cleanup);

const mall = { url: 'familyshop', customerCenter: { phone: '1600-0010' } } as Mall;

async function refuse(reason: SignInRefusal, message: string) {
  const signIn = { __typename: 'SignInRefused', reason, message, stepToken: null };
  renderInMall(
    <MallContext value={{ mall, site: {} as Site }}>
      <LoginForm />
    </MallContext>,
    { at: '/familyshop/login', execute: async () => ({ data: { signIn }, ageSeconds: 0 }) },
  );
  await userEvent.type(screen.getByLabelText('아이디'), 'gaon');
  await userEvent.type(screen.getByLabelText('비밀번호'), 'Wrong!2026');
  await userEvent.click(screen.getByRole('button', { name: '로그인' }));
  expect((await screen.findByText(new RegExp(message))).textContent).toContain(message);
}

test('after a wrong password the focus waits on it', async () => {
  await refuse('WRONG_CREDENTIALS', '아이디 또는 비밀번호가 일치하지 않습니다.');
  expect(document.activeElement).toBe(screen.getByLabelText('비밀번호'));
  expect(screen.getByLabelText('비밀번호').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByRole('link')).toBeNull();
});

test.each<SignInRefusal>(['DORMANT_ACCOUNT', 'EMAIL_MISSING', 'INITIAL_PASSWORD'])('%s names the way on, and keeps the focus', async (reason) => {
  await refuse(reason, '확인이 필요합니다.');
  expect(screen.getByRole('link', { name: '고객센터 1600-0010에 문의하기' }).getAttribute('href')).toBe('tel:16000010');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '로그인' }));
  expect(screen.getByLabelText('비밀번호').getAttribute('aria-invalid')).toBe('false');
});
