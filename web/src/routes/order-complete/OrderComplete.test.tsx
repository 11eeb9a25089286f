// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { failing } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import type { MallSettings } from '../../../test/support/sample-mall.ts';
import { anItem, anOrder } from '../../../test/support/sample-orders.ts';
import { stopClock } from '../../../test/support/stop-clock.ts';
import {
  OrderDetailDocument,
  OrderRefundAccountDocument,
  type PaymentFactsFragment,
  type PaymentStatus,
  type RefundAccountWantedFragment,
} from '../../__generated__/graphql.ts';
import { readOutcome } from '../../features/orders/step-outcome.ts';
import type { WholeOrder } from '../../features/orders/whole-order.ts';
import { metaOf } from '../../shared/query/operation-meta.ts';
import { OrderFailPage } from '../order-fail/page.tsx';
import { OrderCompletePage } from './page.tsx';

afterEach(cleanup);

function aPayment(status: PaymentStatus, fields: Partial<PaymentFactsFragment> = {}): PaymentFactsFragment {
  return {
    __typename: 'Payment',
    id: 'payment',
    orderNumber: 'O1',
    number: 'P1',
    provider: 'TEST',
    status,
    amount: 60_000,
    isRetryable: true,
    failureMessage: null,
    paidAt: null,
    virtualAccount: null,
    ...fields,
  };
}

/** The network's, or the gateway's. */
type Failure = Error | ReturnType<typeof failing>;

/** `order`: what its page says beside the payment. */
function show(
  Page: typeof OrderCompletePage,
  payments: (PaymentFactsFragment | Failure | null)[],
  order: RefundAccountWantedFragment | { __typename: 'SubscriptionOrder' | 'PhoneOrder'; id: string } | null = null,
  settings: Partial<MallSettings> = {},
  placed: WholeOrder | null = null,
) {
  const requests: unknown[] = [];
  const told: unknown[] = [];
  let orderReads = 0;
  const execute = async ({ documentId, variables }: { documentId: string; variables: Record<string, unknown> }) => {
    if (documentId === metaOf(OrderDetailDocument).hash) {
      orderReads += 1;
      return { data: { viewer: { __typename: 'Member', id: 'me', order: placed ?? order } }, ageSeconds: 0 };
    }
    if (documentId === metaOf(OrderRefundAccountDocument).hash)
      return { data: { viewer: { __typename: 'Member', id: 'me', order } }, ageSeconds: 0 };
    if (variables.input) {
      told.push(variables.input);
      const returned = { __typename: 'Payment', id: 'payment', orderNumber: 'O1', status: 'PENDING' };
      return { data: { returnFromPayment: returned }, ageSeconds: 0 };
    }
    if (variables.number === undefined)
      return {
        data: { viewer: { __typename: 'Member', id: 'me', cart: { __typename: 'Cart', id: 'cart', lineCount: 0 } } },
        ageSeconds: 0,
      };
    requests.push(variables);
    const payment = payments.length > 1 ? payments.shift() : payments[0];
    if (payment instanceof Error) throw payment;
    const viewer = { __typename: 'Member', id: 'me', payment: payment && 'errors' in payment ? null : payment };
    return { ...(payment && 'errors' in payment ? payment : {}), data: { viewer }, ageSeconds: 0 };
  };
  const at = '/familyshop/order/orderComplete/O1';
  const content = (
    <>
      <Page />
      <Here />
    </>
  );
  renderInMall(content, { at, params: { orderNumber: 'O1' }, execute, isMember: true, settings });
  return { requests, told, orderReads: () => orderReads };
}

function Here() {
  const { pathname, state } = useLocation();
  return (
    <>
      <p data-testid="here">{pathname}</p>
      <p data-testid="outcome">{readOutcome(state)}</p>
    </>
  );
}

const heading = (name: string) => screen.findByRole('heading', { name });

const limit = { failureMessage: '카드 한도를 넘었어요.' };

test.each<[string, PaymentFactsFragment, RegExp]>([
  ['a card that was registered', aPayment('PAID', { amount: 0 }), /^새 카드를 등록했어요. 앞으로 이 카드로/u],
  ['a charge', aPayment('PAID'), /^60,000원을 결제했어요. 앞으로 이 카드로/u],
  ['a card that was refused', aPayment('FAILED', { amount: 0, ...limit }), /^카드를 등록하지 못했어요. 카드 한도를/u],
  ['a charge that was refused', aPayment('FAILED', limit), /^결제하지 못했어요. 카드 한도를 넘었어요/u],
  ['a window that was closed', aPayment('CANCELLED', { amount: 0 }), /^카드를 등록하지 못했어요. 창을 닫았거나/u],
])('%s for a subscription is told on its page', async (_what, payment, text) => {
  const headings: (string | null)[] = [];
  const seen = new MutationObserver(() => headings.push(screen.queryByRole('heading')?.textContent ?? null));
  seen.observe(document.body, { childList: true, subtree: true });
  show(OrderCompletePage, [payment], { __typename: 'SubscriptionOrder', id: 'subscription' });
  await waitFor(() => expect(screen.getByTestId('here').textContent).toBe('/familyshop/subs/detailSubsApplf/O1'));
  seen.disconnect();
  expect(headings).not.toContain('주문이 완료됐어요');
  expect(screen.getByTestId('outcome').textContent).toMatch(text);
});

