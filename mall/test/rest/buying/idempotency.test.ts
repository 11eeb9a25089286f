import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idempotencyKeys } from '../../../src/db/schema/buying.ts';
import { sweep } from '../../../src/housekeeping.ts';
import { aKey, anAddress, pot, vacuum } from '../cases/buying-calls.ts';
import { oneDatabase } from '../harness/databases.ts';
import { openShop, type Answer, type Shop } from '../harness/shop.ts';
import { elsewhere } from '../harness/world.ts';

const told = ({ status, code, message, description, data }: Answer) => ({ status, code, message, description, data });

describe.each(oneDatabase)('a key of a call on %s', (kind) => {
  let shop: Shop;
  let token: string;
  beforeAll(async () => {
    shop = await openShop(kind);
    token = await shop.tokenOf();
  });
  afterAll(() => shop.close());

  const add = (params: object, ...itemList: object[]) =>
    shop.send('addToCart', { token, params: { ...params }, body: { itemList } });
  const count = async () => (await shop.ask<{ cartCnt: number }>('countCart', { token })).cartCnt;
  const qtyOf = async (gdsGrpNo: string) => {
    const { cartList } = await shop.ask<{ cartList: { gdsGrpNo: string; qty: number }[] }>('getCart', { token });
    return cartList.find((line) => line.gdsGrpNo === gdsGrpNo)?.qty ?? 0;
  };

  test('gives a repeat the first answer, and no second effect', async () => {
    const key = aKey();
    const first = await add(key, vacuum);
    const repeat = await add(key, vacuum);
    expect(first.code).toBe('0000');
    expect(told(repeat)).toEqual(told(first));
    expect(await qtyOf('GD0004')).toBe(1);
  });

  test('has one effect and one answer, however many come at once', async () => {
    const key = aKey();
    const before = await qtyOf('GD0004');
    const answers = await Promise.all(Array.from({ length: 20 }, () => add(key, vacuum)));
    const done = answers.filter(({ code }) => code === '0000');
    const others = answers.filter(({ code }) => code !== '0000');
    expect(await qtyOf('GD0004')).toBe(before + 1);
    expect(new Set(done.map((answer) => JSON.stringify(told(answer)))).size).toBe(1);
    expect(others.every(({ data }) => (data as { rsnCd: string }).rsnCd === 'BUSY')).toBe(true);
    expect(others.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);
    expect(told(await add(key, vacuum))).toEqual(told(done[0] ?? (await add(key, vacuum))));
  });

  test('is refused with another body, which does not spoil the first', async () => {
    const key = aKey();
    const first = await add(key, pot);
    expect((await add(key, { ...pot, qty: 2 })).data).toEqual({ rsnCd: 'KEY' });
    expect(told(await add(key, pot))).toEqual(told(first));
  });

  test('considers bodies equal in any order of their fields', async () => {
    const key = aKey();
    const first = await add(key, { gdsGrpNo: 'GD0004', qty: 1 });
    expect(told(await add(key, { qty: 1, gdsGrpNo: 'GD0004' }))).toEqual(told(first));
  });

  test('keeps a refusal that was known, and lets a mistake in the form be mended', async () => {
    const refused = aKey();
    const first = await add(refused, { ...pot, qty: 90 });
    expect(first.code).toBe('1409');
    expect(told(await add(refused, { ...pot, qty: 90 }))).toEqual(told(first));

    const mended = aKey();
    expect((await add(mended, { ...pot, qty: 0 })).code).toBe('1400');
    expect((await add(mended, { ...vacuum, qty: 1 })).code).toBe('0000');
  });

  test('is of its member, its method and its path alone', async () => {
    const key = aKey();
    await add(key, vacuum);
    const address = { token, params: { ...key }, body: anAddress };
    expect((await shop.send('createDelivery', address)).code).toBe('0000');
    const other = await shop.tokenOf({ mallId: elsewhere });
    const itemList = [{ gdsGrpNo: 'GD0001', optNo: 'GD0001-1', colorNm: '화이트', qty: 1 }];
    const answer = await shop.send('addToCart', { token: other, params: { ...key }, body: { itemList } });
    expect(answer.code).toBe('0000');
  });

  test('leaves an encrypted response in the database, for 24 hours', async () => {
    const key = aKey();
    await shop.ask('createDelivery', { token, params: { ...key }, body: anAddress });
    const rows = () => shop.context.db.select().from(idempotencyKeys);
    expect(JSON.stringify(await rows())).not.toContain('서울특별시');
    const before = await count();
    shop.pass(25 * 3600);
    await sweep(shop.context);
    expect(await rows()).toEqual([]);
    token = (await shop.signIn()).accessToken;
    expect(await count()).toBe(before);
  });
});
