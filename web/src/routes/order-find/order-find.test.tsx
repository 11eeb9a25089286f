// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answering, type Answer } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { aPair } from '../../../test/support/member-tokens.ts';
import {
  FindGuestOrderDocument,
  SendCertificationCodeDocument,
  VerifyCertificationCodeDocument,
} from '../../__generated__/graphql.ts';
import { SessionStore } from '../../shop/session/session-store.ts';
import { OrderFindPage } from './page.tsx';

const sent = {
  sendCertificationCode: {
    __typename: 'CertificationCodeSent',
    requestNumber: 'request-1',
    expiresAt: '2099-01-01T00:00:00+09:00',
  },
};
const proven = { verifyCertificationCode: { __typename: 'Certification', certificationNumber: 'proof-1' } };
const found = () => ({
  findGuestOrder: {
    __typename: 'GuestOrderFound',
    session: { __typename: 'Session', ...aPair('of-the-guest', { sub: 'GU1' }) },
  },
});
const refused = (field: string, reason: string) => () => ({
  findGuestOrder: {
    __typename: 'FormRefused',
    message: '확인해 주세요.',
    fields: [{ __typename: 'FieldRefusal', path: [field], reason }],
  },
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

function open(answer: Answer, { isMarketing = true } = {}) {
  const sessions = new SessionStore(() => 'familyshop');
  sessions.save(aPair('of-this-browser', { sub: 'GU2' }), false);
  const gateway = answering(
    [SendCertificationCodeDocument, () => sent],
    [VerifyCertificationCodeDocument, () => proven],
    [FindGuestOrderDocument, answer],
  );
  const at = '/familyshop/order/findOrder?orderNumber=OR20261123A2B3';
  const page = renderInMall(<OrderFindPage />, { sessions, execute: gateway.execute, at, settings: { isMarketing } });
  return { sessions, gateway, path: () => page.router.state.location.pathname };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function certify() {
  await userEvent.type(screen.getByLabelText('휴대폰 번호'), '01000000101');
  await press('인증번호 받기');
  await userEvent.type(await screen.findByLabelText('인증번호'), '123456');
  await press('확인');
  await screen.findByRole('heading', { level: 1, name: '주문번호를 입력해 주세요' });
}

test("a guest's order opens by its telephone, a code and the number of the link", async () => {
  const { sessions, gateway, path } = open(found);
  await certify();
  expect(screen.getByLabelText('주문번호')).toMatchObject({ value: 'OR20261123A2B3' });
  await press('주문 찾기');
  await waitFor(() => expect(path()).toBe('/familyshop/order/orderDetail/OR20261123A2B3'));
  expect(sessions.read()?.refreshToken).toBe('of-the-guest');
  expect(gateway.inputsOf(FindGuestOrderDocument)).toEqual([
    {
      mallUrl: 'familyshop',
      orderNumber: 'OR20261123A2B3',
      telephone: '01000000101',
      certificationNumber: 'proof-1',
    },
  ]);
  expect(gateway.inputsOf(SendCertificationCodeDocument)).toMatchObject([{ purpose: 'FIND_ORDER', channel: 'SMS' }]);
});

test('a number that does not fit is named at its field, and this browser stays as it is', async () => {
  const { sessions } = open(refused('orderNumber', '주문을 찾을 수 없어요.'));
  await certify();
  await press('주문 찾기');
  expect(await screen.findByText('주문을 찾을 수 없어요.')).toBeTruthy();
  expect(sessions.read()?.refreshToken).toBe('of-this-browser');
});

test('a proof that is over is made again', async () => {
  open(refused('certificationNumber', '본인인증 시간이 지났어요.'));
  await certify();
  await press('주문 찾기');
  await press('휴대폰 인증 다시 하기');
  expect(await screen.findByRole('heading', { level: 1, name: '비회원 주문조회' })).toBeTruthy();
});

test('a mall of members leads to its login', () => {
  open(found, { isMarketing: false });
  expect(screen.getByRole('link', { name: '로그인하기' })).toBeTruthy();
  expect(screen.queryByLabelText('휴대폰 번호')).toBeNull();
});
