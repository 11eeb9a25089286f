import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { findChromium } from '../../../scripts/lib/chromium.ts';

export const desktop = { viewport: { width: 1280, height: 860 }, locale: 'ko-KR' } satisfies BrowserContextOptions;
export const phone = {
  viewport: { width: 390, height: 844 },
  locale: 'ko-KR',
  hasTouch: true,
  isMobile: true,
} satisfies BrowserContextOptions;

export function launchBrowser(): Promise<Browser> {
  // Without these it looks up hosts that a closed network refuses, many at a time.
  const args = [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
  return chromium.launch({ executablePath: findChromium(), args });
}

/** A page with its errors and policy violations, and its requests to foreign hosts. */
export interface Visit {
  page: Page;
  complaints: string[];
  foreign: string[];
}

export async function open(
  browser: Browser,
  address: string,
  options: BrowserContextOptions = desktop,
): Promise<Visit> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const complaints: string[] = [];
  const foreign: string[] = [];
  const { origin } = new URL(address);
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) foreign.push(url.href);
  });
  await page.goto(address);
  await page.locator('.graphiql-query-editor .view-line').first().waitFor();
  return { page, complaints, foreign };
}

/** The text of an editor. Monaco sets no-break spaces where we typed spaces. */
export async function textOf(page: Page, part: 'query-editor' | 'response' | 'editor-tool'): Promise<string> {
  const lines = await page.locator(`.graphiql-${part} .view-lines`).first().innerText();
  return lines.replaceAll('\u00a0', ' ');
}

export async function execute(page: Page): Promise<void> {
  await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/graphql')),
    page.getByRole('button', { name: /^Execute query/ }).click(),
  ]);
}
