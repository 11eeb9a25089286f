// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { answering, refusing, type Answer } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { aPhone, someGoods } from '../../../test/support/sample-products.ts';
import {
  CreateAlertDocument,
  DeleteAlertDocument,
  MyShopDocument,
  OwnAlertsDocument,
  type OwnAlertFragment,
} from '../../__generated__/graphql.ts';
import { LateAlerts } from './LateAlerts.tsx';
import type { AlertChoice } from './alert-choice.ts';

afterEach(cleanup);

const kettle = someGoods({ number: 'GD1', name: '전기포트' });
const gone = { ...kettle, isSoldOut: true };
const anAlert = (fields: Partial<OwnAlertFragment> = {}): OwnAlertFragment => ({
  __typename: 'ProductAlert',
  id: 'a1',
  number: 'AM1',
  kind: 'RESTOCK',
  productNumber: 'GD1',
  variantId: null,
  optionName: null,
  colorName: null,
  targetPrice: null,
  expiresAt: '2027-02-21T23:59:59+09:00',
  sentAt: null,
  ...fields,
});
const member = { __typename: 'Member', id: 'me' };

interface Scene {
  product?: Parameters<typeof LateAlerts>[0]['product'];
  choice?: AlertChoice;
  alerts?: OwnAlertFragment[];
  create?: Answer;
  end?: Answer;
  isMember?: boolean;
  isMarketing?: boolean;
}

function open({ product = gone, choice, alerts = [], create, end, isMember = true, isMarketing = false }: Scene = {}) {
  let waiting = alerts;
  const { execute, inputsOf } = answering(
    [OwnAlertsDocument, () => ({ viewer: { ...member, alerts: waiting } })],
    [MyShopDocument, () => ({ viewer: { ...member, maskedName: '한*온', email: 'ga***@example.com', mobile: null } })],
    [
      CreateAlertDocument,
      (variables) => {
        if (create) return create(variables);
        const { kind, targetPrice, variantId } = variables.input as OwnAlertFragment;
        const created = anAlert({ kind, targetPrice, variantId });
        waiting = [created, ...waiting];
        return { createAlert: { ...created, member: { ...member, alerts: waiting } } };
      },
    ],
    [
      DeleteAlertDocument,
      (variables) => {
        waiting = [];
        if (end) return end(variables);
        return { deleteAlert: { __typename: 'AlertDeleted', deletedId: 'a1', member: { ...member, alerts: [] } } };
      },
    ],
  );
  renderInMall(<LateAlerts product={product} {...(choice && { choice })} />, {
    execute,
    isMember,
    at: '/familyshop/goods/ngd/GD1',
    settings: { isMarketing },
  });
  return { inputsOf, tell: (alert: OwnAlertFragment) => (waiting = [alert]) };
}

const restock = () => screen.findByRole('button', { name: /^전기포트 재입고 알림/u });
const price = () => screen.findByRole('button', { name: /^전기포트 가격 알림/u });

test('sold-out goods offer both alerts, others that of the price, and nothing is asked for by itself', async () => {
  const { inputsOf } = open();
  expect((await restock()).textContent).toBe('재입고 알림 받기');
  expect((await price()).textContent).toBe('가격 알림 받기');
  cleanup();
  open({ product: kettle });
  await price();
  expect(screen.queryByRole('button', { name: /재입고/u })).toBeNull();
  expect(inputsOf(CreateAlertDocument)).toEqual([]);
});

test('one press asks, says where and until when, and the next one ends it', async () => {
  const { inputsOf } = open();
  await userEvent.click(await restock());
  expect(
    await screen.findByText(
      '다시 들어오면 ga***@example.com 메일로 한 번 알려 드려요. 2027년 2월 21일까지 알림이 유지돼요.',
    ),
  ).toBeTruthy();
  expect(inputsOf(CreateAlertDocument)).toEqual([
    expect.objectContaining({ mallUrl: 'familyshop', productNumber: 'GD1', kind: 'RESTOCK', targetPrice: null }),
  ]);
  expect((await restock()).textContent).toBe('재입고 알림 해제');
  expect(document.activeElement).toBe(await restock());
  await userEvent.click(await restock());
  await waitFor(async () => expect((await restock()).textContent).toBe('재입고 알림 받기'));
  expect(screen.queryByText(/메일로/u)).toBeNull();
  expect(inputsOf(DeleteAlertDocument)).toEqual([{ mallUrl: 'familyshop', number: 'AM1' }]);
});

test('an alert that waits is known after a reload; sent ones and those of others are not taken for it', async () => {
  open({ alerts: [anAlert()] });
  await waitFor(async () => expect((await restock()).textContent).toBe('재입고 알림 해제'));
  cleanup();
  open({
    alerts: [
      anAlert({ sentAt: '2026-11-22T09:00:00+09:00' }),
      anAlert({ id: 'a2', productNumber: 'GD2' }),
      anAlert({ id: 'a3', variantId: 'a variant' }),
      anAlert({ id: 'a4', kind: 'PRICE' }),
    ],
  });
  await waitFor(async () => expect((await price()).textContent).toBe('가격 알림 해제'));
  expect((await restock()).textContent).toBe('재입고 알림 받기');
});

