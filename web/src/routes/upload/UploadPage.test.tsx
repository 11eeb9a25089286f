// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import { OrderCountsDocument } from '../../__generated__/graphql.ts';
import { createCache } from '../../app/apollo/cache.ts';
import * as paymentWindow from '../../features/payments/payment-window.ts';
import { NetworkError } from '../../shared/errors/network-error.ts';
import { columns } from './columns.ts';
import { UploadPage } from './page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  vi.spyOn(paymentWindow, 'openPayment').mockImplementation(() => {});
  vi.spyOn(paymentWindow, 'openPaymentWindow').mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

type Input = Record<string, unknown> & {
  rowNumber?: number;
  cells?: Record<string, string> | null;
  rows?: { rowNumber: number; cells: Record<string, string> }[];
};

const rowCount = 2000;

function aRow(number: number, changes: Record<string, string> = {}) {
  const texts = Object.fromEntries(columns.map(({ name }) => [name, `${name} ${number}`]));
  const isWrong = number === 2 && changes.receiverPhone === undefined;
  return {
    __typename: 'BulkOrderRow',
    id: `row-${number}`,
    number,
    status: 'OPEN',
    cells: { __typename: 'BulkOrderCells', ...texts, ...changes },
    errors: isWrong
      ? [
          {
            __typename: 'BulkOrderRowError',
            column: 'RECEIVER_PHONE',
            code: 'FORMAT',
            message: '맨 앞의 0이 빠졌어요.',
            suggestion: '01012345678',
            repair: 'LOST_ZERO',
          },
        ]
      : [],
    payTotal: 3_000,
    orderNumber: null,
    productName: '곡간 현미',
    unitPrice: 3_000,
    parcels: [],
  };
}

function aBulkOrder(fields: object = {}) {
  return {
    __typename: 'BulkOrder',
    id: 'bulk',
    number: 'UL1',
    status: 'CHECKED',
    fileName: '주문.xlsx',
    uploadedAt: '2026-11-23T10:15:00+09:00',
    rowCount,
    validCount: 1_999,
    errorCount: 1,
    orderCount: 0,
    total: 5_997_000,
    hiddenRowCount: 0,
    hiddenColumns: [],
    isHiddenLeftOut: false,
    paymentMethod: null,
    payTotal: null,
    refundedTotal: 0,
    paymentStatus: null,
    virtualAccount: null,
    paymentDueAt: null,
    paidAt: null,
    endedAt: null,
    availableActions: ['EDIT', 'CONFIRM', 'DELETE'],
    agreementId: 'agreed-1',
    paymentMethods: [
      {
        __typename: 'PaymentOption',
        method: 'VIRTUAL_ACCOUNT',
        name: '가상계좌',
        banks: [{ __typename: 'Bank', code: 'B1', name: '가온은행' }],
      },
      { __typename: 'PaymentOption', method: 'INVOICE', name: '월 청구서', banks: [] },
    ],
    ...fields,
  };
}

