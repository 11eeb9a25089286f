// Full tier: who goes back before a page's code has come; a component has no document whose code is late.
import { expect } from 'vitest';
import { settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { newMember } from '../harness/new-member.ts';
import { newOrder } from '../harness/new-order.ts';
import { signedIn } from '../harness/signed-in.ts';

test('who goes back before the code of a page comes gets the page before, and its choices', async ({ shop, visit }) => {
  const member = await newMember(shop);
  const number = await newOrder(shop, member);
  const { page, complaints } = await visit(
    'desktop',
    await signedIn(shop.url, ['familyshop'], member.id, member.password),
  );
  const order = page.getByRole('main').getByText(`주문번호 ${number}`);
  const nothing = page.getByRole('heading', { name: '‘배송 중’ 상태인 주문이 없어요' });
  const state = page.getByRole('combobox', { name: '주문 상태' });
  await page.goto(`${shop.url}/familyshop/myshop/listMyOrder`);
  await settled(page);
  await state.selectOption('배송 중');
  await nothing.waitFor();
  await settled(page);

  const code = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await nothing.waitFor();
  await page.evaluate(() => history.back());
  code.resolve();

  await order.waitFor();
  await settled(page);
  expect(await order.isVisible()).toBe(true);
  expect(await state.inputValue()).toBe('');
  expect(complaints).toEqual([]);
});