test('a card that was refused for the bills of a phone is told on the page of its order', async () => {
  show(OrderCompletePage, [aPayment('FAILED', { amount: 0, ...limit })], { __typename: 'PhoneOrder', id: 'phone' });
  const path = '/familyshop/order/orderWireless/detail/O1';
  await waitFor(() => expect(screen.getByTestId('here').textContent).toBe(path));
  expect(screen.getByTestId('outcome').textContent).toMatch(/^카드를 등록하지 못했어요/u);
});

test('a phone that is paid leads to what comes next', async () => {
  show(OrderCompletePage, [aPayment('PAID')], { __typename: 'PhoneOrder', id: 'phone-order' });
  const path = '/familyshop/order/orderWireless/complete/O1';
  await waitFor(() => expect(screen.getByTestId('here').textContent).toBe(path));
});

test('a payment without a result is polled until it is known', async () => {
  const { requests, told } = show(OrderCompletePage, [aPayment('PENDING'), aPayment('PAID')]);
  expect(await heading('결제 결과를 확인하고 있어요')).toBeTruthy();
  expect(await heading('주문이 완료됐어요')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('주문이 완료됐어요');
  expect(requests).toHaveLength(2);
  expect(told).toEqual([]);
  expect(screen.getByRole('link', { name: '주문 상세 보기' })).toBeTruthy();
});

test.each([
  ['a member', {}, /준비해 보내면 주문 내역에서 배송 상황을/u],
  [
    'a guest, whose session is in this browser alone',
    { isMarketing: true },
    /준비해 보내면 이 브라우저의 주문 내역에서/u,
  ],
])('%s learns where the order is found again', async (_who, settings, text) => {
  show(OrderCompletePage, [aPayment('PAID')], null, settings);
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: '주문 내역 보기' }).pathname).toBe(
    '/familyshop/myshop/listMyOrder',
  );
});

test('a payment whose way back was lost makes the mall ask the company, once', async () => {
  const { told } = show(OrderCompletePage, [aPayment('READY'), aPayment('PAID')]);
  expect(await heading('주문이 완료됐어요')).toBeTruthy();
  expect(told).toEqual([{ mallUrl: 'familyshop', provider: 'TEST', number: 'P1', orderNumber: 'O1' }]);
});

test('a virtual account shows where to pay, and until when', async () => {
  show(OrderCompletePage, [
    aPayment('AWAITING_DEPOSIT', {
      virtualAccount: {
        __typename: 'VirtualAccount',
        bankName: '가온은행',
        accountNumber: '110-000-000001',
        holder: '통신가족샵',
        dueAt: '2026-11-25T23:59:59+09:00',
      },
    }),
  ]);
  expect(await heading('입금을 기다리고 있어요')).toBeTruthy();
  expect(screen.getByText('110-000-000001')).toBeTruthy();
  expect(screen.getByText('11월 25일 23:59까지')).toBeTruthy();
});

const account = {
  __typename: 'VirtualAccount',
  bankName: '가온은행',
  accountNumber: '110-000-000001',
  holder: null,
  dueAt: null,
} as const;
/** Looks for the deposit once more. */
const look = () => act(() => vi.advanceTimersByTimeAsync(3_000));
const lookAtHand = () => stopClock({ toFake: ['setInterval', 'clearInterval'] });

test.each<[string, Failure]>([
  ['the network', new Error('offline')],
  ['the mall', failing('MALL_TIMEOUT')],
])('a look for the deposit that fails by %s takes nothing away, and the next one is made', async (_whose, failure) => {
  lookAtHand();
  const { requests } = show(OrderCompletePage, [
    aPayment('AWAITING_DEPOSIT', { virtualAccount: account }),
    failure,
    aPayment('PAID'),
  ]);
  expect(await screen.findByText('110-000-000001')).toBeTruthy();
  await look();
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(screen.getByText('110-000-000001')).toBeTruthy();
  await look();
  expect(await heading('주문이 완료됐어요')).toBeTruthy();
});

