// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { knowDialogs } from '../../../test/support/dialog.ts';
import { renderInMall } from '../../../test/support/in-mall.tsx';
import type { BulkOrderFactsFragment } from '../../__generated__/graphql.ts';
import { columns } from './columns.ts';
import { Rows } from './Rows.tsx';
import { useRowEdits } from './use-row-edits.ts';

beforeAll(knowDialogs);
afterEach(cleanup);

interface Input {
  rowNumber?: number;
  cells?: Record<string, string> | null;
  rows?: { rowNumber: number; cells: Record<string, string> }[];
}

const wrong = '한 개';
const rowCount = 300;

const facts = {
  __typename: 'BulkOrder',
  id: 'bulk',
  number: 'UL1',
  status: 'CHECKED',
  errorCount: 150,
  availableActions: ['EDIT'],
} as unknown as BulkOrderFactsFragment; // what a grid looks at

function toRow(number: number, quantity: string) {
  const texts = Object.fromEntries(columns.map(({ name }) => [name, `${name} ${number}`]));
  const error = {
    __typename: 'BulkOrderRowError',
    column: 'QUANTITY',
    code: 'FORMAT',
    message: '',
    suggestion: quantity === wrong ? '1' : null,
    repair: 'QUANTITY_WORD',
  };
  return {
    __typename: 'BulkOrderRow',
    id: `row-${number}`,
    number,
    status: 'OPEN',
    cells: { __typename: 'BulkOrderCells', ...texts, quantity },
    errors: quantity === wrong ? [error] : [],
    payTotal: 3_000,
    orderNumber: null,
    productName: '곡간 현미',
    unitPrice: 3_000,
    parcels: [],
  };
}

/** A mall with 300 rows, of which each second one has a wrong quantity. */
function aMall() {
  const quantities = new Map(
    Array.from({ length: rowCount }, (_, index) => [index + 1, index % 2 === 0 ? '1' : wrong]),
  );
  const sent: Input[] = [];
  const rowOf = (number: number) => toRow(number, quantities.get(number) ?? '');
  const put = (number: number, cells: Record<string, string>) => {
    quantities.set(number, cells.quantity ?? '');
    return { ...rowOf(number), cells: { __typename: 'BulkOrderCells', ...cells } };
  };
  const execute = async ({ variables }: { variables: Record<string, unknown> }) => {
    const input = variables.input as Input | undefined;
    if (!input) {
      const page = Number(variables.page);
      const isWanted = (each: number) =>
        (!variables.errorsOnly || quantities.get(each) === wrong) &&
        (typeof variables.keyword !== 'string' || `receiverName ${each}`.includes(variables.keyword));
      const numbers = [...quantities.keys()].filter(isWanted);
      const nodes = numbers.slice((page - 1) * 100, page * 100).map(rowOf);
      const rows = { __typename: 'BulkOrderRowConnection', totalCount: numbers.length, nodes };
      const bulkOrder = { __typename: 'BulkOrder', id: 'bulk', rows };
      return { data: { viewer: { __typename: 'Member', id: 'me', bulkOrder } }, ageSeconds: 0 };
    }
    sent.push(input);
    const others = { changedRows: [], bulkOrder: facts };
    if (input.rows) {
      const rows = input.rows.map(({ rowNumber, cells }) => put(rowNumber, cells));
      return { data: { updateBulkOrderRows: { __typename: 'BulkOrderRowsUpdated', rows, ...others } }, ageSeconds: 0 };
    }
    const { rowNumber = 0, cells } = input;
    if (!cells) quantities.delete(rowNumber);
    const row = cells ? put(rowNumber, cells) : null;
    return { data: { updateBulkOrderRow: { __typename: 'BulkOrderRowUpdated', row, ...others } }, ageSeconds: 0 };
  };
  return { execute, sent, quantities };
}

function Page() {
  const edits = useRowEdits('UL1', () => {});
  return <Rows bulkOrder={facts} edits={edits} revision="" />;
}

function open() {
  const mall = aMall();
  renderInMall(<Page />, { execute: mall.execute, isMember: true });
  return mall;
}

