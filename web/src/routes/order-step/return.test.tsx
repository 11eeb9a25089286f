// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { failing } from '../../../test/support/answers.ts';
import { openStep, deliveredItem, press, reason } from '../../../test/support/open-order-step.tsx';
import { anAddress, otherAddress } from '../../../test/support/sample-subscriptions.ts';
import { anOrder, aClaim } from '../../../test/support/sample-orders.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

test('a part of the pieces can be returned, and the refund follows', async () => {
  const { previews } = openStep('return', {
    order: anOrder({ items: [deliveredItem({ quantity: 3 })] }),
    refund: ({ items }) => ({ refundTotal: 10_000 * (items[0]?.quantity ?? 0), returnDeliveryFee: 3_000 }),
  });
  await userEvent.click(await reason(/단순 변심/u));
  await screen.findByText('30,000', { selector: 'dd span', exact: false });
  await userEvent.click(screen.getByRole('button', { name: '수량 줄이기' }));
  expect(await screen.findByText('20,000', { selector: 'dd span', exact: false })).toBeTruthy();
  expect(screen.getByText('3,000원 · 환불에서 뺐어요')).toBeTruthy();
  expect(previews().at(-1)?.items).toMatchObject([{ number: 'I1', quantity: 2 }]);
});

test('nothing is sent while a number of pieces is wrong, which has the focus', async () => {
  const { sent } = openStep('return', {
    order: anOrder({ items: [deliveredItem({ quantity: 3 })] }),
    refund: () => ({ refundTotal: 30_000, returnDeliveryFee: 0 }),
  });
  await userEvent.click(await reason(/단순 변심/u));
  await screen.findByText('30,000', { selector: 'dd span', exact: false });
  const pieces = screen.getByRole<HTMLInputElement>('textbox', { name: /수량/u });
  await userEvent.clear(pieces);
  await userEvent.type(pieces, '0');
  await userEvent.click(screen.getByRole('button', { name: '반품 신청하기' }));
  expect(screen.getByText('1개부터 선택할 수 있어요.')).toBeTruthy();
  expect(document.activeElement).toBe(pieces);
  expect(sent()).toEqual([]);
});

test('while a new refund is calculated the last one stays, marked as pending, and is not sent', async () => {
  const answers: (() => void)[] = [];
  const { sent } = openStep('return', {
    order: anOrder({ items: [deliveredItem({ quantity: 3 })] }),
    refund: async ({ items }) => {
      const refundTotal = 10_000 * (items[0]?.quantity ?? 0);
      if (refundTotal < 30_000) await new Promise<void>((resolve) => answers.push(resolve));
      return { refundTotal };
    },
  });
  await userEvent.click(await reason(/단순 변심/u));
  const region = await screen.findByRole('region', { name: '환불 예정 금액' });
  await within(region).findByText('30,000', { exact: false });
  await userEvent.click(screen.getByRole('button', { name: '수량 줄이기' }));
  await waitFor(() => expect(answers).toHaveLength(1));
  expect(region.getAttribute('aria-busy')).toBe('true');
  expect(region.textContent).toContain('30,000원');
  await press('반품 신청하기');
  expect(screen.getByText('금액을 계산하고 있어요. 잠시 뒤 다시 눌러 주세요.')).toBeTruthy();
  expect(sent()).toEqual([]);
  answers.forEach((answer) => answer());
  await within(region).findByText('20,000', { exact: false });
  expect(region.getAttribute('aria-busy')).toBe('false');
});

test('a refund that cannot be calculated shows no sum, says why, and is asked for again', async () => {
  let hasFailed = false;
  openStep('return', {
    order: anOrder({ items: [deliveredItem()] }),
    refund: () => {
      if (hasFailed) return { refundTotal: 9_900 };
      hasFailed = true;
      return failing('MALL_TIMEOUT', '응답이 늦어요.');
    },
  });
  await userEvent.click(await reason(/단순 변심/u));
  await userEvent.click(await screen.findByRole('button', { name: '다시 계산하기' }));
  expect(await screen.findByText('9,900', { selector: 'dd span', exact: false })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: '환불 예정 금액' }));
});