/** `answers`: what the mall says of the next edits or the confirmation, in place of a success. */
function show({
  number = 'UL1' as string | null,
  fields = {},
  answers = [] as (object | Error)[],
  /** Fields of every row. */
  rowFields = {},
  /** Pages of rows that cannot be read. */
  lostPage = 0,
  historyQuery = '',
} = {}) {
  const sent: Input[] = [];
  let facts: object = fields;
  let rowReads = 0;
  let lookFails: 'without an answer' | 'with an error' | null = null;
  const execute = async ({ variables }: { variables: Record<string, unknown> }) => {
    const input = variables.input as Input | undefined;
    const bulkOrder = aBulkOrder(facts);
    if (lookFails === 'without an answer') throw new NetworkError();
    if (lookFails === 'with an error') {
      const errors = [{ message: '쇼핑몰이 응답하지 않아요.', extensions: { code: 'MALL_UNREACHABLE' } }];
      return { data: { __typename: 'Query', viewer: null }, errors, ageSeconds: 0 };
    }
    if (!input) {
      const page = Number(variables.page ?? 1);
      if (page === lostPage) throw new Error('gone');
      if ('errorsOnly' in variables) rowReads += 1;
      const rows = {
        __typename: 'BulkOrderRowConnection',
        totalCount: variables.errorsOnly === true ? 1 : rowCount,
        nodes:
          variables.errorsOnly === true
            ? [aRow(2)]
            : Array.from({ length: 100 }, (_, at) => ({ ...aRow((page - 1) * 100 + at + 1), ...rowFields })),
      };
      const bulkOrders = { __typename: 'BulkOrderConnection', totalCount: 1, nodes: page === 1 ? [bulkOrder] : [] };
      const viewer = { __typename: 'Member', id: 'me', bulkOrders, bulkOrder: { ...bulkOrder, rows } };
      return { data: { __typename: 'Query', viewer }, ageSeconds: 0 };
    }
    sent.push(input);
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    if (input.rowNumber !== undefined) {
      const updated = {
        __typename: 'BulkOrderRowUpdated',
        row: aRow(input.rowNumber, input.cells ?? {}),
        changedRows: [],
        bulkOrder: aBulkOrder({ validCount: rowCount, errorCount: 0 }),
      };
      return { data: { __typename: 'Mutation', updateBulkOrderRow: answer ?? updated }, ageSeconds: 0 };
    }
    if (input.rows) {
      const updated = {
        __typename: 'BulkOrderRowsUpdated',
        rows: input.rows.map(({ rowNumber, cells }) => aRow(rowNumber, cells)),
        changedRows: [],
        bulkOrder: aBulkOrder({ validCount: rowCount, errorCount: 0 }),
      };
      return { data: { __typename: 'Mutation', updateBulkOrderRows: answer ?? updated }, ageSeconds: 0 };
    }
    facts = answer ? { total: 6_000_000 } : { status: 'PLACING', availableActions: [] };
    const confirmed = { __typename: 'BulkOrderConfirmed', bulkOrder: aBulkOrder(facts), paymentRequest: null };
    return { data: { __typename: 'Mutation', confirmBulkOrder: answer ?? confirmed }, ageSeconds: 0 };
  };
  const at = `/familyshop/upload${number === null ? `?${historyQuery}` : `?upldNo=${number}`}`;
  const cache = createCache();
  const { container, router } = renderInMall(<UploadPage />, { at, execute, cache, isMember: true });
  /** Another tab changes it. */
  const change = (changed: object) => void (facts = changed);
  const failLooks = (how: typeof lookFails) => void (lookFails = how);
  return { sent, container, router, cache, change, failLooks, rowReads: () => rowReads };
}

async function confirm() {
  await userEvent.click(await screen.findByRole('button', { name: /주문 확정하기$/u }));
}

/** By its text, since a role is looked for in every cell. */
const cell = (text: string) => screen.findByText(text);

test('of 2,000 rows only those near the screen are in the page, and the grid says how many there are', async () => {
  show();
  await cell('quantity 1');
  const grid = screen.getByRole('grid', { name: '대량 주문 목록' });
  expect(grid.getAttribute('aria-rowcount')).toBe('2001');
  expect(within(grid).getAllByRole('row').length).toBeLessThan(30);
});

test('keys lead to any cell, and what is far is loaded on the way', async () => {
  show();
  await cell('quantity 1');
  const grid = screen.getByRole('grid');
  grid.focus();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  expect(await screen.findByText('2000번 줄 출입정보')).toBeTruthy();
  expect(grid.getAttribute('aria-activedescendant')).toMatch(/-2000-12$/u);
});

