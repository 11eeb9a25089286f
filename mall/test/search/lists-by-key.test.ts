import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../src/db/database.ts';
import { mallProducts } from '../../src/db/schema/categories.ts';
import { categoryScope } from '../../src/features/products/category.ts';
import { listProducts, type ListedPage, type ListWish } from '../../src/features/products/listing.ts';
import { findProducts } from '../../src/features/products/search.ts';
import { oneDatabase } from '../rest/harness/databases.ts';
import { openSeededDatabase } from '../rest/harness/seeded-database.ts';

const mallId = 'M0001';
const sorts = ['RECOMMEND', 'NEW', 'SALES', 'PRICE_ASC', 'PRICE_DESC'] as const;
type Read = (wish: ListWish) => Promise<ListedPage>;

describe.each(oneDatabase)('lists of products on %s go on behind a row', (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openSeededDatabase(kind);
  });
  afterAll(() => opened.close());

  const ofCategory: Read = (wish) => listProducts(opened.db, categoryScope(mallId, '200000', 'GOODS'), wish);
  const found =
    (...words: string[]): Read =>
    (wish) =>
      findProducts(opened.db, mallId, words, wish);

  /** All numbers, a few at a time. */
  async function walk(read: Read, sort: ListWish['sort'], change: (shown: string[]) => Promise<void> = async () => {}) {
    const numbers: string[] = [];
    let aftrKey: string | undefined;
    do {
      const page = await read({ page: 1, size: 7, aftrKey, ...(sort && { sort }) });
      const last = page.numbers.at(-1)?.gdsGrpNo;
      aftrKey = last && page.keys.get(last);
      numbers.push(...page.numbers.map(({ gdsGrpNo }) => gdsGrpNo));
      if (numbers.length === 7) await change(numbers);
    } while (aftrKey !== undefined);
    return numbers;
  }

  const wholeOf = async (read: Read, sort: ListWish['sort']) =>
    (await read({ page: 1, size: 5_000, ...(sort && { sort }) })).numbers.map(({ gdsGrpNo }) => gdsGrpNo);

  test.each(sorts)('in a category, in the order %s', async (sort) => {
    const whole = await wholeOf(ofCategory, sort);
    expect(whole.length).toBeGreaterThan(20);
    expect(await walk(ofCategory, sort)).toEqual(whole);
  });

  test.each([
    ['as typed', ['무선']],
    ['of two words', ['무선', '이어폰']],
    ['by initials', ['ㅁㅅ']],
    ['mistyped', ['이어펀']],
  ])('of a search %s, in the order of relevance', async (_name, words) => {
    const whole = await wholeOf(found(...words), 'RECOMMEND');
    expect(whole.length).toBeGreaterThan(7);
    expect(await walk(found(...words), undefined)).toEqual(whole);
  });

  test('without repeating or hiding another, when the row is taken away', async () => {
    const whole = await wholeOf(ofCategory, 'NEW');
    const hide = async (shown: string[]) => {
      const gone = eq(mallProducts.gdsGrpNo, shown.at(-1) ?? '');
      await opened.db.update(mallProducts).set({ isListed: false }).where(gone);
    };
    expect(await walk(ofCategory, 'NEW', hide)).toEqual(whole);
    await opened.db
      .update(mallProducts)
      .set({ isListed: true })
      .where(eq(mallProducts.gdsGrpNo, whole[6] ?? ''));
  });

  test('with the whole count, and refuses a key of another order', async () => {
    const first = await ofCategory({ page: 1, size: 7, sort: 'NEW' });
    const [aftrKey] = first.keys.values();
    expect((await ofCategory({ page: 1, size: 7, sort: 'NEW', aftrKey })).totalCnt).toBe(first.totalCnt);
    await expect(ofCategory({ page: 1, size: 7, sort: 'PRICE_ASC', aftrKey })).rejects.toMatchObject({
      code: '1400',
      data: [{ field: 'aftrKey', rsnCd: 'FORMAT' }],
    });
  });
});
