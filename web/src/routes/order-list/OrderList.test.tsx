// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answering, failing } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { anOrderRow } from '../../../test/support/sample-orders.ts';
import { OrderListDocument, type OrderAction, type OrderRowFragment } from '../../__generated__/graphql.ts';
import { NetworkError } from '../../shared/errors/network-error.ts';
import { OrderListPage } from './page.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const listOf = (nodes: OrderRowFragment[], totalCount = nodes.length, mallTime: string | null = null) => ({
  viewer: {
    __typename: 'Member',
    id: 'me',
    orders: { __typename: 'OrderConnection', totalCount, mallTime, nodes },
  },
});

function openList(
  nodes: OrderRowFragment[],
  { at = '/familyshop/myshop/listMyOrder', totalCount = nodes.length } = {},
) {
  const { execute, inputsOf } = answering([OrderListDocument, () => listOf(nodes, totalCount)]);
  const { router } = renderInMall(<OrderListPage />, { at, execute, isMember: true });
  return { requests: () => inputsOf(OrderListDocument), router };
}

test('an order shows its date, status and price, and links to its page', async () => {
  openList([anOrderRow({ number: 'O1', status: 'SHIPPING', itemCount: 3, payTotal: 45_900 })]);
  const order = within(await screen.findByRole('article'));
  expect(order.getByText('2026.11.20 주문')).toBeTruthy();
  expect(order.getByText('배송 중')).toBeTruthy();
  expect(order.getByText('45,900', { exact: false })).toBeTruthy();
  const link = order.getByRole('link', { name: '한빛 전기포트 외 2건' });
  expect(link.getAttribute('href')).toBe('/familyshop/order/orderDetail/O1');
});

const namesOf = (some: HTMLElement[]) =>
  some.map((link) => [link.textContent?.split(',')[0], link.getAttribute('href')]);
const asking = (number: string) => ['문의하기', `/familyshop/myshop/listMyQuestion?new=1&order=${number}`];
const cancel = () => screen.queryByRole('link', { name: /^주문 취소/u });

test('it offers only the actions that the mall allows now', async () => {
  openList([
    anOrderRow({ number: 'O1', status: 'AWAITING_PAYMENT', availableActions: ['PAY', 'CANCEL'] }),
    anOrderRow({ number: 'O2', status: 'DELIVERED', availableActions: ['EXCHANGE', 'RETURN', 'CONFIRM'] }),
    anOrderRow({ number: 'O3', status: 'CANCELLED' }),
  ]);
  const orders = (await screen.findAllByRole('article')).map((order) => within(order));
  const waysOf = async (index: number) => {
    const order = orders[index]!;
    const dots = order.queryByRole('button', { name: /^더보기/u });
    const shown = order.getAllByRole('link').length;
    if (dots) await userEvent.click(dots);
    const links = order.getAllByRole('link');
    return { shown: namesOf(links.slice(1, shown)), behind: namesOf(links.slice(shown)) };
  };
  expect(await waysOf(0)).toEqual({
    shown: [['결제하기', '/familyshop/order/orderPay/O1']],
    behind: [['주문 취소', '/familyshop/order/orderDetail/O1/cancel'], asking('O1')],
  });
  expect(await waysOf(1)).toEqual({
    shown: [['구매 확정', '/familyshop/order/orderDetail/O2/confirm']],
    behind: [
      ['교환 신청', '/familyshop/order/orderDetail/O2/exchange'],
      ['반품 신청', '/familyshop/order/orderDetail/O2/return'],
      asking('O2'),
    ],
  });
  expect(await waysOf(2)).toEqual({ shown: [asking('O3')], behind: [] });
});

test('the dots close by Escape, which leaves the focus on them, and when the focus leaves', async () => {
  openList([anOrderRow({ number: 'O1', availableActions: ['PAY', 'CANCEL'] })]);
  const dots = await screen.findByRole('button', { name: /^더보기/u });
  await userEvent.click(dots);
  expect(dots.getAttribute('aria-expanded')).toBe('true');
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(cancel()).toBeNull();
  expect(document.activeElement).toBe(dots);
  await userEvent.keyboard('{Enter}');
  expect(cancel()).toBeTruthy();
  await userEvent.tab({ shift: true });
  expect(cancel()).toBeNull();
});

