import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { readSpreadsheet } from '../../mall/src/features/uploads/spreadsheet/spreadsheet-worker.ts';
import { aCsv, someCells } from '../../mall/test/rest/harness/uploads.ts';
import { axeFindings } from '../harness/axe.ts';
import { settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { signedIn } from '../harness/signed-in.ts';

/** Goods of the mall without options and colors. */
const goods = ['GD26013021', 'GD26008835', 'GD26010977', 'GD26000127'];
const mistakes = [{}, { rcvrTel: '1012345678' }, { qty: '한 개' }, { roadAddr: '' }];

test(
  'a clerk fills the template, mends three mistakes by keyboard, confirms in one of two tabs and reads the result',
  { timeout: 120_000 },
  async ({ shop, visit }) => {
    const { page, context } = await visit('desktop', await signedIn(shop.url, ['bizupload'], 'gyeol'));
    const rowsOf = async (button: string) => {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: button }).press('Enter'),
      ]);
      return (await readSpreadsheet(await readFile(await download.path()))).rows;
    };
    await page.goto(`${shop.url}/bizupload/upload`);
    await settled(page);
    const csv = aCsv(goods.map((gdsGrpNo, index) => someCells(`B-${index}`, { gdsGrpNo, ...mistakes[index] })));
    expect((await rowsOf('양식 내려받기'))[0]?.join(',')).toBe(csv.split('\r\n')[0]);
    const file = { name: '월요일 주문.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
    await page.getByLabel('파일 선택').setInputFiles(file);
    await page.getByRole('heading', { name: '월요일 주문.csv' }).waitFor();
    await page.getByText(/^\d+줄을 고쳐 주세요$/u).waitFor();
    expect(await axeFindings(page)).toEqual([]);

    const next = page.getByRole('button', { name: '다음 오류로 가기' });
    await next.press('Enter');
    await page.getByText('연락처 맨 앞의 0이 빠졌어요.').last().waitFor();
    await page.getByRole('button', { name: '‘01012345678’ 고치기' }).press('Enter');
    await page.getByRole('checkbox', { name: '오류가 있는 줄만 보기 (2)' }).waitFor();
    await next.press('Enter');
    await page.getByText('3번 줄 수량').waitFor();
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await page.getByRole('checkbox', { name: '오류가 있는 줄만 보기 (1)' }).waitFor();
    await next.press('Enter');
    await page.getByText('4번 줄 주소').waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.insertText('서울특별시 중구 한빛로 12');
    await page.keyboard.press('Enter');
    await page.getByText('주문 확정 대기').waitFor();

    const other = await context.newPage();
    await other.goto(page.url());
    const button = { name: /^4건 [\d,]+원 주문 확정하기$/u };
    for (const tab of [other, page]) await tab.getByRole('radio', { name: '월 정산' }).press('Space');
    for (const tab of [page, other]) await tab.getByRole('button', button).press('Enter');
    for (const tab of [page, other]) {
      await tab.getByText('주문 완료').waitFor();
      await tab.getByText('4건', { exact: true }).waitFor();
    }
    expect(await axeFindings(page)).toEqual([]);
    const [, ...results] = await rowsOf('결과 파일 내려받기');
    expect(results.map(([number, result, order]) => [number, result, order?.startsWith('OR')])).toEqual(
      goods.map((_, index) => [String(index + 1), '주문됨', true]),
    );
    await page.getByRole('link', { name: '업로드 내역으로' }).press('Enter');
    await page.getByRole('link', { name: '월요일 주문.csv' }).waitFor();
  },
);
