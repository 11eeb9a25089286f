// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPayment, openPaymentWindow } from './payment-window.ts';

const submitted: { target: string; action: string; fields: string[][] }[] = [];
beforeEach(() => {
  submitted.length = 0;
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    const { target, action } = this;
    submitted.push({ target, action, fields: [...new FormData(this)].map(([name, value]) => [name, String(value)]) });
  });
});
afterEach(() => void vi.restoreAllMocks());

const request = {
  __typename: 'PaymentRequest' as const,
  number: 'P1',
  provider: 'TEST',
  url: 'https://company.example/pay',
  parameters: [{ __typename: 'FormParameter' as const, name: 'submit', value: '1' }],
};

function aWindow(fields: Partial<Window> = {}): Window {
  const page = document.implementation.createHTMLDocument();
  return { opener: window, closed: false, document: page, ...fields } as Window;
}

test("a desktop pays in a separate window, which cannot navigate the shop's", () => {
  const opened = aWindow();
  vi.spyOn(window, 'open').mockReturnValue(opened);
  const paymentWindow = openPaymentWindow('DESKTOP');
  expect(paymentWindow).toBe(opened);
  expect(opened.opener).toBeNull();
  expect(opened.document.body.textContent).toContain('결제 창을 여는 중이에요');

  openPayment(request, paymentWindow);
  const target = expect.stringMatching(/^family-mall-payment-/u);
  expect(submitted).toEqual([{ target, action: 'https://company.example/pay', fields: [['submit', '1']] }]);
});

test('each attempt has a window of its own, so that one left open does not take the form of the next', () => {
  const windows: Window[] = [];
  const named: (string | undefined)[] = [];
  vi.spyOn(window, 'open').mockImplementation((_address, name) => {
    named.push(name);
    const opened = aWindow();
    windows.push(opened);
    return opened;
  });
  const first = openPaymentWindow('DESKTOP');
  const second = openPaymentWindow('DESKTOP');
  openPayment(request, second);
  openPayment(request, first);
  expect(new Set(named).size).toBe(2);
  expect(submitted.map(({ target }) => target)).toEqual([named[1], named[0]]);
});

test('a window that is closed before the company is known is not opened again', () => {
  openPayment(request, aWindow({ closed: true }));
  expect(submitted).toEqual([]);
});

test.for([
  ['a phone', 'MOBILE', 'Mozilla/5.0'],
  ['another app', 'DESKTOP', 'Mozilla/5.0 (Windows NT 10.0) KAKAOTALK 26.1.0'],
  ['a browser that blocks windows', 'DESKTOP', 'Mozilla/5.0'],
] as const)('%s pays in the same window', ([, device, userAgent]) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  vi.spyOn(window, 'open').mockReturnValue(null);
  const paymentWindow = openPaymentWindow(device);
  expect(paymentWindow).toBeNull();
  openPayment(request, paymentWindow);
  expect(submitted.map(({ target }) => target)).toEqual(['']);
});
