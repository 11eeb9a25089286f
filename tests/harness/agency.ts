import type { Page } from 'playwright-core';
import { codeSentTo, field, press } from './account-form.ts';
import type { Shop } from './shop.ts';

interface Person {
  name: string;
  mobile: string;
  /** yyyyMMdd */
  birth: string;
}

/** A person's steps in the pages of the identity agency, up to the press that goes back. */
export async function certifyAtAgency(agency: Page, shop: Pick<Shop, 'url'>, person: Person): Promise<void> {
  await field(agency, '이름').fill(person.name);
  await field(agency, '생년월일 (8자리)').fill(person.birth);
  await field(agency, '여성').check();
  await agency.getByLabel('통신사').selectOption({ index: 1 });
  await field(agency, '휴대폰 번호').fill(person.mobile);
  await press(agency, '인증번호 받기');
  await field(agency, '인증번호 6자리').waitFor(); // the code is sent by then
  await field(agency, '인증번호 6자리').fill(await codeSentTo(shop, person.mobile));
  await press(agency, '확인');
  await press(agency, '쇼핑몰로 돌아가기');
}

/** The same in the window that a press opens, and back. */
export async function certifyInWindow(page: Page, shop: Pick<Shop, 'url'>, person: Person): Promise<void> {
  const [agency] = await Promise.all([page.waitForEvent('popup'), press(page, '휴대폰으로 본인 인증하기')]);
  await certifyAtAgency(agency, shop, person);
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
