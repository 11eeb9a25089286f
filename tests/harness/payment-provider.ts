import type { Page } from 'playwright-core';

/**
 * Presses the pay button, and completes the page of the test provider: a separate window on desktops, the same page on
 * phones.
 */
export async function goToProvider(page: Page, device: 'desktop' | 'phone'): Promise<Page> {
  const opened = device === 'desktop' ? page.waitForEvent('popup') : Promise.resolve(page);
  await page.getByRole('button', { name: /결제하기$/u }).click();
  const provider = await opened;
  await provider.waitForURL('**/pg-test/**');
  return provider;
}

/** Goes from an order that waits for its payment to the page of the test provider. */
export async function payAtProvider(page: Page, device: 'desktop' | 'phone', way: string): Promise<Page> {
  await page.getByRole('link', { name: /^결제하기/u }).click();
  await page.getByRole('radio', { name: way }).check();
  return goToProvider(page, device);
}

/** Pays an order whose page is open, until the page says so. */
export async function payApproved(page: Page, device: 'desktop' | 'phone', way: string): Promise<void> {
  const provider = await payAtProvider(page, device, way);
  await provider.getByRole('button', { name: /승인하기$/u }).click();
  await provider.getByRole('button', { name: '쇼핑몰로 돌아가기' }).click();
  await page.getByRole('heading', { name: '주문이 완료됐어요' }).waitFor();
}