test('of several items none is returned until it is chosen, and one claim is for one state', async () => {
  openStep('return', {
    order: anOrder({ items: [deliveredItem(), deliveredItem({ number: 'I2', status: 'CONFIRMED' })] }),
  });
  const [first, second] = await screen.findAllByRole<HTMLInputElement>('checkbox');
  expect([first!.checked, second!.checked]).toEqual([false, false]);
  await userEvent.click(first!);
  expect(second!.disabled).toBe(true);
  expect(screen.getByText('진행 상태가 달라 따로 신청할 수 있어요.')).toBeTruthy();
});

test('the item of the address is chosen', async () => {
  openStep('return', { order: anOrder({ items: [deliveredItem(), deliveredItem({ number: 'I2' })] }) }, '?item=I2');
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox', { name: /(?<!전체) 선택$/u });
  expect(boxes.map(({ checked }) => checked)).toEqual([false, true]);
  await userEvent.click(screen.getByRole('checkbox', { name: '전체 선택' }));
  expect(boxes.map(({ checked }) => checked)).toEqual([true, true]);
});

test('after seven days the seller’s faults are the reasons, and no word denies the return', async () => {
  openStep('return', {
    order: anOrder({
      items: [
        deliveredItem({
          status: 'CONFIRMED',
          claimReasons: [
            { __typename: 'ClaimReasonOffer', type: 'RETURN', reason: 'FAULTY', payer: 'SELLER', until: '2099-11-28' },
          ],
        }),
      ],
    }),
  });
  await reason(/상품 불량/u);
  expect(screen.queryByRole('radio', { name: /단순 변심/u })).toBeNull();
  expect(document.body.textContent).not.toMatch(/불가|할 수 없어요/u);
});

test('a virtual account payment is refunded to an account, and missing input is reported beside its field', async () => {
  const order = anOrder({ items: [deliveredItem()] });
  const payment = {
    ...order.payment!,
    method: 'VIRTUAL_ACCOUNT' as const,
    refundBanks: [{ __typename: 'Bank' as const, code: 'BK01', name: '가온은행' }],
  };
  const { sent } = openStep('return', {
    order: { ...order, payment },
    answer: () => ({ requestReturn: { __typename: 'ClaimMade', claim: aClaim() } }),
  });
  await userEvent.click(await reason(/단순 변심/u));
  await screen.findByText('환불 예정 금액');
  await press('반품 신청하기');
  expect(screen.getByText('은행을 선택해 주세요.')).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '은행' }), '가온은행');
  await userEvent.type(screen.getByRole('textbox', { name: '계좌번호' }), '110-22-333444');
  await userEvent.type(screen.getByRole('textbox', { name: '예금주' }), '한가온');
  await press('반품 신청하기');
  await waitFor(() =>
    expect(sent()[0]).toMatchObject({
      refundAccount: { bankCode: 'BK01', accountNumber: '110-22-333444', holder: '한가온' },
    }),
  );
});

test('where the mall names no banks, the claim is sent without an account, and the customer center takes it', async () => {
  const order = anOrder({ items: [deliveredItem()] });
  const payment = { ...order.payment!, method: 'VIRTUAL_ACCOUNT' as const, refundBanks: [] };
  const { sent } = openStep('return', {
    order: { ...order, payment },
    answer: () => ({ requestReturn: { __typename: 'ClaimMade', claim: aClaim() } }),
  });
  await userEvent.click(await reason(/단순 변심/u));
  await screen.findByText('환불 예정 금액');
  expect(screen.getByText(/환불받을 계좌는 고객센터.*에 알려 주세요/u)).toBeTruthy();
  await press('반품 신청하기');
  await waitFor(() => expect(sent()[0]).toMatchObject({ refundAccount: null }));
});

