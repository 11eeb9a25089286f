import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DrizzleQueryError, sql } from 'drizzle-orm';
import type { MigrationConfig } from 'drizzle-orm/migrator';
import { StartError } from '../config.ts';
import { areCategoryKeysFilled, fillCategoryKeys } from './category-keys.ts';
import type { Database } from './database.ts';
import { areListsCounted, countLists } from './list-counts.ts';
import { rowsOf } from './rows.ts';
import { addWords, areWordsAdded } from './search-words.ts';

/** The same for both kinds of database. */
export const migrations = { migrationsFolder: fileURLToPath(new URL('../../drizzle', import.meta.url)) };

/** How many migrations of this build a database lacks. A newer build may have migrated further: 0. Throws where nothing answers. */
export async function missingMigrations(db: Database): Promise<number> {
  const wanted = readdirSync(migrations.migrationsFolder).filter((name) => name.endsWith('.sql')).length;
  try {
    const [found] = await db
      .select({
        count: sql<number>`count(*)::int`,
        isFilled: sql<boolean>`${areCategoryKeysFilled} and ${areListsCounted} and ${areWordsAdded}`,
      })
      .from(sql`drizzle.__drizzle_migrations`);
    return Math.max(found?.isFilled ? 0 : 1, wanted - (found?.count ?? 0));
  } catch (error) {
    if (error instanceof DrizzleQueryError && isUndefinedTable(error.cause)) return wanted;
    throw error;
  }
}

/** The most rows that an operator is shown at once. */
const mostShown = 5;

/**
 * Brings a database up to date. If existing rows break a new rule, such as a negative number that was written by hand, the start
 * ends and names table, rule and rows. Only the operator knows the right values.
 */
export async function applyMigrations(
  db: Database,
  migrate: (config: MigrationConfig) => Promise<void>,
  config: MigrationConfig = migrations,
): Promise<void> {
  try {
    await migrate(config);
  } catch (error) {
    const broken = brokenRule(error);
    if (!broken) throw error;
    const { table, rule } = broken;
    const { count, shown } = await breakingRows(db, table, rule).catch(() => ({ count: null, shown: [] }));
    const rows = shown.length < (count ?? 0) ? [...shown, '...'] : shown;
    const exceptions = count === null ? 'some do not meet it' : `${count} do not meet it: ${rows.join('; ')}`;
    const plainRule = rule.replaceAll(`"${table}".`, '').replaceAll('"', '');
    throw new StartError(
      `The database cannot be brought up to date: all rows of the table ${table} need ${plainRule}, and ${exceptions}. ` +
        'Nothing was changed. Correct these rows, and start again.',
      { cause: error },
    );
  }
  await fillCategoryKeys(db);
  await countLists(db);
  await addWords(db);
}

interface BrokenRule {
  table: string;
  /** The condition, in SQL. */
  rule: string;
}

/** The rule that a migration could not add; null: it failed otherwise. */
function brokenRule(error: unknown): BrokenRule | null {
  if (!(error instanceof DrizzleQueryError) || !isCheckViolation(error.cause)) return null;
  const [, table, rule] = /^\s*ALTER TABLE "(\w+)" ADD CONSTRAINT "\w+" CHECK \((.+)\);?\s*$/su.exec(error.query) ?? [];
  return table !== undefined && rule !== undefined ? { table, rule } : null;
}

function isUndefinedTable(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '42P01';
}

function isCheckViolation(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '23514';
}

/** Names rows by their primary keys. Throws where the table has come with the same migrations. */
async function breakingRows(db: Database, table: string, rule: string): Promise<{ count: number; shown: string[] }> {
  const keys = await rowsOf<{ name: string }>(
    db,
    sql`select attname as name from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
        where indisprimary and indrelid = to_regclass(${`public.${table}`}) order by attnum`,
  );
  const columns = keys.map(({ name }) => sql.identifier(name));
  const rows = await rowsOf<Record<string, unknown> & { total: number }>(
    db,
    sql`select ${sql.join([...columns, sql`count(*) over ()::int as total`], sql`, `)}
        from ${sql.identifier(table)} where not (${sql.raw(rule)}) order by ${sql.join(columns, sql`, `)} limit ${mostShown}`,
  );
  const shown = rows.map((row) => keys.map(({ name }) => `${name} = ${String(row[name])}`).join(', '));
  return { count: rows[0]?.total ?? 0, shown };
}
