// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answering, failing } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import type { MallSettings } from '../../../test/support/sample-mall.ts';
import { aSubscription, ofMall, ofMember } from '../../../test/support/sample-subscriptions.ts';
import {
  OwnSubscriptionsDocument,
  ShellMenuDocument,
  SubscriptionProductsDocument,
} from '../../__generated__/graphql.ts';
import { SubscriptionsPage } from './page.tsx';

afterEach(cleanup);

const product = {
  __typename: 'SubscriptionProduct',
  id: 'offer',
  number: 'GD1',
  name: '온결 이달의 원두 구독',
  image: null,
  marketPrice: 18_900,
  salePrice: 14_900,
  isSoldOut: true,
  hasTrial: false,
};

interface Opening {
  totalCount?: number;
  own?: object[] | 'broken';
  isMember?: boolean;
  settings?: Partial<MallSettings>;
  query?: string;
}

function open({ totalCount = 1, own = [], isMember = true, settings = {}, query = '' }: Opening = {}) {
  const { execute, inputsOf } = answering(
    [ShellMenuDocument, () => ofMall({ menu: [] })],
    [
      SubscriptionProductsDocument,
      () =>
        ofMall({
          subscriptionProducts: {
            __typename: 'SubscriptionProductConnection',
            totalCount,
            nodes: totalCount > 0 ? [product] : [],
          },
        }),
    ],
    [
      OwnSubscriptionsDocument,
      () =>
        own === 'broken'
          ? failing('MALL_TIMEOUT', '잠시 후 다시 시도해 주세요.')
          : ofMember({
              subscriptions: { __typename: 'SubscriptionOrderConnection', totalCount: own.length, nodes: own },
            }),
    ],
  );
  renderInMall(<SubscriptionsPage />, { at: `/familyshop/subs/subsList${query}`, execute, isMember, settings });
  return { inputsOf };
}

test('a member finds their own subscriptions above the list, each with its next charge', async () => {
  open({ own: [aSubscription()] });
  const own = within(await screen.findByRole('region', { name: '내 구독' }));
  expect(own.getByRole('listitem').textContent).toContain('구독 중 · 다음 결제 2099년 1월 15일 · 29,800원');
  expect(own.getByRole('link').getAttribute('href')).toBe('/familyshop/subs/detailSubsApplf/SB1');
});

test('the date of a charge that failed is not the next one', async () => {
  open({ own: [aSubscription({ status: 'OVERDUE' })] });
  const own = within(await screen.findByRole('region', { name: '내 구독' }));
  expect(own.getByRole('listitem').textContent).toContain('결제하지 못한 회차 2099년 1월 15일');
});

test('a failure of those leaves the list as it is', async () => {
  open({ own: 'broken' });
  expect(await screen.findByText('잠시 후 다시 시도해 주세요.')).toBeTruthy();
  expect(await screen.findByRole('article')).toBeTruthy();
});

test('a visitor and a member without any see the list alone, with what is sold out', async () => {
  const { inputsOf } = open({ isMember: false });
  expect((await screen.findByRole('article')).textContent).toContain('SOLD OUT');
  expect(inputsOf(OwnSubscriptionsDocument)).toEqual([]);
  cleanup();
  open();
  await screen.findByRole('article');
  expect(screen.queryByRole('region', { name: '내 구독' })).toBeNull();
});

test('order, category and page are in the address', async () => {
  const { inputsOf } = open({ query: '?ctgNo=400&sort=low&page=2', totalCount: 90 });
  await screen.findByRole('article');
  expect(inputsOf(SubscriptionProductsDocument)).toEqual([
    expect.objectContaining({ category: '400', orderBy: 'PRICE_ASCENDING', page: 2 }),
  ]);
  expect(screen.getByRole('link', { name: '높은 가격순' }).getAttribute('href')).toBe(
    '/familyshop/subs/subsList?ctgNo=400&sort=high',
  );
  expect(screen.getByRole('link', { name: '3쪽' }).getAttribute('href')).toBe(
    '/familyshop/subs/subsList?ctgNo=400&sort=low&page=3',
  );
});

test('without any product the page says so', async () => {
  open({ totalCount: 0 });
  expect(await screen.findByText('지금 구독할 수 있는 상품이 없어요')).toBeTruthy();
});

test('guests learn that subscriptions are for members, and nothing is asked of the mall', async () => {
  const { inputsOf } = open({ settings: { isMarketing: true } });
  expect(await screen.findByText('구독은 회원만 이용할 수 있어요')).toBeTruthy();
  expect([...inputsOf(SubscriptionProductsDocument), ...inputsOf(OwnSubscriptionsDocument)]).toEqual([]);
});
