import type { Db as JobDatabase } from 'pg-boss';
import type { Settings } from '../config.ts';
import type { Database } from './database.ts';

/** A migrated and seeded database. */
export interface OpenDatabase {
  db: Database;
  /** The same for the job queue, which writes its own statements. */
  jobDatabase: JobDatabase;
  close(): Promise<void>;
}

/** Seeds an empty database. */
export type Seed = (db: Database) => Promise<unknown>;

/** The database of the settings; loads only its driver. */
export async function openDatabase(settings: Settings, seed: Seed): Promise<OpenDatabase> {
  if (settings.databaseUrl !== null) {
    const { openServerDatabase } = await import('./server-database.ts');
    return openServerDatabase(settings.databaseUrl, seed);
  }
  const { openEmbeddedDatabase } = await import('./embedded-database.ts');
  return openEmbeddedDatabase(settings.dataDir, seed);
}
