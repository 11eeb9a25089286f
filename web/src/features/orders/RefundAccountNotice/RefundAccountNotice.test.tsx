// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answering, failing, type Answer } from '../../../../test/support/answers.ts';
import { renderInMall } from '../../../../test/support/in-mall.tsx';
import { anOrder } from '../../../../test/support/sample-orders.ts';
import {
  GiveRefundAccountDocument,
  OrderRefundAccountDocument,
  type GiveRefundAccountInput,
} from '../../../__generated__/graphql.ts';
import { RefundAccountOfOrder } from './RefundAccountOfOrder.tsx';
import type { WholeOrder } from '../whole-order.ts';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const { payment } = anOrder();
const waiting = anOrder({
  isRefundAccountWanted: true,
  payment: payment && { ...payment, refundBanks: [{ __typename: 'Bank', code: 'BK01', name: '가온은행' }] },
});
const given = { ...waiting, isRefundAccountWanted: false };
const taken = { giveRefundAccount: given };
const title = '환불해 드릴 금액이 있어요';

const viewer = (order: object | undefined) => ({ viewer: { __typename: 'Member', id: 'me', order } });

/** `answers`: to the mutation, one after another. `later`: the order, when it is read again. */
function show(order: WholeOrder, answers: ReturnType<Answer>[] = [taken], later = order) {
  const orders = [order, later];
  const { execute, inputsOf } = answering(
    [OrderRefundAccountDocument, () => viewer(orders.shift())],
    [GiveRefundAccountDocument, () => answers.shift() ?? taken],
  );
  renderInMall(<RefundAccountOfOrder number="O1" />, { execute, isMember: true });
  return { sent: () => inputsOf(GiveRefundAccountDocument) as GiveRefundAccountInput[], orders };
}

const bank = () => screen.getByRole<HTMLSelectElement>('combobox', { name: '은행' });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = () => userEvent.click(screen.getByRole('button', { name: '이 계좌로 환불받기' }));

async function fillIn() {
  await screen.findByRole('region', { name: title });
  await screen.findByRole('combobox', { name: '은행' });
  await userEvent.selectOptions(bank(), '가온은행');
  await userEvent.type(field('계좌번호'), ' 110-22-333444 ');
  await userEvent.type(field('예금주'), '한가온');
}

const conflict = (type: 'WrongState' | 'InProgress') => ({
  giveRefundAccount: { __typename: type, message: '환불 계좌가 필요한 금액이 없어요.' },
});

test.each([false, null])('nothing is asked while the order does not want an account (%s)', async (isWanted) => {
  const { orders } = show({ ...waiting, isRefundAccountWanted: isWanted });
  await waitFor(() => expect(orders).toHaveLength(1));
  expect(screen.queryByRole('region', { name: title })).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

test('where the mall names no banks, the customer center takes the account', async () => {
  show(anOrder({ isRefundAccountWanted: true, payment: payment && { ...payment, refundBanks: [] } }));
  const notice = await screen.findByRole('region', { name: title });
  expect(notice.textContent).toMatch(/환불받을 계좌는 고객센터.*에 알려 주세요/u);
  expect(within(notice).queryByRole('button')).toBeNull();
});

test('an account is sent once, and the notice gives way to the news of the refund, which has the focus', async () => {
  const { sent } = show(waiting);
  await fillIn();
  await userEvent.dblClick(screen.getByRole('button', { name: '이 계좌로 환불받기' }));
  const news = await screen.findByText('계좌를 받았어요. 알려 주신 계좌로 환불을 진행하고 있어요.');
  expect(news.tagName).toBe('OUTPUT');
  expect(document.activeElement).toBe(news);
  expect(screen.queryByRole('region', { name: title })).toBeNull();
  expect(sent()).toEqual([
    {
      mallUrl: 'familyshop',
      idempotencyKey: expect.any(String),
      orderNumber: 'O1',
      refundAccount: { bankCode: 'BK01', accountNumber: '110-22-333444', holder: '한가온' },
    },
  ]);
});

test('what is missing or too long is said at its field, and nothing is sent', async () => {
  const { sent } = show(waiting);
  await fillIn();
  await userEvent.clear(field('계좌번호'));
  await userEvent.type(field('예금주'), '가'.repeat(20));
  await press();
  expect(await screen.findByText('계좌번호를 숫자로 입력해 주세요.')).toBeTruthy();
  expect(field('예금주').getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field('계좌번호'));
  expect(sent()).toEqual([]);
});

test('a refusal is shown at its field, which has the focus, and the next press is another intent', async () => {
  const reason = '은행을 선택해주세요.';
  const refused = {
    giveRefundAccount: {
      __typename: 'FormRefused',
      message: '입력값을 확인해주세요.',
      fields: [{ __typename: 'FieldRefusal', path: ['refundAccount', 'bankCode'], code: 'INVALID', reason }],
    },
  };
  const { sent } = show(waiting, [refused]);
  await fillIn();
  await press();
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(document.activeElement).toBe(bank());
  expect(within(screen.getByRole('region', { name: title })).getByRole('alert').textContent).toBe('');
  await press();
  await screen.findByText(/환불을 진행하고 있어요/u);
  const [first, second] = sent();
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

test('an unknown answer keeps what was typed, and the next press sends the same key', async () => {
  const { sent } = show(waiting, [failing('MALL_TIMEOUT', '잠시 후 다시 시도해 주세요.')]);
  await fillIn();
  await press();
  expect((await screen.findByRole('alert')).textContent).toContain('한 번만 처리돼요.');
  expect([bank().value, field('계좌번호').value, field('예금주').value]).toEqual(['BK01', ' 110-22-333444 ', '한가온']);
  await press();
  await screen.findByText(/환불을 진행하고 있어요/u);
  const [first, second] = sent();
  expect(second).toEqual(first);
});

test('an order that wants no account any more says so', async () => {
  show(waiting, [conflict('WrongState')], given);
  await fillIn();
  await press();
  expect(await screen.findByText(/지금은 계좌를 알려 주지 않아도 돼요/u)).toBe(document.activeElement);
  expect(screen.queryByRole('region', { name: title })).toBeNull();
});

test('a conflict of an order that still wants an account is said beside the button', async () => {
  show(waiting, [conflict('WrongState')]);
  await fillIn();
  await press();
  expect(await screen.findByText('환불 계좌가 필요한 금액이 없어요.')).toBe(screen.getByRole('alert'));
  expect(field('예금주').value).toBe('한가온');
});
