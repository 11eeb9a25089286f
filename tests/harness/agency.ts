import type { Page } from 'playwright-core';
import { messageTo } from './outbox.ts';
import type { Shop } from './shop.ts';

interface Person {
  name: string;
  mobile: string;
  /** yyyyMMdd */
  birth: string;
}

/** A person's steps at the identity agency, in the window that a press opens, and back. */
export async function certifyInWindow(page: Page, shop: Pick<Shop, 'url'>, person: Person): Promise<void> {
  const [agency] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: '휴대폰으로 본인 인증하기' }).click(),
  ]);
  const field = (label: string) => agency.getByLabel(label, { exact: true });
  await field('이름').fill(person.name);
  await field('생년월일 (8자리)').fill(person.birth);
  await field('여성').check();
  await agency.getByLabel('통신사').selectOption({ index: 1 });
  await field('휴대폰 번호').fill(person.mobile);
  await agency.getByRole('button', { name: '인증번호 받기' }).click();
  const code = field('인증번호 6자리');
  await code.waitFor();
  await code.fill(/\d{6}/u.exec((await messageTo(shop, person.mobile)).body)?.[0] ?? '');
  await agency.getByRole('button', { name: '확인', exact: true }).click();
  await agency.getByRole('button', { name: '쇼핑몰로 돌아가기' }).click();
  // A page below a window that has gone is not idle in Chromium before it is seen again.
  await page.bringToFront();
}

/** Ends the certification that the page names next: the mall is shown another number in its place. */
export async function endCertification(page: Page): Promise<void> {
  let hasEnded = false;
  await page.route('**/graphql', (route) => {
    const operation = route.request().postDataJSON() as Naming | null;
    if (hasEnded || operation?.variables.input?.certificationNumber === undefined) return route.fallback();
    hasEnded = true;
    operation.variables.input.certificationNumber = 'ended';
    return route.continue({ postData: operation });
  });
}

interface Naming {
  variables: { input?: { certificationNumber?: string } };
}
