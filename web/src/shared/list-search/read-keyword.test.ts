import { expect, test } from 'vitest';
import { readKeyword, writtenKeyword } from './read-keyword.ts';

test.each([
  [' 청소기 ', '청소기', '청소기'],
  ['\u0007무선\u0000 청소기\t', '무선  청소기', '무선  청소기'],
  ['\u0000', '', ''],
  ['가'.repeat(51), '', '가'.repeat(51)],
])('of %j in an address %j is searched', (keyword, searched, written) => {
  const query = new URLSearchParams({ keyword });
  expect([readKeyword(query), writtenKeyword(query)]).toEqual([searched, written]);
});
