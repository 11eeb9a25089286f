import { sql, type SQL } from 'drizzle-orm';
import type { Database } from './database.ts';
import { rowsOf } from './rows.ts';

/** The index is added when the words of all rows are. */
export const areWordsAdded: SQL<boolean> = sql`to_regclass('public.search_words_trigrams') is not null`;

/** Adds the words of products that are older than migration 0056. Locks none of them: triggers add those of changes meanwhile. */
export async function addWords(db: Database): Promise<void> {
  const [state] = await rowsOf<{ areAdded: boolean }>(db, sql`select ${areWordsAdded} as "areAdded"`);
  if (state?.areAdded) return;
  await db.execute(sql`insert into search_words select distinct added.word
    from products, string_to_table(search_jamo, ' ') as added (word)
    where added.word <> '' and not exists (select from search_words as known where known.word = added.word)`);
  await db.execute(sql`create index search_words_trigrams on search_words using gin (word gin_trgm_ops)`);
}
