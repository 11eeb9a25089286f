import { setTimeout } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from './database.ts';
import { rowsOf } from './rows.ts';
import { mallProducts } from './schema/categories.ts';

interface RowKey {
  mallId: string;
  gdsGrpNo: string;
}

/** Others wait for the rows of a set, some 0.2 s. */
const rowsOfSet = 100;

/** Pause before rows that another transaction had locked are tried again. */
const retryMs = 500;

/** The index is added when all rows are filled. */
export const areCategoryKeysFilled: SQL<boolean> = sql`to_regclass('public.mall_products_categories') is not null`;

/**
 * Fills `mall_products.ctg_keys` of rows that are older than migration 0050, each set in a transaction of its own. Inside of the
 * migrations' transaction it would lock the table for minutes, while other malls serve shoppers from it.
 */
export async function fillCategoryKeys(db: Database): Promise<void> {
  const [state] = await rowsOf<{ isFilled: boolean }>(db, sql`select ${areCategoryKeysFilled} as "isFilled"`);
  if (state?.isFilled) return;
  let isAnyEmpty = true;
  while (isAnyEmpty) {
    let last: RowKey | undefined = { mallId: '', gdsGrpNo: '' };
    while (last) last = await fillSet(db, last);
    const empty = await rowsOf(db, sql`select 1 from ${mallProducts} where ${mallProducts.ctgKeys} = '{}' limit 1`);
    isAnyEmpty = empty.length > 0;
    if (isAnyEmpty) await setTimeout(retryMs);
  }
  await db.execute(
    sql`create index mall_products_categories on mall_products using gin (ctg_keys) with (fastupdate=false)`,
  );
}

/** Gives the last key of the set. Leaves out rows that a purchase holds, since it may wait for one of the set. */
async function fillSet(db: Database, { mallId, gdsGrpNo }: RowKey): Promise<RowKey | undefined> {
  const [last] = await rowsOf<RowKey>(
    db,
    sql`with filled as (
        update mall_products as filled set ctg_keys = category_keys(filled.mall_id, filled.gds_grp_no, filled.ctg_no)
        from (select mall_id, gds_grp_no from mall_products where (mall_id, gds_grp_no) > (${mallId}, ${gdsGrpNo}) and ctg_keys = '{}'
          order by mall_id, gds_grp_no limit ${rowsOfSet} for no key update skip locked) as next
        where filled.mall_id = next.mall_id and filled.gds_grp_no = next.gds_grp_no
        returning filled.mall_id, filled.gds_grp_no)
      select mall_id as "mallId", gds_grp_no as "gdsGrpNo" from filled order by mall_id desc, gds_grp_no desc limit 1`,
  );
  return last;
}
