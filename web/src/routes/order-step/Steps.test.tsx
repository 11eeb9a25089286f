// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answering } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { openStep, deliveredItem, press, reason } from '../../../test/support/open-order-step.tsx';
import { anOrder, aClaim } from '../../../test/support/sample-orders.ts';
import { ConfirmPurchaseDocument, OrderDetailDocument } from '../../__generated__/graphql.ts';
import { OrderStepPage } from './page.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

test('an exchange is for another choice of the same price, and says who pays the carrier', async () => {
  const { sent } = openStep('exchange', {
    order: anOrder({ items: [deliveredItem()] }),
    refund: () => ({ refundTotal: 0, returnDeliveryFee: 3_000 }),
    answer: () => ({ requestExchange: { __typename: 'ClaimMade', claim: aClaim({ type: 'EXCHANGE' }) } }),
  });
  const dearer = await screen.findByRole('radio', { name: /구성 3/u });
  expect(dearer.getAttribute('aria-disabled')).toBe('true');
  // What has another price is returned, and ordered again.
  expect(screen.getByRole('link', { name: '반품 신청' }).getAttribute('href')).toMatch(/\/O1\/return\?item=I1$/u);
  expect(screen.getByRole('link', { name: '다시 주문하기' }).getAttribute('href')).toContain('GD');
  await userEvent.click(screen.getByRole('radio', { name: /구성 2/u }));
  await userEvent.click(await reason(/단순 변심/u));
  expect(await screen.findByText('교환 배송비 3,000원은 수거 시 택배 기사님께 결제해 주세요.')).toBeTruthy();
  await press('교환 신청하기');
  await waitFor(() =>
    expect(sent()[0]?.items).toEqual([{ number: 'I1', quantity: 1, variantId: 'variant 2 미드나이트 블루' }]),
  );
});

test('for a reason of the buyer nothing is exchanged for the same again, which they would pay the carrier for', async () => {
  const { sent } = openStep('exchange', {
    order: anOrder({ items: [deliveredItem()] }),
    refund: (basis) => ({ refundTotal: 0, returnDeliveryFee: basis.reason === 'FAULTY' ? 0 : 3_000 }),
    answer: () => ({ requestExchange: { __typename: 'ClaimMade', claim: aClaim({ type: 'EXCHANGE' }) } }),
  });
  await userEvent.click(await reason(/단순 변심/u));
  await screen.findByText(/교환 배송비 3,000원/u);
  await press('교환 신청하기');
  expect(screen.getByText(/지금과 다른 색상이나 옵션을 선택해 주세요/u).closest('fieldset')).toBeTruthy();
  expect(sent()).toEqual([]);
  // What is faulty is exchanged for the same.
  await userEvent.click(await reason(/상품 불량/u));
  await screen.findByText('교환에 드는 비용이 없어요.');
  await press('교환 신청하기');
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test('each claim shows its cost, who pays, and that refunds use the original payment method', async () => {
  openStep('return', { order: anOrder({ items: [deliveredItem()] }) });
  const terms = within(await screen.findByRole('region', { name: '유의 사항' }));
  expect(terms.getByText(/반품 배송비를 구매자가 내고/u)).toBeTruthy();
  expect(terms.getByText(/3영업일 안에/u)).toBeTruthy();
  expect(await terms.findByText('카드 승인을 취소해요.')).toBeTruthy();
  expect(terms.queryByText('이체하신 계좌로 환불해 드려요.')).toBeNull();
  cleanup();
  openStep('exchange', { order: anOrder({ items: [deliveredItem()] }) });
  const exchange = within(await screen.findByRole('region', { name: '유의 사항' }));
  expect(exchange.getByText(/배송비를 구매자가, 상품이나 배송에 문제가 있다면 판매자가 내요/u)).toBeTruthy();
  expect(exchange.queryByText('카드 승인을 취소해요.')).toBeNull();
});

test('confirming shows the points and until when goods can still be returned', async () => {
  const order = anOrder({ items: [deliveredItem()] });
  const { execute, inputsOf } = answering(
    [OrderDetailDocument, () => ({ viewer: { __typename: 'Member', id: 'me', order } })],
    [ConfirmPurchaseDocument, () => ({ confirmPurchase: order })],
  );
  const params = { orderNumber: 'O1', step: 'confirm' };
  renderInMall(<OrderStepPage />, {
    at: '/familyshop/order/orderDetail/O1/confirm',
    params,
    execute,
    isMember: true,
  });
  expect(await screen.findByText('129P가 쌓여요.')).toBeTruthy();
  expect(screen.getByText('확정한 뒤에도 2099년 11월 28일까지 반품할 수 있어요.')).toBeTruthy();
  await press('구매 확정하기');
  await waitFor(() =>
    expect(inputsOf(ConfirmPurchaseDocument)).toMatchObject([{ orderNumber: 'O1', itemNumbers: ['I1'] }]),
  );
});
