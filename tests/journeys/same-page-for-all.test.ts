// Full tier: that rendered pages hold nothing of anybody.
import { brotliDecompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { request } from 'undici';
import { expect } from 'vitest';
import { devices, phoneUserAgent, settled, visit } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import type { Shop } from '../harness/shop.ts';

let shop: Shop;
let browser: Browser;
test.beforeAll(({ shop: sharedShop, browser: sharedBrowser }) => {
  [shop, browser] = [sharedShop, sharedBrowser];
});

const paths = ['home', 'goods/appliance?ctgNo=140000', 'goods/detailGoods?gdsGrpNo=HP26000011', 'login'];
const pages = (Object.keys(devices) as (keyof typeof devices)[]).flatMap((device) =>
  paths.map((path) => [device, `${device === 'phone' ? '/m' : ''}/familyshop/${path}`] as const),
);

test.each(pages)(
  'the policy refuses nothing of a page on a %s, from its arrival to its overlays: %s',
  async (device, path) => {
    const { page, complaints, context } = await visit(browser, device);
    await page.addInitScript(() => {
      const refused: string[] = [];
      Object.assign(window, { refused });
      document.addEventListener('securitypolicyviolation', (event) =>
        refused.push(`${event.effectiveDirective} ${event.blockedURI} ${event.sample}`),
      );
    });
    const response = await page.goto(shop.url + path);
    await settled(page);

    // Overlays write their own styles.
    await page.getByRole('link', { name: '이용약관', exact: true }).last().dispatchEvent('click'); // a phone's list goes on below itself
    await page.getByRole('dialog').first().waitFor();

    expect(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)).toEqual([]);
    expect(complaints).toEqual([]);
    const { 'content-security-policy': policy = '' } = response?.headers() ?? {};
    const scripts = policy.split('; ').find((each) => each.startsWith('script-src '));
    expect(scripts).toMatch(/^script-src 'self'(?: 'sha256-[^']+'){3}$/u);
    await context.close();
  },
);

test('an injected script does not run, not even with the nonce of the styles', async () => {
  const { page, context } = await visit(browser, 'desktop');
  await page.goto(`${shop.url}/familyshop/home`);
  await settled(page);
  const hasRun = await page.evaluate(() => {
    const script = document.createElement('script');
    script.nonce = document.querySelector<HTMLStyleElement>('style[nonce]')?.nonce ?? 'none';
    script.textContent = 'window.hasRun = true';
    document.body.append(script);
    return 'hasRun' in window;
  });
  expect(hasRun).toBe(false);
  await context.close();
});

test.each(pages)('two visitors get the same bytes on a %s, compressed or not: %s', async (device, path) => {
  const get = async (encoding: string) => {
    const { body, headers } = await request(shop.url + path, {
      headers: {
        accept: 'text/html',
        'accept-encoding': encoding,
        'user-agent': device === 'phone' ? phoneUserAgent : 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0',
      },
    });
    return { bytes: Buffer.from(await body.arrayBuffer()), timing: String(headers['server-timing']) };
  };
  const [one, other] = [await get('br'), await get('br')];
  const [plain, plainToo] = [await get('identity'), await get('identity')];
  expect(other.bytes.equals(one.bytes)).toBe(true);
  expect(plainToo.bytes.equals(plain.bytes)).toBe(true);
  expect(brotliDecompressSync(one.bytes).equals(plain.bytes)).toBe(true);
  expect(one.timing).toMatch(/ages;desc="[\d -]+"/u);
});

test('a page knows the age of its results', async () => {
  const { page, context } = await visit(browser, 'desktop');
  await page.goto(`${shop.url}/familyshop/login`);
  const ages = () =>
    page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return (
        navigation?.serverTiming
          .find(({ name }) => name === 'ages')
          ?.description.split(' ')
          .map(Number) ?? []
      );
    });
  const first = await ages();
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await page.reload();
  const later = await ages();
  expect(first.length).toBeGreaterThan(1);
  expect(later).toHaveLength(first.length);
  expect(Math.max(...later)).toBeGreaterThanOrEqual(Math.max(...first) + 1500);
  await context.close();
});