test('an order shows a row for each line, with its picture, choice, pieces and its own state', async () => {
  const line = {
    __typename: 'OrderLine' as const,
    number: 'I1',
    name: '한빛 전기포트',
    image: null,
    optionName: '기본 구성',
    optionWords: null,
    colorName: '미드나이트 블루',
    quantity: 2,
    status: 'DELIVERED' as const,
    receivingWay: 'PARCEL' as const,
  };
  const voucher = { ...line, number: 'I2', name: '카페 이용권', colorName: null, receivingWay: 'TEXT' as const };
  const engraved = { ...line, number: 'I3', optionName: '이름 각인', optionWords: '지우' };
  const many = ['I4', 'I5', 'I6'].map((number) => ({ ...line, number, status: 'SHIPPING' as const }));
  openList([anOrderRow({ number: 'O1', status: 'SHIPPING', lines: [line, voucher, engraved, ...many] })]);
  const order = within(await screen.findByRole('article'));
  const rows = order.getAllByRole('listitem').map((row) => row.textContent);
  expect(rows.slice(0, 3)).toEqual([
    '배송 완료한빛 전기포트미드나이트 블루 · 기본 구성 · 2개',
    '문자 발송 완료카페 이용권기본 구성 · 2개',
    '배송 완료한빛 전기포트미드나이트 블루 · 이름 각인 · “지우” · 2개',
  ]);
  expect(rows.slice(4)).toEqual(['외 2건 더 보기']);
  expect(order.getByRole('link', { name: /^배송 조회/u }).getAttribute('href')).toBe(
    '/familyshop/order/orderDetail/O1',
  );
});

test('a subscription leads to its page, where all that can be done with it is, and to its end', async () => {
  const { status: _status, ...row } = anOrderRow({ number: 'SB1', type: 'SUBSCRIPTION', title: '이달의 원두 구독' });
  openList([{ ...row, __typename: 'SubscriptionOrder', availableActions: ['SKIP', 'CANCEL'] }]);
  const links = within(await screen.findByRole('article')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['이달의 원두 구독', '/familyshop/subs/detailSubsApplf/SB1'],
    ['구독 해지, 이달의 원두 구독', '/familyshop/subs/detailSubsApplf/SB1/cancel'],
  ]);
});

test.each([
  ['PAY CANCEL', '신청 취소', 'cancel'],
  ['WITHDRAW', '계약 철회', 'withdraw'],
])('an order of a phone likewise, while it may %s', async (actions, label, action) => {
  const { status: _status, ...row } = anOrderRow({ number: 'WL1', type: 'PHONE', title: '온결 S26' });
  openList([
    {
      ...row,
      __typename: 'PhoneOrder',
      phoneStatus: 'RECEIVED',
      availableActions: actions.split(' ') as OrderAction[],
    },
  ]);
  const card = await screen.findByRole('article');
  // As its own page says, not the phase that goods share.
  expect(card.textContent).toContain('신청 접수');
  const links = within(card).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['온결 S26', '/familyshop/order/orderWireless/detail/WL1'],
    [`${label}, 온결 S26`, `/familyshop/order/orderWireless/detail/WL1/${action}`],
  ]);
});

test('an unpaid order shows its deadline', async () => {
  const paymentDueAt = `${new Date().getFullYear()}-11-23T18:45:00+09:00`;
  const orderedAt = `${new Date().getFullYear()}-11-23T18:30:00+09:00`;
  openList([anOrderRow({ status: 'AWAITING_PAYMENT', orderedAt, paymentDueAt })]);
  expect(await screen.findByText('11월 23일 18:45까지 결제해 주세요.')).toBeTruthy();
});

test('an order that waits for a deposit says so, and offers to pay otherwise', async () => {
  const orderedAt = `${new Date().getFullYear()}-11-21T18:30:00+09:00`;
  const paymentDueAt = `${new Date().getFullYear()}-11-23T23:59:59+09:00`;
  openList([anOrderRow({ status: 'AWAITING_PAYMENT', orderedAt, paymentDueAt, availableActions: ['PAY', 'CANCEL'] })]);
  expect(await screen.findByText('11월 23일 23:59까지 입금해 주세요.')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^다른 방법으로 결제/u })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^결제하기/u })).toBeNull();
});

