import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from 'playwright-core';
import { findChromium } from '../../scripts/lib/chromium.ts';

const PAGE_MS = 60_000;
const DESKTOP = { viewport: { width: 1280, height: 900 }, locale: 'ko-KR' } satisfies BrowserContextOptions;
/** A phone's user agent, by which the gateway detects the device. */
export const phoneUserAgent =
  'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36';
const PHONE = {
  viewport: { width: 390, height: 844 },
  locale: 'ko-KR',
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  userAgent: phoneUserAgent,
} satisfies BrowserContextOptions;
type DeviceOptions = Pick<BrowserContextOptions, 'deviceScaleFactor' | 'hasTouch' | 'isMobile' | 'userAgent'> &
  typeof DESKTOP;
export const devices: Record<'desktop' | 'phone', DeviceOptions> = { desktop: DESKTOP, phone: PHONE };

/** The suggestions below the address bar are invisible pages: they cost a new window half as much as a page does. */
const suggestions = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/** The features that Playwright disables. Chromium uses only the last such list, so it is repeated here. */
const disturbances = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** Without the rest it looks up hosts that a closed network refuses, many at a time. */
export const quietArgs = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...suggestions, ...disturbances].join(',')}`,
];

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: quietArgs });
}

/** A visit with its invisible problems: page errors, policy violations, failed requests. */
export interface Visit {
  page: Page;
  complaints: string[];
  context: BrowserContext;
}

interface Requests {
  open: Set<Request>;
  /** Counts requests, and their ends. */
  events: number;
}

const requestsOf = new WeakMap<Page, Requests>();

export async function visit(
  browser: Browser,
  device: 'desktop' | 'phone',
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({ ...devices[device], ...options });
  context.on('page', followRequests);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    // A 404 page says so itself; the browser's message about it is expected.
    const isAboutPage = message.location().url === page.url() && message.text().startsWith('Failed to load resource');
    if (!isAboutPage && ['error', 'warning'].includes(message.type()))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('requestfailed', (request) => {
    // Leaving a page cancels its pending requests.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()}`);
  });
  return { page, complaints, context };
}

/** Goes to an address of the same mall as its links do: without a new document, which costs more than twice as much. */
export function goInApp(page: Page, address: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState(null, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** The page is hydrated and has loaded everything. */
export async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: PAGE_MS });
  await hydrated(page);
}

/** As settled, also for a page whose heading is empty. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated, undefined, { timeout: PAGE_MS });
  await quiet(page);
}

/** All requests have ended, the page is idle, and it has sent no new ones meanwhile. */
export async function quiet(page: Page): Promise<void> {
  const requests = requestsOf.get(page) ?? followRequests(page);
  const until = Date.now() + PAGE_MS;
  let before: number;
  do {
    if (Date.now() > until) throw new Error(`No rest at ${page.url()}: ${openUrls(requests)}`);
    before = requests.events;
    // In the way that outlives a document.
    await page.waitForFunction(idle, undefined, { timeout: PAGE_MS });
  } while (requests.open.size > 0 || requests.events !== before);
}

function openUrls({ open }: Requests): string {
  return [...open].map((request) => request.url()).join(', ') || 'requests go on and on';
}

function followRequests(page: Page): Requests {
  const requests: Requests = { open: new Set(), events: 0 };
  requestsOf.set(page, requests);
  page.on('request', (request) => {
    // A document that is left may never get its response.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.open.clear();
    requests.open.add(request);
    requests.events += 1;
  });
  const close = (request: Request) => {
    requests.open.delete(request);
    requests.events += 1;
  };
  page.on('requestfinished', close).on('requestfailed', close);
  return requests;
}

/** The first pause may come before the next frame, and before the work that the frame causes. */
async function idle(): Promise<boolean> {
  await new Promise((resolve) => void requestIdleCallback(resolve));
  await new Promise((resolve) => void requestIdleCallback(resolve));
  return true;
}

/** React marks the element that it has hydrated. A page outside of the malls has no script to hydrate it. */
function isHydrated(): boolean {
  const marks = Object.keys(document.getElementById('root') ?? {});
  return !document.querySelector('script[type="module"]') || marks.some((mark) => mark.startsWith('__reactContainer'));
}
