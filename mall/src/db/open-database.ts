import type { Settings } from '../config.ts';
import type { Database } from './database.ts';

/** A migrated and filled database. */
export interface OpenDatabase {
  db: Database;
  close(): Promise<void>;
}

/** Fills a database that is empty. */
export type Seed = (db: Database) => Promise<unknown>;

/** The database of the settings; only the driver that is needed is loaded. */
export async function openDatabase(settings: Settings, seed: Seed): Promise<OpenDatabase> {
  if (settings.databaseUrl !== null) {
    const { openServerDatabase } = await import('./server-database.ts');
    return openServerDatabase(settings.databaseUrl, seed);
  }
  const { openEmbeddedDatabase } = await import('./embedded-database.ts');
  return openEmbeddedDatabase(settings.dataDir, seed);
}
