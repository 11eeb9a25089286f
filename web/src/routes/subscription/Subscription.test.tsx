// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answering, refusing, type Answer } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import type { MallSettings } from '../../../test/support/sample-mall.ts';
import {
  anAddress,
  anEstimate,
  aSubscriptionOffer,
  ofMall,
  ofMember,
} from '../../../test/support/sample-subscriptions.ts';
import {
  AddressesDocument,
  SubscriptionEstimateDocument,
  SubscriptionProductDocument,
  type SubscriptionOfferFragment,
} from '../../__generated__/graphql.ts';
import { SubscriptionPage } from './page.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Opening {
  product?: Partial<SubscriptionOfferFragment> | null;
  isMember?: boolean;
  addresses?: object[];
  estimate?: object | Answer;
  query?: string;
  settings?: Partial<MallSettings>;
}

function open({
  product = {},
  isMember = true,
  addresses = [anAddress],
  estimate,
  query = '',
  settings,
}: Opening = {}) {
  const { execute, inputsOf } = answering(
    [SubscriptionProductDocument, () => ofMall({ subscriptionProduct: product && aSubscriptionOffer(product) })],
    [AddressesDocument, () => ofMember({ addresses })],
    [
      SubscriptionEstimateDocument,
      (variables) =>
        typeof estimate === 'function'
          ? estimate(variables)
          : ofMall({
              subscriptionProduct: {
                __typename: 'SubscriptionProduct',
                id: 'offer',
                estimate: estimate ?? anEstimate(),
              },
            }),
    ],
  );
  renderInMall(<SubscriptionPage />, {
    at: `/familyshop/subs/detailSubs?subsNo=GD1${query}`,
    execute,
    isMember,
    settings,
  });
  return { inputsOf };
}

test('guests learn that subscriptions are for members, and nothing is asked of the mall', async () => {
  const { inputsOf } = open({ settings: { isMarketing: true } });
  expect(await screen.findByRole('heading', { level: 1, name: '구독은 회원만 이용할 수 있어요' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '홈으로 가기' }).getAttribute('href')).toBe('/familyshop/home');
  expect(inputsOf(SubscriptionProductDocument)).toEqual([]);
});

const charges = () => screen.findByRole('list', { name: /세 번의 결제/u });
const orderLink = () => screen.findByRole<HTMLAnchorElement>('link', { name: '구독 신청하기' });

test('a member reads the price of each charge, and the next three with their days and amounts', async () => {
  const { inputsOf } = open({ query: '&cycle=EVERY_MONTH&qty=2' });
  const rows = within(await charges()).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    '2099년 1월 15일29,800원',
    '2099년 2월 15일29,800원',
    '2099년 3월 15일29,800원',
  ]);
  expect(screen.getByText('회차마다 결제할 금액').parentElement?.textContent).toContain('29,800원');
  expect(inputsOf(SubscriptionEstimateDocument)).toEqual([
    expect.objectContaining({ cycle: 'EVERY_MONTH', quantity: 2, addressNumber: '1' }),
  ]);
});

test('no cycle is chosen for the shopper: pressing without one asks for it, and nothing is priced', async () => {
  const { inputsOf } = open();
  await userEvent.click(await screen.findByRole('button', { name: '구독 신청하기' }));
  expect(screen.getByText('배송 주기를 선택해 주세요.')).toBeTruthy();
  expect(document.activeElement?.getAttribute('name')).toBe('cycle');
  expect(document.querySelectorAll('input[name=cycle]:checked')).toHaveLength(0);
  expect(screen.queryByRole('link', { name: '구독 신청하기' })).toBeNull();
  expect(inputsOf(SubscriptionEstimateDocument)).toEqual([]);
});

test('every choice goes into the address and along with the way on', async () => {
  open();
  await userEvent.click(await screen.findByRole('radio', { name: /1개월마다/u }));
  await userEvent.click(screen.getByRole('button', { name: '수량 늘리기' }));
  const day = screen.getByLabelText<HTMLInputElement>('첫 배송일');
  fireEvent.change(day, { target: { value: day.max } });
  const link = await orderLink();
  await waitFor(() =>
    expect([link.pathname, Object.fromEntries(new URL(link.href).searchParams)]).toEqual([
      '/familyshop/subs/goSubsOrder/delivery',
      { subsNo: 'GD1', cycle: 'EVERY_MONTH', qty: '2', start: day.max },
    ]),
  );
});

