// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { searchedWordsKey, SessionStore } from '../../shop/session/session-store.ts';
import { forgetAllWords, forgetWord, recordWords, useRecentWords } from './recent-words.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const shown = (mallUrl = 'familyshop') => renderHook(() => useRecentWords(mallUrl)).result;

test('the words of the last search come first, each once, eight at most, for each mall by itself', () => {
  const words = shown();
  act(() => recordWords('familyshop', ['김치', '홍삼']));
  act(() => recordWords('familyshop', ['홍삼', ' 무선\n 청소기 ']));
  expect(words.current).toEqual(['홍삼', '무선', '청소기', '김치']);
  act(() => recordWords('familyshop', ['1', '2', '3', '4', '5', '6', '7']));
  expect(words.current).toEqual(['1', '2', '3', '4', '5', '6', '7', '홍삼']);
  expect(shown('groupware').current).toEqual([]);
});

test('a word, or all of them, can be forgotten', () => {
  const words = shown();
  act(() => recordWords('familyshop', ['김치', '홍삼']));
  act(() => forgetWord('familyshop', '김치'));
  expect(words.current).toEqual(['홍삼']);
  act(() => forgetAllWords('familyshop'));
  expect(words.current).toEqual([]);
});

test.each(['\n\n', '\u0000', 'x'.repeat(100_000)])('a store that holds something else harms nothing', (text) => {
  localStorage.setItem(searchedWordsKey('familyshop'), text);
  expect(shown().current).toEqual([]);
});

test('they are gone with the session: the next one at the device is somebody else', () => {
  const sessions = new SessionStore(() => 'familyshop');
  sessions.save({ accessToken: 'a', refreshToken: 'r' }, true);
  recordWords('familyshop', ['김치']);
  sessions.clear();
  expect(localStorage.getItem(searchedWordsKey('familyshop'))).toBeNull();
});
