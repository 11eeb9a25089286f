import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { goods } from '../../../src/db/schema/products.ts';
import { malls } from '../../../src/db/schema/malls.ts';
import { kettle, vacuum } from '../cases/buying-calls.ts';
import { anyDatabase } from '../harness/databases.ts';
import { aGuestOrder } from '../harness/guest-orders.ts';
import { aBuyer } from '../harness/orders.ts';
import { stockUp } from '../harness/payments.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { mallOf } from '../harness/world.ts';

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

const textOf = ({ agreeList }: Sheet, code: string) =>
  agreeList.find(({ agreeCd }) => agreeCd === code)?.cntnHtml ?? '';

test('the consent to hand data on names who sends each of the goods, and who brings them', async () => {
  const { db } = shop.context;
  await db.update(goods).set({ splNm: '(주)누리<청소>' }).where(eq(goods.gdsGrpNo, vacuum.gdsGrpNo));
  const sheet = await aBuyer(shop, () => shop.tokenOf()).sheetOf(vacuum, kettle);
  const [mall] = await db.select().from(malls).where(eq(malls.mallId, mallOf.GENERAL));
  const company = mall?.company ?? mall?.mallNm;
  expect(textOf(sheet as unknown as Sheet, 'AG00102')).toContain(
    `제공받는 자: (주)누리&lt;청소&gt;, ${company}(상품 판매·공급), 가온택배(배송).`,
  );
});

test('what is picked up names the shop, and nobody who sends', async () => {
  await shop.context.db.update(goods).set({ dlvType: '9' }).where(eq(goods.gdsGrpNo, vacuum.gdsGrpNo));
  const sheet = await sheetOf(await shop.tokenOf());
  expect(textOf(sheet, 'AG00104')).toContain('제공받는 자: 온결 나눔 매장 02-6000-2400(상품 전달).');
  expect(textOf(sheet, 'AG00102')).toBe('');
});