async function showErrorsOnly() {
  await screen.findByText('receiverName 1');
  await userEvent.click(screen.getByRole('checkbox', { name: /오류가 있는 줄만 보기/u }));
  await waitFor(() => expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('151'));
}

const press = async (text: string) => fireEvent.mouseDown(await screen.findByText(text));
const focusGrid = () => screen.getByRole('grid').focus();
const sentRows = ({ rows, rowNumber }: Input) => rows?.map((row) => row.rowNumber) ?? rowNumber;

test('of 150 mistakes each is shown, whatever is mended meanwhile, and the next one is found behind the hundredth', async () => {
  const { sent } = open();
  await showErrorsOnly();
  await press('receiverName 2');
  focusGrid();
  await userEvent.keyboard('{ArrowLeft}');
  await userEvent.paste(Array.from({ length: 100 }, () => '3').join('\r\n'));
  const mended = Array.from({ length: 100 }, (_, index) => 2 * (index + 1));
  await waitFor(() => expect(sent.flatMap(sentRows)).toEqual(mended));
  await userEvent.click(screen.getByRole('button', { name: '다음 오류로 가기' }));
  expect(await screen.findByText('202번 줄 수량')).toBeTruthy();
  await userEvent.keyboard('{Control>}{End}{/Control}');
  expect(await screen.findByText('300번 줄 출입정보')).toBeTruthy();
  expect(screen.queryByText('불러오는 중')).toBeNull();
});

test('what is pasted lands in the row that was chosen, though the list is read again with fewer mistakes', async () => {
  const { sent, quantities } = open();
  await showErrorsOnly();
  await press('detailAddress 4');
  const before = screen.getAllByText(wrong).length;
  for (const mended of [2, 4]) quantities.set(mended, '1');
  fireEvent.focus(window);
  await waitFor(() => expect(screen.getAllByText(wrong)).toHaveLength(before - 2));
  focusGrid();
  await userEvent.paste('"가"동 101호\r\n"24인치');
  await waitFor(() => expect(sent.map(sentRows)).toEqual([[4, 6]]));
  expect(sent[0]?.rows?.map(({ cells }) => [cells.detailAddress, cells.quantity])).toEqual([
    ['"가"동 101호', '1'],
    ['"24인치', wrong],
  ]);
});

test('a press on another cell stores what was typed, and the old text typed again counts while the new one is on its way', async () => {
  const { sent } = open();
  await press('receiverName 1');
  focusGrid();
  await userEvent.keyboard('{Enter}!');
  await press('receiverName 3');
  await press('receiverName 1!');
  focusGrid();
  await userEvent.keyboard('{Enter}{Backspace}');
  await press('receiverName 3');
  await waitFor(() =>
    expect(sent.map(({ cells }) => cells?.receiverName)).toEqual(['receiverName 1!', 'receiverName 1']),
  );
});

test('several cells are not pasted into the text of one, which stays as it was typed', async () => {
  const { sent } = open();
  await press('receiverName 1');
  focusGrid();
  await userEvent.keyboard('{Enter} 님');
  await userEvent.paste('a\tb');
  expect(await screen.findByText(/한 칸만 붙여넣을 수 있어요/u)).toBeTruthy();
  await userEvent.paste('"둘째\n줄"');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(sent.map(({ cells }) => cells?.receiverName)).toEqual(['receiverName 1 님둘째 줄']));
});

