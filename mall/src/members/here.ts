import { and, eq, ne } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { members } from '../db/schema/members.ts';

/** The member of a row unless they have left, for a condition of a statement. */
export function memberStillHere(db: Database, memNo: PgColumn) {
  return db
    .select({ memNo: members.memNo })
    .from(members)
    .where(and(eq(members.memNo, memNo), ne(members.memStat, 'WITHDRAWN')));
}
