// Full tier: an hour of a clerk, from the empty template to the papers; bulk-orders.test.ts mends three mistakes in the quick tier.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';
import { readSpreadsheet } from '../../mall/src/features/uploads/spreadsheet/spreadsheet-worker.ts';
import { aRow, partsOf, textCell, zip } from '../../mall/test/uploads/workbooks.ts';
import { axeFindings } from '../harness/axe.ts';
import { settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { reach } from '../harness/keyboard.ts';

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const rowCount = 100;
/** Telephones that a spreadsheet took for numbers. */
const lostZeros = 66;
const inWords = lostZeros + 1;
const unknownGoods = inWords + 1;

/** How a clerk presses: by a mouse, or by keys alone. */
type Press = (page: Page, target: Locator) => Promise<void>;

const hands: Record<string, Press> = {
  mouse: (_page, target) => target.click(),
  keyboard: async (page, target) => {
    await target.waitFor();
    if ((await target.getAttribute('type')) !== 'radio') {
      await reach(page, target);
      return page.keyboard.press('Enter');
    }
    // Tab stops at the first of a group in which none is chosen.
    const name = await target.getAttribute('name');
    await reach(page, page.locator(`input[type=radio][name="${name}"]`).first());
    await page.keyboard.press('Space');
    while (!(await target.isChecked())) await page.keyboard.press('ArrowDown');
  },
};

test.for(Object.keys(hands))(
  'by %s a clerk fills the template with 100 orders, mends 66 lost zeros in one press, and has orders, result and papers',
  { timeout: 300_000 },
  async (hand, { shop, visit, memberOf }) => {
    const { page, complaints } = await visit('desktop', await memberOf(undefined, 'bizupload'));
    const press = (target: Locator) => (hands[hand] ?? hands['mouse']!)(page, target);
    const fileOf = async (name: string) => {
      const button = page.getByRole('button', { name });
      const [download] = await Promise.all([page.waitForEvent('download'), press(button)]);
      return readFile(await download.path());
    };
    const rowsOf = async (name: string) => (await readSpreadsheet(await fileOf(name))).rows;

    await page.goto(`${shop.url}/bizupload/upload`);
    await settled(page);
    const [titles = []] = await rowsOf('양식 내려받기');
    const [, ...products] = await rowsOf('상품 목록 내려받기');
    // Vouchers have no document of tax.
    const parcels = products.filter(([, name = '']) => !/권/u.test(name));
    const goods = parcels.filter(([, , option, color, , pieces]) => !option && !color && Number(pieces) >= rowCount);
    const number = goods[0]?.[0] ?? '';
    const file = { name: '12월 선물.xlsx', mimeType: spreadsheet, buffer: filled(titles, `${hand}`, number) };
    await page.getByLabel('파일 선택').setInputFiles(file);
    await page.getByRole('heading', { name: '12월 선물.xlsx' }).waitFor();
    await page.getByText('68줄을 고쳐 주세요').waitFor();
    expect(await axeFindings(page)).toEqual([]);

    await press(page.getByRole('button', { name: '맨 앞의 0이 빠진 칸 66개 모두 고치기' }));
    await page.getByText('2줄을 고쳐 주세요').waitFor();
    await press(page.getByRole('button', { name: '되돌리기', exact: true }));
    await page.getByText('68줄을 고쳐 주세요').waitFor();
    await press(page.getByRole('button', { name: '다시 실행' }));
    await page.getByText('2줄을 고쳐 주세요').waitFor();
    await press(page.getByRole('button', { name: '말로 적은 수량 1개 숫자로 고치기' }));
    await page.getByText('1줄을 고쳐 주세요').waitFor();

    const [wrongTitles = [], ...wrong] = await rowsOf('오류가 있는 줄만 내려받기');
    expect(wrong.map(([row]) => row)).toEqual([String(unknownGoods)]);
    const mended = [wrongTitles, ...wrong.map((row) => row.map((cell) => (cell === 'GD00000000' ? number : cell)))];
    const buffer = bookOf(mended.map((row) => row.map(textCell)));
    await page.getByLabel('고친 줄 올리기').setInputFiles({ name: '고친 줄.xlsx', mimeType: spreadsheet, buffer });
    await page.getByText('1줄을 바꿨어요.').waitFor();
    await page.getByText('주문 확정 대기').waitFor();

    await press(page.getByRole('link', { name: '견적서 보고 인쇄하기' }));
    const total = await paper(page, '견적서');
    expect(await axeFindings(page)).toEqual([]);
    await press(page.getByRole('link', { name: '대량 주문으로' }));
    await press(page.getByRole('radio', { name: '월 정산' }));
    await press(page.getByRole('button', { name: `100건 ${total} 주문 확정하기` }));
    await page.getByText('주문 완료').waitFor({ timeout: 60_000 });

    const [head = [], ...results] = await rowsOf('결과 파일 내려받기');
    expect(results).toHaveLength(rowCount);
    const column = (name: string) => results.map((row) => row[head.indexOf(name)] ?? '');
    expect(new Set(column('결과'))).toEqual(new Set(['주문됨']));
    expect(column('연락처').filter((telephone) => !/^010\d{8}$/u.test(telephone))).toEqual([]);
    expect(new Set(column('주문번호')).size).toBe(rowCount);

    // Of what this product is: taxed, or free of tax.
    await press(page.getByRole('link', { name: /^거래명세서 인쇄하고 (?:세금)?계산서 요청하기$/u }));
    expect(await paper(page, '거래명세서')).toBe(total);
    await askForTaxInvoice(page, press);
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
  },
);

/** What Excel has where a clerk pasted telephones from another sheet: numbers without their zero. */
function filled(titles: readonly string[], prefix: string, goods: string): Buffer {
  const rows = Array.from({ length: rowCount }, (_, index) => {
    const row = index + 1;
    const texts: Record<string, string> = {
      고객주문번호: `${prefix}-${row}`,
      상품번호: row === unknownGoods ? 'GD00000000' : goods,
      수량: row === inWords ? '두 개' : '1',
      받는분: `한가온${row}`,
      연락처: `010${String(10_000_000 + row)}`,
      우편번호: '04524',
      주소: '서울특별시 중구 한빛로 12',
    };
    return titles.map((title) =>
      title === '연락처' && row <= lostZeros
        ? `<c><v>10${String(10_000_000 + row)}</v></c>`
        : textCell(texts[title] ?? ''),
    );
  });
  return bookOf([titles.map(textCell), ...rows]);
}

function bookOf(rows: readonly (readonly string[])[]): Buffer {
  return zip(partsOf(rows.map((cells) => aRow(...cells)).join('')));
}

/** Reads the PDF of an estimate or statement: who sells, the sums and the tax. Returns the total. */
async function paper(page: Page, title: string): Promise<string> {
  const article = page.getByRole('article', { name: title });
  await article.waitFor();
  const total = /합계\s*([\d,]+원)/u.exec(await article.innerText())?.[1] ?? '';
  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const text = (await extractText(pdf)).text.join('').replaceAll(/\s/gu, '');
  for (const part of [title, '공급자', '대표자', `합계${total}`]) expect(text).toContain(part);
  // The first of the list may be free of tax.
  expect(text).toMatch(/면세금액|공급가액.*부가세/u);
  expect(text).toMatch(/사업자등록번호[\d-]{10,}/u);
  // What can be pressed stays on the screen.
  for (const part of ['인쇄하기', '계산서요청하기']) expect(text).not.toContain(part);
  // Nor does the shop's footer say again who sells.
  expect(text).not.toContain('호스팅제공');
  return total;
}

async function askForTaxInvoice(page: Page, press: (target: Locator) => Promise<void>): Promise<void> {
  const form = page.getByRole('form', { name: /계산서 요청$/u });
  const ask = form.getByRole('button', { name: /계산서 요청하기$/u });
  const number = form.getByLabel('사업자등록번호');
  await number.fill('123-45-67890');
  await form.getByLabel('상호').fill('다온상사');
  await form.getByLabel('대표자').fill('한가온');
  await form.getByLabel('받을 이메일').fill('books@example.com');
  await press(ask);
  await form.getByText('없는 사업자등록번호예요.').waitFor();
  expect(await number.evaluate((field) => field === document.activeElement)).toBe(true);
  await number.fill('123-45-67891');
  await press(ask);
  await page.getByText(/계산서를 요청했어요\. 발행하면 이메일로 알려 드려요\./u).waitFor();
  await page.reload();
  await page.getByText('다온상사 123-45-67891').waitFor();
}
