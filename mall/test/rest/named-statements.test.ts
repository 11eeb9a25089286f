import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Database } from '../../src/db/database.ts';
import { StatementNames } from '../../src/db/named-statements.ts';
import { databaseKinds, openTestDatabase } from './harness/databases.ts';

const often = 5;

describe('names of statements', () => {
  test('a text has a name from its fifth execution on', () => {
    const names = new StatementNames();
    const of = (text: string) => Array.from({ length: often + 1 }, () => names.nameOf(text));
    expect(of('select 1')).toEqual([...Array.from({ length: often - 1 }), 'statement_0', 'statement_0']);
    expect(of('select 2').at(-1)).toBe('statement_1');
  });

  test('256 texts have names at most, however many others are executed', () => {
    const names = new StatementNames();
    const named = new Set<string | undefined>();
    for (let text = 0; text < 3000; text += 1)
      for (let execution = 0; execution < often; execution += 1) named.add(names.nameOf(`select ${text}`));
    named.delete(undefined);
    expect(named.size).toBe(256);
    expect(names.nameOf('select 0')).toBe('statement_0');
  });
});

describe.each(databaseKinds)('statements that are executed often, on %s', (kind) => {
  test('are prepared, in a transaction too, and go on after an error of theirs', async () => {
    const { db, close } = await openTestDatabase(kind);
    await db.execute(sql`create table pieces (number int primary key, name text not null)`);
    await db.transaction(async (tx) => {
      for (let number = 1; number <= often; number += 1) await insert(tx, number);
      expect(await preparedIn(tx)).toEqual(["insert into pieces values ($1, 'a')"]);
    });

    await expect(db.transaction((tx) => insert(tx, 1))).rejects.toMatchObject({ cause: { code: '23505' } });
    await insert(db, often + 1);
    const { rows } = (await db.execute(sql`select count(*)::int as count from pieces`)) as unknown as Counted;
    expect(rows).toEqual([{ count: often + 1 }]);
    await close();
  });
});

function insert(db: Database, number: number) {
  return db.execute(sql`insert into pieces values (${number}, 'a')`);
}

interface Counted {
  rows: { count: number }[];
}

async function preparedIn(db: Database): Promise<string[]> {
  const prepared = await db.execute(sql`select statement from pg_prepared_statements order by name`);
  return (prepared as unknown as { rows: { statement: string }[] }).rows.map(({ statement }) => statement);
}
