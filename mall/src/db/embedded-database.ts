import { join } from 'node:path';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { fromPglite } from 'pg-boss';
import { lockDirectory } from './directory-lock.ts';
import { migrations } from './migrations.ts';
import { guardTransactions } from './transaction-guard.ts';
import type { OpenDatabase, Seed } from './database.ts';

/** Options of every embedded database. Small buffers, since the system caches the files anyway. */
export const embeddedOptions: PGliteOptions = {
  extensions: { pg_trgm },
  postgresqlconf: ['shared_buffers = 16MB'],
};

/** PGlite in the data folder, held by this process alone. */
export async function openEmbeddedDatabase(dataDir: string, seed: Seed): Promise<OpenDatabase> {
  const unlock = await lockDirectory(join(dataDir, 'mall.lock'));
  try {
    const pglite = await PGlite.create({ ...embeddedOptions, dataDir: join(dataDir, 'postgres') });
    const db = drizzle(pglite);
    const close = async () => {
      await pglite.close();
      await unlock();
    };
    try {
      await migrate(db, migrations);
      await seed(db);
    } catch (error) {
      await pglite.close();
      throw error;
    }
    return { db: guardTransactions(db), jobDatabase: fromPglite(pglite), close };
  } catch (error) {
    await unlock();
    throw error;
  }
}
