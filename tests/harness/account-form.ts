import type { Locator, Page } from 'playwright-core';
import { messageTo } from './outbox.ts';
import type { Shop } from './shop.ts';

/** Longer than a page takes on a busy machine. */
const patience = { timeout: 30_000 };

export function field(page: Page, label: string): Locator {
  return page.getByLabel(label, { exact: true });
}

export function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click();
}

/** Waits for the page with this heading. */
export function heading(page: Page, name: string): Promise<void> {
  return page.getByRole('heading', { level: 1, name, exact: true }).waitFor(patience);
}

/** The code in the newest message to a number or an address. */
export async function codeSentTo(shop: Pick<Shop, 'url'>, target: string): Promise<string> {
  return /\d{6}/u.exec((await messageTo(shop, target)).body)?.[0] ?? '';
}
