// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answering } from '../../../test/support/answers.ts';
import { knowDialogs } from '../../../test/support/dialog.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { anAddress, aSubscription, ofMember, otherAddress } from '../../../test/support/sample-subscriptions.ts';
import {
  AddressDocument,
  AddressesDocument,
  OwnNameDocument,
  AnswerPriceChangeDocument,
  CancelSubscriptionDocument,
  ChangeSubscriptionAddressDocument,
  ChangeSubscriptionCardDocument,
  OwnSubscriptionDocument,
  PauseSubscriptionDocument,
  ResumeSubscriptionDocument,
  RetryPaymentDocument,
  SkipDeliveryDocument,
  type SubscriptionDetailsFragment,
} from '../../__generated__/graphql.ts';
import * as paymentWindow from '../../features/payments/payment-window.ts';
import { outcomeState } from '../../features/orders/step-outcome.ts';
import { isJoining, keepJoining } from '../../features/subscriptions/joining.ts';
import { OwnSubscriptionPage } from './page.tsx';

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
const wrongState = { __typename: 'WrongState', message: '지금은 할 수 없는 일이에요.' };

interface Opening {
  /** What the mall says, one after the other. */
  reads?: (SubscriptionDetailsFragment | null)[];
  /** The result of whatever is pressed. */
  answer?: object;
  step?: string;
  state?: unknown;
}

function Place() {
  return <div data-testid="place">{useLocation().pathname}</div>;
}

function open({ reads = [aSubscription()], answer = aSubscription(), step, state }: Opening = {}) {
  const { execute, inputsOf } = answering(
    [OwnSubscriptionDocument, () => ofMember({ subscription: reads.length > 1 ? reads.shift() : reads[0] })],
    [AddressesDocument, () => ofMember({ addresses: [anAddress, otherAddress] })],
    [AddressDocument, () => ofMember({ address: null })],
    [OwnNameDocument, () => ofMember({ name: '한가온' })],
    [SkipDeliveryDocument, () => ({ skipDelivery: answer })],
    [PauseSubscriptionDocument, () => ({ pauseSubscription: answer })],
    [ResumeSubscriptionDocument, () => ({ resumeSubscription: answer })],
    [CancelSubscriptionDocument, () => ({ cancelSubscription: answer })],
    [AnswerPriceChangeDocument, () => ({ answerPriceChange: answer })],
    [ChangeSubscriptionAddressDocument, () => ({ changeSubscriptionAddress: answer })],
    [ChangeSubscriptionCardDocument, () => ({ changeSubscriptionCard: answer })],
    [RetryPaymentDocument, () => ({ retryPayment: answer })],
  );
  const at = `/familyshop/subs/detailSubsApplf/SB1${step ? `/${step}` : ''}`;
  const params = { subsNo: 'SB1', ...(step ? { '*': step } : {}) };
  renderInMall(
    <>
      <Place />
      <OwnSubscriptionPage />
    </>,
    { at, state, params, execute, isMember: true },
  );
  return { inputsOf };
}

const part = (name: string) => screen.findByRole('region', { name });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const outcome = (text: RegExp) => screen.findByText(text, { selector: 'output' });
const place = () => screen.getByTestId('place').textContent;
const back = '/familyshop/subs/detailSubsApplf/SB1';

test('next charge, address, card and history are on the page', async () => {
  open();
  expect((await part('다음 결제')).textContent).toContain('2099년 1월 15일 29,800원');
  expect(within(await part('다음 결제')).getAllByRole('listitem')).toHaveLength(3);
  expect((await part('배송지')).textContent).toContain('세종대로 110');
  expect((await part('결제 카드')).textContent).toContain('가온카드 · 끝자리 1234');
  expect((await part('결제 내역')).textContent).toContain('2098년 12월 15일결제 완료 · 상품 보냄29,800원');
});

