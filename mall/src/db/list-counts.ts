import { sql, type SQL } from 'drizzle-orm';
import type { Database } from './database.ts';
import { rowsOf } from './rows.ts';
import { listCounts } from './schema/categories.ts';

/** More rows of changes than this are added up: until then a list reads them besides its counts. */
const mostChanges = 500;

/** The index is added when all rows are counted. */
export const areListsCounted: SQL<boolean> = sql`to_regclass('public.list_counts_list') is not null`;

/** Counts the rows of products that are older than migration 0056. Locks none of them: what changes meanwhile is counted by triggers. */
export async function countLists(db: Database): Promise<void> {
  const [state] = await rowsOf<{ isCounted: boolean }>(db, sql`select ${areListsCounted} as "isCounted"`);
  if (state?.isCounted) return;
  await db.execute(sql`select correct_list_counts(null)`);
  await db.execute(sql`create index list_counts_list on list_counts (list_key)`);
}

/** Adds up the counts of lists with many changes. Readers see them before or after. */
export async function addUpListCounts({ db }: { db: Database }): Promise<void> {
  const columns = sql.raw('list_key, kind, maker_cd, maker_nm, is_in_stock, colors, floor_prc');
  await db.execute(sql`with changed as (select list_key from ${listCounts} where is_change group by 1 having count(*) > ${mostChanges}),
    gone as (delete from ${listCounts} where list_key in (select list_key from changed) returning *)
    insert into ${listCounts} (${columns}, size, is_change)
      select ${columns}, sum(size), false from gone group by 1, 2, 3, 4, 5, 6, 7 having sum(size) <> 0 order by 1`);
}
