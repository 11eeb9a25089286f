import type { Key } from '../../../src/keys.ts';
import { sql } from 'drizzle-orm';
import type { MallContext } from '../../../src/context.ts';
import { rowsOf } from '../../../src/db/rows.ts';
import { unseal } from '../../../src/security/sealing.ts';

/** A stored text, and the table that has it. */
interface StoredText {
  table: string;
  text: string;
}

/** Every text and number of every table, those of the job queue too: what a copy of the database shows. */
export async function copiedTexts({ db }: Pick<MallContext, 'db'>): Promise<StoredText[]> {
  const tables = await rowsOf<{ schema: string; name: string }>(
    db,
    sql`select table_schema as schema, table_name as name from information_schema.tables
        where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`,
  );
  const texts: StoredText[] = [];
  for (const { schema, name } of tables) {
    const table = sql`${sql.identifier(schema)}.${sql.identifier(name)}`;
    const rows = await rowsOf<{ row: unknown }>(db, sql`select to_jsonb(stored) as row from ${table} as stored`);
    texts.push(...rows.flatMap(({ row }) => textsIn(row)).map((text) => ({ table: name, text })));
  }
  return texts;
}

/** Likewise, with the contents of what is sealed. */
export async function textsOfTables({ db, keys }: Pick<MallContext, 'db' | 'keys'>): Promise<StoredText[]> {
  const texts = await copiedTexts({ db });
  const allKeys = Object.values<Key>({ ...keys });
  const opened = ({ table, text }: StoredText) =>
    allKeys.flatMap((key) => unseal(key, text) ?? []).map((content) => ({ table, text: content }));
  return texts.flatMap((stored) => [stored, ...opened(stored)]);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