describe('joining', () => {
  const [paid] = aSubscription().charges ?? [];
  const waiting = { charges: [], nextPaymentAt: '2099-01-15' };

  test.each([
    [aSubscription(waiting), /^구독을 시작했어요. 첫 결제는 2099년 1월 15일이에요.$/u],
    [
      aSubscription({ charges: [paid!], nextPaymentAt: '2099-02-15' }),
      /^구독을 시작하고 첫 회차 29,800원을 결제했어요. 다음 결제는 2099년 2월 15일이에요.$/u,
    ],
    [
      aSubscription({ ...waiting, status: 'TRIAL', trialEndsAt: '2099-01-15' }),
      /^구독을 시작했어요. 2099년 1월 15일까지/u,
    ],
  ])('ends with what was charged and when the next charge is', async (joined, text) => {
    keepJoining('SB1');
    open({ reads: [joined] });
    expect(await outcome(text)).toBeTruthy();
    cleanup();
    open({ reads: [joined] });
    await part('결제 카드');
    expect(screen.queryByText(/구독을 시작/u)).toBeNull();
  });

  test('that has not begun is not said to have, and is remembered for the next attempt', async () => {
    keepJoining('SB1');
    open({ reads: [aSubscription({ status: 'APPLYING' })] });
    await part('결제 카드');
    expect(screen.queryByText(/구독을 시작했어요/u)).toBeNull();
    expect(isJoining('SB1')).toBe(true);
  });
});

describe('skipping', () => {
  const skipped = aSubscription({ nextPaymentAt: '2099-02-15', availableActions: ['PAUSE', 'CANCEL'] });

  test('asks first, sends the date that is shown, and the answer mends the page', async () => {
    const { inputsOf } = open({ answer: skipped });
    await press('2099년 1월 15일 배송 건너뛰기');
    const dialog = screen.getByRole('alertdialog', { name: '2099년 1월 15일 배송을 건너뛸까요?' });
    expect(inputsOf(SkipDeliveryDocument)).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: '건너뛰기' }));
    expect(await outcome(/1월 15일 배송을 건너뛰었어요. 다음 결제는 2099년 2월 15일이에요/u)).toBeTruthy();
    expect(inputsOf(SkipDeliveryDocument)).toEqual([expect.objectContaining({ number: 'SB1', date: '2099-01-15' })]);
    expect(inputsOf(OwnSubscriptionDocument)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /건너뛰기/u })).toBeNull();
    expect(document.activeElement).toBe(screen.getByText(/배송을 건너뛰었어요/u));
  });

  test('that is too late shows what is true now', async () => {
    open({ reads: [aSubscription(), skipped], answer: wrongState });
    await press('2099년 1월 15일 배송 건너뛰기');
    await press('건너뛰기');
    expect(await screen.findByText(/그 사이 구독의 상태가 바뀌었어요/u)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: /건너뛰기/u })).toBeNull());
  });
});

test("a pause takes one of the mall's days, whatever the device's clock says, and none is chosen beforehand", async () => {
  const { inputsOf } = open({
    step: 'pause',
    answer: aSubscription({ status: 'PAUSED', availableActions: ['RESUME'] }),
  });
  const day = await screen.findByLabelText<HTMLInputElement>('다시 시작할 날');
  expect([day.value, day.min, day.max]).toEqual(['', '2099-01-02', '2099-04-01']);
  await press('구독 쉬기');
  expect(document.activeElement).toBe(day);
  expect(screen.getByText(/2099년 4월 1일까지 중에서 선택해 주세요/u).getAttribute('role')).toBe('alert');
  fireEvent.change(day, { target: { value: day.max } });
  await press('구독 쉬기');
  await waitFor(() => expect(place()).toBe(back));
  expect(inputsOf(PauseSubscriptionDocument)).toEqual([expect.objectContaining({ until: day.max })]);
});

test('what was done is told once: a reload shows what is true then', async () => {
  open({ state: outcomeState('구독을 쉬어요. 2월 25일에 다시 시작해요.') });
  await part('다음 결제');
  expect(screen.queryByText(/구독을 쉬어요/u)).toBeNull();
});

test('a paused subscription says when it goes on, and resumes by one press', async () => {
  const paused = aSubscription({ status: 'PAUSED', pausedUntil: '2099-01-10', availableActions: ['RESUME', 'CANCEL'] });
  open({ reads: [paused] });
  expect(await screen.findByText(/2099년 1월 10일에 다시 시작해요/u)).toBeTruthy();
  await press('다시 시작하기');
  expect(await outcome(/구독을 다시 시작했어요. 다음 결제는 2099년 1월 15일이에요/u)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '다시 시작하기' })).toBeNull();
});

test('another address of the book is taken', async () => {
  const { inputsOf } = open({ step: 'address' });
  await userEvent.click(await screen.findByRole('radio', { name: /회사/u }));
  await press('배송지 변경');
  await waitFor(() => expect(place()).toBe(back));
  expect(inputsOf(ChangeSubscriptionAddressDocument)).toEqual([
    { mallUrl: 'familyshop', number: 'SB1', addressNumber: '2' },
  ]);
});

