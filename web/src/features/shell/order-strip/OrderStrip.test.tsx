// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answering, failing } from '../../../../test/support/answers.ts';
import { renderInMall } from '../../../../test/support/in-mall.tsx';
import { shoppingAreas, type MallSettings } from '../../../../test/support/sample-mall.ts';
import { aShopSummary, phaseCounts } from '../../../../test/support/sample-summary.ts';
import { OrderCountsDocument, ViewerNameDocument, type Device } from '../../../__generated__/graphql.ts';
import { MemberBar } from '../desktop/MemberBar.tsx';
import { Shortcuts } from '../full-menu/Shortcuts.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const counts = { goodsOrderCounts: phaseCounts({ PREPARING: 1, SHIPPING: 1_200 }), openClaimCount: 3 };

interface Scene {
  device?: Device;
  at?: string;
  isMember?: boolean;
  settings?: Partial<MallSettings>;
}

function open(summary: () => object, { device = 'DESKTOP', at, isMember = true, settings }: Scene = {}) {
  const { execute, inputsOf } = answering(
    [OrderCountsDocument, summary],
    [ViewerNameDocument, () => ({ viewer: { __typename: 'Member', id: 'me', maskedName: '한*온' } })],
  );
  const part = device === 'DESKTOP' ? <MemberBar /> : <Shortcuts />;
  const { router } = renderInMall(part, { execute, device, at, isMember, settings });
  return { router, requests: () => inputsOf(OrderCountsDocument) };
}

const told = (fields: object) => () => ({
  viewer: aShopSummary(fields),
});
const strip = async () => within(await screen.findByRole('region', { name: '나의 주문' }));
const links = async () =>
  (await strip()).getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('counts by phase lead to the orders that they count', () => {
  test.each([
    ['DESKTOP', '/familyshop/myshop/listMyOrder'],
    ['MOBILE', '/m/familyshop/myQuestion/listMyOrder'],
  ] as const)('on a %s', async (device, list) => {
    open(told(counts), { device });
    await (await strip()).findByText('1,200');
    expect(await links()).toEqual([
      ['결제 대기 0', `${list}?type=goods&state=awaiting-payment&period=all`],
      ['준비 중 1', `${list}?type=goods&state=preparing&period=all`],
      ['배송 중 1,200', `${list}?type=goods&state=shipping&period=all`],
      ['배송 완료 0', `${list}?type=goods&state=delivered&period=all`],
      ['취소·교환·반품 3', `${list}?type=goods&state=claimed&period=all`],
    ]);
  });

  test('and in a mall of bulk orders to those', async () => {
    const settings = { salesType: 'UPLOAD', openAreas: ['UPLOAD', 'MY_SHOP', 'CONTENT'] };
    open(told(counts), { settings });
    await (await strip()).findByText('1,200');
    expect((await links())[2]).toEqual(['배송 중 1,200', '/familyshop/myshop/listMyOrder?state=shipping&period=all']);
  });
});

describe('each part fails alone', () => {
  test.each([
    ['goodsOrderCounts', { goodsOrderCounts: null, openClaimCount: 3 }, '취소·교환·반품 3'],
    ['openClaimCount', { ...counts, openClaimCount: null }, '배송 중 1,200'],
  ] as const)('%s, and can be tried again', async (_, fields, stands) => {
    let now: object = fields;
    open(() => told(now)());
    await (await strip()).findByRole('link', { name: stands });
    expect((await strip()).getAllByText('확인하지 못했어요').length).toBeGreaterThan(0);
    now = counts;
    await userEvent.click((await strip()).getByRole('button', { name: '다시 시도, 나의 주문' }));
    await waitFor(() => expect(screen.queryByText('확인하지 못했어요')).toBeNull());
    expect((await strip()).queryByRole('button')).toBeNull();
  });

  test('the whole of it too, with its links as before', async () => {
    open(() => failing('MALL_TIMEOUT'));
    await (await strip()).findByRole('button', { name: '다시 시도, 나의 주문' });
    expect((await links()).every(([, path]) => path?.includes('/listMyOrder?'))).toBe(true);
  });
});

test('the numbers are read again where orders are seen and changed', async () => {
  const { router, requests } = open(told(counts));
  await (await strip()).findByText('1,200');
  const before = requests().length;
  await router.navigate('/familyshop/goods/list');
  await router.navigate('/familyshop/myshop/listMyOrder');
  await waitFor(() => expect(requests()).toHaveLength(before + 1));
});

test.each<[string, Scene]>([
  ['visitors', { isMember: false }],
  ['guests of a marketing mall', { settings: { isMarketing: true } }],
  [
    'members of a mall without my shop',
    { settings: { openAreas: shoppingAreas.filter((area) => area !== 'MY_SHOP') } },
  ],
])('%s have none, and nothing is asked', async (_, scene) => {
  const { requests } = open(told(counts), { device: 'MOBILE', ...scene });
  await screen.findByRole('region', { name: '나의 메뉴' });
  expect(screen.queryByRole('region', { name: '나의 주문' })).toBeNull();
  expect(requests()).toEqual([]);
});
