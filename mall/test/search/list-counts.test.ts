import { and, eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database, OpenDatabase } from '../../src/db/database.ts';
import { addUpListCounts } from '../../src/db/list-counts.ts';
import { rowsOf } from '../../src/db/rows.ts';
import { categories, categoryProducts, listCounts, mallProducts } from '../../src/db/schema/categories.ts';
import { productColors, products } from '../../src/db/schema/products.ts';
import { categoryScope } from '../../src/features/products/category.ts';
import { listProducts, type ListedPage, type ListScope, type ListWish } from '../../src/features/products/listing.ts';
import { rangesFor } from '../../src/features/products/price-ranges.ts';
import { readKeyword } from '../../src/search/search-keyword.ts';
import { scopeAsTyped } from '../../src/search/search-scope.ts';
import { buildSearchText } from '../../src/search/search-text.ts';
import { aProduct, aShelf } from '../rest/harness/builders.ts';
import { databaseKinds, openTestDatabase } from '../rest/harness/databases.ts';
import { home } from '../rest/harness/world.ts';

const numbers = Array.from({ length: 12 }, (_, index) => `GD810${index}`);
const prices = [9_999, 10_000, 29_000, 49_900, 70_000, 99_999, 300_000, 1_000_000_000];
const names = ['꿀단지 ㅅ 뚜껑', '하늬온 사과', '오ㅅ 주전자', '까치 선반', 'Air 23 물걸레'];
const wishes: ListWish[] = [
  {},
  { inStockYn: 'Y' as const },
  { rangeType: '10000-29999', brandType: 'M1' },
  { colorHex: '#fff' },
  { rangeType: '10000-20000' },
  { rangeType: '50000-999999999' },
].map((filter) => ({ page: 1, size: 5, ...filter }));

type Change = (db: Database, gdsGrpNo: string, value: number) => Promise<unknown>;

const ofProduct =
  (row: (value: number) => Partial<typeof products.$inferInsert>): Change =>
  (db, gdsGrpNo, value) =>
    db.update(products).set(row(value)).where(eq(products.gdsGrpNo, gdsGrpNo));

const changes: Record<string, Change> = {
  price: ofProduct((value) => ({ sortPrc: prices[value % prices.length] ?? 0 })),
  status: ofProduct((value) => ({ gdsStat: (['GD00403', 'GD00404', 'GD00405'] as const)[value % 3] ?? 'GD00403' })),
  stock: ofProduct((value) => ({ stckqty: value % 2, stckqty2: 0 })),
  maker: ofProduct((value) => ({ makerCd: `M${value % 3}`, makerNm: `공방 ${value % 4}` })),
  name: ofProduct((value) => buildSearchText({ name: names[value % 5] ?? '', makerNm: '가온', categoryNames: [] })),
  color: (db, gdsGrpNo, value) =>
    db
      .insert(productColors)
      .values({ gdsGrpNo, prir: value, colorNm: '하양', colorHexCode: value % 2 === 0 ? '#FFFFFF' : '#000000' })
      .onConflictDoNothing(),
  event: (db, gdsGrpNo) =>
    db.insert(categoryProducts).values({ mallId: home, gdsGrpNo, ctgNo: '300' }).onConflictDoNothing(),
  noEvent: (db, gdsGrpNo) => db.delete(categoryProducts).where(eq(categoryProducts.gdsGrpNo, gdsGrpNo)),
  home: (db, gdsGrpNo, value) =>
    db
      .update(mallProducts)
      .set({ ctgNo: ['200', '201', '300'][value % 3] ?? '200' })
      .where(and(eq(mallProducts.mallId, home), eq(mallProducts.gdsGrpNo, gdsGrpNo))),
  shelf: async (db, gdsGrpNo, value) => {
    await db.delete(categoryProducts).where(eq(categoryProducts.gdsGrpNo, gdsGrpNo));
    await db.delete(mallProducts).where(eq(mallProducts.gdsGrpNo, gdsGrpNo));
    await db.insert(mallProducts).values(aShelf({ mallId: home, gdsGrpNo, index: value }));
  },
  above: (db, _, value) =>
    db
      .update(categories)
      .set({ upCtgNo: value % 2 === 0 ? '200' : '300' })
      .where(and(eq(categories.mallId, home), eq(categories.ctgNo, '201'))),
};

const scopes = (): ListScope[] => [
  ...['200', '201', '300'].map((ctgNo) => categoryScope(home, ctgNo, 'GOODS')),
  ...['ㅅ', 'ㄲ', 'ㅇ'].map((word) => ({
    mallId: home,
    kind: 'GOODS' as const,
    ...scopeAsTyped([readKeyword(word)], home),
  })),
];

describe.each(databaseKinds)('kept counts of lists, on %s', (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    await opened.db
      .insert(products)
      .values(numbers.map((gdsGrpNo) => aProduct({ gdsGrpNo, name: '꿀', sortPrc: 9_900 })));
    await opened.db
      .insert(mallProducts)
      .values(numbers.map((gdsGrpNo, index) => aShelf({ mallId: home, gdsGrpNo, index: 50 + index })));
  });
  afterAll(() => opened.close());

  /** All lists by their counts, and by their rows. */
  const bothWays = async () => {
    const wished = scopes().flatMap((scope) => wishes.map((wish) => ({ scope, wish })));
    const kept: ListedPage[] = [];
    const counted: ListedPage[] = [];
    for (const { scope, wish } of wished) {
      kept.push(await listProducts(opened.db, scope, wish));
      counted.push(await listProducts(opened.db, { ...scope, counted: undefined }, wish));
    }
    return { kept, counted };
  };

  test('are those of their rows, whatever changes', { timeout: 120_000 }, async () => {
    const change = fc.tuple(fc.constantFrom(...Object.keys(changes)), fc.constantFrom(...numbers), fc.nat({ max: 30 }));
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 5, maxLength: 20 }), async (steps) => {
        for (const [what, gdsGrpNo, value] of steps) await changes[what]?.(opened.db, gdsGrpNo, value);
        const { kept, counted } = await bothWays();
        expect(kept).toEqual(counted);
      }),
      { numRuns: 8 },
    );
  });

  test('are there for all of these lists', () => {
    expect(scopes().filter(({ counted }) => !counted)).toEqual([]);
  });

  test('are added up when there are many changes', async () => {
    // A maker counts whatever the random changes before have left in stock.
    const move = (makerCd: string) =>
      opened.db
        .update(products)
        .set({ gdsStat: 'GD00403', makerCd })
        .where(sql`gds_grp_no like 'GD810%'`);
    const countRows = () => opened.db.$count(listCounts, eq(listCounts.isChange, true));
    for (let round = 0; round < 30; round += 1) {
      await move('M1');
      await move('M2');
    }
    const before = await countRows();
    expect(before).toBeGreaterThan(500);

    await addUpListCounts(opened);

    expect(await countRows()).toBeLessThan(before / 2);
    const { kept, counted } = await bothWays();
    expect(kept).toEqual(counted);
  });

  test('know the lower ends of all price ranges', async () => {
    const ends = [...rangesFor('GOODS'), ...rangesFor('WIRELESS')].flatMap(({ min, max }) => [min, max + 1]);
    const rows = await rowsOf<{ end: number }>(
      opened.db,
      sql`select floor as "end" from unnest(${sql.param(ends)}::int[]) as floor where price_floor(floor) <> floor`,
    );
    expect(rows).toEqual([]);
  });
});
