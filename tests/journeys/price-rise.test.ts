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
  return new Date(Date.now() + (days * 24 + 9) * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '');
}

test(
  'as the README says, a price is raised at the door, and the subscription asks for consent',
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
      const raised = await fetch(`http://127.0.0.1:${port}/operator/v1/subscription-products/GD26000064/rise`, {
        method: 'POST',
        headers: {
          Authorization: `Bearer ${key}`,
          'X-Idempotency-Key': 'rise-of-the-demonstration',
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({ cyclCd: 'M1', prc: 99_000, fromDt: daysFromNow(30) }),
      });
      expect(await raised.json()).toMatchObject({ code: '0000' });

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
