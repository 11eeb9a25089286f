import { afterAll, beforeAll, expect, test } from 'vitest';
import { vacuum } from '../cases/buying-calls.ts';
import { anyDatabase } from '../harness/databases.ts';
import { aGuestOrder } from '../harness/guest-orders.ts';
import { aBuyer } from '../harness/orders.ts';
import { stockUp } from '../harness/payments.ts';
import { openShop, type Shop } from '../harness/shop.ts';

interface Sheet {
  agreeList: { agreeCd: string; cntnHtml: string; reqYn: string }[];
}

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(anyDatabase);
  await stockUp(shop);
});
afterAll(() => shop.close());

const sheetOf = async (token: string) => (await aBuyer(shop, async () => token).sheetOf(vacuum)) as unknown as Sheet;

test('a guest agrees to the collection of the own data, which a member did when joining', async () => {
  const { token } = await aGuestOrder(shop);
  const ofGuest = await sheetOf(token);
  expect(ofGuest.agreeList).toContainEqual(expect.objectContaining({ agreeCd: 'AG00105', reqYn: 'Y' }));
  const ofMember = await sheetOf(await shop.tokenOf());
  expect(ofMember.agreeList.map(({ agreeCd }) => agreeCd)).not.toContain('AG00105');
});

test('an order of a guest without that consent is refused', async () => {
  const { token } = await aGuestOrder(shop);
  const buyer = aBuyer(shop, async () => token);
  const body = await buyer.bodyFor([vacuum]);
  expect(await buyer.place({ ...body, agreeCdList: ['AG00101', 'AG00102'] })).toMatchObject({
    code: '1400',
  });
});

test('the consent to hand data on names who sells and who brings', async () => {
  const { agreeList } = await sheetOf(await shop.tokenOf());
  const handed = agreeList.find(({ agreeCd }) => agreeCd === 'AG00102')?.cntnHtml ?? '';
  expect(handed).toMatch(/제공받는 자: [^(#]+\(상품 판매\), [^(]+택배\(배송\)/u);
});
