import { eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { meta } from './schema/operations.ts';
import { inTransaction } from './transaction-guard.ts';

const seedKey = 'seed';

/**
 * Fills an empty database; does nothing to one that was filled before. `version` is kept, so that a database knows its seed.
 * All or nothing: a seed that was killed leaves the database empty, and the next start begins again.
 */
export async function seedOnce(
  db: Database,
  version: string,
  fill: (transaction: Database) => Promise<void>,
): Promise<'seeded' | 'kept'> {
  return inTransaction({ db }, async ({ db }) => {
    const [filled] = await db.select().from(meta).where(eq(meta.key, seedKey));
    if (filled !== undefined) return 'kept';
    await fill(db);
    // Without statistics the planner takes every table for a handful of rows, and an embedded database has no autovacuum.
    await db.execute(sql`analyze`);
    await db.insert(meta).values({ key: seedKey, value: version });
    return 'seeded';
  });
}
