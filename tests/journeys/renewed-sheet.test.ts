// Full tier: a sheet that runs out under an open form.
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { chooseGoods } from '../harness/choose-goods.ts';
import { axeFindings } from '../harness/axe.ts';
import { settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { withCoupons } from '../harness/order-form.ts';

const couponIn = (coupons: Locator) => coupons.getByRole('radio', { name: /할인 −/u }).first();

test(
  'a sheet that ends in two minutes says so wherever the form is scrolled to, and the next one keeps all that was chosen and typed',
  { timeout: 180_000 },
  async ({ shop, visit, memberOf }) => {
    const { page, complaints } = await visit('desktop', await memberOf('gaon'));
    await page.clock.install();
    await page.goto(`${shop.url}/familyshop/goods/detailGoods?gdsGrpNo=GD26013329`);
    await settled(page);
    await chooseGoods(page);
    await page.getByRole('button', { name: '구매하기' }).click();
    await page.waitForURL('**/order/orderForm/*');
    const form = page.url();
    const pay = page.getByRole('button', { name: /결제하기$/u });
    const whole = await pay.innerText();
    await withCoupons(page, (coupons) => couponIn(coupons).check());
    await page.getByLabel(/^포인트/u).fill('3000');
    await page.getByRole('button', { name: '적용', exact: true }).click();
    await page.getByText('포인트 사용').waitFor();
    await page.getByLabel('배송 요청사항').fill('문 앞에 놓아 주세요');
    await page.getByRole('radio', { name: '휴대폰 결제' }).check();
    const reduced = await pay.innerText();
    expect(reduced).not.toBe(whole);
    expect(await page.getByRole('button', { name: '시간 늘리기' }).count()).toBe(0);

    await page.clock.fastForward(28 * 60_000 + 5_000);
    await page
      .getByRole('status')
      .getByText(/시간이 2분 남았어요/u)
      .waitFor();
    const more = page.getByRole('button', { name: '시간 늘리기' });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 3));
    expect((await more.boundingBox())?.y ?? -1).toBeGreaterThan(0);
    expect(await axeFindings(page)).toEqual([]);
    await more.click();
    // The mall's clock did not move, by which the next sheet has its time.
    await page.clock.setSystemTime(new Date());
    await page.waitForURL((url) => url.pathname.includes('/order/orderForm/') && url.href !== form);
    await more.waitFor({ state: 'detached' });
    await expect.poll(() => pay.innerText(), { timeout: 30_000 }).toBe(reduced);
    await withCoupons(page, (coupons) => expect.poll(() => couponIn(coupons).isChecked()).toBe(true));
    await expect.poll(() => page.getByLabel(/^포인트/u).inputValue()).toBe('3000');
    expect(await page.getByLabel('배송 요청사항').inputValue()).toBe('문 앞에 놓아 주세요');
    expect(await page.getByRole('radio', { name: '휴대폰 결제' }).isChecked()).toBe(true);

    // A removed coupon stays removed after a reload.
    await withCoupons(page, (coupons) =>
      couponIn(coupons).locator('xpath=ancestor::fieldset').getByRole('radio', { name: '사용 안 함' }).check(),
    );
    await expect.poll(() => pay.innerText(), { timeout: 30_000 }).not.toBe(reduced);
    await page.reload();
    await settled(page);
    await withCoupons(page, async (coupons) => {
      await couponIn(coupons).waitFor();
      expect(await couponIn(coupons).isChecked()).toBe(false);
    });
    expect(complaints).toEqual([]);
  },
);
