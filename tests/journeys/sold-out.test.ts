// Full tier: goods that sell out under an open form.
import { expect } from 'vitest';
import { axeFindings } from '../harness/axe.ts';
import { settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { newMember } from '../harness/new-member.ts';
import { newOrder } from '../harness/new-order.ts';
import { agree, writeAddress } from '../harness/order-form.ts';

/** Options of which the seed has few pieces, and all of them. Each try takes the next, since it buys them all. */
const fewPieces = [
  { productNumber: 'GD26009584', optionNumber: 'GD26009584-1', colorName: '라벤더', quantity: 2 },
  { productNumber: 'GD26010081', optionNumber: 'GD26010081-1', colorName: '혼합', quantity: 3 },
  { productNumber: 'GD26003683', optionNumber: 'GD26003683-1', colorName: '코요테', quantity: 3 },
];

test(
  'on a desktop, goods that others bought while the form was open are named at their line, with a way on, and nothing is ordered',
  { timeout: 120_000 },
  async ({ shop, visit, memberOf }) => {
    const item = fewPieces.shift();
    const chosen = new URLSearchParams({
      gdsGrpNo: item?.productNumber ?? '',
      option: item?.optionNumber ?? '',
      color: item?.colorName ?? '',
    });
    const { page, complaints } = await visit('desktop', await memberOf());
    await page.goto(`${shop.url}/familyshop/goods/detailGoods?${chosen}`);
    await settled(page);
    await page.getByRole('button', { name: '담기' }).click();
    await page
      .getByRole('link', { name: /장바구니.*1/u })
      .first()
      .waitFor();
    await page.goto(`${shop.url}/familyshop/myshop/listCart`);
    await page.getByRole('button', { name: /주문하기/u }).click();
    await writeAddress(page);
    await page.getByRole('radio', { name: '휴대폰 결제' }).check();
    await agree(page);
    await newOrder(shop, await newMember(shop), item);

    await page.getByRole('button', { name: /결제하기$/u }).click();

    await page
      .getByRole('listitem')
      .getByText(/^품절됐어요/u)
      .waitFor();
    const refusal = page.getByRole('alert').filter({ hasText: '품절됐어요' });
    await expect.poll(() => refusal.evaluate(isInSight)).toBe(true);
    expect(page.context().pages()).toHaveLength(1); // the window for the payment is closed again
    expect(await axeFindings(page)).toEqual([]);

    await refusal.getByRole('link', { name: '장바구니에서 상품 변경' }).click();
    await page.getByText('품절된 상품이에요.').waitFor();
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
    await page.goto(`${shop.url}/familyshop/myshop/listMyOrder`);
    await page.getByText('최근 6개월 동안 주문한 상품이 없어요').waitFor();
    expect(complaints).toEqual([]);
  },
);

/** In the window, and not under a header or a bar. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}
