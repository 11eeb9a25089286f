import type { Page } from 'playwright-core';

/**
 * Presses the button that pays, and answers the page of the test company: a window of its own on desktops, the same page on
 * phones.
 */
export async function goToCompany(page: Page, device: 'desktop' | 'phone'): Promise<Page> {
  const opened = device === 'desktop' ? page.waitForEvent('popup') : Promise.resolve(page);
  await page.getByRole('button', { name: /결제하기$/u }).click();
  const company = await opened;
  await company.waitForURL('**/pg-test/**');
  return company;
}
