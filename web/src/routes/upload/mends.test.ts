import { expect, test } from 'vitest';
import type { BulkOrderColumn, BulkOrderRepair } from '../../__generated__/graphql.ts';
import type { Row } from './columns.ts';
import { mendsOf, mendWords } from './mends.ts';

const mistake = (column: BulkOrderColumn, repair: BulkOrderRepair | null, suggestion: string | null) => ({
  __typename: 'BulkOrderRowError' as const,
  column,
  code: 'FORMAT' as const,
  message: '',
  suggestion,
  repair,
});
const aRow = (number: number, ...errors: Row['errors']) => ({ number, errors }) as unknown as Row; // what is looked at

const rows = [
  aRow(1, mistake('RECEIVER_PHONE', 'LOST_ZERO', '010'), mistake('POSTAL_CODE', 'LOST_ZERO', '04524')),
  aRow(2, mistake('QUANTITY', 'QUANTITY_WORD', '2'), mistake('ROAD_ADDRESS', null, null)),
  aRow(3, mistake('RECEIVER_PHONE', 'LOST_ZERO', '011'), mistake('OPTION_NAME', null, 'S')),
];

test('one mistake is one mend, with the cells of each row together', () => {
  const found = mendsOf(rows, new Map());
  expect(found.map(({ repair, count }) => [repair, count])).toEqual([
    ['LOST_ZERO', 3],
    ['QUANTITY_WORD', 1],
    [null, 1],
  ]);
  expect(found[0]?.edits.map(({ row, changes }) => [row.number, changes])).toEqual([
    [1, { receiverPhone: '010', postalCode: '04524' }],
    [3, { receiverPhone: '011' }],
  ]);
  expect(found.map(mendWords)).toEqual([
    '맨 앞의 0이 빠진 칸 3개 모두 고치기',
    '말로 적은 수량 1개 숫자로 고치기',
    '고칠 값을 아는 칸 1개 모두 고치기',
  ]);
});

test('a cell with a text of its own on its way is not mended', () => {
  const [row] = rows;
  const draft = { row: row ?? aRow(1), cells: { postalCode: '04525' }, failure: null };
  expect(mendsOf(rows, new Map([[1, draft]]))[0]?.edits[0]?.changes).toEqual({ receiverPhone: '010' });
});
