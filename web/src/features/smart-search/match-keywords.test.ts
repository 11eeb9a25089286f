import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { keywordMatcher } from './match-keywords.ts';

const keywords = [
  '무선 청소기',
  '로봇 청소기',
  '4K TV',
  '노트북',
  '무선 이어폰',
  '에어프라이어',
  '김치냉장고',
  '꿀',
  '비타민C',
  '블루투스 스피커',
].map((name) => ({ name }));
const match = keywordMatcher(keywords);
const suggest = (text: string) => match(text).map(({ name }) => name);

test('a word that starts with the text is suggested before one that contains it', () => {
  expect(suggest('무선')).toEqual(['무선 청소기', '무선 이어폰']);
  expect(suggest('청소기')).toEqual(['무선 청소기', '로봇 청소기']);
  expect(suggest('무선이어')).toEqual(['무선 이어폰']);
});

test('nothing is suggested for nothing, for signs, or for what is like no keyword', () => {
  expect(suggest('')).toEqual([]);
  expect(suggest(' ?! ')).toEqual([]);
  expect(suggest('우산')).toEqual([]);
});

test.each([
  ['ㅁㅅ', ['무선 청소기', '무선 이어폰']],
  ['ㅁㅅㅊㅅㄱ', ['무선 청소기']],
  ['ㄳ', []],
  ['ㄴㅌㅂ', ['노트북']],
  ['무선 ㅊ', ['무선 청소기']],
  ['ㅂㅌㅁc', ['비타민C']],
])('initial consonants are enough: %s', (typed, names) => {
  expect(suggest(typed)).toEqual(names);
});

test('one or two initial consonants must start a word, or they would match nearly every name', () => {
  expect(suggest('ㅊㅅ')).toEqual(['무선 청소기', '로봇 청소기']);
  expect(suggest('ㅅㅊ')).toEqual([]);
  expect(suggest('ㅅㅊㅅ')).toEqual(['무선 청소기']);
});

test('consonants that the input method joined on the way count one by one', () => {
  expect(keywordMatcher([{ name: '가습기' }])('ㄳ')).toEqual([{ name: '가습기' }]);
});

test.each([
  ['노ㅌ', '노트북'],
  ['노틉', '노트북'],
  ['김칭', '김치냉장고'],
  ['에엎', '에어프라이어'],
])('a syllable may be half typed: %s', (typed, name) => {
  expect(suggest(typed)[0]).toBe(name);
});

test.each([
  ['shxm', '노트북'],
  ['SHXM', '노트북'],
  ['antjs dldj', '무선 이어폰'],
  ['4ㅏ ㅅㅍ', '4K TV'],
  ['4ㅏ ㅆ', '4K TV'],
  ['qlxk', '비타민C'],
])('the other keyboard layout is understood: %s', (typed, name) => {
  expect(suggest(typed)[0]).toBe(name);
});

test.each([
  ['이어펀', []],
  ['무선 이어펀', ['무선 이어폰']],
  ['노트부', ['노트북']],
  ['노투북', ['노트북']],
  ['에어플라이어', ['에어프라이어']],
  ['블루투스 스피거', ['블루투스 스피커']],
  ['김치냉창고', ['김치냉장고']],
])('small slips are forgiven: %s', (typed, names) => {
  expect(suggest(typed)).toEqual(names);
});

test('one or two letters are too few to guess from', () => {
  expect(suggest('굴')).toEqual([]);
});

test('any text gets at most eight keywords of the set', () => {
  const many = Array.from({ length: 40 }, (_, index) => ({ name: `무선 ${index}` }));
  expect(keywordMatcher(many)('무선')).toHaveLength(8);
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string({ unit: 'binary' }),
        fc.string({ unit: fc.constantFrom(...'ㄱㅏ가각mlLㄳㅘ뷁 4') }),
      ),
      (typed) => {
        const found = match(typed);
        expect(found.every((keyword) => keywords.includes(keyword))).toBe(true);
      },
    ),
    { numRuns: 50 },
  );
});