test('period and status of the address decide what is queried', async () => {
  const { requests } = openList([anOrderRow()], { at: '/familyshop/myshop/listMyOrder?period=today&state=shipping' });
  await screen.findByRole('article');
  expect(screen.getByRole('link', { name: '오늘' }).getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '주문 상태' }).value).toBe('SHIPPING');
  const [first] = requests() as { from: string; to: string; phase: string }[];
  expect(first).toMatchObject({ phase: 'SHIPPING', from: first?.to });
});

test('the kind of the address decides what is queried, and another one keeps the status', async () => {
  const { requests } = openList([anOrderRow()], { at: '/familyshop/myshop/listMyOrder?type=goods&state=shipping' });
  await screen.findByRole('article');
  const kinds = screen.getByRole<HTMLSelectElement>('combobox', { name: '주문 종류' });
  expect(kinds.value).toBe('GOODS');
  expect(requests().at(-1)).toMatchObject({ type: 'GOODS', phase: 'SHIPPING' });
  await userEvent.selectOptions(kinds, '휴대폰');
  await waitFor(() => expect(requests().at(-1)).toMatchObject({ type: 'PHONE', phase: 'SHIPPING' }));
  await userEvent.selectOptions(kinds, '전체 종류');
  await waitFor(() => expect(requests().at(-1)).toMatchObject({ type: null, phase: 'SHIPPING' }));
});

test('a mall of bulk orders has no kinds to choose from', async () => {
  const { execute } = answering([OrderListDocument, () => listOf([anOrderRow()])]);
  renderInMall(<OrderListPage />, { execute, isMember: true, settings: { openAreas: ['UPLOAD', 'MY_SHOP'] } });
  await screen.findByRole('article');
  expect(screen.queryByRole('combobox', { name: '주문 종류' })).toBeNull();
  expect(screen.getByRole('combobox', { name: '주문 상태' })).toBeTruthy();
});

test('a mall of bulk orders says that their customer order numbers are found too', async () => {
  const { execute } = answering([OrderListDocument, () => listOf([])]);
  const settings = { openAreas: ['UPLOAD', 'MY_SHOP'] };
  renderInMall(<OrderListPage />, {
    at: '/familyshop/myshop/listMyOrder?keyword=K-9&period=all',
    execute,
    isMember: true,
    settings,
  });
  expect(await screen.findByText('상품 이름이나 고객주문번호의 한 부분으로 찾아보세요.')).toBeTruthy();
  expect(screen.getByPlaceholderText('상품 이름, 고객주문번호')).toBeTruthy();
});

test('orders of more than six months ago are reached from the list, and the latest from there', async () => {
  const { requests } = openList([anOrderRow()]);
  await screen.findByRole('article');
  const [latest] = requests() as { from: string; to: string }[];
  await userEvent.click(screen.getByRole('link', { name: /이전 주문 보기$/u }));
  expect(await screen.findByText(/까지의 주문이에요/u)).toBeTruthy();
  const earlier = requests().at(-1) as { from: string; to: string };
  expect(Date.parse(latest?.from ?? '') - Date.parse(earlier.to)).toBe(86_400_000);
  expect(screen.getByRole('link', { name: '6개월' }).getAttribute('aria-current')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: '최근 6개월 주문 보기' }));
  expect(screen.getByRole('link', { name: '6개월' }).getAttribute('aria-current')).toBe('true');
});

const fillDays = (from: string, to: string) => {
  fireEvent.change(screen.getByLabelText('시작일'), { target: { value: from } });
  fireEvent.change(screen.getByLabelText('종료일'), { target: { value: to } });
};

test('own days are searched, stay in the address, and give way to a period', async () => {
  const { requests, router } = openList([anOrderRow()], { at: '/familyshop/myshop/listMyOrder?state=shipping&page=2' });
  await screen.findByRole('article');
  fillDays('2025-03-01', '2025-03-31');
  await userEvent.click(screen.getByRole('button', { name: '조회' }));
  const own = { from: '2025-03-01', to: '2025-03-31' };
  await waitFor(() => expect(requests().at(-1)).toMatchObject({ ...own, phase: 'SHIPPING', page: 1 }));
  expect(router.state.location.search).toBe('?from=2025-03-01&to=2025-03-31&state=shipping');
  expect(isChosen('6개월')).toBe(false);
  await userEvent.click(screen.getByRole('link', { name: '6개월' }));
  await waitFor(() => expect(router.state.location.search).toBe('?state=shipping'));
  expect(screen.getByLabelText<HTMLInputElement>('시작일').value).toBe('');
  await act(() => router.navigate(-1));
  expect(screen.getByLabelText<HTMLInputElement>('시작일').value).toBe('2025-03-01');
});

