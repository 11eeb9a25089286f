import type { Locator, Page } from 'playwright-core';

/** Presses an action of an order or of its item, which may stand behind the dots. */
export async function act(where: Page | Locator, action: string, of = ''): Promise<void> {
  const link = where.getByRole('link', { name: new RegExp(`^${action}.*${of}`, 'u') }).first();
  const dots = where.getByRole('button', { name: new RegExp(`더보기.*${of}`, 'u') }).first();
  await link.or(dots).first().waitFor();
  if (!(await link.isVisible())) await dots.click();
  await link.click();
}
