import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomFor } from '../../content/src/seed/random.ts';
import type { Database, OpenDatabase } from '../../src/db/database.ts';
import { rowsOf } from '../../src/db/rows.ts';
import { mallProducts } from '../../src/db/schema/categories.ts';
import { products, searchWords } from '../../src/db/schema/products.ts';
import { aProduct, aShelf } from '../rest/harness/builders.ts';
import { databaseKinds, openTestDatabase } from '../rest/harness/databases.ts';
import { home } from '../rest/harness/world.ts';

/** Of which words and mistyped words are made, so that a word, or several in a row, come close. */
const pieces = ['dodj', 'vmfk', 'vmffk', 'dldj', 'djvm', 'ff', 'dlsj', 'tpxm', 'do', 'dj', 'fkdldj', 'rhdrl'];

const found = (db: Database, name: 'alike_products' | 'alike_products_by_words', sound: string) =>
  rowsOf(db, sql`select no, score from ${sql.raw(name)}(${home}, ${sound}) order by no`);

describe.each(databaseKinds)('products that a mistyped word may mean, on %s', (kind) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await openTestDatabase(kind);
    const random = randomFor('words');
    const aWord = () => Array.from({ length: random.between(1, 4) }, () => random.pick(pieces)).join('');
    const rows = Array.from({ length: 200 }, (_, index) => ({
      ...aProduct({ gdsGrpNo: `GD82${100 + index}`, name: '꿀', sortPrc: 9_900 }),
      searchJamo: Array.from({ length: random.between(2, 7) }, aWord).join(' '),
    }));
    await opened.db.insert(products).values(rows);
    await opened.db
      .insert(mallProducts)
      .values(rows.map(({ gdsGrpNo }, index) => aShelf({ mallId: home, gdsGrpNo, index: 50 + index })));
  });
  afterAll(() => opened.close());

  test('are those of comparing every text, though few are compared', { timeout: 120_000 }, async () => {
    const mistyped = fc
      .tuple(
        fc.array(fc.constantFrom(...pieces), { minLength: 2, maxLength: 4 }),
        fc.nat(),
        fc.constantFrom('', 'x', 'd', 'j'),
      )
      .map(([parts, place, letter]) => {
        const whole = parts.join('');
        const at = place % whole.length;
        return whole.slice(0, at) + letter + whole.slice(at + 1);
      })
      .filter((sound) => sound.length > 6);
    await fc.assert(
      fc.asyncProperty(mistyped, async (sound) => {
        expect(await found(opened.db, 'alike_products_by_words', sound)).toEqual(
          await found(opened.db, 'alike_products', sound),
        );
      }),
      // Each takes PGlite a second or two.
      { numRuns: kind === 'pglite' ? 15 : 50 },
    );
  });

  test('are found by words that a change brings', async () => {
    await opened.db
      .update(products)
      .set({ searchJamo: 'zjavbxj znqlr' })
      .where(sql`gds_grp_no = 'GD82100'`);
    expect(
      await opened.db
        .select()
        .from(searchWords)
        .where(sql`word in ('zjavbxj', 'znqlr')`),
    ).toHaveLength(2);
  });
});