describe('the card', () => {
  test('is changed in the window of the provider, opened in the press', async () => {
    const { inputsOf } = open({ answer: placed });
    await press('카드 변경');
    await waitFor(() => expect(paymentWindow.openPayment).toHaveBeenCalledOnce());
    expect(paymentWindow.openPaymentWindow).toHaveBeenCalledOnce();
    expect(inputsOf(ChangeSubscriptionCardDocument)).toHaveLength(1);
  });

  test('of an application that waits for it is registered by another attempt', async () => {
    const waiting = aSubscription({
      status: 'APPLYING',
      card: null,
      availableActions: ['PAY'],
      paymentDueAt: '2099-01-15T10:15:00+09:00',
    });
    const { inputsOf } = open({ reads: [waiting], answer: placed });
    expect(await screen.findByText(/10:15까지 카드를 등록하면/u)).toBeTruthy();
    await press('카드 등록하기');
    await waitFor(() => expect(paymentWindow.openPayment).toHaveBeenCalledOnce());
    expect(inputsOf(RetryPaymentDocument)).toEqual([
      expect.objectContaining({ orderNumber: 'SB1', payment: { method: 'BILLING_KEY', card: null } }),
    ]);
  });

  test('that was refused says what happens next', async () => {
    const [charge] = aSubscription().charges ?? [];
    const refused = { ...charge!, status: 'FAILED' as const, failureMessage: '카드 한도를 넘었어요.' };
    open({ reads: [aSubscription({ status: 'OVERDUE', charges: [refused] })] });
    expect(await screen.findByText(/카드 한도를 넘었어요. 결제일부터 1일, 3일, 5일 뒤에/u)).toBeTruthy();
    expect((await part('결제 카드')).textContent).toContain('새 카드로 바로 다시');
    const failed = await part('결제하지 못한 회차');
    expect(failed.textContent).toContain('2099년 1월 15일 29,800원');
    const toCome = within(failed)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(toCome).toEqual([expect.stringContaining('2월 15일'), expect.stringContaining('3월 15일')]);
    expect(within(failed).getByRole('list', { name: '그다음 결제' })).toBeTruthy();
  });
});

describe('a price that requires consent', () => {
  const rise = {
    __typename: 'PriceChange' as const,
    payTotal: 32_800,
    from: '2099-02-15',
    answerBy: '2099-02-14',
    isAgreed: null,
    isToBeAsked: true,
  };
  const asked = aSubscription({ priceChange: rise, availableActions: ['ANSWER_PRICE_CHANGE', 'CANCEL'] });

  test.each([
    ['동의해요', true, /새 가격에 동의했어요/u],
    ['동의하지 않아요', false, /지금 가격 그대로 이어져요/u],
  ])('%s is sent as it is, and not asked again', async (name, isAgreed, text) => {
    const answer = { ...asked, priceChange: { ...rise, isAgreed, isToBeAsked: false } };
    const { inputsOf } = open({ reads: [asked], answer });
    expect((await part('동의가 필요한 가격')).textContent).toMatch(
      /2099년 2월 15일부터 회차마다 32,800원으로 올라요. 2099년 2월 14일까지 동의하지 않으면 지금 가격 29,800원 그대로/u,
    );
    await press(name);
    expect(await outcome(text)).toBeTruthy();
    expect(inputsOf(AnswerPriceChangeDocument)).toEqual([expect.objectContaining({ isAgreed })]);
    expect(screen.queryByRole('region', { name: '동의가 필요한 가격' })).toBeNull();
  });

  test('that was agreed to is told as it is: the next charge may have it already', async () => {
    const agreed = { ...rise, isAgreed: true, isToBeAsked: false };
    open({ reads: [aSubscription({ priceChange: agreed, nextPayTotal: 32_800 })] });
    expect((await part('예정된 가격')).textContent).toBe(
      '예정된 가격2099년 2월 15일부터 회차마다 32,800원을 결제해요.동의했어요.',
    );
  });

  test('after a trial says that without it nothing is charged', async () => {
    open({ reads: [{ ...asked, status: 'TRIAL' }] });
    expect((await part('동의가 필요한 가격')).textContent).toContain('동의하지 않으면 결제 없이 끝나요');
  });

  test('is asked for by a mall that tells neither whether to ask nor what was answered', async () => {
    open({ reads: [{ ...asked, priceChange: { ...rise, isToBeAsked: null } }] });
    expect(within(await part('동의가 필요한 가격')).getByRole('button', { name: '동의하지 않아요' })).toBeTruthy();
  });

  test('is not asked for in the days after a no, but may still be agreed to', async () => {
    open({ reads: [{ ...asked, priceChange: { ...rise, isAgreed: false, isToBeAsked: false } }] });
    const shown = await part('예정된 가격');
    expect(shown.textContent).toContain('동의하지 않았어요. 2099년 2월 14일까지는 다시 동의할 수 있어요.');
    expect(within(shown).queryByRole('button', { name: '동의하지 않아요' })).toBeNull();
    expect(shown.querySelector('details')?.open).toBe(false);
  });
});

