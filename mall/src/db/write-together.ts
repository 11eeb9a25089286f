import { sql, type SQLWrapper } from 'drizzle-orm';
import type { Database } from './database.ts';

/**
 * Inserts, updates and deletes of one moment, in one statement. None sees the rows of another, and no row is changed twice; foreign
 * keys are checked at its end.
 */
export async function writeTogether(db: Database, writes: readonly SQLWrapper[]): Promise<void> {
  if (writes.length === 0) return;
  const parts = writes.map((write, index) => sql`${sql.identifier(`write_${index}`)} as ${write}`);
  await db.execute(sql`with ${sql.join(parts, sql`, `)} select`);
}
