import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { databaseFolder } from './data-folder.ts';
import { beginDatabaseFolder, damaged } from './database-folder.ts';
import { lockDirectory } from './directory-lock.ts';
import { nameStatementsOf } from './named-statements.ts';
import { PgliteStream } from './pglite-stream.ts';
import { surviveLosses } from './pool.ts';
import { jobDatabaseOf } from './server-database.ts';
import { applyMigrations } from './migrations.ts';
import type { OpenDatabase, Seed } from './database.ts';

/** Options of every embedded database. Small buffers, since the system caches the files anyway. */
export const embeddedOptions: PGliteOptions = {
  extensions: { pg_trgm },
  postgresqlconf: ['shared_buffers = 16MB'],
};

/**
 * PGlite in the data folder, locked by this process. `notify` gets messages for the operator. No timer ends its statements: it
 * runs in this thread, and shows a `statement_timeout` that it never enforces (0.5.17). What a call costs is bounded by its input
 * and the rows of the shop.
 */
export async function openEmbeddedDatabase(
  dataDir: string,
  seed: Seed,
  notify: (line: string) => void = () => undefined,
): Promise<OpenDatabase> {
  const unlock = await lockDirectory(join(dataDir, 'mall.lock'));
  try {
    const folder = databaseFolder(dataDir);
    const { isNew, setAside, finish } = await beginDatabaseFolder(folder);
    if (setAside !== null)
      notify(`the first start on ${folder} was killed: it begins again, and what was there is kept in ${setAside}`);
    const pglite = await PGlite.create({ ...embeddedOptions, dataDir: folder }).catch((cause: Error) => {
      throw isNew || 'code' in cause ? cause : damaged(folder, ` (${cause.message})`, cause);
    });
    const pool = openEmbeddedPool(pglite);
    const db = drizzle(pool);
    const close = async () => {
      await pool.end();
      await pglite.close();
      await unlock();
    };
    try {
      await applyMigrations(db, (config) => migrate(db, config));
      await seed(db);
      await finish();
    } catch (error) {
      await pool.end();
      await pglite.close();
      throw error;
    }
    return { db, jobDatabase: jobDatabaseOf(pool), close };
  } catch (error) {
    await unlock();
    throw error;
  }
}

/**
 * PGlite as a pool: its one session is the one connection. A plan stays as it was made for an empty table, and nothing here analyzes
 * tables that grow, so the connection, and its plans, are made anew each minute.
 */
export function openEmbeddedPool(pglite: PGlite, maxLifetimeSeconds = 60): Pool {
  const pool = new Pool({
    max: 1,
    idleTimeoutMillis: 0,
    maxLifetimeSeconds,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    stream: () => new PgliteStream(pglite),
  });
  surviveLosses(pool);
  nameStatementsOf(pool);
  return pool;
}
