import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';

/** The rows of a hand-written statement; both drivers return `{ rows }`. */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(statement)) as { rows: Row[] };
  return rows;
}

/** LIKE pattern that finds a text anywhere, with wildcards escaped. */
export function containing(text: string): string {
  return `%${startingWith(text)}`;
}

/** Likewise for its beginning. */
export function startingWith(text: string): string {
  return `${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
}
