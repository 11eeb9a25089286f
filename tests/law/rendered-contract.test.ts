// Full tier: walks a phone contract of a minor on both devices for what the law asks, from the product to the withdrawal.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect } from 'vitest';
import { root } from '../../scripts/lib/paths.ts';
import { certifyInWindow } from '../harness/agency.ts';
import { settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { newMember } from '../harness/new-member.ts';
import { newOrder } from '../harness/new-order.ts';
import { fillPhoneForm } from '../harness/phone-form.ts';
import { freePorts } from '../harness/ports.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { signedIn } from '../harness/signed-in.ts';

const phone = 'HP26000011';
const choice = { gdsGrpNo: phone, memory: '256GB', join: 'transfer', plan: 'PL5G01', months: '24' };

/** The sums of leaving, the yearly rate and the rights of who pays by instalments: wherever these are offered and agreed. */
const creditTerms = [
  /중간에 해지하면 내는 위약금\s+1개월째\s+6개월째\s+12개월째\s+18개월째\s+(?:[\d,]+원\s+){3}[\d,]+원/u,
  /할부수수료는 연 [\d.]+%\(월 [\d.]+%\)예요/u,
  /늦게 낸 할부금에는 연 [\d.]+%의 지연이자/u,
  /할부 철회권\s+.*7일 안에 할부계약을 철회/u,
  /할부 항변권\s+.*남은 할부금을 내지 않을 수 있어요/u,
];
/** The lender and the days of payment: in the contract. */
const lender = [/할부 신용제공자\s+가온텔레콤 주식회사 · 서울특별시/u, /할부금을 내는 날\s+매달 \d+일/u];
/** Who insures, what is covered, and what the insured pays. */
const insurance = /휴대폰 파손 보험\s+보험사 다온손해보험\. .*60만원까지 보장하고, .*30%\(적어도 3만원\)는 직접 내요/u;
const forMinors = [
  /청소년 유해정보 차단과 법정대리인 동의/u,
  /가온텔레콤에서 청소년 유해 매체물과 음란 정보를 막는 차단 수단을 무료로 제공/u,
  /법정대리인은 단말기 가격과 할부, 요금제와 한 달 납부액, 지원금과 위약금, .*확인하고 이 가입에 동의/u,
];
const rightsOnPaper = [
  /사업자등록번호\s+[\d-]{10,}/u,
  /판매점 전화\s+[\d-]{8,}/u,
  /사업장\s+서울/u,
  /단순 변심·신청 실수\s+받은 날과 개통한 날 가운데 늦은 날부터 7일/u,
  /통화 품질 불량\s+같은 날부터 14일/u,
  /판매점 잘못\s+받은 날부터 3개월, 잘못을 안 날부터 30일/u,
];

let shop: Shop;
let door: (path: string, body?: object) => Promise<void>;
beforeAll(async () => {
  const port = String((await freePorts(1))[0]);
  let dataDir = '';
  shop = await openShop({ OPERATOR_PORT: port, SHOP_PACE_SECONDS: '0' }, async (folder) => void (dataDir = folder));
  const env = { ...process.env, DATA_DIR: dataDir, OPERATOR_PORT: port };
  const command = [join(root, 'scripts/mall-keys.ts'), 'add', 'demo', 'CONTRACTS', '1'];
  const key = /desk_[\w-]+/u.exec(spawnSync(process.execPath, command, { env, encoding: 'utf8' }).stdout)?.[0] ?? '';
  door = async (path, body) => {
    const headers = { Authorization: `Bearer ${key}`, 'X-Idempotency-Key': randomUUID() };
    const response = await fetch(`http://127.0.0.1:${port}/operator/v1/phone-orders/${path}`, {
      method: 'POST',
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} was refused: ${await response.text()}`);
  };
}, 180_000);
afterAll(() => shop?.stop());

/** What can be read without opening anything. */
const shown = (page: Page) => page.getByRole('main').innerText();

async function holds(page: Page, terms: readonly RegExp[]): Promise<void> {
  for (const term of terms) await expect.poll(() => shown(page), soon).toMatch(term);
}

const withoutSpaces = (text: string) => text.replaceAll(/\s/gu, '');

/** The PDF of what is open. Its lines are broken anywhere, so both sides are compared without spaces. */
async function onPaper(page: Page): Promise<string> {
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  return withoutSpaces((await extractText(pdf)).text.join(''));
}

const looseOf = (term: RegExp) => new RegExp(term.source.replaceAll(/\\s\+| /gu, ''), 'u');

test.for(['desktop', 'phone'] as const)(
  "on a %s a minor's contract says what the law asks before it is signed, in its detail, on paper, and to who withdraws",
  { timeout: 300_000 },
  async (device, { visit }) => {
    const member = await newMember(shop);
    await newOrder(shop, member); // which gives them an address
    const { page } = await visit(device, await signedIn(shop.url, ['familyshop'], member.id, member.password));
    const base = `${shop.url}${device === 'phone' ? '/m' : ''}/familyshop`;

    await page.goto(`${base}/goods/ngd/${phone}?ctgNo=100100`);
    await settled(page);
    await holds(page, creditTerms);
    await page.goto(`${base}/goods/orderWireless/selectJoin?${new URLSearchParams(choice)}`);
    await settled(page);
    await holds(page, creditTerms);
    await page.locator('label:has(input[name=color]:not([aria-disabled]))').first().click();
    await page.getByRole('button', { name: '다음: 본인 인증' }).click();
    await page.waitForURL('**/certPhone?**');
    await certifyInWindow(page, shop, { ...member, birth: '20120301' });
    await page.getByRole('heading', { name: '법정대리인 인증' }).waitFor();
    await certifyInWindow(page, shop, { name: '윤나무', mobile: `011${member.mobile.slice(3)}`, birth: '19800101' });
    await page.getByRole('link', { name: '다음: 신청서 작성' }).click();
    await page.waitForURL('**/applyForm?**');
    await bringNumber(page);
    await page.getByRole('checkbox', { name: /파손 보험/u }).check();
    await holds(page, [/보험사 다온손해보험/u]);
    await fillPhoneForm(page, member.name);
    await page.getByRole('button', { name: '다음: 계약 확인' }).click();

    await page.waitForURL('**/confirm?**');
    await holds(page, [...creditTerms, ...lender, insurance, ...forMinors]);
    for (const more of await page.getByText('내용 보기').all()) await more.click();
    await holds(page, [/제공받는 자: 가온텔레콤\(가입 심사, 개통, 요금 청구\), 가온택배\(휴대폰 배송\)/u]);
    await sign(page, member.name);
    await page.getByRole('button', { name: '이 내용으로 신청하기', disabled: false }).click();
    await page.getByRole('heading', { name: '휴대폰 신청을 마쳤어요' }).waitFor();
    const number = /complete\/(\w+)/u.exec(page.url())?.[1] ?? '';
    await page.getByRole('link', { name: '신청 내역 보기' }).click();
    await holds(page, [...creditTerms, ...lender, insurance]);

    await page.getByRole('link', { name: '신청서 보고 인쇄하기' }).click();
    await page.getByRole('region', { name: '동의와 서명' }).waitFor();
    const paper = await onPaper(page);
    for (const term of [...creditTerms, ...lender, insurance, ...forMinors, ...rightsOnPaper])
      expect(paper).toMatch(looseOf(term));
    for (const consent of ['휴대폰 가입 계약 내용 확인 및 동의', '청소년 유해정보 차단과 법정대리인 동의']) {
      await page.getByRole('link', { name: `${consent} 따로 보기` }).click();
      await page.getByRole('article', { name: consent }).waitFor();
      const alone = await onPaper(page);
      for (const part of ['동의한사람윤*기', '법정대리인윤*무', '서명함']) expect(alone).toContain(part);
      await page.getByRole('link', { name: '신청서 전체 보기' }).click();
    }

    await givePapers(page, `${base}/goods/orderWireless/detail/${number}`, number);
    for (const step of ['pass', 'open']) {
      await door(`${number}/${step}`);
      if (step === 'pass') await door(`${number}/send`, { dlvCmpnyNm: '가온택배', invcNo: '640012345678' });
    }
    await page.goto(`${base}/goods/orderWireless/detail/${number}`);
    await holds(page, [/개통했어요\. 휴대폰은 배송 중이에요\(가온택배 640012345678\)/u]);
    await door(`${number}/receive`);
    await page.reload();
    await settled(page); // which restores the position: a press before would miss
    await holds(page, [
      /단순 변심은 .*까지, 통화 품질이 나쁘면 .*까지, 판매점 잘못이면 .*까지 계약을 철회할 수 있어요/u,
    ]);
    await page.getByRole('link', { name: '계약 철회' }).click();
    await page.getByRole('radio', { name: /단순 변심/u }).waitFor();
    await holds(page, [
      /판매점 잘못이면 받은 날부터 3개월, 잘못을 안 날부터 30일/u,
      /택배 기사가 받은 주소로 가지러 가요/u,
      /돌려보내는 택배비를 기사에게 내고, 그 밖의 사유는 판매점에서 내요/u,
      /위약금은 없어요\. 철회 전까지 쓴 날의 요금은/u,
      /가져온 번호는 쓰던 통신사로 되돌려요/u,
      /단순 변심 · .*까지/u,
      /기기 불량·고장 · .*까지/u,
      /통화 품질 불량 · .*까지/u,
    ]);
  },
);

const soon = { timeout: 30_000 };

async function bringNumber(page: Page): Promise<void> {
  await page.getByLabel('쓰던 휴대폰 번호').fill('010-2345-9999');
  await page.getByLabel('지금 쓰는 통신사').selectOption('누리텔레콤');
  const ways = page.getByRole('group', { name: '요금을 내는 방법으로 확인하기' });
  await ways.getByRole('radio', { name: '쓰던 휴대폰' }).check();
  await page.getByLabel(/일련번호 끝 4자리/u).fill('4826');
  await page.getByRole('button', { name: '번호이동 확인' }).click();
  await page.getByText('번호를 그대로 가져올 수 있어요.').waitFor();
}

async function sign(page: Page, name: string): Promise<void> {
  for (const box of await page.getByRole('checkbox', { name: /\(필수\)/u }).all()) await box.check();
  await page.getByRole('radio', { name: '이름을 써서 서명' }).check();
  await page.getByLabel('서명할 이름').fill(name);
  await page.getByRole('button', { name: '이 서명으로 하기' }).click();
  await page.getByText('서명을 저장했어요.').waitFor();
}

/** The papers of a minor, once they are asked for. */
async function givePapers(page: Page, detail: string, number: string): Promise<void> {
  await door(`${number}/review`);
  await door(`${number}/ask`, { docCdList: [], rsnCntn: '서류를 올려 주세요.' });
  await page.goto(detail);
  await page.getByRole('link', { name: /^서류/u }).first().click();
  await settled(page);
  const paper = { name: '서류.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n%%EOF\n') };
  for (const field of await page.locator('input[type=file]').all()) {
    await field.setInputFiles(paper);
    await expect.poll(() => page.getByRole('progressbar').count(), soon).toBe(0);
  }
  // A press while a file is on its way only says so.
  const given = page.getByText('서류를 냈어요. 심사를 이어가요.');
  await expect
    .poll(async () => {
      const button = page.getByRole('button', { name: '서류 내기', disabled: false });
      // It may be gone between the look and the press, and a press waits for what is gone.
      if (await button.isVisible()) await button.click({ timeout: 1_000 }).catch(() => null);
      return given.isVisible();
    }, soon)
    .toBe(true);
}
