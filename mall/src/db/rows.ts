import type { SQL } from 'drizzle-orm';
import type { Database } from './database.ts';

/** The rows of a hand-written statement; both drivers answer `{ rows }`. */
export async function rowsOf<Row>(db: Database, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as unknown as { rows: Row[] };
  return result.rows;
}

/** A text to be found anywhere, with the signs of LIKE taken as they are. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;
}
