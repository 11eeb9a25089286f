import { expect, test } from 'vitest';
import { readKeywords, readWritten, searchPath } from './search-address.ts';

const read = (query: string) => readKeywords(new URLSearchParams(query));

test('an address holds the keywords and gives them back', () => {
  const address = searchPath({ mallUrl: 'familyshop', device: 'MOBILE' }, ['무선 청소기', 'A&B', '100%']);
  expect(address).toMatch(/^\/m\/familyshop\/search\/searchGoodsList\?keyword=/u);
  expect(read(address.split('?')[1] ?? '')).toEqual(['무선 청소기', 'A&B', '100%']);
});

test.each([
  ['', []],
  ['keyword=', []],
  ['keyword=%20%20', []],
  ['keyword=%00&keyword=A%0AB', ['A B']],
  ['keyword=김치&keyword=김치&keyword= 김치 ', ['김치']],
  ['keyword=a&keyword=b&keyword=c&keyword=d', ['a', 'b', 'c']],
  ['keyword=%E0%A4%A&page=2', ['\uFFFD%A']],
])('of a strange address what makes sense is searched for: %s', (query, words) => {
  expect(read(query)).toEqual(words);
});

test('of a word that is too long the whole is known, too', () => {
  const whole = '가'.repeat(60);
  expect(
    readWritten(
      new URLSearchParams([
        ['keyword', whole],
        ['keyword', `${whole}나`],
        ['keyword', ' 김치 '],
      ]),
    ),
  ).toEqual([
    { whole, keyword: '가'.repeat(50) },
    { whole: '김치', keyword: '김치' },
  ]);
});
