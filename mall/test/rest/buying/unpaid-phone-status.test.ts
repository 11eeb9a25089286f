import { expect, test } from 'vitest';
import { aKey } from '../cases/buying-calls.ts';
import { oneDatabase } from '../harness/databases.ts';
import { aNewMember } from '../harness/people.ts';
import { aPhoneOrder, stockPhones, type PhonePlaced } from '../harness/phone-orders.ts';
import { openShop } from '../harness/shop.ts';

const kind = oneDatabase[0] ?? 'postgres';

test('a phone order with nothing to pay has no payment', async () => {
  const shop = await openShop(kind, { SHOP_PACE_SECONDS: '0' });
  await stockPhones(shop, 5);
  const { loginId, memNo } = await aNewMember(shop);
  const { accessToken: token } = await shop.signIn({ id: loginId });
  const body = await aPhoneOrder(shop, { token, memNo });
  const { ordNo, pgReq } = await shop.ask<PhonePlaced>('placePhoneOrder', { token, params: aKey(), body });
  expect(pgReq).toBeNull();
  expect(await shop.send('getPaymentStatus', { token, params: { ordNo } })).toMatchObject({ code: '1404' });
  await shop.close();
});
