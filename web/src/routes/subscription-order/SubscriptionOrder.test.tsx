// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answering, failing, refusing } from '../../../test/support/answers.ts';
import { knowDialogs } from '../../../test/support/dialog.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import {
  anAddress,
  anEstimate,
  aSubscriptionToOrder,
  ofMall,
  ofMember,
  otherAddress,
} from '../../../test/support/sample-subscriptions.ts';
import {
  AddressDocument,
  AddressesDocument,
  OwnNameDocument,
  StartSubscriptionDocument,
  SubscriptionEstimateDocument,
  SubscriptionOrderDocument,
  type StartSubscriptionInput,
  type SubscriptionToOrderFragment,
} from '../../__generated__/graphql.ts';
import * as paymentWindow from '../../features/payments/payment-window.ts';
import { isJoining } from '../../features/subscriptions/joining.ts';
import { SubscriptionOrderPage } from './page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  knowDialogs();
  vi.spyOn(paymentWindow, 'openPayment').mockImplementation(() => {});
  vi.spyOn(paymentWindow, 'openPaymentWindow').mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const placed = {
  __typename: 'OrderPlaced',
  order: { __typename: 'SubscriptionOrder', id: 'subscription', number: 'SB1' },
  paymentRequest: { __typename: 'PaymentRequest', number: 'P1', provider: 'TEST', url: '/pg-test/P1', parameters: [] },
};
const unavailable = {
  __typename: 'PaymentUnavailable',
  message: '결제사와 연결되지 않았어요.',
  orderNumber: 'SB1',
  retryAfter: 0,
};
const chosen = 'subsNo=GD1&cycle=EVERY_MONTH&qty=2';

interface Opening {
  step?: 'delivery' | 'confirm';
  query?: string;
  answers?: object[];
  estimates?: object[];
  product?: Partial<SubscriptionToOrderFragment>;
  device?: 'DESKTOP' | 'MOBILE';
}

function open({
  step = 'confirm',
  query = `${chosen}&dlvNo=1`,
  answers = [placed],
  estimates = [anEstimate()],
  product = {},
  device = 'DESKTOP',
}: Opening = {}) {
  const { execute, inputsOf } = answering(
    [SubscriptionOrderDocument, () => ofMall({ subscriptionProduct: aSubscriptionToOrder(product) })],
    [AddressesDocument, () => ofMember({ addresses: [anAddress, otherAddress] })],
    [AddressDocument, () => ofMember({ address: null })],
    [OwnNameDocument, () => ofMember({ name: '한가온' })],
    [
      SubscriptionEstimateDocument,
      () =>
        ofMall({
          subscriptionProduct: {
            __typename: 'SubscriptionProduct',
            id: 'offer',
            estimate: estimates.length > 1 ? estimates.shift() : estimates[0],
          },
        }),
    ],
    [
      StartSubscriptionDocument,
      () => {
        const answer = answers.length > 1 ? answers.shift() : answers[0];
        return answer && 'errors' in answer ? answer : { startSubscription: answer };
      },
    ],
  );
  const path = device === 'MOBILE' ? `/m/familyshop/subs/orderSubs/${step}` : `/familyshop/subs/goSubsOrder/${step}`;
  renderInMall(<SubscriptionOrderPage />, {
    at: `${path}?${query}`,
    params: device === 'MOBILE' ? { orderPage: step } : { '*': step },
    device,
    execute,
    isMember: true,
  });
  return { inputsOf, sent: () => inputsOf(StartSubscriptionDocument) as StartSubscriptionInput[] };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const subscribe = () => button('회차마다 29,800원, 카드 등록하고 구독하기');
const agree = async () => userEvent.click(await screen.findByRole('checkbox', { name: '정기결제 동의 (필수)' }));

test('the default address is taken, and another one can be', async () => {
  open({ step: 'delivery', query: chosen });
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: /집/u }).checked).toBe(true));
  await userEvent.click(screen.getByRole('radio', { name: /회사/u }));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: /회사/u }).checked).toBe(true));
  expect(screen.getByText('2단계 중 1단계 · 배송지')).toBeTruthy();
});

test('on a phone the steps have the addresses of phones', async () => {
  open({ device: 'MOBILE' });
  const back = await screen.findByRole<HTMLAnchorElement>('link', { name: '배송지 변경' });
  expect(back.pathname).toBe('/m/familyshop/subs/orderSubs/delivery');
  expect(new URL(back.href).searchParams.get('qty')).toBe('2');
});

