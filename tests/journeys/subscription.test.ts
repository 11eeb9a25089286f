import { expect } from 'vitest';
import { settled } from '../harness/browser.ts';
import { test } from '../harness/journey.ts';
import { newMember } from '../harness/new-member.ts';
import { newOrder } from '../harness/new-order.ts';
import { signedIn } from '../harness/signed-in.ts';
import { subscribe } from '../harness/subscribe.ts';

test('a member on a phone subscribes to a box with a card, and may leave again', async ({ shop, visit }) => {
  const member = await newMember(shop);
  await newOrder(shop, member); // which gives them an address
  const options = await signedIn(shop.url, ['familyshop'], member.id, member.password);
  const { page, complaints } = await visit('phone', options);
  await subscribe(page, shop);
  await settled(page);
  await page.getByRole('link', { name: '구독 해지' }).waitFor();
  expect(complaints).toEqual([]);
});
