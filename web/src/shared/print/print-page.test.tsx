// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { printPage } from './print-page.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  Reflect.deleteProperty(document, 'fonts');
});

function printing(load: (font: string) => Promise<unknown>) {
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } });
  return vi.spyOn(window, 'print').mockImplementation(() => {});
}

test('a page is printed once its faces for paper are here', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const load = vi.fn<(font: string) => Promise<void>>(() => promise);
  const print = printing(load);
  const printed = printPage();
  expect(load.mock.calls.flat()).toEqual([400, 600, 700].map((weight) => `${weight} 1em 'Pretendard Print'`));
  await Promise.resolve();
  expect(print).not.toHaveBeenCalled();
  resolve();
  await printed;
  expect(print).toHaveBeenCalledOnce();
});

test('and without them where they cannot be fetched, or not soon', async () => {
  const print = printing(() => Promise.reject(new Error('offline')));
  await printPage();
  expect(print).toHaveBeenCalledTimes(1);
  vi.useFakeTimers();
  printing(() => new Promise(() => {}));
  const printed = printPage();
  await vi.advanceTimersByTimeAsync(3_000);
  await printed;
  expect(print).toHaveBeenCalledTimes(2);
});
