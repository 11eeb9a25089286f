// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answering, refusing } from '../../../test/support/answers.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import {
  RequestTaxInvoiceDocument,
  type StatementFactsFragment,
  type TaxInvoiceObstacle,
} from '../../__generated__/graphql.ts';
import { TaxInvoicePart } from './TaxInvoicePart.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

const paid: StatementFactsFragment = {
  __typename: 'Statement',
  isPaid: true,
  issuedAt: '2026-11-29T10:00:00+09:00',
  receiver: null,
  lines: [],
  deliveryFee: 3_000,
  discount: 0,
  total: 55_000,
  taxFreeValue: 0,
  supplyValue: 50_000,
  valueAddedTax: 5_000,
  refundedTotal: 11_000,
  taxDocuments: [{ __typename: 'TaxDocument', type: 'TAX_INVOICE', amount: 44_000 }],
  taxInvoice: null,
  taxInvoiceObstacle: null,
};

const asked: NonNullable<StatementFactsFragment['taxInvoice']> = {
  __typename: 'TaxInvoice',
  number: 'TX1',
  isIssued: false,
  businessNumber: '123-45-67891',
  companyName: '다온상사',
  email: 'bo***@example.com',
  total: 44_000,
  requestedAt: '2026-11-29T10:00:00+09:00',
  issuedAt: null,
  approvalNumber: null,
  isCorrectionDue: false,
  documents: [{ __typename: 'TaxDocument', type: 'TAX_INVOICE', amount: 44_000, approvalNumber: null }],
  corrections: [],
};

function show(statement: StatementFactsFragment, answer: () => object = () => ({})) {
  const { execute, inputsOf } = answering([RequestTaxInvoiceDocument, () => ({ requestTaxInvoice: answer() })]);
  const onAsked = vi.fn<() => Promise<void>>(() => Promise.resolve());
  renderInMall(<TaxInvoicePart orderNumber="OR1" statement={statement} onAsked={onAsked} />, {
    at: '/bizpartner/order',
    execute,
    isMember: true,
  });
  return { sent: () => inputsOf(RequestTaxInvoiceDocument), onAsked };
}

async function fill(businessNumber: string) {
  await userEvent.type(screen.getByLabelText('사업자등록번호'), businessNumber);
  await userEvent.type(screen.getByLabelText('상호'), '다온상사');
  await userEvent.type(screen.getByLabelText('대표자'), '한가온');
  await userEvent.type(screen.getByLabelText('받을 이메일'), 'books@example.com');
  await userEvent.click(screen.getByRole('button', { name: '세금계산서 요청하기' }));
}

test('it is asked for what was paid and not given back, by the registration number', async () => {
  const { sent, onAsked } = show(paid, () => ({
    __typename: 'TaxInvoiceRequested',
    taxInvoice: { __typename: 'TaxInvoice', number: 'TX1' },
  }));
  expect(screen.getByText('결제한 44,000원의 세금계산서를 이메일로 받을 수 있어요.')).toBeTruthy();
  await fill('123-45-67891');
  await vi.waitFor(() => expect(onAsked).toHaveBeenCalledOnce());
  expect(sent()).toMatchObject([{ orderNumber: 'OR1', businessNumber: '123-45-67891', companyName: '다온상사' }]);
});

test('goods that are free of tax have a 계산서, and no 세금계산서 where nothing is taxed', () => {
  const taxFree = { __typename: 'TaxDocument', type: 'TAX_FREE_INVOICE', amount: 30_000 } as const;
  show({ ...paid, taxDocuments: [taxFree] });
  expect(screen.getByRole('heading', { name: '계산서' })).toBeTruthy();
  expect(screen.getByText('결제한 30,000원의 계산서를 이메일로 받을 수 있어요.')).toBeTruthy();
  expect(screen.getByRole('button', { name: '계산서 요청하기' })).toBeTruthy();
  expect(screen.queryByText(/세금계산서/u)).toBeNull();
  cleanup();
  show({ ...paid, taxDocuments: [...paid.taxDocuments, taxFree] });
  expect(screen.getByText('과세 금액 44,000원의 세금계산서를 이메일로 받을 수 있어요.')).toBeTruthy();
  expect(screen.getByText('면세 금액 30,000원의 계산서를 이메일로 받을 수 있어요.')).toBeTruthy();
  expect(screen.getByRole('button', { name: '세금계산서와 계산서 요청하기' })).toBeTruthy();
});

