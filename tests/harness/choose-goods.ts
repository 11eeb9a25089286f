import type { Page } from 'playwright-core';

/** Chooses the first color and option that are left, where the product page leaves them open. */
export async function chooseGoods(page: Page): Promise<void> {
  await page.locator('[data-buy-bar]').waitFor();
  for (const name of ['color', 'option']) {
    const group = page.locator(`fieldset:has(input[name="${name}"])`);
    if ((await group.count()) === 0 || (await group.locator('input:checked').count()) > 0) continue;
    await group.locator('label:has(input:not([aria-disabled]))').first().click();
  }
}
