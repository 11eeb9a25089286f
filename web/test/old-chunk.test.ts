// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { afterDeploy } from '../src/app/old-chunk.ts';

const assign = vi.fn<(address: string) => void>();
const address = 'http://shop/familyshop/home';
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const settled = (promise: Promise<unknown>) =>
  Promise.race([promise.then(() => 'loaded', () => 'failed'), new Promise((resolve) => setTimeout(() => resolve('waiting'), 10))]);

beforeEach(() => {
  sessionStorage.clear();
  assign.mockReset();
  vi.stubGlobal('location', { assign });
  vi.useRealTimers();
});

test('a chunk that is there is taken', async () => {
  expect(await afterDeploy(address, Promise.resolve('chunk'))).toBe('chunk');
  expect(assign).not.toHaveBeenCalled();
});

test('a chunk that a deploy took away opens the wanted address afresh, showing no failure meanwhile', async () => {
  expect(await settled(afterDeploy(address, gone()))).toBe('waiting');
  expect(assign).toHaveBeenCalledExactlyOnceWith(address);
});

test('that is done once: if it did not help, the failure shows', async () => {
  await settled(afterDeploy(address, gone()));
  expect(await settled(afterDeploy(address, gone()))).toBe('failed');
  expect(assign).toHaveBeenCalledTimes(1);
});

test('a later deploy may do so again', async () => {
  await settled(afterDeploy(address, gone()));
  vi.setSystemTime(Date.now() + 61_000);
  await settled(afterDeploy(address, gone()));
  expect(assign).toHaveBeenCalledTimes(2);
});
