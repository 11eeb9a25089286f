// Full tier: the heap of a document whose member has left.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { goInApp, settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { newMember } from '../harness/new-member.ts';
import { newOrder } from '../harness/new-order.ts';
import { signedIn } from '../harness/signed-in.ts';

/** All strings of the page's JavaScript, after a garbage collection. Playwright's own search for a name comes before it. */
async function heapOf(page: Page): Promise<string> {
  const devTools = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  await page.evaluate(() => /./u.test(' ')); // V8 keeps the text of the last match of each world (156)
  devTools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => void chunks.push(chunk));
  await devTools.send('HeapProfiler.enable');
  await devTools.send('HeapProfiler.collectGarbage');
  await devTools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devTools.detach();
  return (JSON.parse(chunks.join('')) as { strings: string[] }).strings.join('\n');
}

const storedPair = (page: Page) =>
  page.evaluate(() => {
    const stored = Object.entries({ ...localStorage, ...sessionStorage }).find(([key]) => key.includes('session.'));
    return JSON.parse(String(stored?.[1])) as { accessToken: string; refreshToken: string };
  });

const road = '서울특별시 중구 가온길 12';

test.beforeAll(({ shop }) => void shop); // starts the shop in the time of a hook

test('nothing of a member is left in the memory of the page that they have left', async ({ shop, visit }) => {
  const member = await newMember(shop);
  const number = await newOrder(shop, member);
  const options = await signedIn(shop.url, ['familyshop'], member.id, member.password);
  const { page } = await visit('desktop', options);
  await page.goto(`${shop.url}/familyshop/home`);
  await settled(page);
  // The next document restores who the member is.
  await page.reload();
  await settled(page);
  // Pages of theirs, with names, telephones and addresses.
  for (const path of ['myshop/main', `order/orderDetail/${number}`, 'myshop/listMyDelivery']) {
    await goInApp(page, `/familyshop/${path}`);
    await settled(page);
  }
  const { accessToken, refreshToken } = await storedPair(page);
  const { sub } = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  const before = await heapOf(page);
  expect(['윤*기', road].filter((text) => !before.includes(text))).toEqual([]);

  await page.getByRole('button', { name: '로그아웃' }).first().click();
  await page.waitForURL(/\/familyshop\/(?:home|login)/u);
  await settled(page);
  await page.getByRole('link', { name: '로그인' }).first().waitFor();
  const heap = await heapOf(page);
  const secrets = { sub, name: '윤*기', road, accessToken, refreshToken };
  expect(
    Object.entries(secrets)
      .filter(([, secret]) => heap.includes(secret))
      .map(([what]) => what),
  ).toEqual([]);
});
