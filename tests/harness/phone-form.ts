import type { Page } from 'playwright-core';

/** The account that pays the bills of `fillPhoneForm`. */
export const billingAccount = '110-234-567890';

/** Fills what the application form of a phone wants of everybody. */
export async function fillPhoneForm(page: Page, name: string): Promise<void> {
  await page.getByRole('radio', { name: /^유심/u }).check();
  const billing = page.getByRole('group', { name: '요금을 낼 방법' });
  await billing.getByRole('radio', { name: '계좌 자동이체' }).check();
  await page.getByLabel('은행').selectOption({ index: 1 });
  await page.getByLabel('계좌번호', { exact: true }).fill(billingAccount);
  await page.getByLabel('예금주').fill(name);
  await page.getByLabel('이메일').fill('seulgi@familyshop.example');
}

/** Consents and signs below the contract. */
export async function signContract(page: Page, name: string): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: /\(필수\)/u });
  await boxes.first().waitFor();
  for (const box of await boxes.all()) await box.check();
  await page.getByRole('radio', { name: '이름을 써서 서명' }).check();
  await page.getByLabel('서명할 이름').fill(name);
  await page.getByRole('button', { name: '이 서명으로 하기' }).tap();
  await page.getByText('서명을 저장했어요.').waitFor();
}
