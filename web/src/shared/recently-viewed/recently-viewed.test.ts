// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { forgetViewed, recentlyViewed, recordViewed } from './recently-viewed.ts';

beforeEach(() => localStorage.clear());

test('what was looked at last comes first, and nothing stands there twice', () => {
  recordViewed('familyshop', 'GD1');
  recordViewed('familyshop', 'HP2');
  recordViewed('familyshop', 'GD1');
  expect(recentlyViewed('familyshop')).toEqual(['GD1', 'HP2']);
  expect(Object.values({ ...localStorage })).toContain('GD1|HP2');
});

test('each mall remembers for itself', () => {
  recordViewed('familyshop', 'GD1');
  expect(recentlyViewed('groupware-a')).toEqual([]);
});

test('what a shopper takes out is forgotten', () => {
  recordViewed('familyshop', 'GD1');
  recordViewed('familyshop', 'GD2');
  forgetViewed('familyshop', 'GD1');
  expect(recentlyViewed('familyshop')).toEqual(['GD2']);
});

test('a spoilt entry harms nothing', () => {
  recordViewed('familyshop', 'GD1');
  for (const key of Object.keys(localStorage)) localStorage.setItem(key, '||<script>|GD7|undefined');
  expect(recentlyViewed('familyshop')).toEqual(['GD7']);
});
