// Full tier: what opens over pages, stops of the keyboard, and pages without scripts.
import type { Browser, Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { axeFindings } from '../harness/axe.ts';
import { phoneUserAgent, quiet, settled, visit } from '../harness/browser.ts';
import { everyPage } from '../harness/every-page.ts';
import { focusFindings } from '../harness/focus-findings.ts';
import { test } from '../harness/journey.ts';
import type { Shop } from '../harness/shop.ts';

let shop: Shop;
let browser: Browser;
test.beforeAll(({ shop: sharedShop, browser: sharedBrowser }) => {
  [shop, browser] = [sharedShop, sharedBrowser];
});

const calm = { reducedMotion: 'reduce' } as const;
const patience = { timeout: 30_000 };
const stops = 24;

describe.each([
  { device: 'desktop', start: '/familyshop', menuLink: '카테고리 바로가기' },
  { device: 'phone', start: '/m/familyshop', menuLink: '메뉴 바로가기' },
] as const)('by the keyboard on a $device', ({ device, start, menuLink }) => {
  test.each(['home', 'goods/detailGoods?ctgNo=100000&gdsGrpNo=HP26000741', 'login'])(
    'every stop on %s shows that the focus is there, with nothing over it',
    async (path) => {
      const { page, context } = await visit(browser, device, calm);
      await open(page, `${start}/${path}`);
      expect(await focusFindings(page, stops)).toEqual([]);
      await context.close();
    },
  );

  test('the first Tab stops skip what every page repeats', async () => {
    const { page, context } = await visit(browser, device, calm);
    await open(page, `${start}/login`);
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page).textContent(), patience).toBe('본문 바로가기');
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page).textContent(), patience).toBe(menuLink);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect.poll(() => focused(page).getAttribute('id'), patience).toBe('main');
    await context.close();
  });
});

describe('what opens over a page gives axe nothing to complain about', () => {
  test.each([
    { device: 'phone', name: 'the full menu', opener: '메뉴' },
    { device: 'desktop', name: 'the full menu', opener: '전체 카테고리' },
    { device: 'desktop', name: 'a sub-menu', opener: '생활가전 하위 메뉴' },
  ] as const)('$name of a $device', async ({ device, opener }) => {
    const { page, complaints, context } = await visit(browser, device, calm);
    await open(page, `${device === 'phone' ? '/m' : ''}/familyshop/board/boardList?tp=CM00404`);
    const button = page.getByRole('button', { name: opener, exact: true });
    await button.focus();
    await page.keyboard.press('Enter');
    const opened = device === 'phone' ? page.getByRole('dialog') : page.locator('button[aria-expanded="true"]');
    await opened.first().waitFor();
    await quiet(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each(['desktop', 'phone'] as const)('a legal document on a %s', async (device) => {
    const { page, complaints, context } = await visit(browser, device, calm);
    await page.goto(`${shop.url}${device === 'phone' ? '/m' : ''}/familyshop/myShop/listFaq?terms=privacy`);
    await page.getByRole('dialog').getByText('제1조').first().waitFor();
    await quiet(page);
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('with scripts off', () => {
  const visitors = everyPage.filter(({ who }) => who === 'visitor');
  const addresses = visitors.flatMap(({ device, addresses: ofDevice }) =>
    ofDevice.map((address) => ({ device, address })),
  );

  test.each(addresses)(
    '$address on a $device can be read as it comes, and holds nothing of a member',
    async ({ device, address }) => {
      const headers = device === 'phone' ? { 'user-agent': phoneUserAgent } : undefined;
      const html = await (await fetch(shop.url + address, { headers })).text();
      const content = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
      expect(content).toMatch(/<h1[ >]/);
      expect(content).not.toContain('불러오는 중이에요');
      expect(content.replaceAll(/<[^>]+>/g, '').length).toBeGreaterThan(20);
      expect(html).not.toMatch(/accessToken|refreshToken|maskedName":"/);
    },
  );
});

describe('the walk over every page would notice', () => {
  test.each([
    [
      'a drawing that the client does not come to',
      (html: string) => html.replaceAll('공지사항', '공지'),
      /Minified React error #418|Hydration/,
    ],
    [
      'a script that the policy forbids',
      (html: string) => html.replace('</body>', '<script>1</script></body>'),
      /Content Security Policy/,
    ],
    [
      'a style that the policy forbids',
      (html: string) => html.replace('</body>', '<style>p{}</style></body>'),
      /Content Security Policy/,
    ],
  ])('%s', async (_name, spoil, complaint) => {
    const { page, complaints, context } = await visit(browser, 'desktop', calm);
    const address = `${shop.url}/familyshop/board/boardList?tp=CM00404&page=1`;
    await page.route(address, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: spoil(await answer.text()) });
    });
    await page.goto(address);
    await settled(page);
    expect(complaints).toContainEqual(expect.stringMatching(complaint));
    await context.close();
  });

  test('detects an image without alt text, text with low contrast, and an accessible name that differs from the visible one', async () => {
    const { page, context } = await visit(browser, 'desktop', calm);
    await open(page, '/familyshop/login');
    await page.evaluate(() => {
      const heading = document.querySelector('h1');
      heading?.append(new Image(24, 24));
      heading?.style.setProperty('color', '#ddd');
      document.querySelector('main form [type="submit"]')?.setAttribute('aria-label', '보내기');
    });
    const found = (await axeFindings(page)).map((finding) => finding.split(':')[0]);
    expect(found.toSorted()).toEqual(['color-contrast', 'image-alt', 'label-content-name-mismatch']);
    await context.close();
  });
});

async function open(page: Page, address: string): Promise<void> {
  await page.goto(shop.url + address);
  await settled(page);
}

function focused(page: Page): Locator {
  return page.locator(':focus');
}