test('a number that the mall refuses says so at its field, which gets the focus', async () => {
  const reason = '없는 사업자등록번호예요. 사업자등록증의 번호와 한 자리씩 비교해 주세요.';
  const { onAsked } = show(paid, () => refusing('입력한 값을 확인해 주세요.', { businessNumber: reason }));
  await fill('123-45-67890');
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText('사업자등록번호'));
  expect(onAsked).not.toHaveBeenCalled();
});

test('nothing is sent while a field is empty', async () => {
  const { sent } = show(paid);
  await userEvent.click(screen.getByRole('button', { name: '세금계산서 요청하기' }));
  expect(screen.getByText('사업자등록번호를 입력해 주세요.')).toBeTruthy();
  expect(sent()).toEqual([]);
});

test.each<[TaxInvoiceObstacle, RegExp]>([
  ['UNPAID', /결제를 마치면/u],
  ['CARD_SLIP', /매출전표가 세금계산서를 대신해요/u],
  ['CASH_RECEIPT', /현금영수증을 발행한/u],
  ['NOTHING_PAID', /모두 환불한/u],
  ['ONLY_VOUCHERS', /상품권은/u],
  ['ROW_OF_BULK_ORDER', /올린 파일의 거래명세서/u],
  ['OTHER', /고객센터/u],
])('where none can be asked for it says why: %s', (taxInvoiceObstacle, words) => {
  show({ ...paid, taxInvoiceObstacle });
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('once asked for it says how far it is, and its number in the end', () => {
  show({ ...paid, taxInvoice: asked, taxInvoiceObstacle: 'ALREADY_REQUESTED' });
  expect(screen.getByText('세금계산서를 요청했어요. 발행하면 이메일로 알려 드려요.')).toBeTruthy();
  expect(screen.getByText('다온상사 123-45-67891')).toBeTruthy();
  cleanup();
  const documents = asked.documents.map((each) => ({ ...each, approvalNumber: '2026112341' }));
  const issued = { ...asked, isIssued: true, issuedAt: '2026-11-30T10:00:00+09:00', documents };
  show({ ...paid, taxInvoice: issued, taxInvoiceObstacle: 'ALREADY_REQUESTED' });
  expect(screen.getByText('세금계산서를 발행했어요.')).toBeTruthy();
  expect(screen.getByText('2026112341')).toBeTruthy();
});

test('what was given back after it was issued is corrected, which is said before and after', () => {
  const issued = { ...asked, isIssued: true, issuedAt: '2026-11-30T10:00:00+09:00', approvalNumber: '2026112341' };
  show({ ...paid, taxInvoice: { ...issued, isCorrectionDue: true }, taxInvoiceObstacle: 'ALREADY_REQUESTED' });
  expect(screen.getByText(/수정 발행을 준비하고 있어요/u)).toBeTruthy();
  cleanup();
  const correction = {
    __typename: 'TaxInvoiceCorrection',
    type: 'TAX_INVOICE',
    reduction: 11_000,
    issuedAt: null,
    approvalNumber: '20261201',
  } as const;
  show({ ...paid, taxInvoice: { ...issued, corrections: [correction] }, taxInvoiceObstacle: 'ALREADY_REQUESTED' });
  expect(screen.getByText('환불한 금액만큼 수정해서 발행했어요.')).toBeTruthy();
  expect(screen.getByText('수정세금계산서').nextSibling?.textContent).toBe('−11,000원 · 20261201');
});
