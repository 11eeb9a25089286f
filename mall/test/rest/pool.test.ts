import { describe, expect, test } from 'vitest';
import { openPool } from '../../src/db/pool.ts';
import { databaseKinds, emptyDatabaseUrl } from './harness/databases.ts';

describe.runIf(databaseKinds.includes('postgres'))('the connections to a server', () => {
  test('are as many as the settings say, however many calls there are', async () => {
    const pool = openPool(await emptyDatabaseUrl(), { connections: 2, statementMs: 30_000 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => pool.query<{ pid: number }>('select pg_backend_pid() as pid')),
    );
    expect(new Set(answers.map(({ rows }) => rows[0]?.pid)).size).toBe(2);
    await pool.end();
  });

  test('end a statement that takes longer than the settings allow, and are used again', async () => {
    const pool = openPool(await emptyDatabaseUrl(), { connections: 1, statementMs: 100 });
    await expect(pool.query('select pg_sleep(60)')).rejects.toThrow('statement timeout');
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });
});
