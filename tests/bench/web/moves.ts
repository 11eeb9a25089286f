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
  const middle = { x: width / 2, y: height / 2 };
  await page.mouse.move(middle.x, middle.y);
  const giveUpAt = Date.now() + patienceMs;
  while (Date.now() < giveUpAt && !(await page.evaluate(`!!document.querySelector('[data-place="${lastCard}"]')`))) {
    // oxlint-disable-next-line no-await-in-loop -- one turn after the other
    if (isTouch) await session.send('Input.synthesizeScrollGesture', { ...middle, yDistance: -height, speed: 3_000, preventFling: false, gestureSourceType: 'touch' });
    else await page.mouse.wheel(0, 300); // oxlint-disable-line no-await-in-loop -- as above
    await sleep(60); // oxlint-disable-line no-await-in-loop -- a hand's own pace
  }
};

async function until(page: Page, claim: string): Promise<void> {
  const giveUpAt = Date.now() + patienceMs;
  while (!(await page.evaluate(`!!(${claim})`).catch(() => false))) {
    if (Date.now() > giveUpAt) throw new Error(`It never came to this: ${claim}`);
    await sleep(150); // oxlint-disable-line no-await-in-loop -- a look now and then
  }
}
