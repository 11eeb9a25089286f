// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { takePostedPayment } from './posted-payment.ts';

const posted = { provider: 'TOSS', number: 'PY1', orderNumber: 'OR1', token: 'secret', result: 'APPROVED' };

beforeEach(() => {
  document.body.innerHTML = `<script type="application/json" id="posted">${JSON.stringify(posted)}</script>`;
  window.history.replaceState({ key: 'kept' }, '', '/pg?mallUrl=familyshop&pgCd=TOSS&payNo=PY1&paymentKey=secret');
});

test('what a company brought is taken once, and leaves nothing in the page or its address', () => {
  expect(takePostedPayment()).toEqual(posted);
  expect(takePostedPayment()).toBeNull();
  expect(window.location.href).not.toContain('secret');
  expect(window.location.search).toBe('?mallUrl=familyshop');
  expect(window.history.state).toEqual({ key: 'kept' });
});

test.each(['', '{}', '{', '[]', 'null', '{"provider":1,"number":"PY1","orderNumber":"OR1"}'])(
  'a page with %s brings nothing',
  (text) => {
    document.body.innerHTML = `<script type="application/json" id="posted">${text}</script>`;
    expect(takePostedPayment()).toBeNull();
  },
);
