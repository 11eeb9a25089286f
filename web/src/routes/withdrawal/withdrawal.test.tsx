// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answering, failing, refusing, type Answer } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { aMall } from '../../../test/support/sample-mall.ts';
import { WithdrawalCheckDocument, WithdrawDocument } from '../../__generated__/graphql.ts';
import { MallContext, type Mall, type Site } from '../../shop/mall/mall-context.ts';
import { SessionStore } from '../../shop/session/session-store.ts';
import { WithdrawalPage } from './page.tsx';

const cleared = vi.spyOn(SessionStore.prototype, 'clear');

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn()));
afterEach(() => {
  cleanup();
  cleared.mockClear();
  vi.unstubAllGlobals();
});

const losses = [{ __typename: 'WithdrawalLoss', kind: 'WISH', name: '찜한 상품', value: '8개' }];
const free = { __typename: 'WithdrawalCheck', isPossible: true, blocks: [], losses };
const withdrawn = { withdraw: { __typename: 'Withdrawn', isWithdrawn: true } };

function At() {
  return <output data-testid="at">{useLocation().pathname}</output>;
}

function openPage({ check = () => free, withdraw = () => withdrawn }: { check?: Answer; withdraw?: Answer } = {}) {
  const told: Answer = async (variables) => {
    const answer = await check(variables);
    return 'errors' in answer
      ? { ...answer, data: { viewer: { __typename: 'Member', id: 'me', withdrawalCheck: null } } }
      : { viewer: { __typename: 'Member', id: 'me', withdrawalCheck: answer } };
  };
  const mall = answering([WithdrawalCheckDocument, told], [WithdrawDocument, withdraw]);
  renderInMall(
    <MallContext value={{ mall: aMall() as unknown as Mall, site: {} as Site }}>
      <WithdrawalPage />
      <At />
    </MallContext>,
    { at: '/familyshop/myshop/scssMemberForm', execute: mall.execute, isMember: true },
  );
  return mall;
}

const password = () => screen.findByLabelText<HTMLInputElement>('비밀번호');
const leave = () => userEvent.click(screen.getByRole('button', { name: '탈퇴하기' }));

test('the losses are shown once, the password is the only required input, and then the member is a visitor at a calm page', async () => {
  const { inputsOf } = openPage();
  await userEvent.type(await password(), 'Family!2026');
  expect(screen.getAllByText('찜한 상품')).toHaveLength(1);
  expect(screen.getByText('8개')).toBeTruthy();
  expect(screen.getByText(/주문과 결제 기록은 .*5년/u)).toBeTruthy();
  await leave();
  await waitFor(() => expect(screen.getByTestId('at').textContent).toBe('/familyshop/myshop/scssMemberDone'));
  expect(cleared).toHaveBeenCalledOnce();
  expect(inputsOf(WithdrawDocument)).toEqual([
    { mallUrl: 'familyshop', password: 'Family!2026', reasonCode: null, reason: null },
  ]);
});

test('a reason is optional, with free text only for other reasons', async () => {
  const { inputsOf } = openPage();
  await userEvent.type(await password(), 'Family!2026');
  expect(screen.queryByLabelText(/^이유를 들려주세요/u)).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText(/^탈퇴 사유/u), '다른 이유가 있어요');
  await userEvent.type(screen.getByLabelText(/^이유를 들려주세요/u), '잠시 쉬려고요.');
  await leave();
  await waitFor(() =>
    expect(inputsOf(WithdrawDocument)).toMatchObject([{ reasonCode: 'OTHER', reason: '잠시 쉬려고요.' }]),
  );
});

test('what blocks it is shown with a contact, and there is no password field', async () => {
  const open = { __typename: 'WithdrawalBlock', kind: 'ORDER', name: '끝나지 않은 주문' };
  const subscription = { ...open, kind: 'SUBS', number: '79', name: '구독 중인 상품이 있어요.' };
  const blocks = [{ ...open, number: '77' }, { ...open, number: '78' }, subscription];
  openPage({ check: () => ({ ...free, isPossible: false, blocks }) });
  const orders = await screen.findByRole<HTMLAnchorElement>('link', { name: '끝나지 않은 주문 2건' });
  expect(orders.pathname).toBe('/familyshop/myshop/listMyOrder');
  expect(screen.getByText(subscription.name)).toBeTruthy();
  expect(screen.getByRole('link', { name: '고객센터 1600-1234' }).getAttribute('href')).toBe('tel:16001234');
  expect(screen.queryByLabelText('비밀번호')).toBeNull();
});

test('a wrong password shows its error at the field, and the membership stays', async () => {
  openPage({
    withdraw: () => ({ withdraw: refusing('입력한 내용을 확인해 주세요.', { password: '비밀번호가 맞지 않아요.' }) }),
  });
  await userEvent.type(await password(), 'Family!2025');
  await leave();
  expect(await screen.findByText('비밀번호가 맞지 않아요.')).toBeTruthy();
  await waitFor(async () => expect(document.activeElement).toBe(await password()));
  expect(cleared).not.toHaveBeenCalled();
  expect(screen.getByTestId('at').textContent).toBe('/familyshop/myshop/scssMemberForm');
});

test('withdrawal needs a password', async () => {
  const { inputsOf } = openPage();
  await password();
  await leave();
  expect(screen.getByText('비밀번호를 입력해 주세요.')).toBeTruthy();
  expect(inputsOf(WithdrawDocument)).toEqual([]);
});

test('if the mall cannot tell what would be lost, withdrawal is blocked, with a retry', async () => {
  let isDown = true;
  openPage({ check: () => (isDown ? failing('MALL_FAULT', '잠시 후 다시 시도해 주세요.') : free) });
  expect((await screen.findByRole('alert')).textContent).toContain('잠시 후 다시 시도해 주세요.');
  expect(screen.queryByRole('button', { name: '탈퇴하기' })).toBeNull();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText('8개')).toBeTruthy();
});
