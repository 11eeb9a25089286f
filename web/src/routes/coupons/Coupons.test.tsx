// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answering, failing, refusing } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import type { MallSettings } from '../../../test/support/sample-mall.ts';
import { CouponsDocument, RegisterCouponDocument, type OwnCouponFragment } from '../../__generated__/graphql.ts';
import { CouponsPage } from './page.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(cleanup);

function aCoupon(number: string, fields: Partial<OwnCouponFragment> = {}): OwnCouponFragment {
  return {
    __typename: 'Coupon',
    id: `coupon-${number}`,
    number,
    status: 'USABLE',
    endsAt: '2099-12-31T23:59:59+09:00',
    usedAt: null,
    orderNumber: null,
    offer: {
      __typename: 'CouponOffer',
      id: `offer-${number}`,
      name: `첫 구매 할인 ${number}`,
      kind: 'ORDER',
      discountType: 'AMOUNT',
      discountValue: 5_000,
      maximumDiscount: null,
      minimumPrice: 30_000,
    },
    ...fields,
  };
}

const connection = (nodes: OwnCouponFragment[], totalCount = nodes.length) => ({
  __typename: 'CouponConnection',
  totalCount,
  nodes,
});
const viewerWith = (nodes: OwnCouponFragment[], totalCount?: number) => ({
  __typename: 'Member',
  id: 'me',
  coupons: connection(nodes, totalCount),
});

interface Wallet {
  nodes?: OwnCouponFragment[];
  totalCount?: number;
  at?: string;
  registered?: () => object;
  settings?: Partial<MallSettings>;
}

function openWallet({ nodes = [], totalCount, at = '', registered = () => ({}), settings = {} }: Wallet = {}) {
  const { execute, inputsOf } = answering(
    [CouponsDocument, () => ({ viewer: viewerWith(nodes, totalCount) })],
    [RegisterCouponDocument, registered],
  );
  const { router } = renderInMall(<CouponsPage />, {
    at: `/familyshop/myshop/listMyCoupon${at}`,
    execute,
    isMember: true,
    settings,
  });
  return { asked: () => inputsOf(CouponsDocument), sent: () => inputsOf(RegisterCouponDocument), router };
}

const codeField = () => screen.getByRole<HTMLInputElement>('textbox', { name: '쿠폰 코드' });

async function register(code: string) {
  await userEvent.type(codeField(), code);
  await userEvent.click(screen.getByRole('button', { name: '쿠폰 등록하기' }));
}

test('a coupon shows its discount, conditions and end', async () => {
  const { asked } = openWallet({ nodes: [aCoupon('1')] });
  const card = within(await screen.findByRole('article'));
  expect(card.getByRole('heading', { name: '첫 구매 할인 1' })).toBeTruthy();
  for (const text of ['주문 쿠폰', '5,000원 할인', '30,000원 이상 구매 시', '기한 없이 쓸 수 있어요'])
    expect(card.getByText(text)).toBeTruthy();
  expect(screen.getByText('총 1장')).toBeTruthy();
  expect(asked()).toEqual([{ mallUrl: 'familyshop', status: 'USABLE', first: 10, page: 1 }]);
});

test('used ones lead to their order, and the status is in the address', async () => {
  const used = aCoupon('1', { status: 'USED', usedAt: '2026-11-24T09:05:00+09:00', orderNumber: 'OR1' });
  const { router, asked } = openWallet({ nodes: [used] });
  await userEvent.click(screen.getByRole('link', { name: '사용 완료' }));
  expect(router.state.location.search).toBe('?state=used');
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ status: 'USED', page: 1 }));
  const link = await screen.findByRole('link', { name: '사용한 주문 보기, 첫 구매 할인 1' });
  expect(link.getAttribute('href')).toBe('/familyshop/order/orderDetail/OR1');
  expect(screen.getByRole('link', { name: '사용 완료' }).getAttribute('aria-current')).toBe('true');
});

