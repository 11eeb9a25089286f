import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';

export type Device = 'desktop' | 'phone';
export type Move = (page: Page, session: CDPSession) => Promise<unknown>;

const lastCard = 100;
const patienceMs = 60_000;

/** What a shopper does with a list of a hundred cards, in order. Nothing here looks at the page more than it must: that would be measured, too. */
export function moves(shopUrl: string, device: Device): [what: string, move: Move][] {
  const prefix = device === 'phone' ? '/m' : '';
  return [
    ['opening the list', async (page) => {
      await page.goto(`${shopUrl}${prefix}/familyshop/goods/list?ctgNo=200000&through=3`);
      await until(page, `document.querySelectorAll('[data-row] article').length > 0`);
    }],
    [`scrolling to card ${lastCard}`, scrollDown],
    ['turning to another list', async (page) => {
      await page.evaluate(`document.querySelector('a[href*="ctgNo=100000"]').click()`);
      await until(page, `location.search.includes('100000') && document.querySelector('[data-place] [data-shape=tall] img')`);
    }],
    ['coming back', async (page) => {
      await page.evaluate('history.back()');
      await until(page, `location.search.includes('200000') && document.querySelector('[data-row] [data-shape=square] img')`);
    }],
  ];
}

/** By the wheel, or by one sweep of the finger after another. */
const scrollDown: Move = async (page, session) => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await page.mouse.move(width / 2, height / 2);
  const giveUpAt = Date.now() + patienceMs;
  while (!(await page.evaluate(`!!document.querySelector('[data-place="${lastCard}"]')`))) {
    if (Date.now() > giveUpAt) throw new Error(`Card ${lastCard} never came`);
    if (isTouch) await sweep(session, width / 2, height); // oxlint-disable-line no-await-in-loop -- one turn after the other
    else await page.mouse.wheel(0, 300); // oxlint-disable-line no-await-in-loop -- as above
    await sleep(isTouch ? pauseMs : 60); // oxlint-disable-line no-await-in-loop -- a hand's own pace
  }
};

/** Between two sweeps, in which the page glides on. */
const pauseMs = 400;
/** Of one sweep: with a frame between them some 3,000 pixels in a second. */
const steps = 10;

/** Touches themselves: the browser's own synthetic scrolling does nothing on a page that is shown as a phone's. */
async function sweep(session: CDPSession, x: number, height: number): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: part === undefined ? [] : [{ x, y: height * (0.8 - 0.6 * part) }] });
  await touch('touchStart', 0);
  for (let step = 1; step <= steps; step += 1) {
    await touch('touchMove', step / steps); // oxlint-disable-line no-await-in-loop -- a finger's way
    await sleep(16); // oxlint-disable-line no-await-in-loop -- as above
  }
  await touch('touchEnd');
}

async function until(page: Page, claim: string): Promise<void> {
  const giveUpAt = Date.now() + patienceMs;
  while (!(await page.evaluate(`!!(${claim})`).catch(() => false))) {
    if (Date.now() > giveUpAt) throw new Error(`It never came to this: ${claim}`);
    await sleep(150); // oxlint-disable-line no-await-in-loop -- a look now and then
  }
}
