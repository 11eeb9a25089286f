import { expect, test } from 'vitest';
import { reportedAddress } from './reported-address.ts';

const catalogue = {
  pattern: '/:mallUrl/goods/:categoryName',
  isCatalogue: true,
  mallUrl: 'familyshop',
  pathname: '/familyshop/goods/phone',
  search: '',
};
const own = { ...catalogue, isCatalogue: false };

test.each([
  ['the path of a page that anyone may see', catalogue, '/familyshop/goods/phone'],
  [
    'with the numbers that say which one',
    { ...catalogue, search: '?ctgNo=100000&page=2&sort=NEW' },
    '/familyshop/goods/phone?ctgNo=100000',
  ],
  [
    'and nothing that a shopper typed',
    { ...catalogue, search: '?keyword=hong@example.com&redirect=%2Ffamilyshop%2Forder%2F1&token=abc' },
    '/familyshop/goods/phone',
  ],
  [
    'not even where a number should be',
    { ...catalogue, search: '?ctgNo=hong%40example.com' },
    '/familyshop/goods/phone',
  ],
  [
    'of an order the pattern alone',
    { ...own, pattern: '/:mallUrl/order/:orderStatus/:orderNumber?/*', pathname: '/familyshop/order/done/20261121-77' },
    '/familyshop/order/:orderStatus/:orderNumber?/*',
  ],
  [
    'of a link from a mail, too',
    { ...own, pattern: '/m/:mallUrl/email/authDormant/*', pathname: '/m/familyshop/email/authDormant/secret-key' },
    '/m/familyshop/email/authDormant/*',
  ],
  [
    'of the login page without where it leads',
    { ...own, pattern: '/:mallUrl/login/*', search: '?redirect=%2Ffamilyshop%2Fmyshop' },
    '/familyshop/login/*',
  ],
])('strangers are told %s', (_what, visited, told) => {
  expect(reportedAddress(visited)).toBe(told);
});
