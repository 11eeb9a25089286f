import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mallProducts } from '../../../src/db/schema/categories.ts';
import { orderItems, orders } from '../../../src/db/schema/orders.ts';
import { goods, plannedChanges, productSales } from '../../../src/db/schema/products.ts';
import { countSales } from '../../../src/features/products/count-sales.ts';
import { kettle, pot, vacuum } from '../cases/buying-calls.ts';
import { databaseKinds } from '../harness/databases.ts';
import { aBuyer, pay, stockAll } from '../harness/orders.ts';
import { openShop, type Shop } from '../harness/shop.ts';
import { mallOf } from '../harness/world.ts';

interface Shown {
  goodsList: {
    gdsGrpNo: string;
    gdsGrpStckr: { type: string; critCntn: string | null; endDts: string | null } | null;
  }[];
}

const now = new Date('2026-11-30T04:40:00+09:00');

describe.each(databaseKinds)('on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind);
    await stockAll(shop, 90);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    await shop.context.db.delete(productSales);
    await shop.context.db.delete(plannedChanges);
  });

  const sold = (soldDt: string, qty: number, gdsGrpNo = kettle.gdsGrpNo) =>
    shop.context.db.insert(productSales).values({ mallId: mallOf.GENERAL, gdsGrpNo, soldDt, qty });
  const countOf = async (gdsGrpNo: string) => {
    const { salesCnt, isBest } = mallProducts;
    const [row] = await shop.context.db
      .select({ salesCnt, isBest })
      .from(mallProducts)
      .where(and(eq(mallProducts.mallId, mallOf.GENERAL), eq(mallProducts.gdsGrpNo, gdsGrpNo)));
    return row;
  };
  const stickerOf = async (gdsGrpNo: string) => {
    const { goodsList } = await shop.ask<Shown>('listPreGoods', {
      body: { mallId: mallOf.GENERAL, gdsGrpNolist: [gdsGrpNo] },
    });
    return goodsList[0]?.gdsGrpStckr ?? null;
  };

  test('what sold most in thirty days is a bestseller, and no longer when those days are over', async () => {
    await sold('20261101', 12);
    await sold('20261129', 3, vacuum.gdsGrpNo);
    await countSales(shop.context.db, now);
    expect(await countOf(kettle.gdsGrpNo)).toEqual({ salesCnt: 12, isBest: true });
    expect(await countOf(vacuum.gdsGrpNo)).toEqual({ salesCnt: 3, isBest: false });
    expect(await stickerOf(kettle.gdsGrpNo)).toMatchObject({
      type: '베스트',
      critCntn: expect.stringContaining('30일'),
    });

    await countSales(shop.context.db, new Date('2026-12-02T04:40:00+09:00'));
    expect(await countOf(kettle.gdsGrpNo)).toEqual({ salesCnt: 0, isBest: false });
  });

  test('few pieces make no bestseller', async () => {
    await sold('20261129', 9);
    await countSales(shop.context.db, now);
    expect(await countOf(kettle.gdsGrpNo)).toEqual({ salesCnt: 9, isBest: false });
  });

  test('paid pieces count, and canceled ones do not', async () => {
    const buyer = aBuyer(shop, () => shop.tokenOf());
    const placed = await buyer.buy([{ ...pot, qty: 2 }]);
    const { db } = shop.context;
    await countSales(db, shop.context.now());
    expect(await countOf(pot.gdsGrpNo)).toMatchObject({ salesCnt: 0 });
    await pay(shop, placed);
    await countSales(db, shop.context.now());
    expect(await countOf(pot.gdsGrpNo)).toMatchObject({ salesCnt: 2 });
    await db.update(orderItems).set({ stckTp: 'FREE' }).where(eq(orderItems.ordNo, placed.ordNo));
    await countSales(db, shop.context.now());
    expect(await countOf(pot.gdsGrpNo)).toMatchObject({ salesCnt: 0 });
    await db.update(orders).set({ payDts: null }).where(eq(orders.ordNo, placed.ordNo));
  });

  test('a deep discount is a special offer while a rise of its price is planned', async () => {
    const { db } = shop.context;
    await countSales(db, now);
    await db.update(goods).set({ slPrc: 20_000, mktPrc: 40_000 }).where(eq(goods.gdsGrpNo, kettle.gdsGrpNo));
    expect(await stickerOf(kettle.gdsGrpNo)).toBeNull();
    const fromDts = new Date(shop.context.now().getTime() + 86_400_000);
    await db.insert(plannedChanges).values({ planNo: 'PP1', gdsGrpNo: kettle.gdsGrpNo, slPrc: 36_000, fromDts });
    expect(await stickerOf(kettle.gdsGrpNo)).toMatchObject({
      type: '특가',
      endDts: expect.stringMatching(/^\d{14}$/u),
    });
    await db.update(plannedChanges).set({ slPrc: 15_000 });
    expect(await stickerOf(kettle.gdsGrpNo)).toBeNull();
  });
});
