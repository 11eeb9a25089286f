import { expect, test } from 'vitest';
import { returnAddress } from './client-to-return-to.ts';

test.each([
  ['gaonapp://paid', { orderNumber: 'OR1', status: 'PAID' }, 'gaonapp://paid?orderNumber=OR1&status=PAID'],
  [
    'https://app.example.com/paid?from=cart',
    { orderNumber: 'OR1' },
    'https://app.example.com/paid?from=cart&orderNumber=OR1',
  ],
  ['gaonapp://paid', {}, 'gaonapp://paid'],
])('%s takes %j along', (url, outcome, address) => {
  expect(returnAddress({ name: '가온', url }, outcome)).toBe(address);
});
