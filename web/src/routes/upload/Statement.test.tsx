// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { answering } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { BulkOrderStatementDocument, type StatementFactsFragment } from '../../__generated__/graphql.ts';
import { UploadPage } from './page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const facts: StatementFactsFragment = {
  __typename: 'Statement',
  isPaid: false,
  issuedAt: '2026-11-29T10:00:00+09:00',
  receiver: null,
  lines: [
    {
      __typename: 'StatementLine',
      name: '곡간 현미',
      optionName: '4kg',
      colorName: null,
      unitPrice: 17_500,
      quantity: 3,
      total: 52_500,
      customerOrderNumbers: ['A-1', 'A-2'],
    },
  ],
  deliveryFee: 9_000,
  discount: 0,
  total: 61_500,
  taxFreeValue: 52_500,
  supplyValue: 8_182,
  valueAddedTax: 818,
  refundedTotal: 0,
  taxDocuments: [],
  taxInvoice: null,
  taxInvoiceObstacle: 'UNPAID',
};

function show(statement: StatementFactsFragment | null) {
  const bulkOrder = { __typename: 'BulkOrder', id: 'bulk', number: 'UL1', statement };
  const { execute } = answering([
    BulkOrderStatementDocument,
    () => ({ viewer: { __typename: 'Member', id: 'me', bulkOrder } }),
  ]);
  renderInMall(<UploadPage />, { at: '/familyshop/upload?upldNo=UL1&document=1', execute, isMember: true });
}

test('an estimate has lines, delivery, tax and sum, and prints by a press', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  show(facts);
  const page = await screen.findByRole('article', { name: '견적서' });
  expect(
    within(page)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['품목단가수량금액', '곡간 현미 · 4kg고객주문번호 A-1, A-217,500원3개52,500원', '배송비9,000원']);
  expect(page.textContent).toContain('면세금액52,500원공급가액8,182원부가세818원합계61,500원');
  expect(page.textContent).not.toContain('취소·반품');
  await userEvent.type(screen.getByRole('textbox', { name: '공급받는 자' }), '가온상사');
  await userEvent.click(screen.getByRole('button', { name: '인쇄하기' }));
  expect(print).toHaveBeenCalledOnce();
});

test('of 2,000 rows of one product the paper names the first, and all of them if that is wanted', async () => {
  const customerOrderNumbers = Array.from({ length: 2_000 }, (_, index) => `A-${index + 1}`);
  const [line] = facts.lines;
  show({ ...facts, lines: [{ ...line!, quantity: 2_000, customerOrderNumbers }] });
  expect(await screen.findByText('고객주문번호 A-1, A-2, A-3 외 1,997건')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: '고객주문번호를 모두 넣기' }));
  expect(screen.getByText(/^고객주문번호 A-1, .*, A-2000$/u)).toBeTruthy();
  cleanup();
  show(facts);
  await screen.findByRole('article', { name: '견적서' });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('it is made out to the company that a tax invoice was asked for, unless another name is typed', async () => {
  show({
    ...facts,
    receiver: { __typename: 'StatementReceiver', companyName: '다온상사', businessNumber: '123-45-67891' },
  });
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: '공급받는 자' });
  expect(name.value).toBe('다온상사');
  expect(screen.getByText('123-45-67891')).toBeTruthy();
  await userEvent.type(name, ' 2호점');
  expect(screen.queryByText('123-45-67891')).toBeNull();
});

test('once it is paid it is a statement, with what was given back', async () => {
  show({ ...facts, isPaid: true, refundedTotal: 17_500 });
  expect((await screen.findByRole('article', { name: '거래명세서' })).textContent).toContain('뺀 금액17,500원');
});

test('a mall that tells none says so, with the way back', async () => {
  show(null);
  expect(await screen.findByRole('heading', { name: '인쇄할 내용을 찾을 수 없어요' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '대량 주문으로' }).getAttribute('href')).toContain('upldNo=UL1');
});
