import { convertHangulToQwerty } from 'es-hangul';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { asHangulLayout, asLatinLayout, compact, compactWords, initialsOf } from '../../src/search/letters.ts';
import { readKeyword } from '../../src/search/search-keyword.ts';
import { buildSearchText } from '../../src/search/search-text.ts';
import { soundKey } from '../../src/search/sound-key.ts';

test('spaces, signs, case and width do not matter', () => {
  expect(compact('무선 스틱·청소기  S3')).toBe('무선스틱청소기s3');
  expect(compact('ＬＥＤ （조명）')).toBe('led조명');
  expect(compact('청소기'.normalize('NFD'))).toBe('청소기');
  expect(compactWords('[오늘만] 하늬온 S3/물걸레')).toEqual(['오늘만', '하늬온', 's3', '물걸레']);
});

test('initials are those of Hangul; other letters stay', () => {
  expect(initialsOf('무선청소기s3')).toBe('ㅁㅅㅊㅅㄱs3');
});

test('keys typed on the wrong layout are read as what was meant', () => {
  expect(asHangulLayout('rlacl')).toBe('김치');
  expect(asHangulLayout('cjd thrl')).toBe('청소기');
  expect(asHangulLayout('tv')).toBeNull();
  expect(asHangulLayout('청소기')).toBeNull();
  expect(asHangulLayout('mml')).toBeNull();
  expect(asLatinLayout('ㅣㄷㅇ')).toBe('led');
  expect(asLatinLayout('청소')).toBeNull();
});

test('what sounds alike has one sound', () => {
  expect(soundKey('베게')).toBe(soundKey('배개'));
  expect(soundKey('왜')).toBe(soundKey('웨'));
});

test('a keyword without letters or digits finds nothing', () => {
  for (const keyword of ['', ' ', '%', '_', "'; drop table products; --".replaceAll(/[a-z]/gu, ''), '😀', '\\'])
    expect(readKeyword(keyword).typed).toBe('');
});

test('initials that an input method has joined are read apart', () => {
  expect(readKeyword('ㄳㄱ').initials).toBe('ㄱㅅㄱ');
});

test('a half-typed word is read as its beginning', () => {
  const { halfTyped } = readKeyword('청소ㄱ');
  expect(halfTyped?.whole).toEqual(['청소']);
  expect('무선청소기').toMatch(new RegExp(halfTyped?.pattern ?? '-', 'u'));
  expect('무선청소포').not.toMatch(new RegExp(halfTyped?.pattern ?? '-', 'u'));
});

test('two halves may be apart, but no Latin word or number is cut', () => {
  expect(readKeyword('무선청소기').partings).toContainEqual(['무선', '청소기']);
  expect(readKeyword('samplecode1234').partings.flat()).not.toContain('sample');
});

const typedLetters = fc.string({
  unit: fc.constantFrom(...'qwertyuiopasdfghjklzxcvbnmQWERTOP 0ㄱㄴㅅㅏㅡㅣ가'),
  maxLength: 20,
});

test('any keyword at all can be read', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 1_500 }), typedLetters), (keyword) => {
      const read = readKeyword(keyword);
      expect(read.typed.length).toBeLessThanOrEqual(100);
      expect(read.typed).not.toMatch(/[%_\\' ]/u);
      expect(() => new RegExp(read.halfTyped?.pattern ?? '', 'u')).not.toThrow(SyntaxError);
    }),
    { numRuns: 300 },
  );
});

test('Hangul typed with the Latin layout on is always understood', () => {
  const syllables = fc.array(
    fc.integer({ min: 0xac00, max: 0xd7a3 }).map((code) => String.fromCharCode(code)),
    { minLength: 1, maxLength: 8 },
  );
  fc.assert(
    fc.property(syllables, (letters) => {
      const word = letters.join('');
      expect(asHangulLayout(convertHangulToQwerty(word))).toBe(word);
    }),
  );
});

test('the stored text keeps the fields apart', () => {
  const { searchText } = buildSearchText({
    name: '에어로 S3',
    makerNm: '하늬온',
    categoryNames: ['생활가전', '청소기'],
    tag: null,
  });
  expect(searchText).toBe('에어로s3 에어로 s3 / 하늬온 생활가전 청소기 ');
});