test('a mistake is named at its cell, and the offered repair is one press', async () => {
  const { sent } = show();
  const wrong = await cell('receiverPhone 2');
  expect([wrong.getAttribute('aria-invalid'), wrong.textContent]).toEqual([
    'true',
    'receiverPhone 2맨 앞의 0이 빠졌어요.',
  ]);
  await userEvent.click(wrong);
  await userEvent.click(screen.getByRole('button', { name: '‘01012345678’ 고치기' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    number: 'UL1',
    rowNumber: 2,
    cells: { receiverPhone: '01012345678', quantity: 'quantity 2' },
  });
  await waitFor(() => expect(screen.queryByText('맨 앞의 0이 빠졌어요.')).toBeNull());
});

test('a cell is edited in place: Enter stores it and goes on, Escape drops what was typed', async () => {
  const { sent } = show();
  await userEvent.click(await cell('quantity 1'));
  screen.getByRole('grid').focus();
  await userEvent.keyboard('7{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({ rowNumber: 1, cells: { quantity: '7' } });
  expect(document.activeElement).toBe(screen.getByRole('grid'));
  await userEvent.keyboard('{F2}9{Escape}');
  await cell('quantity 3');
  expect(sent).toHaveLength(1);
});

test('of a mall that tells no price of a row, and not what an edit changed, the rows are shown and read again', async () => {
  const row = { ...aRow(1, { quantity: '7' }), payTotal: null, status: null };
  const bulkOrder = aBulkOrder({ refundedTotal: null });
  const edited = { __typename: 'BulkOrderRowUpdated', row, changedRows: null, bulkOrder };
  const { sent, rowReads } = show({ rowFields: { payTotal: null, status: null }, answers: [edited] });
  await userEvent.click(await cell('quantity 1'));
  expect(screen.getByRole('rowheader', { name: '1' })).toBeTruthy();
  const before = rowReads();
  screen.getByRole('grid').focus();
  await userEvent.keyboard('7{Enter}');
  await waitFor(() => expect(rowReads()).toBe(before + 1));
  expect(sent).toHaveLength(1);
});

const pasted = Array.from({ length: 40 }, (_, at) => `${at + 3}\t한가온`).join('\r\n');
const inRows = (sent: readonly Input[]) =>
  sent.map(({ rows, rowNumber }) => rows?.map((row) => row.rowNumber) ?? rowNumber);

async function pasteAtFirstQuantity(text: string) {
  await userEvent.click(await cell('quantity 1'));
  screen.getByRole('grid').focus();
  await userEvent.paste(text);
}

test('forty rows are pasted as one act, and stored by one call', async () => {
  const { sent } = show();
  await pasteAtFirstQuantity(pasted);
  expect(await screen.findByText('40줄을 붙여넣었어요.')).toBeTruthy();
  await waitFor(() => expect(inRows(sent)).toEqual([Array.from({ length: 40 }, (_, at) => at + 1)]));
  expect(sent[0]?.rows?.[39]).toMatchObject({ rowNumber: 40, cells: { quantity: '42', receiverName: '한가온' } });
  await waitFor(() => expect(screen.queryByText(/저장하고 있어요/u)).toBeNull());
});

test.each([
  ['an older mall', { __typename: 'FormRefused', message: '한 줄씩 고칠 수 있어요.', code: 'NOT_ALLOWED', fields: [] }],
  ['one whose row is gone', { __typename: 'FormRefused', message: '없는 줄이에요.', code: 'NOT_FOUND', fields: [] }],
])('%s has pasted rows stored one by one, and those that failed are told', async (_what, refusal) => {
  const { sent } = show({ answers: [refusal, new Error('gone')] });
  await pasteAtFirstQuantity('3\r\n4\r\n5');
  await waitFor(() => expect(inRows(sent)).toEqual([[1, 2, 3], 1, 2, 3]));
  expect(await screen.findByText(/^1줄을 저장하지 못했어요/u)).toBeTruthy();
});

test('what is pasted over rows that cannot be read is not pasted by half', async () => {
  const { sent } = show({ lostPage: 2 });
  await cell('quantity 1');
  screen.getByRole('grid').focus();
  await userEvent.keyboard('{PageDown>10/}');
  await userEvent.paste(pasted);
  expect(await screen.findByText(/^줄을 불러오지 못해서 붙여넣지 않았어요/u)).toBeTruthy();
  expect(sent).toEqual([]);
});

test('what does not fit is told', async () => {
  show();
  await cell('quantity 1');
  screen.getByRole('grid').focus();
  await userEvent.keyboard('{End}');
  await userEvent.paste('문 앞\t또');
  expect(await screen.findByText(/마지막 칸을 넘는 내용은 붙여넣지 않았어요/u)).toBeTruthy();
});

test('what could not be stored stays typed, and can be stored again', async () => {
  const { sent } = show({ answers: [new Error('gone')] });
  await userEvent.click(await cell('quantity 1'));
  screen.getByRole('grid').focus();
  await userEvent.keyboard('{F2}{Control>}a{/Control}8{Tab}{ArrowLeft}');
  await userEvent.click(await screen.findByRole('button', { name: '다시 저장' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.cells?.quantity).toBe(sent[0]?.cells?.quantity);
});

test('what could not be stored outlives another choice of rows, keeps the order from being confirmed, and is stored again at once', async () => {
  const { sent } = show({ answers: [new Error('gone')] });
  await userEvent.click(await cell('quantity 1'));
  screen.getByRole('grid').focus();
  await userEvent.paste('3\r\n4');
  expect(await screen.findByText(/^2줄을 저장하지 못했어요/u)).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: /오류가 있는 줄만 보기/u }));
  await userEvent.click(await screen.findByRole('radio', { name: '월 청구서' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '오류가 있는 1줄은 빼고 주문할게요' }));
  await confirm();
  expect(screen.getByText('고친 내용을 아직 저장하지 못했어요. 저장된 뒤에 확정해 주세요.')).toBeTruthy();
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect([leaving.defaultPrevented, sent.length]).toEqual([true, 1]);
  await userEvent.click(screen.getByRole('button', { name: '모두 다시 저장' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(sent[0]);
  await waitFor(() => expect(screen.queryByText(/저장하지 못했어요/u)).toBeNull());
});

test('one press leads from mistake to mistake', async () => {
  show();
  await cell('quantity 1');
  await userEvent.click(screen.getByRole('button', { name: '다음 오류로 가기' }));
  expect(await screen.findByText('2번 줄 연락처')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('grid'));
});

test('rows with mistakes can be shown alone', async () => {
  show();
  await userEvent.click(await screen.findByRole('checkbox', { name: '오류가 있는 줄만 보기 (1)' }));
  await waitFor(() => expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('2'));
});

test('nothing is chosen beforehand, and the sum that is shown is the sum that is confirmed', async () => {
  const { sent } = show();
  await confirm();
  expect(screen.getByText('결제 수단을 선택해 주세요.')).toBeTruthy();
  expect(screen.getByText('오류를 고치거나, 빼고 주문할지 선택해 주세요.')).toBeTruthy();
  expect(sent).toEqual([]);
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: '오류가 있는 1줄은 빼고 주문할게요' }));
  await userEvent.click(screen.getByRole('radio', { name: '월 청구서' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '오류가 있는 1줄은 빼고 주문할게요' }));
  await confirm();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    method: 'INVOICE',
    payTotal: 5_997_000,
    agreementId: 'agreed-1',
    isWithoutErrors: true,
    refundAccount: null,
  });
  expect(await screen.findByText('주문하는 중')).toBeTruthy();
});