test('the goods are fetched on a day and at an address of the shopper’s choice, and that decides the days', async () => {
  const { previews, sent } = openStep('return', {
    order: anOrder({ items: [deliveredItem()] }),
    addresses: [anAddress, otherAddress],
    refund: ({ pickUpAddressNumber }) => ({
      pickUpDays: pickUpAddressNumber === '2' ? ['2026-11-25'] : ['2026-11-24', '2026-11-25'],
    }),
    answer: () => ({ requestReturn: { __typename: 'ClaimMade', claim: aClaim() } }),
  });
  expect(screen.queryByRole('group', { name: '수거지' })).toBeNull();
  await userEvent.click(await reason(/단순 변심/u));
  const place = await screen.findByRole('group', { name: '수거지' });
  const day = screen.getByRole('group', { name: '수거 희망일' });
  expect(within(day).getByRole<HTMLInputElement>('radio', { name: '택배사 일정' }).checked).toBe(true);
  await userEvent.click(within(day).getByRole('radio', { name: /11월 25일/u }));

  const change = within(place).getByRole('button', { name: '수거지 변경' });
  await userEvent.click(change);
  expect([document.activeElement, change.textContent]).toEqual([change, '주문한 배송지에서 수거']);
  await userEvent.click(await within(place).findByRole('radio', { name: /회사/u }));
  await waitFor(() => expect(within(day).getAllByRole('radio')).toHaveLength(2));
  expect(previews().at(-1)).toMatchObject({ pickUpAddressNumber: '2' });
  expect(within(day).getByRole<HTMLInputElement>('radio', { name: /11월 25일/u }).checked).toBe(true);
  await press('반품 신청하기');
  await waitFor(() => expect(sent()[0]).toMatchObject({ pickUpOn: '2026-11-25', pickUpAddressNumber: '2' }));
});

test('a day that is gone is told at the days', async () => {
  const refused = {
    __typename: 'FormRefused',
    message: '입력값을 확인해주세요.',
    fields: [{ __typename: 'FieldRefusal', path: ['pickUpOn'], reason: '이 날에는 가지러 갈 수 없어요.' }],
  };
  openStep('return', {
    order: anOrder({ items: [deliveredItem()] }),
    refund: () => ({ pickUpDays: ['2026-11-24'] }),
    answer: () => ({ requestReturn: refused }),
  });
  await userEvent.click(await reason(/단순 변심/u));
  await userEvent.click(await screen.findByRole('radio', { name: /11월 24일/u }));
  await press('반품 신청하기');
  expect(await screen.findByText('이 날에는 가지러 갈 수 없어요.')).toBeTruthy();
  expect(document.activeElement?.getAttribute('name')).toBe('pickUpOn');
});

test('an account that the mall refuses is told at its field, which has the focus', async () => {
  const order = anOrder({ items: [deliveredItem()] });
  const payment = {
    ...order.payment!,
    method: 'VIRTUAL_ACCOUNT' as const,
    refundBanks: [{ __typename: 'Bank' as const, code: 'BK01', name: '가온은행' }],
  };
  const refused = {
    __typename: 'FormRefused',
    message: '입력값을 확인해주세요.',
    fields: [{ __typename: 'FieldRefusal', path: ['refundAccount', 'holder'], reason: '예금주를 확인해 주세요.' }],
  };
  openStep('return', { order: { ...order, payment }, answer: () => ({ requestReturn: refused }) });
  await userEvent.click(await reason(/단순 변심/u));
  await screen.findByText('환불 예정 금액');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '은행' }), '가온은행');
  await userEvent.type(screen.getByRole('textbox', { name: '계좌번호' }), '110-22-333444');
  const holder = screen.getByRole<HTMLInputElement>('textbox', { name: '예금주' });
  await userEvent.type(holder, '한가온');
  await press('반품 신청하기');
  expect(await screen.findByText('예금주를 확인해 주세요.')).toBeTruthy();
  expect([document.activeElement, holder.value]).toEqual([holder, '한가온']);
});

test('a ticket goes back without a carrier, and its terms speak of none', async () => {
  openStep('return', { order: anOrder({ items: [deliveredItem({ receivingWay: 'TEXT' })] }) });
  await userEvent.click(await reason(/단순 변심/u));
  expect(await screen.findByText('판매자가 확인한 뒤 3영업일 안에 환불해 드려요.')).toBeTruthy();
  const terms = within(screen.getByRole('region', { name: '유의 사항' }));
  expect(terms.getByText(/^쓰지 않은 이용권은 전액 환불해 드려요/u)).toBeTruthy();
  expect(terms.queryByText(/배송비|돌아오면/u)).toBeNull();
});
