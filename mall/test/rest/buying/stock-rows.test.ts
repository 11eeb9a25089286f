import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '../../../src/db/rows.ts';
import { goodsOptions, productColors, products } from '../../../src/db/schema/products.ts';
import { lockStock, restock, reserveStock } from '../../../src/features/orders/stock-rows.ts';
import { databaseKinds } from '../harness/databases.ts';
import { piecesOf } from '../harness/orders.ts';
import { openShop, type Shop } from '../harness/shop.ts';

const white = { gdsGrpNo: 'GD0001', optNo: 'GD0001-1', colorNm: '화이트' };
const plain = { gdsGrpNo: 'GD0002', optNo: null, colorNm: null };

describe.each(databaseKinds)('stock rows on %s', (kind) => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(kind);
    await countStatements(shop);
  });
  beforeEach(async () => {
    const { db } = shop.context;
    await db.update(products).set({ stckqty: 8, stckqty2: 4 });
    await db.update(goodsOptions).set({ stckqty: 12 });
    await db.update(productColors).set({ stckqty: 12 });
    await db.execute(sql`truncate stock_statements`);
  });
  afterAll(() => shop.close());

  const take = (...wanted: Parameters<typeof reserveStock>[1]) =>
    shop.context.db.transaction(async (db) => {
      await lockStock(db, wanted);
      return reserveStock(db, wanted);
    });
  const giveBack = (...taken: Parameters<typeof restock>[1]) => shop.context.db.transaction((db) => restock(db, taken));

  test('several lines of a product empty its first store together, and come back to both as they were', async () => {
    const before = await piecesOf(shop, 'GD0001');
    const lines = [
      { ...white, qty: 5 },
      { ...plain, qty: 2 },
      { ...white, qty: 5 },
    ] as const;
    const fromSecondStore = await take(...lines);
    expect(fromSecondStore).toEqual([0, 0, 2]);
    expect(await piecesOf(shop, 'GD0001')).toMatchObject({ free: 2, second: 2, option: 2, color: 2 });
    expect(await piecesOf(shop, 'GD0002')).toMatchObject({ free: 10, second: 4 });

    await giveBack(...lines.map((line, index) => ({ ...line, stckqty2: fromSecondStore[index] ?? 0 })));
    expect(await piecesOf(shop, 'GD0001')).toEqual(before);
  });

  test('pieces move in one statement for all lines, whether they are taken or go back', async () => {
    const lines = [
      { ...white, qty: 1 },
      { ...plain, qty: 2 },
      { ...white, qty: 3 },
    ] as const;
    await take(...lines);
    expect(await statements(shop)).toEqual({ goods_options: 1, product_colors: 1, products: 1 });
    await giveBack(...lines.map((line) => ({ ...line, stckqty2: 0 })));
    expect(await statements(shop)).toEqual({ goods_options: 2, product_colors: 2, products: 2 });
  });

  test.each([
    ['an option', { ...white, optNo: 'gone' }],
    ['a color', { ...white, colorNm: '없는 색' }],
    ['a product', { ...plain, gdsGrpNo: 'GD9999' }],
  ])('nothing is taken when %s is gone', async (_what, gone) => {
    await expect(take({ ...plain, qty: 1 }, { ...gone, qty: 1 })).rejects.toThrow('gone');
    expect(await piecesOf(shop, 'GD0001')).toMatchObject({ free: 12, option: 12, color: 12 });
    expect(await piecesOf(shop, 'GD0002')).toMatchObject({ free: 12 });
  });

  test('an option or a product that is gone keeps nothing of what comes back, all others do', async () => {
    await giveBack(
      { ...white, optNo: 'gone', qty: 3, stckqty2: 1 },
      { ...plain, gdsGrpNo: 'GD9999', qty: 1, stckqty2: 0 },
    );
    expect(await piecesOf(shop, 'GD0001')).toMatchObject({ free: 15, second: 5, option: 12, color: 15 });
  });

  test('orders that name the same products in another order never wait for each other', async () => {
    const away = [
      { ...white, qty: 1 },
      { ...plain, qty: 1 },
    ] as const;
    const orders = Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? away : away.toReversed()));
    const back = away.map((line) => ({ ...line, stckqty2: 0 }));
    await Promise.all(
      orders.map(async (lines, index) => {
        await take(...lines);
        await giveBack(...(index % 2 === 0 ? back : back.toReversed()));
      }),
    );
    const [group] = await shop.context.db.select().from(products).where(eq(products.gdsGrpNo, 'GD0001'));
    expect((group?.stckqty ?? 0) + (group?.stckqty2 ?? 0)).toBe(12);
  });
});

/** Counts the statements that change stock, by table. */
async function countStatements({ context: { db } }: Shop): Promise<void> {
  await db.execute(sql`create table stock_statements (table_name text not null)`);
  await db.execute(
    sql`create function count_statement() returns trigger language plpgsql as $$
        begin insert into stock_statements values (tg_table_name); return null; end $$`,
  );
  for (const table of ['products', 'goods_options', 'product_colors']) {
    await db.execute(
      sql.raw(`create trigger counted after update on ${table} for each statement execute function count_statement()`),
    );
  }
}

async function statements({ context: { db } }: Shop): Promise<Record<string, number>> {
  const rows = await rowsOf<{ name: string; count: number }>(
    db,
    sql`select table_name as name, count(*)::int as count from stock_statements group by table_name`,
  );
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]));
}
