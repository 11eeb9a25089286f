import type { Settings } from '../config.ts';
import type { OpenDatabase, Seed } from './database.ts';

/** The database of the settings; loads only its driver. `notify` gets messages for the operator. */
export async function openDatabase(
  settings: Settings,
  seed: Seed,
  notify: (line: string) => void,
): Promise<OpenDatabase> {
  if (settings.databaseUrl !== null) {
    const { openServerDatabase } = await import('./server-database.ts');
    return openServerDatabase(settings.databaseUrl, seed, settings.pool, settings.migratesAtStart);
  }
  const { openEmbeddedDatabase } = await import('./embedded-database.ts');
  return openEmbeddedDatabase(settings.dataDir, seed, notify);
}
