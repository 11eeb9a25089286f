// Full tier: the windows of the identity agency, and what others post to them; phone orders certify in both tiers.
import type { Browser, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { field, heading, press } from '../harness/account-form.ts';
import { certifyAtAgency } from '../harness/agency.ts';
import { axeFindings } from '../harness/axe.ts';
import { settled, visit } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { openOutside } from '../harness/outside.ts';
import type { Shop } from '../harness/shop.ts';

let shop: Shop;
let browser: Browser;
test.beforeAll(({ shop: sharedShop, browser: sharedBrowser }) => {
  [shop, browser] = [sharedShop, sharedBrowser];
});

const calm = { reducedMotion: 'reduce' } as const;
const patience = { timeout: 30_000 };
const gaon = { name: '한가온', mobile: '01000000101', birth: '19900115' };
const inMessenger = {
  ...calm,
  userAgent:
    'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36;KAKAOTALK 2610980',
};

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${shop.url}${path}`);
  await settled(page);
}

describe('inside of a messenger', () => {
  test('the agency opens in the same window, and shows the ids after it, once', async () => {
    const { page, context } = await visit(browser, 'phone', inMessenger);
    await open(page, '/m/familyshop/findUserInfoForm');
    expect(await axeFindings(page)).toEqual([]);
    await press(page, '휴대폰으로 본인 인증하기');
    await certifyAtAgency(page, shop, gaon);
    await heading(page, '아이디를 찾았어요');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/m/familyshop/findUserInfo');
    expect(await page.locator('main strong').count()).toBe(2);
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    await settled(page);
    await heading(page, '아이디 찾기');
    await context.close();
  });

  test('a visitor who cancels at the agency returns', async () => {
    const { page, context } = await visit(browser, 'phone', inMessenger);
    await open(page, '/m/familyshop/findUserInfoForm?find=password');
    await press(page, '휴대폰으로 본인 인증하기');
    await page.getByRole('link', { name: '취소하고 쇼핑몰로 돌아가기' }).click();
    await heading(page, '본인 인증을 마치지 못했어요');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: '돌아가기', exact: true }).click();
    await heading(page, '비밀번호 찾기');
    await context.close();
  });
});

test("a message of another origin in the agency's window changes nothing, and the agency's is accepted after it", async () => {
  const outside = await openOutside();
  const { page, context } = await visit(browser, 'desktop', calm);
  const results: string[] = [];
  page.on('request', (request) => {
    const { input } =
      request.method() === 'POST'
        ? (request.postDataJSON() as { variables: { input: { result?: string } } }).variables
        : {};
    if (input?.result !== undefined) results.push(input.result);
  });
  await open(page, '/familyshop/popup/findId');
  await page.evaluate(() => {
    window.addEventListener('message', ({ origin, data }) =>
      document.body.append(`heard ${origin} ${JSON.stringify(data)}`),
    );
  });
  const [agency] = await Promise.all([page.waitForEvent('popup'), press(page, '휴대폰으로 본인 인증하기')]);
  await field(agency, '이름').waitFor(patience); // the window first posts its way to the agency
  const requestNumber = await agency.locator('form [name="certReqNo"]').inputValue();
  const forged = { kind: 'certification-finished', requestNumber, result: 'forged' };
  await page.evaluate((message) => window.postMessage(message, '*'), forged); // the same for another window of ours
  await agency.evaluate((elsewhere) => void setTimeout(() => window.location.assign(elsewhere)), outside.url);
  await agency.getByRole('heading', { name: 'Elsewhere' }).waitFor(patience);
  await agency.evaluate((message) => (window.opener as Window).postMessage(message, '*'), forged);
  for (const origin of [shop.url, outside.url])
    await page.getByText(`heard ${origin} ${JSON.stringify(forged)}`).waitFor(patience);

  await agency.goto(`${shop.url}/familyshop/popup/certPhone?purpose=find-id`);
  await certifyAtAgency(agency, shop, gaon);
  await heading(page, '아이디를 찾았어요');
  expect(results).toEqual([expect.not.stringMatching('forged')]);
  await context.close();
  await outside.stop();
});

test('where windows are blocked the page says so, and certification uses this one', async () => {
  const { page, context } = await visit(browser, 'desktop', calm);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await open(page, '/familyshop/popup/findId');
  await press(page, '휴대폰으로 본인 인증하기');
  await page.getByRole('alertdialog', { name: '안내' }).waitFor(patience);
  expect(await axeFindings(page)).toEqual([]);
  await press(page, '확인');
  await field(page, '이름').waitFor(patience);
  await page.goBack();
  await heading(page, '휴대폰 본인 인증');
  await page.getByRole('link', { name: '이전 화면으로 돌아가기' }).click();
  await heading(page, '아이디 찾기');
  await context.close();
});
