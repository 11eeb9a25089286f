// Full tier: a price that the shop raises, from its people to the member's consent; the mall and components prove each step.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect } from 'vitest';
import { root } from '../../scripts/lib/paths.ts';
import { axeFindings } from '../harness/axe.ts';
import { test } from '../harness/journey.ts';
import { newMember } from '../harness/new-member.ts';
import { newOrder } from '../harness/new-order.ts';
import { freePorts } from '../harness/ports.ts';
import { openShop } from '../harness/shop.ts';
import { signedIn } from '../harness/signed-in.ts';
import { subscribe } from '../harness/subscribe.ts';

/** In Korea. */
function daysFromNow(days: number): string {
  return new Date(Date.now() + (days * 24 + 9) * 3_600_000).toISOString().slice(0, 10);
}

test(
  'as the README says, a price is raised at the desk, and the subscription asks for consent',
  { timeout: 240_000 },
  async ({ visit }) => {
    const port = String((await freePorts(1))[0]);
    let dataDir = '';
    const shop = await openShop({ OPERATOR_PORT: port }, async (folder) => void (dataDir = folder));
    try {
      const member = await newMember(shop);
      await newOrder(shop, member); // which gives them an address
      const options = await signedIn(shop.url, ['familyshop'], member.id, member.password);
      const { page, complaints } = await visit('phone', options);
      await subscribe(page, shop);
      await page.getByText(/구독을 시작하고 첫 회차 [\d,]+원을 결제했어요\. 다음 결제는/u).waitFor();

      const keys = spawnSync(process.execPath, [join(root, 'scripts/mall-keys.ts'), 'add', 'demo', 'ORDERS', '1'], {
        env: { ...process.env, DATA_DIR: dataDir, OPERATOR_PORT: port },
        encoding: 'utf8',
      });
      const key = /desk_[\w-]+/u.exec(keys.stdout)?.[0] ?? '';
      const { page: desk } = await visit('desktop');
      await desk.goto(`http://127.0.0.1:${port}/products?kwd=GD26000064`);
      await desk.getByLabel('키', { exact: true }).fill(key);
      await desk.keyboard.press('Enter');
      await desk.getByRole('button', { name: /^가격 올리기: /u }).click();
      const dialog = desk.getByRole('dialog');
      await dialog.getByLabel('주기').selectOption('M1');
      await dialog.getByLabel('새 가격').fill('99,000');
      await dialog.getByLabel('올리는 날').fill(daysFromNow(30));
      await dialog.getByText(/^구독 1건에 /u).waitFor();
      await dialog.getByRole('button', { name: '가격 올리기' }).click();
      await desk.getByText('구독 1건 가운데 0건 동의').waitFor();

      await page.reload();
      const consent = page.getByRole('region', { name: '동의가 필요한 가격' });
      await consent
        .getByText(/부터 회차마다 99,000원으로 올라요\. .*까지 동의하지 않으면 지금 가격 [\d,]+원 그대로/u)
        .waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await consent.getByRole('button', { name: '동의해요' }).tap();
      await page.getByRole('status').getByText('새 가격에 동의했어요.').waitFor();
      await page.reload();
      await page.getByText(/부터 회차마다 99,000원을 결제해요/u).waitFor();
      expect(complaints).toEqual([]);
    } finally {
      await shop.stop();
    }
  },
);
