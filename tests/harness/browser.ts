import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Request,
} from 'playwright-core';

const PAGE_MS = 60_000;
const DESKTOP = { viewport: { width: 1280, height: 900 }, locale: 'ko-KR' } satisfies BrowserContextOptions;
/** What a phone calls itself: the gateway goes by it. */
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

/** The suggestions below the address bar, pages of their own that nobody sees here: they cost a new window half of what a page does. */
const suggestions = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];
/** What Playwright keeps from disturbing its tests. The browser goes by the last list alone, so it is told again. */
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
/** Without the rest it looks for hosts that a closed network refuses, many at a time. */
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
  return chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: quietArgs });
}

/** A visit, and what went wrong in it that a shopper would not see: page errors, policy violations, failed requests. */
export interface Visit {
  page: Page;
  complaints: string[];
  context: BrowserContext;
}

interface Requests {
  open: Set<Request>;
  /** Asked and answered. */
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
    // A page that is answered with 404 says so itself; the browser's remark about it is no news.
    const isAboutPage = message.location().url === page.url() && message.text().startsWith('Failed to load resource');
    if (!isAboutPage && ['error', 'warning'].includes(message.type()))
      complaints.push(`${message.type()}: ${message.text()}`);
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
  await hydrated(page);
}

/** As settled, also for a page whose heading is empty. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isAlive, undefined, { timeout: PAGE_MS });
  await quiet(page);
}

/** What was asked for has come, the page has nothing left to do about it, and has not asked for more meanwhile. */
export async function quiet(page: Page): Promise<void> {
  const requests = requestsOf.get(page) ?? followRequests(page);
  let before: number;
  do {
    before = requests.events;
    // In the way that outlives a document.
    await page.waitForFunction(idle, undefined, { timeout: PAGE_MS });
  } while (requests.open.size > 0 || requests.events !== before);
}

function followRequests(page: Page): Requests {
  const requests: Requests = { open: new Set(), events: 0 };
  requestsOf.set(page, requests);
  page.on('request', (request) => {
    // A document that is left may never hear of what it asked for.
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

/** The first pause may come before the frame that is due, and before what the frame brings to light. */
async function idle(): Promise<boolean> {
  await new Promise((resolve) => void requestIdleCallback(resolve));
  await new Promise((resolve) => void requestIdleCallback(resolve));
  return true;
}

/** React marks the element that it has taken over. A page that knows no mall has no script to come alive by. */
function isAlive(): boolean {
  const marks = Object.keys(document.getElementById('root') ?? {});
  return !document.querySelector('script[type="module"]') || marks.some((mark) => mark.startsWith('__reactContainer'));
}