test('reversed days are explained, stay in the fields, and are not asked for', async () => {
  const { requests, router } = openList([anOrderRow()]);
  await screen.findByRole('article');
  const asked = requests().length;
  fillDays('2025-03-31', '2025-03-01');
  await userEvent.click(screen.getByRole('button', { name: '조회' }));
  expect(screen.getByText('시작일이 종료일보다 늦어요. 날짜를 바꿔 주세요.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('시작일'));
  expect(screen.getByLabelText<HTMLInputElement>('종료일').value).toBe('2025-03-01');
  expect([requests().length, router.state.location.search]).toEqual([asked, '']);
});

test('an address with reversed days says so, without asking the mall', async () => {
  const { requests } = openList([anOrderRow()], { at: '/familyshop/myshop/listMyOrder?from=2025-03-31&to=2025-03-01' });
  expect(await screen.findByText('시작일이 종료일보다 늦어요. 날짜를 바꿔 주세요.')).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
  expect(requests()).toEqual([]);
});

test('another period or status starts at the first page', async () => {
  const { requests } = openList([anOrderRow()], { at: '/familyshop/myshop/listMyOrder?page=2', totalCount: 11 });
  await screen.findByRole('article');
  await userEvent.click(screen.getByRole('link', { name: '3일' }));
  expect(screen.getByRole('link', { name: '3일' }).getAttribute('aria-current')).toBe('true');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '주문 상태' }), '배송 완료');
  await screen.findByRole('article');
  expect(requests().at(-1)).toMatchObject({ phase: 'DELIVERED', page: 1 });
  expect(screen.getByRole('link', { name: '3일' }).getAttribute('aria-current')).toBe('true');
});

test.each(['the period', 'the status'])('a choice that follows %s before that is drawn keeps both', async (first) => {
  const { requests } = openList([anOrderRow()]);
  await screen.findByRole('article');
  const presses = [
    () => screen.getByRole('link', { name: '3일' }).click(),
    () => {
      const states = screen.getByRole<HTMLSelectElement>('combobox', { name: '주문 상태' });
      states.value = 'DELIVERED';
      states.dispatchEvent(new Event('change', { bubbles: true }));
    },
  ];
  // Not as the testing library presses, which draws everything before it returns.
  await act(async () => {
    for (const press of first === 'the period' ? presses : presses.toReversed()) {
      press();
      await Promise.resolve();
    }
  });
  await screen.findByRole('article');
  expect(screen.getByRole('link', { name: '3일' }).getAttribute('aria-current')).toBe('true');
  expect(requests().at(-1)).toMatchObject({ phase: 'DELIVERED' });
});

const chosenState = () => screen.getByRole<HTMLSelectElement>('combobox', { name: '주문 상태' }).value;
const isChosen = (period: string) => screen.getByRole('link', { name: period }).getAttribute('aria-current') === 'true';

test('back shows the choices of the list that it leads to', async () => {
  const { requests, router } = openList([anOrderRow()]);
  await screen.findByRole('article');
  await userEvent.click(screen.getByRole('link', { name: '3일' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '주문 상태' }), '배송 완료');
  await waitFor(() => expect(requests().at(-1)).toMatchObject({ phase: 'DELIVERED' }));
  await act(() => router.navigate(-1));
  expect([chosenState(), isChosen('3일'), isChosen('6개월')]).toEqual(['', true, false]);
  await act(() => router.navigate(-1));
  expect([chosenState(), isChosen('3일'), isChosen('6개월')]).toEqual(['', false, true]);
});

