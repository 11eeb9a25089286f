import { expect, test } from 'vitest';
import { pastedCells } from './pasted-cells.ts';

test.each([
  ['한 칸', [['한 칸']]],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\t\n\tb',
    [
      ['a', ''],
      ['', 'b'],
    ],
  ],
  ['"1층\n문 앞"\t"그가 ""네"""', [['1층\n문 앞', '그가 "네"']]],
  ['5" 상자\t1', [['5" 상자', '1']]],
  ['', []],
] as const)('%j is read as a spreadsheet wrote it', (text, cells) => {
  expect(pastedCells(text)).toEqual(cells);
});
