// Full tier: a PostgreSQL server behind a line that goes silent.
import { drizzle } from 'drizzle-orm/node-postgres';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { openSilentProxy } from '../../../tests/harness/silent-proxy.ts';
import { openPool } from '../../src/db/pool.ts';
import { databaseKinds, emptyDatabaseUrl } from './harness/databases.ts';

const limits = { connections: 1, statementMs: 200, preparesStatements: true };

describe.runIf(databaseKinds.includes('postgres'))('a line to the database that goes silent', () => {
  test('in a transaction loses its connection and its locks, and the next call has another', async () => {
    const direct = new URL(await emptyDatabaseUrl());
    const proxy = await openSilentProxy(Number(direct.port));
    const throughProxy = new URL(direct);
    throughProxy.port = String(proxy.port);
    const pool = openPool(String(throughProxy), limits);
    const other = new Client({ connectionString: String(direct) });
    await other.connect();
    await other.query('create table pieces as select 5 as left_over');

    const takePiece = drizzle(pool).transaction(async (db) => {
      await db.execute(sql`update pieces set left_over = left_over - 1`);
      proxy.silence();
      await db.execute(sql`select 1`);
    });
    await expect(takePiece).rejects.toThrow('Failed query');
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    // Would wait for the lock of the lost transaction.
    expect((await other.query('update pieces set left_over = left_over - 2 returning *')).rows).toEqual([
      { left_over: 3 },
    ]);
    await other.end();
    await pool.end();
    await proxy.close();
  });

  test('while it is idle is not given to the next call', async () => {
    const direct = new URL(await emptyDatabaseUrl());
    const proxy = await openSilentProxy(Number(direct.port));
    direct.port = String(proxy.port);
    const pool = openPool(String(direct), { ...limits, connections: 2 });
    await Promise.all([pool.query('select 1'), pool.query('select 1')]);
    proxy.silence();
    await expect(pool.query('select 1')).rejects.toThrow('does not answer');
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
    await proxy.close();
  });
});
