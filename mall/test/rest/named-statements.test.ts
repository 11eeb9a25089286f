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
    const [name = ''] = of('select 1').filter((each) => each !== undefined);
    expect(name).toMatch(/^mall_[0-9a-f]{32}$/u);
    expect(of('select 2').filter((each) => each === name)).toEqual([]);
    expect(new StatementNames().nameOf('select 1')).toBeUndefined();
    const again = new StatementNames();
    expect(Array.from({ length: often + 1 }, () => again.nameOf('select 1'))).toEqual([
      ...Array.from({ length: often - 1 }),
      name,
      name,
    ]);
  });

  test('256 texts have names at most, however many others are executed', () => {
    const names = new StatementNames();
    const named = new Set<string | undefined>();
    for (let text = 0; text < 3000; text += 1)
      for (let execution = 0; execution < often; execution += 1) named.add(names.nameOf(`select ${text}`));
    named.delete(undefined);
    expect(named.size).toBe(256);
    expect(named).toContain(names.nameOf('select 0'));
  });

  test('a text of an insert of many rows has none', () => {
    const names = new StatementNames();
    const long = `insert into t values ${'($1), '.repeat(4000)}`;
    expect(Array.from({ length: often + 1 }, () => names.nameOf(long))).toEqual(Array.from({ length: often + 1 }));
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
