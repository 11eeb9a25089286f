import type { Database, Seed } from 'mall/db/database.ts';
import { insertRows } from 'mall/db/insert-rows.ts';
import { malls } from 'mall/db/schema/malls.ts';
import { countSales } from 'mall/features/products/count-sales.ts';
import { seedOnce } from 'mall/db/seed-once.ts';
import { seedCatalog } from './seed-catalog.ts';
import { seedMall } from './seed-mall.ts';
import { seedMembers } from './members/seed-members.ts';
import { mallList } from './malls/mall-list.ts';
import { mallRows } from './malls/mall-rows.ts';
import { hashPasswords } from './members/member-rows.ts';

/** Increase it when the content changes, so that a database knows its seed. */
const seedVersion = '11';

interface SeedOptions {
  /** Adds members whose passwords are published. */
  hasDemoMembers?: boolean;
  /** What runs for a while is dated from here. */
  filledOn?: Date;
}

/** Fills an empty database with the shops and the catalog; does nothing to one that was filled before. */
export async function seedIfEmpty(
  db: Database,
  { hasDemoMembers = false, filledOn = new Date() }: SeedOptions = {},
): Promise<'seeded' | 'kept'> {
  return seedOnce(db, seedVersion, async (transaction) => {
    const hashes = hasDemoMembers ? hashPasswords() : null;
    await insertRows(transaction, malls, mallRows());
    const catalog = await seedCatalog(transaction, filledOn);
    const knownHashes = await hashes;
    for (const [index, mall] of mallList.entries()) {
      const assortment = await seedMall(transaction, mall, catalog, { turn: index + 1, filledOn });
      if (knownHashes) await seedMembers(transaction, mall, assortment, knownHashes);
    }
    await countSales(transaction, filledOn);
  });
}

/** The seed of a demonstration: with the members that the README lists. */
export const seedDemonstration: Seed = (db) => seedIfEmpty(db, { hasDemoMembers: true });