test('a virtual account says before it is asked for that all is paid at once, and what becomes of a missed term', async () => {
  show({ fields: { errorCount: 0 } });
  await userEvent.click(await screen.findByRole('radio', { name: '가상계좌' }));
  expect(
    screen.getByText(/전체 금액을 한 번에 입금.*입금하지 않으면 주문이 모두 취소되고 청구하지 않아요/u),
  ).toBeTruthy();
});

test('a changed sum is shown before it can be confirmed', async () => {
  const answers = [{ __typename: 'TotalChanged', message: '결제 금액이 바뀌었어요.', code: 'PRICE_CHANGED' }];
  show({ fields: { errorCount: 0 }, answers });
  await userEvent.click(await screen.findByRole('radio', { name: '월 청구서' }));
  await userEvent.click(screen.getByRole('button', { name: '1,999건 5,997,000원 주문 확정하기' }));
  expect(await screen.findByText(/결제 금액이 바뀌었어요/u)).toBeTruthy();
  expect(await screen.findByRole('button', { name: '1,999건 6,000,000원 주문 확정하기' })).toBeTruthy();
});

test('a tab that is looked at again shows what another one changed', async () => {
  const { change } = show({ fields: { errorCount: 0 } });
  await screen.findByRole('button', { name: '1,999건 5,997,000원 주문 확정하기' });
  change({ errorCount: 0, validCount: 1_998, total: 5_994_000 });
  fireEvent.focus(window);
  expect(await screen.findByRole('button', { name: '1,998건 5,994,000원 주문 확정하기' })).toBeTruthy();
});

