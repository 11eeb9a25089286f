// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInMall } from '../../../../test/support/in-mall.tsx';
import type { PaymentStatus } from '../../../__generated__/graphql.ts';
import { announceReturn } from '../return-channel.ts';
import { AwaitedPayment } from './AwaitedPayment.tsx';

beforeEach(() => vi.spyOn(window, 'scrollTo').mockImplementation(() => {}));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const request = {
  __typename: 'PaymentRequest' as const,
  number: 'P1',
  provider: 'TEST',
  url: '/pg-test/P1',
  parameters: [],
};

/** `statuses`: the mall's responses, one after another. */
function show(statuses: PaymentStatus[] = ['READY']) {
  const paymentWindow = { closed: false, focus: vi.fn<() => void>() };
  const told: unknown[] = [];
  const queries: unknown[] = [];
  const execute = async ({ variables }: { variables: Record<string, unknown> }) => {
    const payment = { __typename: 'Payment', id: 'payment', orderNumber: 'O1', status: statuses[0] };
    if (variables.input) {
      told.push(variables.input);
      return { data: { returnFromPayment: payment }, ageSeconds: 0 };
    }
    queries.push(variables);
    if (statuses.length > 1) statuses.shift();
    const facts = {
      number: 'P1',
      provider: 'TEST',
      amount: 60_000,
      isRetryable: false,
      failureMessage: null,
      paidAt: null,
      virtualAccount: null,
    };
    return { data: { viewer: { __typename: 'Member', id: 'me', payment: { ...payment, ...facts } } }, ageSeconds: 0 };
  };
  const onAgain = vi.fn<() => void>();
  const payment = { orderNumber: 'O1', request, paymentWindow: paymentWindow as unknown as Window };
  renderInMall(<AwaitedPayment payment={payment} onAgain={onAgain} />, {
    at: '/familyshop/order/orderForm/OS1',
    execute,
    isMember: true,
  });
  return { paymentWindow, told, queries, onAgain };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('while the window is open the page says so in a focused live region, and links to the window', async () => {
  const { paymentWindow } = show();
  expect(await heading('결제 창에서 결제해 주세요')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toContain('결제를 마치면');
  expect(document.activeElement?.contains(screen.getByRole('status'))).toBe(true);
  screen.getByRole('button', { name: '결제 창 보기' }).click();
  expect(paymentWindow.focus).toHaveBeenCalledOnce();
});

test('a window that is back is answered, of this order alone', async () => {
  show();
  await heading('결제 창에서 결제해 주세요');
  const other = announceReturn('O2');
  const own = announceReturn('O1');
  expect(await heading('결제 결과를 확인하고 있어요')).toBeTruthy();
  await waitFor(() => expect(own.isAwaited()).toBe(true));
  expect(other.isAwaited()).toBe(false);
  own.stop();
  other.stop();
});

test('a window that is closed without a result makes the mall ask the company, and offers to pay again', async () => {
  const { paymentWindow, told, onAgain } = show();
  await heading('결제 창에서 결제해 주세요');
  expect(told).toEqual([]);
  paymentWindow.closed = true;
  expect(await heading('아직 결제되지 않았어요')).toBeTruthy();
  expect(told).toEqual([{ mallUrl: 'familyshop', provider: 'TEST', number: 'P1', orderNumber: 'O1' }]);
  const again = screen.getByRole<HTMLAnchorElement>('link', { name: '다시 결제하기' });
  expect(again.pathname).toBe('/familyshop/order/orderPay/O1');
  again.click();
  expect(onAgain).toHaveBeenCalledOnce();
});

test('a payment that is being checked is not paid again, and asked about by a press', async () => {
  const { paymentWindow, queries } = show(['PENDING']);
  await heading('결제 창에서 결제해 주세요');
  paymentWindow.closed = true;
  const check = await screen.findByRole('button', { name: '다시 확인하기' });
  expect(await heading('결제 결과를 확인하고 있어요')).toBeTruthy();
  expect(screen.queryByRole('link', { name: '다시 결제하기' })).toBeNull();
  const before = queries.length;
  await userEvent.click(check);
  expect(queries.length).toBeGreaterThan(before);
});