test('a change of the payment reads the order anew, and what is typed stays with its focus', async () => {
  lookAtHand();
  const { orderReads } = show(
    OrderCompletePage,
    [aPayment('AWAITING_DEPOSIT'), aPayment('AWAITING_DEPOSIT', { failureMessage: '금액이 달라요.' })],
    anOrder({ isRefundAccountWanted: true }),
  );
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: '계좌번호' });
  await userEvent.type(field, '110-22');
  await look();
  expect(await screen.findByText(/금액이 달라요/u)).toBeTruthy();
  await waitFor(() => expect(orderReads()).toBe(2));
  expect([field.value, document.activeElement]).toEqual(['110-22', field]);
});

test('an order that the mall does not know is not said to be complete', async () => {
  show(OrderCompletePage, [null]);
  expect(await heading('주문을 찾을 수 없어요')).toBeTruthy();
  expect(screen.queryByText('주문이 완료됐어요')).toBeNull();
  expect(screen.getByRole('link', { name: '주문 내역 보기' })).toBeTruthy();
});

test('a failed payment says why, and links to another try', async () => {
  show(OrderFailPage, [aPayment('FAILED', { failureMessage: '카드 한도를 넘었어요.' })]);
  expect(await heading('결제하지 못했어요')).toBeTruthy();
  expect(screen.getByText(/카드 한도를 넘었어요/u)).toBeTruthy();
  const again = screen.getByRole<HTMLAnchorElement>('link', { name: '다시 결제하기' });
  expect(again.pathname).toBe('/familyshop/order/orderPay/O1');
});

test('a payment that ended without a known result is not said to have taken nothing', async () => {
  const failureMessage = '결제 결과를 확인하지 못했어요. 결제된 금액은 환불해 드려요.';
  show(OrderFailPage, [aPayment('CANCELLED', { failureMessage, isRetryable: false })]);
  expect(await screen.findByText(failureMessage)).toBeTruthy();
  expect(screen.queryByText(/결제된 금액은 없어요/u)).toBeNull();
});

test('a closed payment that cannot be retried links to the cart', async () => {
  show(OrderFailPage, [aPayment('CANCELLED', { isRetryable: false })]);
  expect(await heading('결제를 취소했어요')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('link', { name: '다시 결제하기' })).toBeNull());
  expect(screen.getByRole('link', { name: '장바구니 보기' })).toBeTruthy();
});

const askedFor = () => screen.findByRole('region', { name: '환불해 드릴 금액이 있어요' });

test('a wrong deposit asks for an account while the right one is awaited', async () => {
  show(OrderCompletePage, [aPayment('AWAITING_DEPOSIT')], anOrder({ isRefundAccountWanted: true }));
  expect(await heading('입금을 기다리고 있어요')).toBeTruthy();
  expect(await askedFor()).toBeTruthy();
});

test('a deposit that came after the end asks for an account', async () => {
  const failureMessage = '환불받을 계좌를 알려주세요.';
  const payment = aPayment('CANCELLED', { failureMessage, isRetryable: false });
  show(OrderFailPage, [payment], anOrder({ isRefundAccountWanted: true }));
  expect(await askedFor()).toBeTruthy();
});

test('a deposit turns the waiting page into the complete one by itself', async () => {
  show(OrderCompletePage, [aPayment('AWAITING_DEPOSIT'), aPayment('PAID')]);
  expect(await heading('입금을 기다리고 있어요')).toBeTruthy();
  expect(await heading('주문이 완료됐어요')).toBeTruthy();
});

test('a wrong deposit is told while the right one is awaited', async () => {
  const failureMessage = '입금하신 금액이 달라 환불해 드려요.';
  show(OrderCompletePage, [aPayment('AWAITING_DEPOSIT', { failureMessage })]);
  expect(await screen.findByText(new RegExp(failureMessage, 'u'))).toBeTruthy();
});

test('a wrong sum says what goes back and until when the order can be paid, with the button', async () => {
  const paymentDueAt = `${new Date().getFullYear()}-11-23T18:45:00+09:00`;
  const order = anOrder({ refundedTotal: 5_000, paymentDueAt });
  show(OrderCompletePage, [aPayment('REFUNDED')], null, {}, order);
  expect(await screen.findByText(/5,000원은 환불해 드려요. 11월 23일 18:45까지 다시 결제할 수 있어요/u)).toBeTruthy();
  const again = screen.getByRole<HTMLAnchorElement>('link', { name: '다시 결제하기' });
  expect(again.pathname).toBe('/familyshop/order/orderPay/O1');
});

test('a complete order shows goods, address, method and points to come', async () => {
  show(OrderCompletePage, [aPayment('PAID')], null, {}, anOrder({ items: [anItem({ quantity: 2 })] }));
  expect(await screen.findByText('한빛 전기포트 I1 · 미드나이트 블루 · 기본 구성 · 2개')).toBeTruthy();
  for (const text of [/서울특별시 중구 가온길 12/u, '신용카드 · 가온카드 · 3개월 할부', /^129P/u])
    expect(screen.getByText(text)).toBeTruthy();
});
