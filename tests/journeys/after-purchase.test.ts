// Full tier: orders that are found and cancelled; components prove the list and the form.
import { expect } from 'vitest';
import { axeFindings } from '../harness/axe.ts';
import { settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { newMember } from '../harness/new-member.ts';
import { newOrder } from '../harness/new-order.ts';
import { signedIn } from '../harness/signed-in.ts';
import { act } from '../harness/order-actions.ts';

const list = 'm/familyshop/myQuestion/listMyOrder';
const detail = 'm/familyshop/goods/orderGoods/orderDetail';

test(
  'an order is found by each period and by its state, also after a reload, and cancelled with a reason and a press on a phone',
  { timeout: 180_000 },
  async ({ shop, visit }) => {
    const member = await newMember(shop);
    const number = await newOrder(shop, member);
    const { page, complaints } = await visit(
      'phone',
      await signedIn(shop.url, ['familyshop'], member.id, member.password),
    );
    await page.goto(`${shop.url}/${list}`);
    await page.getByRole('main').getByText(`주문번호 ${number}`).waitFor();
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('navigation', { name: '조회 기간' }).getByRole('link', { name: '오늘' }).click();
    await page.getByRole('combobox', { name: '주문 상태' }).selectOption('배송 중');
    await page.getByRole('heading', { name: '오늘 ‘배송 중’ 상태인 주문이 없어요' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: '오늘 ‘배송 중’ 상태인 주문이 없어요' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.goBack();
    await page.getByRole('main').getByText(`주문번호 ${number}`).waitFor();

    // Each period is in the address, and so are the six months before the visible ones.
    const periods = page.getByRole('navigation', { name: '조회 기간' });
    for (const [name, query] of [
      ['3일', '?period=3d'],
      ['6일', '?period=6d'],
      ['1개월', '?period=1m'],
      ['6개월', ''],
    ] as const) {
      await periods.getByRole('link', { name, exact: true }).click();
      await page.waitForURL(`${shop.url}/${list}${query}`);
      await periods.locator('[aria-current=true]').getByText(name, { exact: true }).waitFor();
      await page.getByRole('main').getByText(`주문번호 ${number}`).waitFor();
    }
    await page.getByRole('link', { name: /이전 주문 보기$/u }).click();
    await page.getByRole('heading', { name: '이 기간에는 주문한 상품이 없어요' }).waitFor();
    await page.reload();
    await page.getByText(/까지의 주문이에요/u).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: '최근 6개월 주문 보기' }).click();
    await page.getByRole('main').getByText(`주문번호 ${number}`).waitFor();

    await page.getByRole('main').getByRole('article').getByRole('heading').getByRole('link').click();
    await page.waitForURL(`**/${detail}/${number}`);
    await page.getByRole('heading', { name: /^주문 상품 1종/u }).waitFor();
    await settled(page);
    expect(await axeFindings(page)).toEqual([]);

    await act(page, '주문 취소', '이 주문');
    await page.waitForURL(`**/${detail}/${number}/cancel`);
    await page.getByRole('radio', { name: /단순 변심/u }).check();
    await page.getByText('아직 결제하지 않은 주문이라 환불할 금액이 없어요.').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const [yes, no] = await Promise.all([
      page.getByRole('button', { name: '주문 취소하기' }).boundingBox(),
      page.getByRole('link', { name: '돌아가기' }).boundingBox(),
    ]);
    expect([yes?.width, yes?.height]).toEqual([no?.width, no?.height]);
    await page.getByRole('button', { name: '주문 취소하기' }).click();
    await page.waitForURL(`**/${detail}/${number}`);
    await page.getByRole('status').getByText('취소했어요.').waitFor();
    await page.getByRole('heading', { name: '취소 · 처리 완료' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);

    await page.reload();
    await page.getByRole('heading', { name: '취소 · 처리 완료' }).waitFor();
    expect(await page.getByRole('link', { name: /^주문 취소/u }).count()).toBe(0);
    expect(complaints).toEqual([]);
  },
);
