import { expect, test } from 'vitest';
import { aPhoneToBuy } from '../../../test/support/sample-products.ts';
import { phoneTitle } from './phone-title.ts';

const params = (query: string) => new URLSearchParams(query);

test.each([
  ['누리온 X5', '', '누리온 X5 256GB'],
  ['누리온 X5', 'memory=512GB', '누리온 X5 512GB'],
  ['누리온 X5', 'memory=8TB', '누리온 X5 256GB'],
  ['누리온 X5 256GB', 'memory=512GB', '누리온 X5 512GB'],
  ['누리온 512GB 에디션', '', '누리온 256GB 에디션'],
])('%s with ?%s is called %s', (name, query, title) => {
  expect(phoneTitle({ ...aPhoneToBuy(), name }, params(query))).toBe(title);
});

test('a phone without memories keeps its name', () => {
  expect(
    phoneTitle({ ...aPhoneToBuy({ memories: null, price: null }), name: '누리온 X5' }, params('memory=512GB')),
  ).toBe('누리온 X5');
});
