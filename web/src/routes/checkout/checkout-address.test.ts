// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { readCheckoutAddress, takeCheckoutAddress } from './checkout-address.ts';

test('the ticket leaves the address and its history entry as it is read', () => {
  window.history.replaceState({ key: 'k' }, '', '/familyshop/checkout#ticket=T1&opens=ORDER&number=OR1');
  expect(takeCheckoutAddress()).toEqual({ ticket: 'T1', opens: 'ORDER', number: 'OR1', returnUrl: null });
  expect(window.location.href).not.toContain('T1');
  expect(window.location.pathname).toBe('/familyshop/checkout');
  expect(window.history.state).toEqual({ key: 'k' });
  expect(takeCheckoutAddress()).toBeNull();
});

test.each([
  '',
  '#ticket=T1',
  '#ticket=&opens=CART',
  '#opens=CART',
  '#ticket=T1&opens=ELSEWHERE',
  '#ticket=T1&opens=ORDER',
  '#ticket=T1&opens=CART&number=1',
])('%j opens nothing', (hash) => expect(readCheckoutAddress(hash)).toBeNull());
