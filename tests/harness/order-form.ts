import type { Locator, Page } from 'playwright-core';

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

/** Opens the coupons over the order form, looks at them or chooses some, and closes them. */
export async function withCoupons<Result>(page: Page, use: (coupons: Locator) => Promise<Result>): Promise<Result> {
  await page.getByRole('button', { name: '쿠폰 선택' }).click();
  const coupons = page.getByRole('dialog', { name: '쿠폰 선택' });
  const result = await use(coupons);
  await coupons.getByRole('button', { name: '확인' }).click();
  await coupons.waitFor({ state: 'hidden' });
  return result;
}