test('days, amounts, term and fee are read before the consents, of which none is ticked', async () => {
  open();
  const list = await screen.findByRole('list', { name: '다음 세 번의 결제' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  const consent = screen.getByRole('heading', { level: 2, name: '동의' });
  for (const before of [list, screen.getByText(/할인받은 금액의 10%/u)])
    expect(before.compareDocumentPosition(consent) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([false, false]);
});

test('without the required consent nothing is sent, and the focus is there', async () => {
  const { sent } = open();
  await userEvent.click(await subscribe());
  expect(screen.getByText('필수 동의 항목을 확인하고 동의해 주세요.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: '정기결제 동의 (필수)' }));
  expect(sent()).toEqual([]);
});

test('it is sent once with the price that was shown, and the window of the provider is opened in the press', async () => {
  const { sent } = open();
  await agree();
  await userEvent.click(await subscribe());
  await waitFor(() => expect(paymentWindow.openPayment).toHaveBeenCalledOnce());
  expect(sent()).toHaveLength(1);
  expect(sent()[0]).toMatchObject({
    productNumber: 'GD1',
    cycle: 'EVERY_MONTH',
    quantity: 2,
    addressNumber: '1',
    payTotal: 29_800,
    agreedTerms: ['AG1'],
    returnUrl: `${window.location.origin}/pg?mallUrl=familyshop`,
  });
});

test('another price is shown and said, and taken by the next press alone', async () => {
  const { sent } = open({
    answers: [{ __typename: 'TotalChanged', message: '바뀌었어요.', payTotal: 31_800 }, placed],
    estimates: [anEstimate(), anEstimate({ payTotal: 31_800 })],
  });
  await agree();
  await userEvent.click(await subscribe());
  expect(await screen.findByText(/29,800원에서 31,800원으로 바뀌었어요/u)).toBeTruthy();
  await userEvent.click(await button(/회차마다 31,800원/u));
  await waitFor(() => expect(sent().map(({ payTotal }) => payTotal)).toEqual([29_800, 31_800]));
  expect(new Set(sent().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
});

test('whatever else is another one than it was shown is said, and taken by the next press alone', async () => {
  const { sent } = open({
    answers: [{ __typename: 'TotalChanged', message: '바뀌었어요.' }, placed],
    estimates: [
      anEstimate({ trialEndsAt: '2099-01-15', chargedNow: 0, agreementId: 'shown' }),
      anEstimate({ chargedNow: 29_800, agreementId: 'of-now' }),
    ],
  });
  await agree();
  await userEvent.click(await subscribe());
  const note = await screen.findByText(/무료 체험을 할 수 없게 됐어요/u);
  expect(note.textContent).toContain('카드를 등록하면서 29,800원을 바로 결제해요');
  await userEvent.click(await subscribe());
  await waitFor(() => expect(sent().map(({ agreementId }) => agreementId)).toEqual(['shown', 'of-now']));
});

test('other texts are agreed to anew', async () => {
  const [terms] = aSubscriptionToOrder().agreements ?? [];
  if (!terms) throw new Error('The sample has terms.');
  const { sent } = open({
    answers: [{ __typename: 'TotalChanged', message: '바뀌었어요.' }],
    estimates: [
      anEstimate({ agreements: [terms] }),
      anEstimate({ agreements: [{ ...terms, html: '<p>다른 내용</p>' }], agreementId: 'of-now' }),
    ],
  });
  await agree();
  await userEvent.click(await subscribe());
  expect(await screen.findByText(/동의할 내용이 바뀌었어요/u)).toBeTruthy();
  await userEvent.click(await subscribe());
  expect(sent()).toHaveLength(1);
  expect(screen.getByText('필수 동의 항목을 확인하고 동의해 주세요.')).toBeTruthy();
});

test('a first charge that is of today by now is said before the press', async () => {
  open({ estimates: [anEstimate({ chargedNow: 29_800 })] });
  expect(await screen.findByText(/카드를 등록하면서 첫 회차 29,800원을 바로 결제해요/u)).toBeTruthy();
});

test('while the provider cannot be asked the subscription stands, and the same press asks again', async () => {
  const { sent } = open({ answers: [unavailable, unavailable, placed] });
  await agree();
  await userEvent.click(await subscribe());
  expect(await screen.findByText('결제사와 연결되지 않았어요.')).toBeTruthy();
  await userEvent.click(await button('다시 시도'));
  await waitFor(() => expect(paymentWindow.openPayment).toHaveBeenCalledOnce());
  expect(new Set(sent().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
});

test.each<[string, object, RegExp]>([
  ['a product that is not sold now', { __typename: 'WrongState', message: '쇼핑몰의 말' }, /구독을 받지 않는 상품/u],
  ['a field of an earlier step', refusing('확인', { startsAt: '오늘부터 60일 안이에요.' }), /오늘부터 60일 안이에요/u],
  ['a session that has ended', failing('UNAUTHENTICATED', '로그인이 필요해요.'), /로그인이 필요해요/u],
])('%s is said above the button', async (_what, answer, text) => {
  open({ answers: [answer] });
  await agree();
  await userEvent.click(await subscribe());
  expect(await screen.findByText(text)).toBeTruthy();
});

test('delivery is free, and what is applied for is remembered through the way to the payment provider', async () => {
  open();
  expect(await screen.findByText(/^배송비는 무료예요/u)).toBeTruthy();
  await agree();
  await userEvent.click(await subscribe());
  await waitFor(() => expect(isJoining('SB1')).toBe(true));
});

test('a trial says that nothing is paid without another consent', async () => {
  open({ estimates: [anEstimate({ trialEndsAt: '2099-01-15' })] });
  expect(await screen.findByText(/2099년 1월 14일까지 동의하면 .*동의하지 않으면 결제 없이 끝나요/u)).toBeTruthy();
  expect(screen.getByRole('list', { name: '동의하면 이어질 세 번의 결제' })).toBeTruthy();
});

test('who orders receives it too: their name is filled in, and the number is typed next', async () => {
  open({ step: 'delivery' });
  await userEvent.click(await screen.findByRole('button', { name: '새 배송지 추가' }));
  await userEvent.click(await screen.findByRole('button', { name: '주문자와 같아요' }));
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: '받는 분' });
  await waitFor(() => expect(name.value).toBe('한가온'));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: '연락처' }));
});
