import { expect, test } from 'vitest';
import { copiedCells, withoutGuard } from './copied-cells.ts';
import { pastedCells } from './pasted-cells.ts';

const rows = [
  ['A-1', '01012345678', '24"', '"가"동'],
  ['', '둘째\n줄', 'a\tb', '끝'],
];

test('what is copied is what is pasted', () => {
  expect(pastedCells(copiedCells(rows).text)).toEqual(rows);
});

test('nothing that is copied starts a formula, and our own grid takes it back as it was', () => {
  const { text, html } = copiedCells([['=1+1', '+82 10-0000-1234', '－1', "'A-1"]]);
  expect(text.split('\t')).toEqual(["'=1+1", "'+82 10-0000-1234", "'－1", "'A-1"]);
  expect(html).not.toContain('>=1');
  expect(text.split('\t').map(withoutGuard)).toEqual(['=1+1', '+82 10-0000-1234', '－1', "'A-1"]);
});

test('the table keeps numbers as texts, and a text stays a text', () => {
  const { html } = copiedCells([['01012345678', '<b>A&B</b>']]);
  expect(html).toContain(`mso-number-format:"\\@"'>01012345678</td>`);
  expect(html).toContain('&lt;b&gt;A&amp;B&lt;/b&gt;');
});
