// Full tier: a phone contract on a desktop, by keyboard alone; the quick tier has one on a phone.
import type { Locator, Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import { certifyInWindow, endCertification } from '../harness/agency.ts';
import { axeFindings } from '../harness/axe.ts';
import { settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { reach } from '../harness/keyboard.ts';
import { newMember, type NewMember } from '../harness/new-member.ts';
import { newOrder } from '../harness/new-order.ts';
import { signedIn } from '../harness/signed-in.ts';

const product = 'goods/ngd/HP26000011?ctgNo=100100';

test(
  'by keyboard a member changes their phone, certifies again, registers a card for the bills, and cancels before it is opened',
  { timeout: 300_000 },
  async ({ shop, visit }) => {
    const member = await newMember(shop);
    await newOrder(shop, member); // which gives them an address
    const options = await signedIn(shop.url, ['familyshop'], member.id, member.password);
    const { page, complaints } = await visit('desktop', options);
    await page.goto(`${shop.url}/familyshop/${product}`);
    await settled(page);
    await press(page, page.getByRole('link', { name: '본문 바로가기' }));
    // Arrows go round within a group.
    await press(page, page.getByRole('radio', { name: '신규가입' }), 'ArrowLeft');
    await press(page, page.locator('input[name=color]:not([aria-disabled])').first(), 'Space');
    await press(page, page.getByRole('link', { name: '신청하기' }));
    await page.waitForURL('**/selectJoin?**');
    await settled(page);
    expect(await page.getByRole('radio', { name: '기기변경' }).isChecked()).toBe(true);
    await press(page, page.getByRole('button', { name: '다음: 본인 인증' }));

    await page.waitForURL('**/certPhone?**');
    await certifyInWindow(page, shop, { ...member, birth: '19900115' });
    await press(page, page.getByRole('link', { name: '다음: 신청서 작성' }));

    await page.waitForURL('**/applyForm?**');
    await settled(page);
    await press(page, page.getByRole('button', { name: '다음: 계약 확인' }));
    await page.getByText('유심을 선택해 주세요.').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('usim');
    await page.keyboard.press('Space');
    await press(page, page.getByRole('group', { name: '요금을 낼 방법' }).getByRole('radio').first(), 'ArrowRight');
    await reach(page, page.getByLabel('이메일'));
    await page.keyboard.type('seulgi@familyshop.example');
    expect(await axeFindings(page)).toEqual([]);
    await press(page, page.getByRole('button', { name: '다음: 계약 확인' }));

    await page.waitForURL('**/confirm?**');
    await page.getByRole('region', { name: '지원금과 할인' }).waitFor();
    await settled(page);
    for (const box of await page.getByRole('checkbox', { name: /\(필수\)/u }).all()) await press(page, box, 'Space');
    await press(page, page.getByRole('radio', { name: '그려서 서명' }), 'ArrowRight');
    await reach(page, page.getByLabel('서명할 이름'));
    await page.keyboard.type(member.name);
    await press(page, page.getByRole('button', { name: '이 서명으로 하기' }));
    await page.getByText('서명을 저장했어요.').waitFor();
    const place = page.getByRole('button', { name: '이 내용으로 신청하고 카드 등록하기', disabled: false });
    await endCertification(page);
    await press(page, place);
    await press(page, page.getByRole('link', { name: '본인 인증 다시 하기' }));
    await certifyInWindow(page, shop, { ...member, birth: '19900115' });
    await press(page, page.getByRole('link', { name: '다음: 신청서 작성' }));
    await press(page, page.getByRole('button', { name: '다음: 계약 확인' }));
    await page.getByText('서명을 저장했어요.').waitFor();
    await place.waitFor();
    const opened = page.waitForEvent('popup');
    await press(page, place);
    const provider = await opened;
    await provider.getByRole('button', { name: '카드 등록하기' }).click();
    await provider.getByRole('button', { name: '쇼핑몰로 돌아가기' }).click();
    await page.bringToFront();
    await page.getByRole('heading', { name: '휴대폰 신청을 마쳤어요' }).waitFor();
    await press(page, page.getByRole('link', { name: '신청 내역 보기' }));
    const print = page.getByRole('main').getByRole('link', { name: '신청서 보고 인쇄하기' });
    await print.waitFor();
    await settled(page);
    await press(page, print);
    await page.getByRole('region', { name: '동의와 서명' }).waitFor();
    await readsOnPaper(page, member);
    await press(page, page.getByRole('link', { name: '신청 내역으로' }));
    await press(page, page.getByRole('main').getByRole('link', { name: '신청 취소' }));
    await settled(page);
    await press(page, page.getByRole('radio', { name: /단순 변심/u }), 'Space');
    expect(await axeFindings(page)).toEqual([]);
    await press(page, page.getByRole('main').getByRole('button', { name: /취소하기$/u }));
    await page
      .getByRole('status')
      .getByText(/취소했어요/u)
      .waitFor();
    expect(complaints).toEqual([]);
  },
);

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await target.waitFor();
  await reach(page, target);
  await page.keyboard.press(key);
}

/** The PDF of the contract has A4 sheets with every line of the page, and what the law asks for. Names and numbers are masked. */
async function readsOnPaper(page: Page, { name, mobile }: NewMember): Promise<void> {
  const paper = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const numbers = Array.from({ length: paper.numPages }, (_, index) => index + 1);
  expect(numbers.length).toBeLessThanOrEqual(3);
  for (const number of numbers) expect((await paper.getPage(number)).view.map(Math.round)).toEqual([0, 0, 595, 842]);
  const text = withoutSpaces((await extractText(paper)).text.join(''));
  await page.emulateMedia({ media: 'print' });
  const said = (await page.getByRole('article', { name: '휴대폰 신청서' }).innerText()).split('\n').map(withoutSpaces);
  await page.emulateMedia({ media: null });
  expect(said.filter((line) => !text.includes(line))).toEqual([]);
  for (const term of [
    /(?:공통지원금|선택약정할인)·가온텔레콤부담[\d,]+원/u,
    /추가지원금·통신가족샵부담[\d,]+원/u,
    /요금제(?:를\d+개월이상쓰고|로개통하고),24개월동안회선을유지하는조건이에요/u,
    /해지하면내는위약금1개월째6개월째12개월째18개월째(?:[\d,]+원){4}/u,
    /할부철회권.*7일안에할부계약을철회/u,
    /할부항변권.*남은할부금을내지않을수있어요/u,
    /한달납부액[\d,]+원/u,
    /할부수수료는연[\d.]+%\(월[\d.]+%\)예요/u,
    /24개월총액/u,
    /사업자등록번호[\d-]+/u,
    /판매점전화[\d-]+/u,
    /사업장서울/u,
    /판매점잘못받은날부터3개월,잘못을안날부터30일안에철회할수있어요/u,
    /이름윤\*기/u,
    new RegExp(`010-\\*{4}-${mobile.slice(-4)}`, 'u'),
  ])
    expect(text).toMatch(term);
  for (const whole of [name, mobile.slice(3), `${mobile.slice(3, 7)}-${mobile.slice(7)}`])
    expect(text).not.toContain(whole);
}

const withoutSpaces = (text: string) => text.replaceAll(/\s/gu, '');
