// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { choiceOf, openForm, pay, prepareOrderForm } from '../../../test/support/open-order-form.tsx';
import { aSheet } from '../../../test/support/sample-sheet.ts';
import type { SheetFactsFragment } from '../../__generated__/graphql.ts';

beforeEach(prepareOrderForm);
afterEach(() => {
  cleanup();
  window.history.replaceState(null, ''); // where open overlays are
  vi.restoreAllMocks();
});

test('points are used from the minimum on, in steps; too many are refused by name, and nothing typed is cut', async () => {
  const sent = openForm(aSheet());
  const points = await screen.findByRole('textbox', { name: /포인트/u });
  await userEvent.type(points, '1005');
  await userEvent.click(screen.getByRole('button', { name: '적용' }));
  expect(screen.getByText('1,000P부터 10P 단위로 쓸 수 있어요.')).toBeTruthy();
  await userEvent.clear(points);
  await userEvent.type(points, '1234567890');
  expect((points as HTMLInputElement).value).toBe('1234567890');
  await userEvent.click(screen.getByRole('button', { name: '적용' }));
  expect(screen.getByText('이 주문에는 5,000P까지 쓸 수 있어요.')).toBeTruthy();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '전액 사용' }));
  expect(await pay('55,000원 결제하기')).toBeTruthy();
});

test('an order that nothing is left to pay of is ordered, not paid', async () => {
  const sheet = aSheet();
  openForm({ ...sheet, summary: { ...sheet.summary, payTotal: 0 } });
  expect(await pay('주문하기')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /결제하기$/u })).toBeNull();
});

test('points that are typed and left count without a press, once, and the field keeps its place', async () => {
  const sent = openForm(aSheet());
  const points = await screen.findByRole('textbox', { name: /포인트/u });
  await userEvent.type(points, '2000{Enter}');
  await pay('58,000원 결제하기');
  expect(document.activeElement).toBe(points);
  await userEvent.clear(points);
  await userEvent.type(points, '3000');
  await userEvent.tab();
  await pay('57,000원 결제하기');
  await userEvent.click(screen.getByRole('button', { name: '적용' }));
  expect(sent.map((input) => choiceOf(input).points)).toEqual([2000, 3000]);
});

test('where the mall takes fewer points than requested, the field says how many', async () => {
  openForm(aSheet(), { taken: (points) => Math.min(points, 1_500) });
  await userEvent.type(await screen.findByRole('textbox', { name: /포인트/u }), '2000');
  await userEvent.click(screen.getByRole('button', { name: '적용' }));
  await pay('58,500원 결제하기');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /포인트/u }).value).toBe('1500');
});

test('points that are typed while others are applied stay, and are applied after them', async () => {
  const answers: (() => void)[] = [];
  const sent = openForm(aSheet(), {
    taken: (points) => new Promise((resolve) => void answers.push(() => resolve(points))),
  });
  const points = await screen.findByRole<HTMLInputElement>('textbox', { name: /포인트/u });
  await userEvent.type(points, '2000{Enter}');
  await userEvent.clear(points);
  await userEvent.type(points, '3000');
  act(() => answers.shift()?.());
  await pay('58,000원 결제하기');
  expect([points.value, document.activeElement]).toEqual(['3000', points]);
  await userEvent.tab();
  await waitFor(() => expect(sent.map((input) => choiceOf(input).points)).toEqual([2000, 3000]));
  act(() => answers.shift()?.());
  await pay('57,000원 결제하기');
  expect(points.value).toBe('3000');
});

type Coupon = SheetFactsFragment['coupons'][number];

function aCoupon(number: string, name: string, kind: Coupon['kind'] = 'GOODS'): Coupon {
  return {
    __typename: 'SheetCoupon',
    number,
    name,
    kind,
    isUsable: true,
    notUsableReason: null,
    discount: 1_000,
    endsAt: null,
  };
}

