import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { couponIssues, coupons } from '../../../src/db/schema/benefits.ts';
import { aKey, vacuum } from '../cases/buying-calls.ts';
import { code, codedCoupon, offerCoupons, openCoupon } from '../cases/coupon-calls.ts';
import { aCouponKind } from '../harness/benefits.ts';
import { oneDatabase } from '../harness/databases.ts';
import { aNewMember } from '../harness/people.ts';
import { openShop, type Answer, type Shop } from '../harness/shop.ts';

interface Page {
  list: { cpnIsuNo: string; cpnNo: string; stat: string; ordNo: string | null }[];
  totalCnt: number;
}

const reasonOf = ({ code, data }: Answer) => (code === '0000' ? 'done' : (data as { rsnCd?: string }).rsnCd);

describe.each(oneDatabase)('coupons on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind);
    await offerCoupons(shop);
  });
  afterAll(() => shop.close());

  const aToken = async () => (await shop.signIn({ id: (await aNewMember(shop)).loginId })).accessToken;
  const take = (token: string, cpnNo = openCoupon) =>
    shop.send('downloadCoupon', { token, params: { cpnNo, ...aKey() } });
  const register = (token: string, cpnCode: string) =>
    shop.send('registerCoupon', { token, params: aKey(), body: { cpnCode } });
  const list = (token: string, stat: string) => shop.ask<Page>('listCoupons', { token, params: { stat } });
  const kindOf = async (cpnNo: string) => {
    const [row] = await shop.context.db.select().from(coupons).where(eq(coupons.cpnNo, cpnNo));
    return row;
  };

  test('of 30 members who ask at once for 10, exactly 10 get one', async () => {
    await shop.context.db.insert(coupons).values(aCouponKind(shop.context, { cpnNo: 'CP-ten', maxIsuCnt: 10 }));
    const tokens = await Promise.all(Array.from({ length: 30 }, aToken));
    const ends = (await Promise.all(tokens.map((token) => take(token, 'CP-ten')))).map(reasonOf);
    expect(ends.filter((end) => end === 'done')).toHaveLength(10);
    expect(new Set(ends)).toEqual(new Set(['done', 'LIMIT']));
    const held = await shop.context.db.select().from(couponIssues).where(eq(couponIssues.cpnNo, 'CP-ten'));
    expect([held.length, new Set(held.map(({ memNo }) => memNo)).size]).toEqual([10, 10]);
    expect(await kindOf('CP-ten')).toMatchObject({ isuCnt: 10 });
  });

  test('a member who asks 20 times at once gets one', async () => {
    const token = await aToken();
    const ends = (await Promise.all(Array.from({ length: 20 }, () => take(token)))).map(reasonOf);
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    expect(new Set(ends)).toEqual(new Set(['done', 'DUPLICATE']));
    expect(await list(token, 'USABLE')).toMatchObject({ totalCnt: 1 });
  });

  test('go from usable to used, and to expired', async () => {
    const token = await aToken();
    const { data } = await take(token);
    const { cpnIsuNo } = data as { cpnIsuNo: string };
    expect(data).toMatchObject({ cpnNo: openCoupon, stat: 'USABLE', maxIsuCnt: 1_000 });
    const pages = async () => {
      const found = await Promise.all(['USABLE', 'USED', 'EXPIRED'].map((stat) => list(token, stat)));
      return found.map((page) => page.list.map((each) => each.stat));
    };
    const change = (values: Partial<typeof couponIssues.$inferInsert>) =>
      shop.context.db.update(couponIssues).set(values).where(eq(couponIssues.cpnIsuNo, cpnIsuNo));
    expect(await pages()).toEqual([['USABLE'], [], []]);
    await change({ usedAt: shop.context.now(), ordNo: 'OR-1' });
    expect(await pages()).toEqual([[], ['USED'], []]);
    await change({ usedAt: null, ordNo: null, endDts: shop.context.now() });
    expect(await pages()).toEqual([[], [], ['EXPIRED']]);
  });

  test('can be chosen for an order once they are taken', async () => {
    const token = await aToken();
    const { data } = await take(token);
    const { cpnIsuNo } = data as { cpnIsuNo: string };
    const { cartNoList } = await shop.ask<{ cartNoList: string[] }>('addToCart', {
      token,
      params: aKey(),
      body: { itemList: [vacuum] },
    });
    const sheet = await shop.ask<object>('createOrderSheet', { token, params: aKey(), body: { cartNoList } });
    expect(sheet).toMatchObject({ cpnList: [{ cpnIsuNo, usblYn: 'Y', dscntPrc: 1_000 }] });
  });

  test('with a code belong to who knows it, however it is typed', async () => {
    const token = await aToken();
    expect((await register(token, code.toUpperCase().replaceAll('-', ' '))).data).toMatchObject({ cpnNo: codedCoupon });
    expect(reasonOf(await register(token, code))).toBe('DUPLICATE');
  });

  test('cannot be guessed: after five wrong codes even the right one is refused for an hour', async () => {
    const { loginId: id } = await aNewMember(shop);
    const token = (await shop.signIn({ id })).accessToken;
    // Right ones do not count.
    await register(token, code);
    for (let turn = 0; turn < 3; turn += 1) expect(reasonOf(await register(token, code))).toBe('DUPLICATE');
    const tries = await Promise.all(Array.from({ length: 12 }, (_, turn) => register(token, `wrong-${turn}`)));
    expect(tries.filter(({ code }) => code === '1400')).toHaveLength(5);
    expect(tries.filter(({ code }) => code === '1429')).toHaveLength(7);
    expect((await register(token, code)).code).toBe('1429');
    shop.pass(3_601);
    expect((await register((await shop.signIn({ id })).accessToken, 'wrong')).code).toBe('1400');
  });

  test("another member's repeat of a key has no part in it", async () => {
    const key = aKey();
    const [one, other] = [await aToken(), await aToken()];
    const send = (token: string) => shop.send('downloadCoupon', { token, params: { cpnNo: openCoupon, ...key } });
    const first = await send(one);
    expect((await send(one)).data).toEqual(first.data);
    expect((await send(other)).data).not.toEqual(first.data);
  });
});
