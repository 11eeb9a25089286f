// Full tier: favorites, alerts and counts of orders on a desktop; components prove each.
import { expect } from 'vitest';
import { axeFindings } from '../harness/axe.ts';
import { settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { newMember } from '../harness/new-member.ts';
import { newOrder } from '../harness/new-order.ts';
import { signedIn } from '../harness/signed-in.ts';

test(
  'on a desktop the counts lead to the orders, a favorite is watched, put into the cart and taken out, and the alert ended',
  { timeout: 120_000 },
  async ({ shop, visit }) => {
    const member = await newMember(shop);
    const number = await newOrder(shop, member);
    const { page, complaints } = await visit(
      'desktop',
      await signedIn(shop.url, ['familyshop'], member.id, member.password),
    );
    await page.goto(`${shop.url}/familyshop/goods/ngd/GD26010291`);
    await settled(page);
    await page
      .getByRole('button', { name: /찜하기$/u })
      .first()
      .click();
    const strip = page.getByRole('region', { name: '나의 주문' });
    await strip.getByRole('link', { name: '결제 대기 1' }).click();
    await page.getByRole('main').getByText(`주문번호 ${number}`).waitFor();
    expect(new URL(page.url()).search).toBe('?type=goods&state=awaiting-payment&period=all');

    await page.goto(`${shop.url}/familyshop/myshop/listMyJjim?kind=goods&sort=price-asc`);
    const watch = page.getByRole('button', { name: /가격 알림 받기$/u });
    await watch.click();
    await page.getByRole('textbox', { name: '희망 가격 (선택)' }).fill('9,900원');
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await page
      .getByText(/^9,900원 이하가 되면/u)
      .first()
      .waitFor();
    const alerts = page.getByRole('region', { name: '재입고·가격 알림' });
    await alerts.getByRole('listitem').waitFor();

    await page.getByRole('button', { name: /장바구니 담기$/u }).click();
    const choice = page.getByRole('combobox', { name: /옵션$/u });
    await choice.selectOption({ index: 1 });
    await page.getByRole('button', { name: /장바구니 담기$/u }).click();
    await page.getByText('장바구니에 담았어요.').waitFor();
    expect(await axeFindings(page)).toEqual([]);

    await alerts.getByRole('button', { name: /해제$/u }).click();
    await page.getByText('알림을 해제했어요.').waitFor();
    await page.getByRole('button', { name: /가격 알림 받기$/u }).waitFor();
    await page.getByRole('button', { name: '선택해서 찜 해제' }).click();
    await page.getByRole('checkbox', { name: '전체 선택' }).check();
    await page.getByRole('button', { name: '찜 해제', exact: true }).click();
    await page.getByText('상품의 찜을 해제했어요.').waitFor();
    await page.reload();
    await page.getByRole('heading', { name: '이 종류의 찜한 상품이 없어요' }).waitFor();
    expect(complaints).toEqual([]);
  },
);
