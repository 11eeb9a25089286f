import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { meta } from '../schema/operations.ts';
import { seedCatalog } from './seed-catalog.ts';
import { seedMall } from './seed-mall.ts';
import { mallList } from './malls/mall-list.ts';
import { mallRows } from './malls/mall-rows.ts';
import { malls } from '../schema/malls.ts';
import { hashPasswords } from './members/member-rows.ts';
import { insertRows } from './insert-rows.ts';

/** Increase it when the content changes, so that a database knows its seed. */
const seedVersion = '7';

const seedKey = 'seed';

/**
 * Fills an empty database with the shops, the catalog and the members; does nothing to one that was filled before.
 * All or nothing: a seed that was killed leaves the database empty, and the next start begins again.
 */
export async function seedIfEmpty(db: Database): Promise<'seeded' | 'kept'> {
  const hashes = hashPasswords();
  return db.transaction(async (transaction) => {
    const [filled] = await transaction.select().from(meta).where(eq(meta.key, seedKey));
    if (filled !== undefined) return 'kept';
    await insertRows(transaction, malls, mallRows());
    const catalog = await seedCatalog(transaction);
    const knownHashes = await hashes;
    for (const [index, mall] of mallList.entries()) {
      // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
      await seedMall(transaction, mall, catalog, knownHashes, index + 1);
    }
    // Without statistics the planner takes every table for a handful of rows.
    await transaction.execute(sql`analyze`);
    await transaction.insert(meta).values({ key: seedKey, value: seedVersion });
    return 'seeded';
  });
}
