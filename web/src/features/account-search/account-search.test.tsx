// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import type { Certification } from './certification.ts';
import { FindId } from './FindId.tsx';
import { FindPassword } from './FindPassword.tsx';

const execute = vi.fn<(operation: { variables: Record<string, unknown> }) => Promise<never>>();
const answer = (...answers: unknown[]) => {
  for (const data of answers) execute.mockResolvedValueOnce({ data, ageSeconds: 0 } as never);
};

beforeEach(() => {
  execute.mockReset();
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

let proofs = 0;
const Certified: Certification = ({ onCertified }) => (
  <button type="button" onClick={() => void onCertified({ certificationNumber: `proof-${++proofs}` })}>
    인증하기
  </button>
);

const found = (...maskedIds: string[]) => ({
  findLoginIds: {
    __typename: 'FoundLoginIds',
    ids: maskedIds.map((maskedId) => ({ __typename: 'FoundLoginId', maskedId, joinedAt: '2026-03-01T09:00:00+09:00' })),
  },
});
const refused = (field: string, reason: string) => ({
  __typename: 'FormRefused',
  message: '확인해 주세요.',
  fields: [{ __typename: 'FieldRefusal', path: [field], reason }],
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

function findId() {
  renderInMall(<FindId Certification={Certified} ways={<a href="/login">로그인하기</a>} />, { execute });
}

test('shows all ids of a certified person, also two that look alike once they are masked', async () => {
  answer(found('ga**', 'ga**'));
  findId();
  await press('인증하기');
  expect(document.activeElement).toBe(await heading('아이디를 찾았어요'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'ga**2026.03.01 가입',
    'ga**2026.03.01 가입',
  ]);
});

test('says so to a certified person without an id, with a link to continue', async () => {
  answer(found());
  findId();
  await press('인증하기');
  await heading('가입한 아이디가 없어요');
  expect(screen.getByRole('link', { name: '로그인하기' })).toBeTruthy();
});

test('after a network failure retries with the same proof; a refusal needs a new proof', async () => {
  execute.mockResolvedValueOnce({
    data: null,
    errors: [{ message: '연결이 늦어지고 있어요.', extensions: { code: 'MALL_UNREACHABLE' } }],
  } as never);
  answer({ findLoginIds: refused('certificationNumber', '이미 쓴 인증이에요.') });
  findId();
  await press('인증하기');
  expect(await screen.findByText('연결이 늦어지고 있어요.')).toBeTruthy();
  await press('아이디 다시 찾기');
  expect(await screen.findByText('이미 쓴 인증이에요.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '아이디 다시 찾기' })).toBeNull();
  expect(
    new Set(
      execute.mock.calls.map(
        ([{ variables }]) => (variables.input as { certificationNumber: string }).certificationNumber,
      ),
    ).size,
  ).toBe(1);
});

function findPassword() {
  renderInMall(<FindPassword Certification={Certified} ways={<a href="/login">로그인하기</a>} />, { execute });
}

test('requests a temporary password by id, and the response does not reveal whose it is', async () => {
  answer({ sendTemporaryPassword: { __typename: 'TemporaryPasswordSent', isSent: true } });
  findPassword();
  await press('인증하기');
  await heading('아이디를 입력해 주세요');
  await press('임시 비밀번호 받기');
  expect(await screen.findByText('아이디를 입력해 주세요.')).toBeTruthy();
  expect(execute).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('아이디'), ' gaon ');
  await press('임시 비밀번호 받기');
  await heading('임시 비밀번호를 보냈어요');
  expect(execute.mock.calls[0]?.[0].variables.input).toMatchObject({ mallUrl: 'familyshop', id: 'gaon' });
});

test('an expired proof is replaced by a new certification', async () => {
  answer({ sendTemporaryPassword: refused('certificationNumber', '이미 쓴 인증이에요.') });
  findPassword();
  await press('인증하기');
  await userEvent.type(await screen.findByLabelText('아이디'), 'gaon');
  await press('임시 비밀번호 받기');
  await screen.findByText('이미 쓴 인증이에요.', { exact: false });
  await press('본인 인증 다시 하기');
  expect(await heading('비밀번호 찾기')).toBe(document.activeElement);
});
