// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type * as OldChunk from '../src/app/old-chunk.ts';

const assign = vi.fn<(address: string) => void>();
const reload = vi.fn<() => void>();
const address = 'http://shop/familyshop/home';
const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
const settled = (promise: Promise<unknown>) =>
  Promise.race([
    promise.then(
      () => 'loaded',
      () => 'failed',
    ),
    new Promise((resolve) => setTimeout(() => resolve('waiting'), 10)),
  ]);

let afterDeploy: typeof OldChunk.afterDeploy;
let reloadOnce: typeof OldChunk.reloadOnce;
beforeEach(async () => {
  // Each test uses a new document.
  vi.resetModules();
  ({ afterDeploy, reloadOnce } = await import('../src/app/old-chunk.ts'));
  sessionStorage.clear();
  assign.mockReset();
  reload.mockReset();
  vi.stubGlobal('location', { assign, reload });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
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

test('a page whose operations are gone is reloaded once, for any number of them', async () => {
  expect([reloadOnce(), reloadOnce()]).toEqual([true, true]);
  expect(reload).toHaveBeenCalledOnce();
  vi.resetModules();
  const next = await import('../src/app/old-chunk.ts');
  expect(next.reloadOnce()).toBe(false);
  expect(reload).toHaveBeenCalledOnce();
});

test('a later deploy may do so again', async () => {
  await settled(afterDeploy(address, gone()));
  vi.setSystemTime(Date.now() + 61_000);
  await settled(afterDeploy(address, gone()));
  expect(assign).toHaveBeenCalledTimes(2);
});

test('if the shop cannot be reached the page stays, says so, and may reload when it can', async () => {
  const answer = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', answer);
  await expect(afterDeploy(address, gone())).rejects.toMatchObject({ name: 'NetworkError' });
  expect(answer).toHaveBeenCalledExactlyOnceWith(address, expect.objectContaining({ method: 'HEAD' }));
  expect(assign).not.toHaveBeenCalled();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 503 })));
  expect(await settled(afterDeploy(address, gone()))).toBe('waiting');
  expect(assign).toHaveBeenCalledExactlyOnceWith(address);
});

test('after a lost chunk the offline content is shown, and the next reachable page is opened afresh', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await settled(afterDeploy(address, gone()));
  expect(await afterDeploy('http://shop/before', Promise.resolve('chunk'))).toBe('chunk');
  expect(assign).not.toHaveBeenCalled();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  expect(await settled(afterDeploy(address, Promise.resolve('chunk')))).toBe('waiting');
  expect(assign).toHaveBeenCalledExactlyOnceWith(address);
});
