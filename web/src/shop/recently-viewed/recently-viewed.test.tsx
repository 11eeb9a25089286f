// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetViewed, recentlyViewed, recordViewed, restoreViewed, subscribeViewed } from './recently-viewed.ts';

const key = 'family-mall.recent.familyshop';

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('the last viewed product comes first, without duplicates', () => {
  recordViewed('familyshop', 'GD1');
  recordViewed('familyshop', 'HP2');
  recordViewed('familyshop', 'GD1');
  expect(recentlyViewed('familyshop')).toEqual(['GD1', 'HP2']);
});

test('group numbers are kept with pipes between them, for each mall by itself', () => {
  recordViewed('familyshop', 'GD1');
  recordViewed('familyshop', 'HP2');
  recordViewed('groupware', 'GD9');
  expect({ ...localStorage }).toEqual({ [key]: 'HP2|GD1', 'family-mall.recent.groupware': 'GD9' });
  expect(recentlyViewed('groupware-a')).toEqual([]);
});

test('what a shopper takes out is forgotten', () => {
  recordViewed('familyshop', 'GD1');
  recordViewed('familyshop', 'GD2');
  forgetViewed('familyshop', 'GD1');
  expect(recentlyViewed('familyshop')).toEqual(['GD2']);
});

test('a removed product is restored in its place, unless it was viewed again meanwhile', () => {
  for (const number of ['GD3', 'GD2', 'GD1']) recordViewed('familyshop', number);
  const place = forgetViewed('familyshop', 'GD2');
  restoreViewed('familyshop', 'GD2', place);
  expect(recentlyViewed('familyshop')).toEqual(['GD1', 'GD2', 'GD3']);
  forgetViewed('familyshop', 'GD3');
  recordViewed('familyshop', 'GD3');
  restoreViewed('familyshop', 'GD3', 2);
  expect(recentlyViewed('familyshop')).toEqual(['GD3', 'GD1', 'GD2']);
});

test.each([
  ['markup and words', '||<script>|GD7|undefined|null|NaN|[object Object]', ['GD7']],
  ['another shape', '["GD1","GD2"]', []],
  ['numbers of another kind', 'XX1|gd2|HP|GD|GD 3|GD3/../..|GD4', ['GD4']],
  ['the same again and again', 'GD1|GD1|HP1|GD1', ['GD1', 'HP1']],
  ['one endless word', `GD${'9'.repeat(100_000)}|GD1`, ['GD1']],
  ['halves of characters', '\ud800|GD1|\u0000', ['GD1']],
])('a store that holds %s harms nothing', (_what, stored, numbers) => {
  localStorage.setItem(key, stored);
  expect(recentlyViewed('familyshop')).toEqual(numbers);
  recordViewed('familyshop', 'HP9');
  expect(localStorage.getItem(key)).toBe(['HP9', ...numbers].join('|'));
});

test('of thousands of entries the newest thirty count, and the next product viewed cuts the list to that', () => {
  const many = Array.from({ length: 50_000 }, (_, index) => `GD${index}`);
  localStorage.setItem(key, many.join('|'));
  expect(recentlyViewed('familyshop')).toEqual(many.slice(0, 30));
  recordViewed('familyshop', 'HP1');
  expect(localStorage.getItem(key)).toBe(['HP1', ...many.slice(0, 29)].join('|'));
});

test('only a group number is remembered', () => {
  for (const number of ['', 'GD1|GD2', '<b>', 'GD', '상품']) recordViewed('familyshop', number);
  expect(recentlyViewed('familyshop')).toEqual([]);
});

test('in a browser without storage, or with full storage, shopping goes on', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  recordViewed('familyshop', 'GD1');
  expect(recentlyViewed('familyshop')).toEqual([]);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  recordViewed('familyshop', 'GD1');
  forgetViewed('familyshop', 'GD1');
  expect(recentlyViewed('familyshop')).toEqual([]);
});

test('two tabs write into one list: neither loses what the other added', () => {
  recordViewed('familyshop', 'GD1');
  localStorage.setItem(key, `HP5|${localStorage.getItem(key)}`); // the other tab
  recordViewed('familyshop', 'GD2');
  forgetViewed('familyshop', 'GD1');
  expect(recentlyViewed('familyshop')).toEqual(['GD2', 'HP5']);
});

test('listeners get changes here and in other tabs, until they unsubscribe', () => {
  const hear = vi.fn<() => void>();
  const stop = subscribeViewed(hear);
  recordViewed('familyshop', 'GD1');
  expect(hear).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(hear).toHaveBeenCalledTimes(2);
  stop();
  recordViewed('familyshop', 'GD2');
  window.dispatchEvent(new StorageEvent('storage', { key }));
  expect(hear).toHaveBeenCalledTimes(2);
});
