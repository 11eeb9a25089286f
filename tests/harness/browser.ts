import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';

const PAGE_MS = 60_000;
const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 900 }, locale: 'ko-KR' };
/** What a phone calls itself: the gateway goes by it. */
export const phoneUserAgent =
  'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';
const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  locale: 'ko-KR',
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  userAgent: phoneUserAgent,
};

/** Without these it looks for hosts that a closed network refuses, many at a time. */
export const quietArgs = ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: quietArgs });
}

/** A visit, and what went wrong in it that a shopper would not see: page errors, policy violations, failed requests. */
export interface Visit {
  page: Page;
  complaints: string[];
  context: BrowserContext;
}

export async function visit(browser: Browser, device: 'desktop' | 'phone', options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ ...(device === 'desktop' ? DESKTOP : PHONE), ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // A page that is answered with 404 says so itself; the browser's remark about it is no news.
    const isAboutPage = message.location().url === page.url() && message.text().startsWith('Failed to load resource');
    if (!isAboutPage && ['error', 'warning'].includes(message.type())) complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    // A page that is left cancels what it still waits for.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`);
  });
  return { page, complaints, context };
}

/** The page has come alive and has all that it asked for. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: PAGE_MS });
  await page.waitForFunction(isAlive, undefined, { timeout: PAGE_MS });
  await page.waitForLoadState('networkidle', { timeout: PAGE_MS });
}

/** React marks the element that it has taken over. A page that knows no mall has no script to come alive by. */
function isAlive(): boolean {
  const marks = Object.keys(document.getElementById('root') ?? {});
  return !document.querySelector('script[type="module"]') || marks.some((mark) => mark.startsWith('__reactContainer'));
}
