import { fileURLToPath } from 'node:url';

/** The same for both kinds of database. */
export const migrations = { migrationsFolder: fileURLToPath(new URL('../../drizzle', import.meta.url)) };
