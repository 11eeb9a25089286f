// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { answering, failing } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { PointLedgerDocument, type PointRowFragment } from '../../__generated__/graphql.ts';
import { PointsPage } from './page.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const anEntry = (fields: Partial<PointRowFragment> = {}): PointRowFragment => ({
  __typename: 'PointEntry',
  kind: 'EARNED',
  amount: 429,
  recordedAt: '2026-11-23T12:00:00+09:00',
  expiresAt: '2027-11-23T23:59:59+09:00',
  orderNumber: 'OR1',
  ...fields,
});

const viewerWith = (nodes: PointRowFragment[], totalCount = nodes.length) => ({
  __typename: 'Member',
  id: 'me',
  pointBalance: 12_000,
  expiringPoints: 500,
  points: {
    __typename: 'PointLedger',
    minimum: 1_000,
    step: 10,
    entries: { __typename: 'PointEntryConnection', totalCount, nodes },
  },
});

function openLedger(nodes: PointRowFragment[], { at = '', totalCount = nodes.length, settings = {} } = {}) {
  const { execute, inputsOf } = answering([PointLedgerDocument, () => ({ viewer: viewerWith(nodes, totalCount) })]);
  const { router } = renderInMall(<PointsPage />, {
    at: `/familyshop/myshop/listMyPoint${at}`,
    execute,
    isMember: true,
    settings,
  });
  return { asked: () => inputsOf(PointLedgerDocument), router };
}

test('the sums stand above the ledger: what there is, and what ends soon', async () => {
  openLedger([anEntry()]);
  expect((await screen.findByText('사용 가능 포인트')).nextElementSibling?.textContent).toBe('12,000P');
  expect(screen.getByText('30일 내 소멸 예정').nextElementSibling?.textContent).toBe('500P');
  expect(screen.getByText('주문할 때 1,000P부터 10P 단위로 쓸 수 있어요.')).toBeTruthy();
});

test('each entry says why, how many, when, until when, and for which order', async () => {
  openLedger([
    anEntry(),
    anEntry({ kind: 'USED', amount: -1_000, expiresAt: null, orderNumber: null }),
    anEntry({ expiresAt: '2099-12-31T23:59:59+09:00', orderNumber: null }),
    anEntry({ kind: null, amount: 10, expiresAt: null, orderNumber: null, recordedAt: null }),
  ]);
  const list = within(await screen.findByRole('list', { name: '포인트 내역' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '적립2026.11.23 · 2027.11.23까지주문 보기 OR1+429P',
    '사용2026.11.23−1,000P',
    '적립2026.11.23 · 기한 없음+429P',
    '포인트+10P',
  ]);
  expect(list.getByRole('link').getAttribute('href')).toBe('/familyshop/order/orderDetail/OR1');
});

test('the page is in the address, and the sums stay while another one is on its way', async () => {
  const { asked, router } = openLedger([anEntry()], { totalCount: 41 });
  await userEvent.click(await screen.findByRole('link', { name: '다음 쪽' }));
  expect(router.state.location.search).toBe('?page=2');
  expect(screen.getByText('12,000P')).toBeTruthy();
  await waitFor(() => expect(asked().at(-1)).toEqual({ mallUrl: 'familyshop', first: 20, page: 2 }));
});

test.each([
  ['', '포인트 내역이 없어요'],
  ['?page=9', '이 쪽에는 포인트 내역이 없어요'],
])('an empty ledger at "%s" says so', async (at, title) => {
  openLedger([], { at });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

test('a ledger that fails is asked for again', async () => {
  const { execute, inputsOf } = answering([
    PointLedgerDocument,
    () =>
      inputsOf(PointLedgerDocument).length === 1
        ? failing('MALL_UNREACHABLE', '연결하지 못했어요.')
        : { viewer: viewerWith([anEntry()]) },
  ]);
  renderInMall(<PointsPage />, { at: '/familyshop/myshop/listMyPoint', execute, isMember: true });
  await userEvent.click(await screen.findByRole('button', { name: '다시 시도' }));
  expect(await screen.findByText('+429P')).toBeTruthy();
});

test('guests of a marketing mall learn that points are for members, and nothing is asked', () => {
  const { asked } = openLedger([], { settings: { isMarketing: true } });
  expect(screen.getByRole('heading', { level: 1, name: '포인트는 회원만 쓸 수 있어요' })).toBeTruthy();
  expect(asked()).toEqual([]);
});
