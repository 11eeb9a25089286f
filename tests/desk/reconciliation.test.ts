// Full tier: books that differ, at the desk by keys alone; the mall's own test has how they are compared.
import { expect } from 'vitest';
import { paymentDifferences } from '../../mall/src/db/schema/reconciliation.ts';
import { anyDatabase } from '../../mall/test/rest/harness/databases.ts';
import { openDoor } from '../../mall/test/rest/harness/operators.ts';
import { openShop } from '../../mall/test/rest/harness/shop.ts';
import { axeFindings } from '../harness/axe.ts';
import { test } from '../harness/journey.ts';
import { hasFocus, reach } from '../harness/keyboard.ts';

/** A payment of another sum, a refund that the provider lacks, and money that the mall does not know. */
const found = [
  { diffNo: 'DF0001', moveTp: 'TAKEN', moveNo: 'PY1', ourAmt: 35_000, theirAmt: 34_000 },
  { diffNo: 'DF0002', moveTp: 'BACK', moveNo: 'RF1', ourAmt: 900, theirAmt: null },
  { diffNo: 'DF0003', moveTp: 'PAID_OUT', moveNo: 'PY9', ourAmt: null, theirAmt: 5_000 },
] as const;

test('by keys alone an operator ends what differs with a note, row by row, and the count goes down', async ({
  visit,
  onTestFinished,
}) => {
  const shop = await openShop(anyDatabase);
  const door = await openDoor(shop);
  onTestFinished(async () => {
    await door.close();
    await shop.close();
  });
  const regDts = shop.context.now();
  await shop.context.db
    .insert(paymentDifferences)
    .values(found.map((row) => ({ ...row, pgCd: 'TOSS', day: '20260415', payNo: row.moveNo, regDts })));
  const { page, complaints } = await visit('desktop');
  await page.goto(`${door.url}/differences`);
  await page.getByLabel('키', { exact: true }).fill(await door.keyOf('SERVICE'));
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: '결제 대사 3' }).waitFor();
  const rows = page.getByRole('table', { name: '결제 대사' }).getByRole('row');
  await expect.poll(() => rows.count()).toBe(found.length + 1);
  expect(await axeFindings(page)).toEqual([]);

  const presses = () => page.getByRole('button', { name: /^확인함: /u });
  for (let left = found.length; left > 0; left -= 1) {
    const press = presses().first();
    const name = (await press.getAttribute('aria-label')) ?? '';
    if (left === found.length) await reach(page, press);
    await expect.poll(() => hasFocus(press)).toBe(true);
    await page.keyboard.press('Enter');
    const note = page.getByRole('dialog').getByLabel('무엇을 확인했나요');
    await expect.poll(() => hasFocus(note)).toBe(true);
    await page.keyboard.type('결제사 화면에서 확인함');
    await reach(page, page.getByRole('dialog').getByRole('button', { name: '확인함' }));
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('button', { name }).count()).toBe(0);
  }
  await page.getByText('결제사의 장부와 다른 것이 없어요.').waitFor();
  await expect.poll(() => hasFocus(page.getByRole('heading', { name: '결제 대사' }))).toBe(true);
  await page.getByRole('link', { name: '결제 대사 0' }).waitFor();
  expect(complaints.filter((line) => !/401/u.test(line))).toEqual([]);
});
