import { setTimeout as sleep } from 'node:timers/promises';
import { devices } from '../../harness/browser.ts';
import { isShortRun } from '../short-run.ts';
import type { BarePage, Device } from './bare-page.ts';

export type Move = (page: BarePage) => Promise<unknown>;

const lastCard = isShortRun ? 20 : 100;
const patienceMs = 60_000;

/**
 * What a shopper does with a list of a hundred cards (fewer in a short run), in order. It inspects the page as little as possible, because
 * that would be measured, too.
 */
export function moves(shopUrl: string, device: Device): [what: string, move: Move][] {
  const prefix = device === 'phone' ? '/m' : '';
  // On a phone a list only links to its subcategories.
  const [other, otherShape] = device === 'phone' ? ['200100', 'square'] : ['100000', 'tall'];
  return [
    [
      'opening the list',
      async (page) => {
        await page.send('Page.navigate', { url: `${shopUrl}${prefix}/familyshop/goods/list?ctgNo=200000&through=3` });
        await until(page, `document.querySelectorAll('[data-row] article').length > 0`);
      },
    ],
    [`scrolling to card ${lastCard}`, (page) => scrollDown(page, device)],
    [
      'turning to another list',
      async (page) => {
        await page.evaluate(`document.querySelector('a[href*="ctgNo=${other}"]').click()`);
        await until(
          page,
          `location.search.includes('${other}') && document.querySelector('[data-place] [data-shape=${otherShape}] img')`,
        );
      },
    ],
    [
      'coming back',
      async (page) => {
        await page.evaluate('history.back()');
        await until(
          page,
          `location.search.includes('200000') && document.querySelector('[data-row] [data-shape=square] img')`,
        );
      },
    ],
    [
      'another order',
      async (page) => {
        await page.evaluate(`window.scrollTo(0, 0)`);
        await quiet(page);
        await page.evaluate(
          `window.first = document.querySelector('[data-place="1"]').dataset.product, document.querySelector('main a[href*="sort="]').click()`,
        );
        await until(
          page,
          `location.search.includes('sort=') && document.querySelector('[data-place="1"]').dataset.product !== window.first`,
        );
      },
    ],
  ];
}

/** By the wheel, or by one sweep of the finger after another. */
async function scrollDown(page: BarePage, device: Device): Promise<void> {
  const { viewport, hasTouch = false } = devices[device];
  const [x, y] = [viewport.width / 2, viewport.height / 2];
  const giveUpAt = Date.now() + patienceMs;
  while (!(await page.evaluate(`!!document.querySelector('[data-place="${lastCard}"]')`))) {
    if (Date.now() > giveUpAt) throw new Error(`Card ${lastCard} never came`);
    if (hasTouch) await sweep(page, x, viewport.height);
    else await page.send('Input.dispatchMouseEvent', { type: 'mouseWheel', x, y, deltaX: 0, deltaY: 300 });
    await sleep(hasTouch ? pauseMs : 60);
  }
}

/** Between two sweeps, in which the page glides on. */
const pauseMs = 400;
/** Of one sweep: with a frame between them some 3,000 pixels in a second. */
const steps = 10;

/** Touches themselves: the browser's own synthetic scrolling does nothing on a page that is shown as a phone's. */
async function sweep(page: BarePage, x: number, height: number): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
    page.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: part === undefined ? [] : [{ x, y: height * (0.8 - 0.6 * part) }],
    });
  await touch('touchStart', 0);
  for (let step = 1; step <= steps; step += 1) {
    await touch('touchMove', step / steps);
    await sleep(16);
  }
  await touch('touchEnd');
}

/** Until a claim about the page is true. */
export async function until(page: BarePage, claim: string): Promise<void> {
  const giveUpAt = Date.now() + patienceMs;
  while (!(await page.evaluate(`!!(${claim})`).catch(() => false))) {
    if (Date.now() > giveUpAt) throw new Error(`It never came to this: ${claim}`);
    await sleep(150);
  }
}

/** Until nothing new has come for a second. The page's own list of what it fetched is too short by itself. */
export async function quiet(page: BarePage): Promise<void> {
  let before: unknown;
  let now: unknown;
  do {
    before = now;
    await sleep(1000);
    now = await page.evaluate(
      `performance.setResourceTimingBufferSize(10_000), document.readyState + performance.getEntriesByType('resource').length`,
    );
  } while (now !== before);
}
