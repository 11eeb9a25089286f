import type { Locator, Page } from 'playwright-core';

/** More than any page has stops. */
const mostStops = 200;

/** Presses Tab until the focus is there, as a shopper without a mouse would. */
export async function reach(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < mostStops; presses += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${String(target)}`);
}

export function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}