describe('cancelling', () => {
  const ended = aSubscription({ status: 'ENDING', endsAt: '2099-01-14', availableActions: [] });

  test('takes two presses, and no reason has to be given', async () => {
    const { inputsOf } = open({ step: 'cancel', answer: ended });
    expect(await screen.findByText('위약금은 없어요.')).toBeTruthy();
    await press('해지하기');
    await waitFor(() => expect(place()).toBe(back));
    expect(inputsOf(CancelSubscriptionDocument)).toEqual([expect.objectContaining({ number: 'SB1', reason: null })]);
  });

  test('shows the fee of the contract, and takes a reason', async () => {
    const { inputsOf } = open({ step: 'cancel', reads: [aSubscription({ cancellationFee: 5_000 })], answer: ended });
    expect(await screen.findByText(/위약금은 5,000원이지만 청구하지 않아요/u)).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: '가격이 부담돼요' }));
    await press('해지하기');
    await waitFor(() => expect(inputsOf(CancelSubscriptionDocument)).toHaveLength(1));
    expect(inputsOf(CancelSubscriptionDocument)).toEqual([expect.objectContaining({ reason: 'TOO_EXPENSIVE' })]);
  });

  test('where nothing was paid yet, nothing is used until an end, and nothing comes back', async () => {
    open({ step: 'cancel', reads: [aSubscription({ charges: [] })] });
    expect(await screen.findByText(/^결제한 금액이 없어서 환불할 금액도 없어요/u)).toBeTruthy();
    expect(screen.queryByText(/이용|환불해 드려요/u)).toBeNull();
    cleanup();
    open({ reads: [{ ...ended, charges: [] }] });
    expect(await screen.findByText('해지했어요. 더 결제하지 않아요.')).toBeTruthy();
  });

  test('what was paid for a box that is not sent comes back, and nothing is to be used until an end', async () => {
    const [sent] = aSubscription().charges ?? [];
    const unsent = aSubscription({ charges: [{ ...sent!, isSent: false }] });
    open({ step: 'cancel', reads: [unsent] });
    expect(await screen.findByText('아직 보내지 않은 회차의 29,800원을 환불하고, 더 결제하지 않아요.')).toBeTruthy();
    cleanup();
    open({ reads: [{ ...ended, refundedTotal: 29_800 }] });
    expect(await screen.findByText('해지하고 29,800원을 환불했어요. 더 결제하지 않아요.')).toBeTruthy();
    expect(screen.queryByText(/이용/u)).toBeNull();
  });

  test('is linked from the page while it is possible, and leads back when it is not', async () => {
    open();
    const link = await screen.findByRole<HTMLAnchorElement>('link', { name: '구독 해지' });
    expect(link.pathname).toBe(`${back}/cancel`);
    cleanup();
    open({ step: 'cancel', reads: [ended] });
    await waitFor(() => expect(place()).toBe(back));
  });
});

test.each([
  ['a number that the mall does not know', { reads: [null] }],
  ['a step that there is not', { step: 'gift' }],
])('%s shows that there is nothing', async (_what, opening) => {
  open(opening);
  expect(await screen.findByRole('heading', { level: 1, name: '주문을 찾을 수 없어요' })).toBeTruthy();
});

test('who orders receives it too: their name is filled in, and the number is typed next', async () => {
  open({ step: 'address' });
  await userEvent.click(await screen.findByRole('button', { name: '새 배송지 추가' }));
  await userEvent.click(await screen.findByRole('button', { name: '주문자와 같아요' }));
  await expect.poll(() => screen.getByRole<HTMLInputElement>('textbox', { name: '받는 분' }).value).toBe('한가온');
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('textbox', { name: '연락처' }));
});
