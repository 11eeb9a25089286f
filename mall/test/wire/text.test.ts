import { expect, test } from 'vitest';
import { toLine, toLines, toVerbatim } from '../../src/wire/text.ts';

const decomposed = '가온'.normalize('NFD');

test('a line is composed and trimmed, and its line breaks and tabs are spaces', () => {
  expect(toLine(` \u3000${decomposed}\r\n길\t1\u2028층\n`)).toBe('가온 길 1 층');
});

test('text of several lines is composed and trimmed, and keeps its line breaks and tabs', () => {
  expect(toLines(`\n${decomposed}\r\n길\t1\n`)).toBe('가온\r\n길\t1');
});

test('a password stays as it is', () => {
  expect(toVerbatim(` ${decomposed} `)).toBe(` ${decomposed} `);
});

test.each(['\u0000', '\u0007', '\u001B', '\u007F', '\u0085'])('%j is in no text', (forbidden) => {
  const text = `가${forbidden}온`;
  expect([toLine(text), toLines(text), toVerbatim(text)]).toEqual([null, null, null]);
});

test('joined signs are characters like others', () => {
  expect(toLine('가족 👨‍👩‍👧')).toBe('가족 👨‍👩‍👧');
});
