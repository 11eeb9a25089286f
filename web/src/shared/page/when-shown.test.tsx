// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { whenShown } from './when-shown.ts';

/** As Chromium has it while it renders a page ahead. */
function prerender() {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
}
function show() {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: false });
  document.dispatchEvent(new Event('prerenderingchange'));
}
afterEach(() => void Reflect.deleteProperty(document, 'prerendering'));

test('a page that is rendered ahead counts when it is shown, once', () => {
  prerender();
  const count = vi.fn<() => void>();
  whenShown(count);
  expect(count).not.toHaveBeenCalled();
  show();
  show();
  expect(count).toHaveBeenCalledOnce();
});

test('one that is left before never counts', () => {
  prerender();
  const count = vi.fn<() => void>();
  whenShown(count)();
  show();
  expect(count).not.toHaveBeenCalled();
});

test('any other counts at once', () => {
  const count = vi.fn<() => void>();
  whenShown(count);
  expect(count).toHaveBeenCalledOnce();
  show();
  whenShown(count);
  expect(count).toHaveBeenCalledTimes(2);
});
