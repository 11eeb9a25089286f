// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { answering } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { anItem, anOrder } from '../../../test/support/sample-orders.ts';
import { OrderDetailDocument, OrderShipmentsDocument, OrderStatementDocument } from '../../__generated__/graphql.ts';
import { OrderDetailPage } from './page.tsx';

afterEach(cleanup);

const statement = {
  __typename: 'Statement',
  isPaid: true,
  issuedAt: '2026-11-29T10:00:00+09:00',
  receiver: null,
  lines: [],
  deliveryFee: 3_000,
  discount: 1_000,
  total: 44_000,
  taxFreeValue: 0,
  supplyValue: 40_000,
  valueAddedTax: 4_000,
  refundedTotal: 0,
  taxDocuments: [],
  taxInvoice: null,
  taxInvoiceObstacle: 'CARD_SLIP',
};

const viewer = (found: object) => ({ viewer: { __typename: 'Member', id: 'me', order: found } });

function open(
  salesType: string,
  query = '',
  order = anOrder(),
  openAreas = ['SHOPPING', 'MY_SHOP'],
  told: object = statement,
) {
  const { execute } = answering(
    [OrderDetailDocument, () => viewer(order)],
    [OrderShipmentsDocument, () => viewer({ __typename: 'GoodsOrder', id: order.id, shipments: [] })],
    [OrderStatementDocument, () => viewer({ __typename: 'GoodsOrder', id: order.id, statement: told })],
  );
  const at = `/familyshop/order/orderDetail/O1${query}`;
  renderInMall(<OrderDetailPage />, {
    at,
    params: { orderNumber: 'O1' },
    execute,
    isMember: true,
    settings: { salesType, openAreas },
  });
}

test('a company has the papers of its order, and nobody else', async () => {
  const taxDocuments = [{ __typename: 'TaxDocument', type: 'TAX_FREE_INVOICE', amount: 44_000 }];
  const taxFree = { ...statement, taxDocuments, taxInvoiceObstacle: null };
  open('BUSINESS', '', anOrder(), ['SHOPPING', 'MY_SHOP'], taxFree);
  const link = await screen.findByRole('link', { name: '거래명세서 인쇄하고 계산서 요청하기' });
  expect(link.getAttribute('href')).toMatch(/orderDetail\/\w+\?document=1$/u);
  cleanup();
  open('GENERAL');
  await screen.findByRole('region', { name: /^주문 상품/u });
  expect(screen.queryByRole('link', { name: /견적서|거래명세서/u })).toBeNull();
});

test('an order of a bulk order is told by the number of who ordered it', async () => {
  open('UPLOAD', '', anOrder({ customerOrderNumber: 'A-1001' }), ['UPLOAD', 'MY_SHOP']);
  expect(await screen.findByText('고객주문번호 A-1001')).toBeTruthy();
});

test('an order of a file that waits for its deposit leads to the file, whose account is for all of its orders', async () => {
  const { payment } = anOrder();
  const waiting = { ...payment!, status: 'AWAITING_DEPOSIT' as const, paidAt: null, virtualAccount: null };
  open('UPLOAD', '', anOrder({ status: 'AWAITING_PAYMENT', payment: waiting }), ['UPLOAD', 'MY_SHOP']);
  expect(await screen.findByText(/입금할 계좌는 올린 파일에 있어요/u)).toBeTruthy();
  expect(screen.getByRole('link', { name: '업로드 내역 보기' }).getAttribute('href')).toMatch(/\/upload$/u);
  expect(screen.queryByRole('link', { name: '입금 상태 확인하기' })).toBeNull();
});

test('the statement has discount and sums, and says why there is no tax invoice', async () => {
  open('BUSINESS', '?document=1');
  const page = await screen.findByRole('article', { name: '거래명세서' });
  expect(page.textContent).toContain('할인−1,000원');
  expect(page.textContent).toContain('공급가액40,000원부가세4,000원합계44,000원');
  expect(screen.getByText(/매출전표가 세금계산서를 대신해요/u)).toBeTruthy();
});

test.each([
  ['SHOPPING', 1],
  ['UPLOAD', 0],
])('what a purchase earns is told where there are points: %s', async (area, count) => {
  const item = anItem({ number: 'I1', status: 'DELIVERED', availableActions: ['CONFIRM'] });
  open(area === 'UPLOAD' ? 'UPLOAD' : 'GENERAL', '', anOrder({ items: [item] }), [area, 'MY_SHOP']);
  await screen.findByRole('region', { name: /^주문 상품/u });
  expect(screen.queryAllByText(/P가 쌓여요/u)).toHaveLength(count);
});
