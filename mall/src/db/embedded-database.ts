import { join } from 'node:path';
import type { PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import { databaseFolder } from './data-folder.ts';
import { beginDatabaseFolder, damaged } from './database-folder.ts';
import { lockDirectory } from './directory-lock.ts';
import { EmbeddedPglite } from './embedded-pglite.ts';
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
    const pglite = await EmbeddedPglite.open({ ...embeddedOptions, dataDir: folder }).catch((cause: Error) => {
      throw isNew || 'code' in cause ? cause : damaged(folder, ` (${cause.message})`, cause);
    });
    const db = drizzle(pglite);
    const close = async () => {
      await pglite.close();
      await unlock();
    };
    try {
      await applyMigrations(db, (config) => migrate(db, config));
      await seed(db);
      await finish();
    } catch (error) {
      await pglite.close();
      throw error;
    }
    return { db, jobDatabase: fromPglite(pglite), close };
  } catch (error) {
    await unlock();
    throw error;
  }
}
