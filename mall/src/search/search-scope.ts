import { and, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rows.ts';
import { mallProducts } from '../db/schema/categories.ts';
import { alikeProducts } from './likeness.ts';
import { matchesAsTyped, matchesBest } from './search-condition.ts';
import type { SearchKeyword } from './search-keyword.ts';
import { rankOf } from './search-rank.ts';

/** The products of a mall that match every keyword, for a statement over `mallProducts`. */
export interface SearchScope {
  /** Named queries that `joins` uses. */
  queries?: SQL[];
  joins?: SQL;
  condition: SQL;
  /** Relevance, larger is better. */
  rank: SQL;
  /** Matches above all others in relevance; null: unknown. */
  best: SQL | null;
  /** The list whose kept counts are those of the matches. */
  counted?: { listKey: string } | undefined;
}

/** Matches every keyword as typed. */
export function scopeAsTyped(keywords: readonly SearchKeyword[], mallId: string): SearchScope {
  const [only] = keywords.length === 1 ? keywords : [];
  return {
    condition: and(...keywords.map((keyword) => matchesAsTyped(keyword, mallId))) ?? sql`false`,
    rank: sumOf(keywords.map(rankOf)),
    best: only ? matchesBest(only, mallId) : null,
    counted: only?.initials?.length === 1 ? { listKey: `${mallId}~${only.initials}` } : undefined,
  };
}

/**
 * For keywords that no product matches as they were typed: those of them that the mall does not have at all count as mistyped, and
 * are matched by likeness. Null where none does.
 */
export async function scopeOfGuesses(
  db: Database,
  keywords: readonly SearchKeyword[],
  mallId: string,
): Promise<SearchScope | null> {
  const missing = keywords.length === 1 ? keywords : await missingOf(db, keywords, mallId);
  const guesses = missing.flatMap(({ typed, sound }) => (sound === null ? [] : [alikeProducts(typed, sound, mallId)]));
  if (guesses.length === 0 || guesses.length < missing.length) return null;
  const others = keywords.filter((keyword) => !missing.includes(keyword));
  const names = guesses.map((_, index) => sql.identifier(`guess_${index}`));
  return {
    queries: guesses.map((guess, index) => sql`${names[index]} as materialized (${guess})`),
    joins: sql.join(
      names.map((name) => sql`join ${name} on ${name}.no = ${mallProducts.gdsGrpNo}`),
      sql` `,
    ),
    condition: and(...others.map((keyword) => matchesAsTyped(keyword, mallId))) ?? sql`true`,
    rank: sumOf([...others.map(rankOf), ...names.map((name) => sql`1 + 10 * ${name}.score`)]),
    best: null,
  };
}

/** The keywords that no product of the mall contains as typed. */
async function missingOf(
  db: Database,
  keywords: readonly SearchKeyword[],
  mallId: string,
): Promise<readonly SearchKeyword[]> {
  const asked = keywords.map(
    (keyword, index) => sql`select ${index}::int as index where not exists (select 1 from ${mallProducts}
      where ${mallProducts.mallId} = ${mallId} and ${mallProducts.isListed} and (${matchesAsTyped(keyword, mallId)}))`,
  );
  const rows = await rowsOf<{ index: number }>(db, sql.join(asked, sql` union all `));
  return rows.flatMap(({ index }) => keywords[index] ?? []);
}

/** A typed expression: a bare 0 in ORDER BY would mean a column position. */
function sumOf(ranks: readonly SQL[]): SQL {
  return sql.join([sql`0::real`, ...ranks], sql` + `);
}
