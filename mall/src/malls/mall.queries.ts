import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { rowsIn } from '../db/read-together.ts';
import { malls } from '../db/schema/malls.ts';

export type Mall = typeof malls.$inferSelect;

export async function findMall(db: Database, mallId: string): Promise<Mall | null> {
  const [mall] = await db.select().from(malls).where(eq(malls.mallId, mallId)).limit(1);
  return mall ?? null;
}

/** Names and URL segments of malls, as a part of a larger statement. */
export function mallNamesIn(ids: readonly string[]) {
  const { mallId, mallNm, mallUrl } = malls;
  return rowsIn({ mallId, mallNm, mallUrl }, sql`from ${malls} where ${inArray(mallId, [...new Set(ids)])}`);
}

/** The mall at a URL segment; the default mall for an empty one. */
export async function findMallByUrl(db: Database, mallUrl: string): Promise<Mall | null> {
  const wanted = mallUrl === '' ? eq(malls.isDefault, true) : eq(malls.mallUrl, mallUrl);
  const [mall] = await db.select().from(malls).where(wanted).limit(1);
  return mall ?? null;
}