test('once a row is deleted the one behind it is active, and a row that another tab deleted takes nothing', async () => {
  const { sent, quantities } = open();
  await press('receiverName 3');
  await userEvent.click(screen.getByRole('button', { name: '3번 줄 삭제' }));
  await userEvent.click(await screen.findByRole('button', { name: '삭제하기' }));
  expect(await screen.findByText('4번 줄 받는분')).toBeTruthy();
  expect(screen.getByText('3번 줄을 삭제했어요.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('grid'));
  quantities.delete(4);
  fireEvent.focus(window);
  await waitFor(() => expect(screen.queryByText('receiverName 4')).toBeNull());
  focusGrid();
  await userEvent.paste('한가온');
  expect(await screen.findByText(/붙여넣지 않았어요/u)).toBeTruthy();
  expect(sent).toHaveLength(1);
});

test('one press mends all cells with one mistake, one press takes it back, and another does it again', async () => {
  const { sent, quantities } = open();
  const button = await screen.findByRole('button', { name: '말로 적은 수량 150개 숫자로 고치기' });
  await userEvent.click(button);
  const wrongCount = () => [...quantities.values()].filter((quantity) => quantity === wrong).length;
  await waitFor(() => expect(wrongCount()).toBe(0));
  await waitFor(() => expect(screen.queryByRole('button', { name: /숫자로 고치기/u })).toBeNull());
  expect(sent.flatMap(sentRows)).toHaveLength(150);
  await press('receiverName 1');
  focusGrid();
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(wrongCount()).toBe(150));
  await userEvent.keyboard('{Control>}y{/Control}');
  await waitFor(() => expect(wrongCount()).toBe(0));
  await userEvent.click(screen.getByRole('button', { name: '되돌리기' }));
  await waitFor(() => expect(wrongCount()).toBe(150));
});

test('an act is taken back only where nobody else has changed the cell since', async () => {
  const { sent, quantities } = open();
  await press('receiverName 2');
  focusGrid();
  await userEvent.keyboard('{ArrowLeft}7{Enter}');
  await waitFor(() => expect(quantities.get(2)).toBe('7'));
  quantities.set(2, '9');
  fireEvent.focus(window);
  await screen.findByText('9');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText('되돌릴 것이 없어요.')).toBeTruthy();
  expect(sent).toHaveLength(1);
});

/** What the grid puts on the clipboard. */
function copied() {
  const data = new Map<string, string>();
  fireEvent.copy(screen.getByRole('grid'), {
    clipboardData: { setData: (type: string, text: string) => data.set(type, text) },
  });
  return data.get('text/plain');
}

test('a range is selected by Shift and arrows, copied for a spreadsheet, filled by one pasted cell, filled down and cleared', async () => {
  const { sent } = open();
  await press('receiverName 1');
  focusGrid();
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
  expect(copied()).toBe('receiverName 1\treceiverPhone 1\r\nreceiverName 2\treceiverPhone 2');
  expect(document.querySelectorAll('td[aria-selected="true"]')).toHaveLength(4);
  await userEvent.paste('한가온');
  const texts = () => sent.at(-1)?.rows?.map(({ cells }) => [cells.receiverName, cells.receiverPhone]);
  await waitFor(() =>
    expect(texts()).toEqual([
      ['한가온', '한가온'],
      ['한가온', '한가온'],
    ]),
  );
  await press('receiverName 3');
  focusGrid();
  await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}');
  await waitFor(() =>
    expect(sent.at(-1)?.rows?.map(({ cells }) => cells.receiverName)).toEqual(['receiverName 3', 'receiverName 3']),
  );
  await userEvent.keyboard('{Delete}');
  await waitFor(() => expect(sent.at(-1)?.rows?.map(({ cells }) => cells.receiverName)).toEqual(['', '', '']));
});

test('rows are found by their receiver, with what they order; without a find the page says where else to look', async () => {
  open();
  await screen.findByText('receiverName 1');
  const word = screen.getByRole('searchbox', { name: '받는분이나 고객주문번호로 찾기' });
  await userEvent.type(word, ' receiverName 30{Enter}');
  expect(await screen.findByText('2줄을 찾았어요.')).toBeTruthy();
  expect(screen.getAllByText('receiverName 30')).toHaveLength(1);
  expect(screen.getAllByText('곡간 현미')[0]?.textContent).toBe('곡간 현미 · 3,000원');
  await userEvent.clear(word);
  await userEvent.type(word, '아무도{Enter}');
  expect(await screen.findByText('찾는 줄이 없어요')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '전체 보기' }));
  expect(await screen.findByText('receiverName 1')).toBeTruthy();
});
