import { eq, sql } from 'drizzle-orm';
import type { Database, Seed } from '../database.ts';
import { meta } from '../schema/operations.ts';
import { seedCatalog } from './seed-catalog.ts';
import { seedMall } from './seed-mall.ts';
import { seedMembers } from './members/seed-members.ts';
import { mallList } from './malls/mall-list.ts';
import { mallRows } from './malls/mall-rows.ts';
import { malls } from '../schema/malls.ts';
import { hashPasswords } from './members/member-rows.ts';
import { insertRows } from './insert-rows.ts';
import { inTransaction } from '../transaction-guard.ts';

/** Increase it when the content changes, so that a database knows its seed. */
const seedVersion = '7';

const seedKey = 'seed';

interface SeedOptions {
  /** Adds members whose passwords are published. */
  hasDemoMembers?: boolean;
}

/**
 * Fills an empty database with the shops and the catalog; does nothing to one that was filled before.
 * All or nothing: a seed that was killed leaves the database empty, and the next start begins again.
 */
export async function seedIfEmpty(
  db: Database,
  { hasDemoMembers = false }: SeedOptions = {},
): Promise<'seeded' | 'kept'> {
  const hashes = hasDemoMembers ? hashPasswords() : null;
  return inTransaction(db, async (transaction) => {
    const [filled] = await transaction.select().from(meta).where(eq(meta.key, seedKey));
    if (filled !== undefined) return 'kept';
    await insertRows(transaction, malls, mallRows());
    const catalog = await seedCatalog(transaction);
    const knownHashes = await hashes;
    for (const [index, mall] of mallList.entries()) {
      const assortment = await seedMall(transaction, mall, catalog, index + 1);
      if (knownHashes) await seedMembers(transaction, mall, assortment, knownHashes);
    }
    // Without statistics the planner takes every table for a handful of rows.
    await transaction.execute(sql`analyze`);
    await transaction.insert(meta).values({ key: seedKey, value: seedVersion });
    return 'seeded';
  });
}

/** The seed of a demonstration: with the members that the README lists. */
export const seedDemonstration: Seed = (db) => seedIfEmpty(db, { hasDemoMembers: true });