test('coupons of two kinds pressed one after the other are both used, and chosen at once', async () => {
  const sent = openForm(aSheet({ coupons: [aCoupon('CI1', '첫 쿠폰'), aCoupon('CI2', '둘째 쿠폰', 'ORDER')] }));
  await userEvent.click(await screen.findByRole('button', { name: '쿠폰 선택' }));
  const first = await screen.findByRole<HTMLInputElement>('radio', { name: /첫 쿠폰/u });
  const second = screen.getByRole<HTMLInputElement>('radio', { name: /둘째 쿠폰/u });
  act(() => {
    first.click();
    second.click();
  });
  expect([first.checked, second.checked]).toEqual([true, true]);
  await waitFor(() =>
    expect(sent.map((input) => choiceOf(input).coupons)).toEqual([{ numbers: ['CI1'] }, { numbers: ['CI1', 'CI2'] }]),
  );
});

test('another coupon of a kind takes the place of the first, and none is a choice too', async () => {
  const sent = openForm(aSheet({ coupons: [aCoupon('CI1', '첫 쿠폰'), aCoupon('CI2', '둘째 쿠폰')] }));
  await userEvent.click(await screen.findByRole('button', { name: '쿠폰 선택' }));
  for (const name of [/첫 쿠폰/u, /둘째 쿠폰/u, '사용 안 함'])
    await userEvent.click(await screen.findByRole('radio', { name }));
  await waitFor(() =>
    expect(sent.map((input) => choiceOf(input).coupons)).toEqual([
      { numbers: ['CI1'] },
      { numbers: ['CI2'] },
      { numbers: [] },
    ]),
  );
});

test('the mall finds the best coupons, which are shown as chosen, and points that gave way are told', async () => {
  const choice = { ...aSheet().choice, points: 3_000 };
  const coupons = [aCoupon('best', '좋은 쿠폰')];
  const sent = openForm(aSheet({ choice, coupons, bestDiscount: 1_000 }), { taken: () => 2_000 });
  await userEvent.click(await screen.findByRole('button', { name: '쿠폰으로 최대 1,000원 할인받기' }));
  expect(await screen.findByText('사용 가능한 2,000P로 포인트를 줄였어요.')).toBeTruthy();
  expect(sent.map((input) => choiceOf(input).coupons)).toEqual([{ best: true }]);
  await userEvent.click(screen.getByRole('button', { name: '쿠폰 선택' }));
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /좋은 쿠폰/u })).checked).toBe(true);
});

test.each([
  [`${new Date().getFullYear() + 1}-12-31T14:59:59.000Z`, `${new Date().getFullYear() + 1}년 12월 31일까지`],
  ['2099-12-31T14:59:59.000Z', '기한 없음'],
])('a coupon until %s names the line that it is used for, and its end', async (endsAt, end) => {
  const [line] = aSheet().lines;
  const coupon = { ...aCoupon('CI1', '첫 쿠폰'), endsAt };
  const lines = [{ ...line!, couponNumber: 'CI1' }];
  openForm(aSheet({ lines, coupons: [coupon], choice: { ...aSheet().choice, couponNumbers: ['CI1'] } }));
  expect(await screen.findByText(/^쿠폰 1장/u)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '쿠폰 선택' }));
  const label = `첫 쿠폰 −1,000원 · ${line!.name}에 적용 · ${end}`;
  expect(await screen.findByRole('radio', { name: label })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  await waitFor(() => expect(screen.queryByRole('radio', { name: label })).toBeNull());
});

test('points are promised to members, not to guests, who never see theirs', async () => {
  openForm(aSheet());
  expect(await screen.findByText('구매를 확정하면 600P가 쌓여요.')).toBeTruthy();
  cleanup();
  openForm(aSheet(), { settings: { isMarketing: true } });
  await pay();
  expect(screen.queryByText(/P가 쌓여요/u)).toBeNull();
});
