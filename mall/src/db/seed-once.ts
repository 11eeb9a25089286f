import { eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { meta } from './schema/operations.ts';
import { inTransaction } from './transaction-guard.ts';

const seedKey = 'seed';

/**
 * Fills an empty database, and leaves a filled one alone. Stores `version` as its seed. All in one transaction: a killed seed
 * leaves the database empty, and the next start begins again.
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
    // Without statistics the planner assumes tiny tables, and an embedded database has no autovacuum.
    await db.execute(sql`analyze`);
    await db.insert(meta).values({ key: seedKey, value: version });
    return 'seeded';
  });
}
