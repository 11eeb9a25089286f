import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../src/db/database.ts';
import { categoryProducts, mallProducts } from '../../src/db/schema/categories.ts';
import { productColors, products } from '../../src/db/schema/products.ts';
import { categoryScope } from '../../src/features/products/category.ts';
import { listProducts } from '../../src/features/products/listing.ts';
import { findProducts } from '../../src/features/products/search.ts';
import { buildSearchText } from '../../src/search/search-text.ts';
import { aProduct, aShelf } from '../rest/harness/builders.ts';
import { databaseKinds, openTestDatabase } from '../rest/harness/databases.ts';
import { home } from '../rest/harness/world.ts';

const gdsGrpNo = 'GD8001';

describe.each(databaseKinds)('what lists read of a product, on %s', (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    await opened.db.insert(products).values(aProduct({ gdsGrpNo, name: '하늬온 물걸레 청소기', sortPrc: 39_000 }));
    await opened.db.insert(mallProducts).values(aShelf({ mallId: home, gdsGrpNo, index: 1 }));
  });
  afterAll(() => opened.close());

  const change = (row: Partial<typeof products.$inferInsert>) =>
    opened.db.update(products).set(row).where(eq(products.gdsGrpNo, gdsGrpNo));
  const kept = async () => {
    const isIt = and(eq(mallProducts.mallId, home), eq(mallProducts.gdsGrpNo, gdsGrpNo));
    const place = { place: sql<string>`${mallProducts}.ctid::text` };
    const [row] = await opened.db
      .select({ ...getTableColumns(mallProducts), ...place })
      .from(mallProducts)
      .where(isIt);
    return row;
  };
  const isFound = async (word: string) => {
    const { numbers } = await findProducts(opened.db, home, [word], { page: 1, size: 100 });
    return numbers.some((number) => number.gdsGrpNo === gdsGrpNo);
  };

  test('is copied when the product is put into the mall', async () => {
    expect(await kept()).toMatchObject({
      kind: 'GOODS',
      isListed: true,
      isInStock: true,
      makerCd: 'GAON',
      sortPrc: 39_000,
      colors: '',
    });
    expect(await isFound('물걸레')).toBe(true);
  });

  test('follows its price, name and status', async () => {
    expect(await isFound('빗자루')).toBe(false);

    await change({ sortPrc: 41_000, ...buildSearchText({ name: '빗자루', makerNm: '가온', categoryNames: [] }) });

    expect(await kept()).toMatchObject({ sortPrc: 41_000 });
    expect([await isFound('빗자루'), await isFound('물걸레')]).toEqual([true, false]);

    await change({ gdsStat: 'GD00404' });
    expect([(await kept())?.isListed, await isFound('빗자루')]).toEqual([false, false]);

    await change({ gdsStat: 'GD00405' });
    expect(await kept()).toMatchObject({ isListed: true, isInStock: false });
    await change({ gdsStat: 'GD00403' });
  });

  test('is not written by a sale that leaves some pieces, and is by the last', async () => {
    await change({ stckqty: 10 });
    const before = await kept();

    await change({ stckqty: 9 });
    expect(await kept()).toEqual(before);

    await change({ stckqty: 0 });
    expect(await kept()).toMatchObject({ isInStock: false });
  });

  test('follows its colors that are shown', async () => {
    const color = { gdsGrpNo, prir: 1, colorNm: '하양', colorHexCode: '#FFFFFF' };
    await opened.db.insert(productColors).values([color, { ...color, prir: 2, colorNm: '숨김', useYn: 'N' }]);
    expect((await kept())?.colors).toBe('#ffffff\t하양');

    const isIt = eq(productColors.gdsGrpNo, gdsGrpNo);
    await opened.db.update(productColors).set({ gdsColorStat: 'GD00704' }).where(isIt);
    expect((await kept())?.colors).toBe('');

    await opened.db.update(productColors).set({ gdsColorStat: 'GD00701' }).where(isIt);
    await opened.db.delete(productColors).where(isIt);
    expect((await kept())?.colors).toBe('');
  });

  test('follows the categories that list it, its home and others', async () => {
    const event = { mallId: home, gdsGrpNo, ctgNo: '300' };
    const isEvent = and(eq(categoryProducts.gdsGrpNo, gdsGrpNo), eq(categoryProducts.ctgNo, event.ctgNo));
    const listing = async () => {
      const lists = ['200', '201', '300'].map(async (ctgNo) => {
        const { numbers } = await listProducts(opened.db, categoryScope(home, ctgNo, 'GOODS'), { page: 1, size: 100 });
        return numbers.some((number) => number.gdsGrpNo === gdsGrpNo) ? ctgNo : [];
      });
      return (await Promise.all(lists)).flat();
    };
    const moveTo = (ctgNo: string) =>
      opened.db.update(mallProducts).set({ ctgNo }).where(eq(mallProducts.gdsGrpNo, gdsGrpNo));
    await moveTo('201');
    expect(await listing()).toEqual(['200', '201']);

    await opened.db.insert(categoryProducts).values(event);
    expect(await listing()).toEqual(['200', '201', '300']);

    await moveTo('300');
    expect(await listing()).toEqual(['300']);
    await moveTo('200');
    expect(await listing()).toEqual(['200', '300']);

    await opened.db.delete(categoryProducts).where(isEvent);
    expect(await listing()).toEqual(['200']);
  });
});