test.each([
  ['', '사용할 수 있는 쿠폰이 없어요'],
  ['?state=used', '사용한 쿠폰이 없어요'],
  ['?state=expired', '기간이 만료된 쿠폰이 없어요'],
  ['?page=3', '이 쪽에는 쿠폰이 없어요'],
])('an empty list at "%s" says what is missing', async (at, title) => {
  openWallet({ at });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

test('more than a page leads to the others, with the status', async () => {
  openWallet({ nodes: [aCoupon('1', { status: 'EXPIRED' })], totalCount: 11, at: '?state=expired' });
  const next = await screen.findByRole('link', { name: '다음 쪽' });
  expect(next.getAttribute('href')).toBe('/familyshop/myshop/listMyCoupon?state=expired&page=2');
});

test('a list that fails is asked for again', async () => {
  const { execute, inputsOf } = answering([
    CouponsDocument,
    () =>
      inputsOf(CouponsDocument).length === 1
        ? failing('MALL_UNREACHABLE', '연결하지 못했어요.')
        : { viewer: viewerWith([aCoupon('1')]) },
  ]);
  renderInMall(<CouponsPage />, { at: '/familyshop/myshop/listMyCoupon', execute, isMember: true });
  await userEvent.click(await screen.findByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('article')).toBeTruthy();
});

test('a code is sent as typed, and its coupon joins the list at once', async () => {
  const coupon = aCoupon('7');
  const { sent, asked } = openWallet({
    registered: () => ({ registerCoupon: { ...coupon, member: viewerWith([coupon]) } }),
  });
  await screen.findByRole('heading', { name: '사용할 수 있는 쿠폰이 없어요' });
  await register(' gaon-2026 ');
  expect(await screen.findByText('‘첫 구매 할인 7’ 쿠폰을 받았어요.')).toBeTruthy();
  expect(await screen.findByRole('article')).toBeTruthy();
  expect(codeField().value).toBe('');
  expect(sent()).toEqual([{ mallUrl: 'familyshop', idempotencyKey: expect.any(String), code: 'gaon-2026' }]);
  expect(asked()).toHaveLength(1);
});

test('a wrong code is told at its field, and stays', async () => {
  openWallet({
    registered: () => ({ registerCoupon: refusing('다시 확인해 주세요.', { code: '쿠폰 코드를 다시 확인해주세요.' }) }),
  });
  await register('nobody');
  expect(await screen.findByText('쿠폰 코드를 다시 확인해주세요.')).toBeTruthy();
  expect([codeField().value, document.activeElement]).toEqual(['nobody', codeField()]);
});

test('a code that is missing or too long is not sent', async () => {
  const { sent } = openWallet();
  await userEvent.click(screen.getByRole('button', { name: '쿠폰 등록하기' }));
  expect(screen.getByText('쿠폰 코드를 입력해 주세요.')).toBeTruthy();
  await register('가'.repeat(41));
  expect(screen.getByText('40자까지 쓸 수 있어요. 지금은 41자예요.')).toBeTruthy();
  expect(sent()).toEqual([]);
});

test.each([
  [
    'a conflict',
    () => ({ registerCoupon: { __typename: 'AlreadyExists', message: '이미 받은 쿠폰이에요.' } }),
    '이미 받은 쿠폰이에요.',
  ],
  [
    'too many wrong codes',
    () => failing('RATE_LIMITED', '', { retryAfter: 3_600 }),
    /^\d{1,2}월 \d{1,2}일 \d{2}:\d{2}부터 다시 시도할 수 있어요\.$/u,
  ],
])('%s is told, and what was typed stays', async (_what, registered, text) => {
  openWallet({ registered });
  await register('GAON');
  expect(await screen.findByText(text)).toBeTruthy();
  expect(codeField().value).toBe('GAON');
});

test('guests of a marketing mall learn that coupons are for members, and nothing is asked', () => {
  const { asked } = openWallet({ settings: { isMarketing: true } });
  expect(screen.getByRole('heading', { level: 1, name: '쿠폰은 회원만 쓸 수 있어요' })).toBeTruthy();
  expect(asked()).toEqual([]);
});