test('a day that is not on offer says so, and the way on leads back to it', async () => {
  open({ query: '&cycle=EVERY_MONTH' });
  const day = await screen.findByLabelText<HTMLInputElement>('첫 배송일');
  fireEvent.change(day, { target: { value: '2020-01-01' } });
  expect(day.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/사이로 선택해 주세요/u).getAttribute('role')).toBe('alert');
  await userEvent.click(await orderLink());
  expect(document.activeElement).toBe(day);
});

test('a visitor is told to sign in for the days, and comes back with what is chosen', async () => {
  const { inputsOf } = open({ isMember: false, query: '&cycle=EVERY_MONTH&qty=2' });
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: '로그인' });
  expect(new URL(link.href).searchParams.get('redirect')).toBe(
    '/familyshop/subs/detailSubs?subsNo=GD1&cycle=EVERY_MONTH&qty=2',
  );
  expect(screen.getByText(/다음 세 번의 결제일을 알려 드려요/u)).toBeTruthy();
  expect(inputsOf(SubscriptionEstimateDocument)).toEqual([]);
});

test('a member without an address learns what is missing', async () => {
  open({ addresses: [], query: '&cycle=EVERY_MONTH' });
  expect(await screen.findByText(/배송지를 저장하면 결제일과 금액을/u)).toBeTruthy();
});

describe('a trial', () => {
  const query = '&cycle=EVERY_MONTH';

  test('says plainly what happens at its end', async () => {
    open({ query, product: { trialDays: 14, hasTrial: true }, estimate: anEstimate({ trialEndsAt: '2099-01-15' }) });
    expect((await screen.findAllByText(/동의하지 않으면 결제 없이 끝나요/u)).length).toBeGreaterThan(0);
    expect(await screen.findByText(/2099년 1월 15일에 무료 체험이 끝나요.*29,800원씩 결제/u)).toBeTruthy();
    expect(await screen.findByRole('list', { name: '동의하면 이어질 세 번의 결제' })).toBeTruthy();
  });

  test('that was had before is not promised again', async () => {
    open({ query, product: { trialDays: 14, hasTrial: true } });
    expect(await screen.findByText(/무료 체험은 이미 썼어요. 첫 배송일부터 결제해요/u)).toBeTruthy();
  });
});

test('term, fee of a cancellation and disclosures are on the page', async () => {
  open();
  expect(await screen.findByText('12개월 약정이에요.')).toBeTruthy();
  expect(screen.getByText('약정 안에 해지하면 할인받은 금액의 10%예요.')).toBeTruthy();
  expect(screen.getByRole('table', { name: '상품정보 고시' }).textContent).toContain('대한민국');
});

test.each<[string, Partial<SubscriptionOfferFragment>, RegExp]>([
  ['sold out', { isSoldOut: true }, /품절이라/u],
  ['in a mall without cards that can be charged', { takesApplications: false }, /이 쇼핑몰에서는 아직/u],
  ['not sold now', { status: 'SALE_STOPPED' }, /구독을 받지 않는 상품/u],
  ['without a cycle', { cycles: [] }, /구독 조건을 확인할 수 없어요/u],
])('a product that is %s has its reason beside the button', async (_what, product, reason) => {
  open({ product });
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: '구독할 수 없음' });
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(reason);
});

test('what the mall refuses to price is said, and no dates are shown', async () => {
  open({
    query: '&cycle=EVERY_MONTH',
    estimate: refusing('다시 확인해주세요.', { startsAt: '오늘부터 60일 안의 날짜를 선택해주세요.' }),
  });
  expect(await screen.findByText('오늘부터 60일 안의 날짜를 선택해주세요.')).toBeTruthy();
  expect(screen.queryByRole('list', { name: /세 번의 결제/u })).toBeNull();
});

test('a number that the mall does not know shows that there is nothing', async () => {
  open({ product: null });
  expect(await screen.findByRole('heading', { level: 1, name: '상품을 찾을 수 없어요' })).toBeTruthy();
});