test('the orders that rows become are counted anew by the shell', async () => {
  const placing = { status: 'PLACING', availableActions: [] };
  const { cache, change } = show({ fields: { ...placing, orderCount: 1_204 } });
  await screen.findByText('1,204 / 1,999');
  const counts = { query: OrderCountsDocument, variables: { mallUrl: 'familyshop' } };
  const viewer = { __typename: 'Member' as const, id: 'me', goodsOrderCounts: [], openClaimCount: 0 };
  cache.writeQuery({ ...counts, data: { __typename: 'Query', viewer } });
  fireEvent.focus(window);
  expect(cache.readQuery(counts)).not.toBeNull();
  change({ ...placing, status: 'DONE', orderCount: 1_999 });
  fireEvent.focus(window);
  await waitFor(() => expect(cache.readQuery(counts)).toBeNull());
});

test.each(['without an answer', 'with an error'] as const)(
  'the page follows how far the orders are: a look that ends %s changes nothing, and the next one goes on',
  async (how) => {
    const placing = {
      status: 'PLACING',
      availableActions: [],
      validCount: 1_913,
      errorCount: 87,
      paymentMethod: 'INVOICE',
    };
    const { change, failLooks } = show({ fields: { ...placing, orderCount: 1_204 } });
    expect(await screen.findByText('1,204 / 1,913')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: '주문 진행' })).toMatchObject({ value: 1_204, max: 1_913 });
    expect(screen.queryByText('주문은 계속 들어가고 있어요.')).toBeNull();
    failLooks(how);
    fireEvent.focus(window);
    expect(await screen.findByText('주문은 계속 들어가고 있어요.')).toBeTruthy();
    expect(screen.getByText('1,204 / 1,913')).toBeTruthy();
    expect(screen.getByRole('heading', { name: '주문.xlsx' })).toBeTruthy();
    expect(screen.queryByText(/네트워크 오류|응답하지 않아요/u)).toBeNull();
    failLooks(null);
    change({ ...placing, orderCount: 1_500 });
    // Nobody presses anything: the page looks again by itself.
    expect(await screen.findByText('1,500 / 1,913', {}, { timeout: 20_000 })).toBeTruthy();
    expect(screen.queryByText('주문은 계속 들어가고 있어요.')).toBeNull();
    change({ ...placing, status: 'DONE', orderCount: 1_913 });
    expect(await screen.findByText('주문 완료', {}, { timeout: 20_000 })).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  },
  60_000,
);