test('a price is read as shoppers write it, and without one any lower price counts', async () => {
  const { inputsOf } = open({ product: kettle });
  await userEvent.click(await price());
  const form = within(screen.getByRole('form', { name: '가격 알림 신청' }));
  const field = form.getByRole('textbox', { name: '희망 가격 (선택)' });
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, '공짜');
  await userEvent.click(form.getByRole('button', { name: '신청하기' }));
  expect(screen.getByRole('alert').textContent).toBe('1원부터 999,999,999원까지 숫자로 입력해 주세요. 예: 9,900');
  expect(field).toHaveProperty('value', '공짜');
  await userEvent.clear(field);
  await userEvent.type(field, '9,900원{Enter}');
  expect(await screen.findByText(/^9,900원 이하가 되면/u)).toBeTruthy();
  expect(inputsOf(CreateAlertDocument)).toEqual([expect.objectContaining({ kind: 'PRICE', targetPrice: 9900 })]);
  expect(screen.queryByRole('form')).toBeNull();
  expect(document.activeElement).toBe(await price());
});

test('what was typed stays after a refusal', async () => {
  open({ product: kettle, create: () => ({ createAlert: refusing('지금 가격보다 낮은 금액을 입력해 주세요.') }) });
  await userEvent.click(await price());
  await userEvent.type(screen.getByRole('textbox'), '99000{Enter}');
  expect((await screen.findByText('지금 가격보다 낮은 금액을 입력해 주세요.')).role).toBe('alert');
  const field = screen.getByRole('textbox', { name: '희망 가격 (선택)' });
  expect(field).toHaveProperty('value', '99000');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent).toBe(
    '지금 가격보다 낮은 금액을 입력해 주세요.',
  );
  expect(document.activeElement).toBe(field);
});

test('the price of a phone is that of a month', async () => {
  open({ product: aPhone({ number: 'HP1', name: '누리온' }) });
  await userEvent.click(await screen.findByRole('button', { name: '누리온 가격 알림 받기' }));
  expect(screen.getByRole('textbox', { name: '한 달 희망 금액 (선택)' })).toBeTruthy();
});

test('one that was asked for elsewhere is shown, and a limit is told', async () => {
  const message = '이미 알림을 신청한 상품이에요.';
  const scene = open({ create: () => ({ createAlert: { __typename: 'AlreadyExists', message, number: 'AM1' } }) });
  await restock();
  scene.tell(anAlert());
  await userEvent.click(await restock());
  await waitFor(async () => expect((await restock()).textContent).toBe('재입고 알림 해제'));
  cleanup();
  const limit = { __typename: 'LimitReached', message: '알림은 50개까지 신청할 수 있어요.', maximum: 50 };
  open({ create: () => ({ createAlert: limit }) });
  await userEvent.click(await restock());
  expect((await screen.findByText('알림은 50개까지 신청할 수 있어요.')).role).toBe('alert');
});

test('one that another tab has ended is ended here too', async () => {
  const gone = { ...refusing('알림을 찾을 수 없어요.'), code: 'NOT_FOUND' };
  open({ alerts: [anAlert()], end: () => ({ deleteAlert: gone }) });
  await waitFor(async () => expect((await restock()).textContent).toBe('재입고 알림 해제'));
  await userEvent.click(await restock());
  await waitFor(async () => expect((await restock()).textContent).toBe('재입고 알림 받기'));
  expect(screen.queryByText('알림을 찾을 수 없어요.')).toBeNull();
});

test('visitors are led to sign in and back, and guests of a marketing mall have no alerts', async () => {
  open({ isMember: false });
  const link = await screen.findByRole('link', { name: '로그인하고 전기포트 재입고 알림 받기' });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('/goods/ngd/GD1');
  cleanup();
  open({ isMarketing: true });
  expect(screen.queryAllByRole('button')).toEqual([]);
});

const ofChoice = () => screen.findByRole('button', { name: /^전기포트 블랙 500ml 재입고 알림/u });

test('one choice has an alert of its own, which is not that of the product or of another choice', async () => {
  const choice = { color: '블랙', option: '500ml' };
  const variant = { id: 'v1', optionName: '500ml', color: { name: '블랙' }, isAvailable: false };
  const product = { ...kettle, variants: [variant, { ...variant, id: 'v2', optionName: '1L', isAvailable: true }] };
  const others = [anAlert(), anAlert({ id: 'a2', variantId: 'v2' }), anAlert({ id: 'a3', colorName: '블랙' })];
  const { inputsOf } = open({ product, choice, alerts: others });
  expect((await ofChoice()).textContent).toBe('재입고 알림 받기');
  await userEvent.click(await ofChoice());
  expect(await screen.findByText(/^다시 들어오면 ga\*\*\*@example.com 메일로/u)).toBeTruthy();
  expect(inputsOf(CreateAlertDocument)).toEqual([
    expect.objectContaining({ productNumber: 'GD1', kind: 'RESTOCK', variantId: 'v1', color: null }),
  ]);
  await userEvent.click(await ofChoice());
  await waitFor(async () => expect((await ofChoice()).textContent).toBe('재입고 알림 받기'));
  expect(screen.queryByRole('button', { name: /가격/u })).toBeNull();
  cleanup();
  open({ product, choice: { ...choice, color: null } });
  expect(await screen.findByText('나머지도 선택하면 재입고 알림을 받을 수 있어요.')).toBeTruthy();
});

test('a color of a phone is known by its name', async () => {
  const product = aPhone({ number: 'HP1', name: '누리온' });
  const alert = anAlert({ productNumber: 'HP1', colorName: '블랙' });
  open({ product, choice: { color: '블랙', option: null }, alerts: [alert] });
  const button = await screen.findByRole('button', { name: /^누리온 블랙 재입고 알림/u });
  await waitFor(() => expect(button.textContent).toBe('재입고 알림 해제'));
});