test.each([
  ['', '최근 6개월 동안 주문한 상품이 없어요', '상품 둘러보기'],
  ['?period=today', '오늘 주문한 상품이 없어요', '6개월 주문 모두 보기'],
  ['?state=claimed&period=all', '‘취소·교환·반품 진행 중’ 상태인 주문이 없어요', '6개월 주문 모두 보기'],
  ['?period=3d&state=cancelled', '최근 3일 동안 ‘취소·교환·반품’ 상태인 주문이 없어요', '6개월 주문 모두 보기'],
  ['?type=phone', '최근 6개월 동안 휴대폰 주문이 없어요', '6개월 주문 모두 보기'],
  ['?type=goods&state=shipping', '최근 6개월 동안 ‘배송 중’ 상태인 일반 상품 주문이 없어요', '6개월 주문 모두 보기'],
  ['?until=2025-05-31', '이 기간에는 주문한 상품이 없어요', '최근 6개월 주문 보기'],
  ['?from=2025-03-01&to=2025-03-31', '이 기간에는 주문한 상품이 없어요', '6개월 주문 모두 보기'],
  ['?page=4', '이 쪽에는 주문이 없어요', '첫 쪽으로 가기'],
  ['?keyword=주전자', '‘주전자’ 주문을 찾지 못했어요', '6개월 주문 모두 보기'],
])('no orders at "%s" says so, with a way on', async (query, title, way) => {
  openList([], { at: `/familyshop/myshop/listMyOrder${query}` });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getByRole('link', { name: way })).toBeTruthy();
});

test('a failed list says so, and loads on retry', async () => {
  let isBroken = true;
  const { execute } = answering([
    OrderListDocument,
    () => (isBroken ? failing('MALL_TIMEOUT', '잠시 후 다시 시도해 주세요.') : listOf([anOrderRow()])),
  ]);
  renderInMall(<OrderListPage />, { execute, isMember: true });
  expect((await screen.findByRole('alert')).textContent).toContain('요청 번호 req-1');
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(await screen.findByRole('article')).toBeTruthy();
});

test('without a connection it says so', async () => {
  renderInMall(<OrderListPage />, { execute: () => Promise.reject(new NetworkError()), isMember: true });
  expect(await screen.findByText('네트워크 오류입니다. 나중에 다시 시도해 주세요.')).toBeTruthy();
});

test('orders are searched by name in all of the time, with the kind that was chosen, and narrowed from there', async () => {
  const { requests, router } = openList([anOrderRow()], { at: '/familyshop/myshop/listMyOrder?type=goods&page=2' });
  await screen.findByRole('article');
  await userEvent.type(screen.getByRole('searchbox', { name: '주문 검색' }), '전기 포트{Enter}');
  const wanted = { keyword: '전기 포트', type: 'GOODS', page: 1 };
  await waitFor(() => expect(requests().at(-1)).toMatchObject({ ...wanted, from: null, to: null }));
  expect(new URLSearchParams(router.state.location.search).get('keyword')).toBe('전기 포트');
  expect([isChosen('전체 기간'), isChosen('6개월')]).toEqual([true, false]);
  await userEvent.click(screen.getByRole('link', { name: '6개월' }));
  await waitFor(() => expect(requests().at(-1)).toMatchObject({ ...wanted, from: expect.any(String) }));
  await userEvent.click(screen.getByRole('link', { name: '전체 기간' }));
  await waitFor(() => expect(isChosen('전체 기간')).toBe(true));
  await userEvent.clear(screen.getByRole('searchbox'));
  await userEvent.type(screen.getByRole('searchbox'), '{Enter}');
  await waitFor(() => expect(isChosen('6개월')).toBe(true));
  expect(screen.queryByRole('link', { name: '전체 기간' })).toBeNull();
});

// The last one: the clock stays set.
test('a device whose clock is a day ahead shows the days of the mall', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T09:00:00+09:00') });
  const list = listOf([anOrderRow()], 1, '2026-11-27T09:00:00+09:00');
  const { execute, inputsOf } = answering([OrderListDocument, () => list]);
  renderInMall(<OrderListPage />, { at: '/familyshop/myshop/listMyOrder?period=today', execute, isMember: true });
  const today = { from: '2026-11-27', to: '2026-11-27' };
  await waitFor(() => expect(inputsOf(OrderListDocument).at(-1)).toMatchObject(today));
  expect(inputsOf(OrderListDocument)[0]).toMatchObject({ from: '2026-11-28' });
  vi.useRealTimers();
});