test('a page of the history beyond its end leads to its beginning, and does not say that there are no files', async () => {
  show({ number: null, historyQuery: 'page=9' });
  expect(await screen.findByRole('heading', { name: '이 쪽에는 파일이 없어요' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '첫 쪽으로 가기' }).getAttribute('href')).toBe('/familyshop/upload');
  expect(screen.queryByText('올린 파일이 없어요')).toBeNull();
});

test('a confirmation whose result is unknown is asked for again by the same key', async () => {
  const { sent } = show({ fields: { errorCount: 0 }, answers: [new Error('gone')] });
  await userEvent.click(await screen.findByRole('radio', { name: '월 청구서' }));
  await confirm();
  await waitFor(() => expect(sent).toHaveLength(1));
  await confirm();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual(sent[0]);
  expect(await screen.findByText('주문하는 중')).toBeTruthy();
});

test('a file of another kind is refused before it is sent', async () => {
  show({ number: null });
  const field = await screen.findByLabelText('파일 선택');
  await userEvent.upload(field, new File(['x'], 'orders.pdf'), { applyAccept: false });
  expect(await screen.findByText('orders.pdf: xlsx나 csv 파일만 올릴 수 있어요.')).toBeTruthy();
  const two = ['월요일.csv', '화요일.csv'].map((name) => new File(['x'], name));
  fireEvent.drop(screen.getByText(/끌어다 놓거나/u), { dataTransfer: { files: two } });
  expect(await screen.findByText('월요일.csv: 파일은 한 번에 하나씩 올려 주세요.')).toBeTruthy();
  expect(await screen.findByRole('link', { name: '주문.xlsx' })).toBeTruthy();
});

test('what waits for its money says so, and where to send it, until the money is there', async () => {
  const account = {
    __typename: 'VirtualAccount',
    bankName: '가온은행',
    accountNumber: '000177757237',
    holder: '비즈 대량주문',
    dueAt: '2026-11-30T23:59:59+09:00',
  };
  const fields = { status: 'DONE', availableActions: [], paymentMethod: 'VIRTUAL_ACCOUNT', virtualAccount: account };
  show({ fields: { ...fields, paymentStatus: 'AWAITING_DEPOSIT' } });
  expect(await screen.findByText('입금을 기다리고 있어요')).toBeTruthy();
  expect(screen.getByText('입금할 계좌')).toBeTruthy();
  cleanup();
  show({ fields: { ...fields, paymentStatus: 'PAID', payTotal: 5_997_000, paidAt: '2026-11-28T03:03:00+09:00' } });
  expect(await screen.findByText('주문 완료')).toBeTruthy();
  expect(screen.getByText('결제한 금액').nextSibling?.textContent).toBe('5,997,000원');
  expect(screen.queryByText('입금할 계좌')).toBeNull();
});

test('what nobody paid for in time is said to be cancelled and not charged, with the way to order it again', async () => {
  const account = { paymentMethod: 'VIRTUAL_ACCOUNT', payTotal: 5_997_000, endedAt: '2026-12-04T00:00:00+09:00' };
  show({ fields: { ...account, status: 'DONE', validCount: rowCount, errorCount: 0, availableActions: [] } });
  expect(await screen.findByText('결제 기한 만료')).toBeTruthy();
  expect(screen.getByText(/주문을 모두 취소했고, 청구하는 금액은 없어요/u)).toBeTruthy();
  expect(screen.getByText('주문 안 됨').nextSibling?.textContent).toBe('2,000줄');
  expect(screen.queryByText('청구 금액')).toBeNull();
  expect(screen.getByRole('button', { name: '결과 파일 내려받기' })).toBeTruthy();
  cleanup();
  // None of its rows could be ordered, so that nothing was to be paid.
  show({ fields: { ...account, status: 'DONE', validCount: 0, errorCount: rowCount, availableActions: [] } });
  expect((await screen.findAllByText('주문 안 됨')).length).toBeGreaterThan(1);
  expect(screen.queryByText(/기한 안에 입금하지 않아/u)).toBeNull();
});
