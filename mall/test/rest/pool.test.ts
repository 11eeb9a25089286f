import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import express from 'express';
import { describe, expect, test } from 'vitest';
import { openPool } from '../../src/db/pool.ts';
import { answerError } from '../../src/http/error-handler.ts';
import { databaseKinds, emptyDatabaseUrl } from './harness/databases.ts';

describe.runIf(databaseKinds.includes('postgres'))('the connections to a server', () => {
  test('are as many as the settings say, however many calls there are', async () => {
    const pool = openPool(await emptyDatabaseUrl(), { connections: 2, statementMs: 30_000, preparesStatements: true });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => pool.query<{ pid: number }>('select pg_backend_pid() as pid')),
    );
    expect(new Set(answers.map(({ rows }) => rows[0]?.pid)).size).toBe(2);
    await pool.end();
  });

  test('end a statement that takes longer than the settings allow, and are used again', async () => {
    const pool = openPool(await emptyDatabaseUrl(), { connections: 1, statementMs: 100, preparesStatements: true });
    await expect(pool.query('select pg_sleep(60)')).rejects.toThrow('statement timeout');
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await pool.end();
  });

  test('are all taken: a call that waits too long for one is told to come later', async () => {
    // A busy machine may need 50 ms to open the first one.
    const pool = openPool(
      await emptyDatabaseUrl(),
      { connections: 1, statementMs: 30_000, preparesStatements: true },
      500,
    );
    const held = await pool.connect();
    const app = express();
    const db = drizzle(pool);
    app.get('/query', async (_request, response) => void response.json(await db.execute(sql`select 1`)));
    app.get('/transaction', async (_request, response) => void response.json(await db.transaction(async () => 1)));
    app.use(answerError);
    const server = createServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    for (const path of ['/query', '/transaction']) {
      const answer = await fetch(`${url}${path}`);
      expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
      expect(await answer.json()).toMatchObject({ code: '1429', message: expect.stringContaining('요청이 많아요') });
    }
    held.release();
    expect((await fetch(`${url}/query`)).status).toBe(200);
    server.close();
    await pool.end();
  });
});
