import type { Page } from 'playwright-core';

/** Saves the first address of a member on the order form. Does nothing where the member has an address. */
export async function writeAddress(page: Page, receiverName = '윤슬기'): Promise<void> {
  const section = page.getByRole('region', { name: '배송지' });
  const receiver = page.getByLabel('받는 분');
  const known = section.getByRole('button', { name: /변경/u });
  await receiver.or(known).first().waitFor();
  if (await known.isVisible()) return;
  await receiver.fill(receiverName);
  await section.getByLabel('연락처').fill('01000000199');
  await page.getByLabel('우편번호').fill('04524');
  await page.getByLabel('도로명 주소').fill('서울특별시 중구 세종대로 110');
  await page.getByRole('button', { name: '저장하기' }).click();
  await known.waitFor();
}

/** Ticks every required agreement of the order form. */
export async function agree(page: Page): Promise<void> {
  for (const box of await page.getByRole('checkbox', { name: /\(필수\)$/u }).all()) await box.check();
}
