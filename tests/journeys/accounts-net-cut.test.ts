// Full tier: a network that is cut in each step of the account pages.
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { codeSentTo, field, heading } from '../harness/account-form.ts';
import { axeFindings } from '../harness/axe.ts';
import { settled, visit } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { messageTo } from '../harness/outbox.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { signedIn } from '../harness/signed-in.ts';

const STEP_MS = 60_000;
const patience = { timeout: 30_000 };
const calm = { reducedMotion: 'reduce' } as const;
const cut = '네트워크 오류입니다. 나중에 다시 시도해 주세요.';
const password = 'Family!2026';

let shop: Shop;
let browser: Browser;
// Members of the seed are changed here.
test.beforeAll(async ({ browser: shared }) => {
  browser = shared;
  shop = await openShop();
});
test.afterAll(() => shop?.stop());

/** A visit whose mutations are noted by name as they are sent, into the cut or not. */
async function walk(
  device: 'desktop' | 'phone',
  id: string | null,
  steps: (page: Page, sent: string[], context: BrowserContext) => Promise<void>,
): Promise<void> {
  const member = id === null ? {} : await signedIn(shop.url, ['familyshop'], id);
  const { page, context } = await visit(browser, device, { ...calm, ...member });
  page.setDefaultTimeout(patience.timeout);
  const sent: string[] = [];
  context.on('request', (request) => {
    if (!request.url().endsWith('/graphql')) return;
    const { operationName, variables } = request.postDataJSON() as {
      operationName: string;
      variables: { input?: unknown };
    };
    if (variables.input !== undefined) sent.push(operationName);
  });
  await steps(page, sent, context);
  await context.close();
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(shop.url + path);
  await settled(page);
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const isAt = (page: Page, path: string) => expect.poll(() => page.url().slice(shop.url.length), patience).toBe(path);

/**
 * Fills in fields and presses a button while the network is cut: the page says so, and keeps all input. Afterwards an
 * impatient double press continues and sends one request, even if its second press comes after the response.
 */
async function throughACut(page: Page, typed: Record<string, string>, name: string): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text);
  await page.context().setOffline(true);
  await button(page, name).click();
  await page.getByRole('alert').getByText(cut).waitFor();
  const kept = Object.keys(typed).map(async (label) => [label, await field(page, label).inputValue()]);
  expect(Object.fromEntries(await Promise.all(kept))).toEqual(typed);
  await page.context().setOffline(false);
  await button(page, name).dblclick();
}

const questions = '**/graphql';

/** Cuts the network for one operation, where one step goes on to the next at once, or for all. */
async function cutFor(of: Page | BrowserContext, name = ''): Promise<void> {
  await of.route(questions, (route) =>
    route.request().postData()?.includes(name) ? route.abort('internetdisconnected') : route.continue(),
  );
}

/** Once into the cut, and once after it. */
const twice = (...names: string[]) => names.flatMap((name) => [name, name]);

