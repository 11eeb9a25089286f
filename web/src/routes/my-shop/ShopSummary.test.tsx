// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answering, failing } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { anOrderRow } from '../../../test/support/sample-orders.ts';
import { aCart, aShopSummary, phaseCounts } from '../../../test/support/sample-summary.ts';
import { MyShopSummaryDocument, type Device } from '../../__generated__/graphql.ts';
import { ShopSummary } from './ShopSummary.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const answerOf = (viewer: object) => ({ viewer });

function open(
  fields: Parameters<typeof aShopSummary>[0] = {},
  { device = 'DESKTOP', ...settings }: { device?: Device; openAreas?: string[]; isMarketing?: boolean } = {},
) {
  let shown = fields;
  const { execute, inputsOf } = answering([MyShopSummaryDocument, () => answerOf(aShopSummary(shown))]);
  const { container } = renderInMall(<ShopSummary />, { execute, device, isMember: true, settings });
  const change = (next: typeof fields) => (shown = next);
  return { container, change, requests: () => inputsOf(MyShopSummaryDocument) };
}

const part = async (name: string) => within(await screen.findByRole('region', { name }));
const pathOf = (link: HTMLElement) => link.getAttribute('href');

describe('counts lead to the orders that they count', () => {
  test.each([
    ['DESKTOP', '/familyshop/myshop/listMyOrder'],
    ['MOBILE', '/m/familyshop/myQuestion/listMyOrder'],
  ] as const)('on a %s', async (device, list) => {
    open({ goodsOrderCounts: phaseCounts({ AWAITING_PAYMENT: 2, SHIPPING: 1_000 }), openClaimCount: 3 }, { device });
    const orders = await part('주문 현황');
    const links = orders.getAllByRole('link').map((link) => [link.textContent, pathOf(link)]);
    expect(links).toEqual([
      ['결제 대기 2건', `${list}?type=goods&state=awaiting-payment&period=all`],
      ['결제 완료·상품 준비 중 0건', `${list}?type=goods&state=preparing&period=all`],
      ['배송 중 1,000건', `${list}?type=goods&state=shipping&period=all`],
      ['배송 완료 0건', `${list}?type=goods&state=delivered&period=all`],
      ['진행 중인 취소·교환·반품 3건', `${list}?type=goods&state=claimed&period=all`],
    ]);
  });

  test('of phones too, for those who have ordered one', async () => {
    open({ phoneOrderCounts: phaseCounts({ PREPARING: 1 }) });
    const link = (await part('휴대폰 주문')).getByRole('link', { name: /준비 중 1건$/u });
    expect(pathOf(link)).toBe('/familyshop/myshop/listMyOrder?type=phone&state=preparing&period=all');
  });

  test('and no phones where there are none', async () => {
    open();
    await part('주문 현황');
    expect(screen.queryByRole('region', { name: '휴대폰 주문' })).toBeNull();
  });
});

test('a cancel is one click away, and so are the questions', async () => {
  open({ latestOrders: [anOrderRow({ availableActions: ['CANCEL'] })], unansweredInquiryCount: 2 });
  const cancel = (await part('최근 주문')).getByRole('link', { name: /^주문 취소/u });
  expect(pathOf(cancel)).toBe('/familyshop/order/orderDetail/O1/cancel');
  expect(screen.getByRole('heading', { level: 3, name: '한빛 전기포트' })).toBeTruthy();
  const questions = screen.getByRole('link', { name: '답변을 기다리는 문의 2건' });
  expect(pathOf(questions)).toBe('/familyshop/myshop/listMyQuestion');
});

test('coupons, points and the others are told', async () => {
  open({ couponCount: 2, pointBalance: 12_000, favoriteCount: 3, cart: aCart(4), subscriptionCount: 1 });
  const benefits = await part('혜택과 문의');
  expect(benefits.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '쿠폰 2장',
    '포인트 12,000P',
    '찜한 상품 3개',
    '장바구니 4개',
    '구독 1개',
    '답변을 기다리는 문의 0건',
  ]);
  expect(pathOf(benefits.getByRole('link', { name: '쿠폰 2장' }))).toBe('/familyshop/myshop/listMyCoupon');
  expect(pathOf(benefits.getByRole('link', { name: '포인트 12,000P' }))).toBe('/familyshop/myshop/listMyPoint');
});

test('without orders it says so, with a way on', async () => {
  open();
  expect(await screen.findByRole('heading', { name: '아직 주문한 상품이 없어요' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '상품 둘러보기' })).toBeTruthy();
});

describe('each part fails alone', () => {
  test.each([
    ['goodsOrderCounts', '주문 현황', '다시 시도'],
    ['phoneOrderCounts', '휴대폰 주문', '다시 시도'],
    ['latestOrders', '최근 주문', '다시 시도'],
    ['openClaimCount', '주문 현황', '다시 시도, 진행 중인 취소·교환·반품'],
    ['couponCount', '혜택과 문의', '다시 시도, 쿠폰'],
    ['pointBalance', '혜택과 문의', '다시 시도, 포인트'],
    ['favoriteCount', '혜택과 문의', '다시 시도, 찜한 상품'],
    ['cart', '혜택과 문의', '다시 시도, 장바구니'],
    ['subscriptionCount', '혜택과 문의', '다시 시도, 구독'],
    ['unansweredInquiryCount', '혜택과 문의', '다시 시도, 답변을 기다리는 문의'],
  ] as const)('%s, and can be tried again', async (field, region, retry) => {
    const { change, requests } = open({ [field]: null });
    const button = (await part(region)).getByRole('button', { name: retry });
    expect(screen.getAllByRole('button', { name: /^다시 시도/u })).toEqual([button]);
    change({});
    await userEvent.click(button);
    await expect.poll(() => screen.queryByRole('button', { name: /^다시 시도/u })).toBeNull();
    expect(requests()).toHaveLength(2);
  });
});

test('a summary that fails as a whole says so, and loads on retry', async () => {
  let isBroken = true;
  const { execute } = answering([
    MyShopSummaryDocument,
    () => (isBroken ? failing('MALL_TIMEOUT', '잠시 후 다시 시도해 주세요.') : answerOf(aShopSummary())),
  ]);
  renderInMall(<ShopSummary />, { execute, isMember: true });
  expect((await screen.findByRole('alert')).textContent).toContain('요청 번호 req-1');
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await part('주문 현황')).toBeTruthy();
});

test('a mall of bulk orders shows what it has', async () => {
  const none = { couponCount: null, pointBalance: null, favoriteCount: null, cart: null, subscriptionCount: null };
  const bulk = { ...none, goodsOrderCounts: phaseCounts({ SHIPPING: 2 }) };
  open(bulk, { openAreas: ['UPLOAD', 'MY_SHOP', 'CONTENT'] });
  const orders = await part('주문 현황');
  expect(pathOf(orders.getByRole('link', { name: '배송 중 2건' }))).toBe(
    '/familyshop/myshop/listMyOrder?state=shipping&period=all',
  );
  expect(screen.queryByRole('button', { name: /^다시 시도/u })).toBeNull();
  expect(screen.queryByText('쿠폰')).toBeNull();
});

test('guests of a marketing mall have none, and nothing is asked', () => {
  const { container, requests } = open({}, { isMarketing: true });
  expect(container.textContent).toBe('');
  expect(requests()).toEqual([]);
});