/** A cut in the middle of a step costs one press more, and nothing that was typed. */
describe('through a cut of the net', () => {
  test('one signs in, and certifies an address that was missing', { timeout: STEP_MS }, () =>
    walk('desktop', null, async (page, sent) => {
      await open(page, '/familyshop/login');
      const nextPage = page.waitForEvent('requestfinished', (request) => request.url().includes('/CertifyEmail-'));
      await throughACut(page, { 아이디: 'nomail', 비밀번호: password }, '로그인');
      await nextPage;
      await settled(page);
      await page.context().setOffline(true);
      await page.getByRole('link', { name: '이메일 인증하기' }).click();
      await heading(page, '이메일 인증');
      await throughACut(page, { 이메일: 'cut.short@family.example' }, '인증번호 받기');
      await field(page, '인증번호').waitFor();
      await throughACut(page, { 인증번호: await codeSentTo(shop, 'cut.short@family.example') }, '인증하고 로그인');
      await isAt(page, '/familyshop/home');
      expect(sent).toEqual(twice('SignIn', 'RegisterEmail', 'ConfirmEmail'));
    }),
  );

  test(
    'a visitor requests the reactivation mail of a dormant account, and reactivates it by the link',
    { timeout: STEP_MS },
    () =>
      walk('phone', null, async (page, sent) => {
        await open(page, '/m/familyshop/email/authDormant');
        await throughACut(page, { 아이디: 'dormant' }, '메일 받기');
        await heading(page, '메일을 확인해 주세요');
        const { links } = await messageTo(shop, 'dormant@familyshop.example');
        await open(page, new URL(links[0]?.url ?? '').pathname);
        await throughACut(page, {}, '휴면 해제하기');
        await heading(page, '휴면을 해제했어요');
        expect(sent).toEqual(twice('SendWakingMail', 'WakeAccount'));
      }),
  );

  test('one signs up: by a code, with a free id, a mail and its link', { timeout: STEP_MS }, () =>
    walk('desktop', null, async (page, sent, context) => {
      await open(page, '/familyshop/signup');
      await button(page, '필수 항목에 모두 동의하기').click();
      await button(page, '다음').click();
      await button(page, '인증번호로 인증하기').click();
      await throughACut(page, { 이름: '도새날', '휴대폰 번호': '010-7777-2001' }, '인증번호 받기');
      await field(page, '인증번호').waitFor();
      await throughACut(page, { 인증번호: await codeSentTo(shop, '01077772001') }, '확인');
      await heading(page, '정보 입력');
      const account = {
        아이디: 'saenal26',
        비밀번호: 'Orchard#58',
        '비밀번호 확인': 'Orchard#58',
        이메일: 'saenal@family.example',
      };
      await throughACut(page, account, '중복 확인');
      await page.getByText('쓸 수 있는 아이디예요.').waitFor();
      await throughACut(page, account, '인증 메일 받기');
      await page.getByRole('button', { name: /^메일 다시 받기 \(\d+초 후\)$/u }).click({ force: true }); // sends nothing: it has just been sent
      const { links } = await messageTo(shop, account.이메일);
      const mail = await context.newPage();
      await mail.goto(links[0]?.url ?? '');
      await settled(mail);
      await throughACut(mail, {}, '이메일 인증하기');
      await heading(mail, '이메일을 인증했어요');
      await page.getByText('인증한 이메일이에요.').waitFor();
      await throughACut(page, account, '가입하기');
      await heading(page, '가입을 마쳤어요');
      expect(sent).toEqual(
        twice(
          'SendCertificationCode',
          'VerifyCertificationCode',
          'CheckLoginId',
          'SendSignUpMail',
          'VerifySignUpMail',
          'SignUp',
        ),
      );
    }),
  );

  test('one gets a temporary password', { timeout: STEP_MS }, () =>
    walk('phone', null, async (page, sent) => {
      await open(page, '/m/familyshop/findUserInfoForm?find=password');
      await button(page, '인증번호로 인증하기').click();
      await field(page, '이름').fill('김결');
      await field(page, '휴대폰 번호').fill('01000000102');
      await button(page, '인증번호 받기').click();
      await field(page, '인증번호').fill(await codeSentTo(shop, '01000000102'));
      await button(page, '확인').click();
      await heading(page, '아이디를 입력해 주세요');
      await throughACut(page, { 아이디: 'gyeol' }, '임시 비밀번호 받기');
      await heading(page, '임시 비밀번호를 보냈어요');
      expect(sent).toEqual(['SendCertificationCode', 'VerifyCertificationCode', ...twice('SendTemporaryPassword')]);
    }),
  );

  test('a member confirms the password, and moves to another number', { timeout: STEP_MS }, () =>
    walk('phone', 'gaon', async (page, sent) => {
      await open(page, '/m/familyshop/myShop/modMemInfoPwConfirm');
      await throughACut(page, { 비밀번호: password }, '확인');
      await button(page, '휴대폰 변경').click();
      await throughACut(page, { '휴대폰 번호': '010-7777-2002' }, '인증번호 받기');
      await field(page, '인증번호').waitFor();
      await cutFor(page, 'UpdateProfile');
      await throughACut(page, { 인증번호: await codeSentTo(shop, '01077772002') }, '확인');
      await page.getByRole('alert').getByText(cut).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.unroute(questions);
      await button(page, '다시 저장하기').dblclick();
      await page.getByText('휴대폰 번호를 바꿨어요.').waitFor();
      await page.getByText('010-7777-2002').waitFor();
      expect(sent).toEqual(twice('CheckPassword', 'SendCertificationCode', 'VerifyCertificationCode', 'UpdateProfile'));
    }),
  );

  test('a member takes a new password', { timeout: STEP_MS }, () =>
    walk('desktop', 'sol', async (page, sent) => {
      await open(page, '/familyshop/updatePasswordForm');
      await throughACut(page, { '현재 비밀번호': password, '새 비밀번호': 'Orchard#58' }, '비밀번호 변경');
      await heading(page, '비밀번호를 바꿨어요');
      expect(sent).toEqual(twice('ChangePassword'));
    }),
  );

  test('a member leaves', { timeout: STEP_MS }, () =>
    walk('phone', 'robin', async (page, sent) => {
      await open(page, '/m/familyshop/myShop/scssMemberForm');
      await page.getByLabel('탈퇴 사유').selectOption({ label: '다른 이유가 있어요' });
      await throughACut(page, { '이유를 들려주세요 (선택)': '이사를 가요.', 비밀번호: password }, '탈퇴하기');
      await heading(page, '그동안 함께해 주셔서 고마워요');
      expect(sent).toEqual(twice('Withdraw'));
    }),
  );
});

/** The agency's window loses the network separately, so that the page that waits for it can report it. */
test(
  'a cut before the agency and one after it cost nothing, up to the ids that were sought',
  { timeout: STEP_MS },
  () =>
    walk('desktop', null, async (page, sent, context) => {
      await open(page, '/familyshop/popup/findId');
      await cutFor(context);
      const [agency] = await Promise.all([
        page.waitForEvent('popup'),
        button(page, '휴대폰으로 본인 인증하기').click(),
      ]);
      await agency.getByRole('alert').getByText(cut).waitFor();
      expect(await axeFindings(agency)).toEqual([]);
      await context.unroute(questions);
      await button(agency, '다시 시도하기').dblclick();
      await field(agency, '이름').fill('한가온');
      await field(agency, '생년월일 (8자리)').fill('19900115');
      await field(agency, '여성').check();
      await agency.getByLabel('통신사').selectOption({ index: 1 });
      await field(agency, '휴대폰 번호').fill('01000000101');
      await button(agency, '인증번호 받기').click();
      await field(agency, '인증번호 6자리').fill(await codeSentTo(shop, '01000000101'));
      await button(agency, '확인').click();
      await cutFor(page, 'FinishPhoneCertification');
      await button(agency, '쇼핑몰로 돌아가기').click();
      await page.getByRole('alert').getByText(cut).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.unroute(questions);
      await cutFor(page, 'FindLoginIds');
      await button(page, '인증 결과 다시 확인하기').dblclick();
      await button(page, '아이디 다시 찾기').waitFor();
      await page.unroute(questions);
      await button(page, '아이디 다시 찾기').dblclick();
      await heading(page, '아이디를 찾았어요');
      expect(sent).toEqual(twice('StartPhoneCertification', 'FinishPhoneCertification', 'FindLoginIds'));
    }),
);
