import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, type Pool } from 'pg';
import type { Db as JobDatabase } from 'pg-boss';
import { StartError, type Settings } from '../config.ts';
import { openPool } from './pool.ts';
import { applyMigrations, missingMigrations } from './migrations.ts';
import type { OpenDatabase, Seed } from './database.ts';

/** Key of an advisory lock, the same for every process: its holder migrates and seeds, the others wait. */
const migrationLock = 4_100_2026;

const connectionTimeoutMillis = 5000;

export async function openServerDatabase(
  databaseUrl: string,
  seed: Seed,
  settings: Settings['pool'],
  migrates = true,
): Promise<OpenDatabase> {
  await prepare(databaseUrl, migrates ? (client) => fill(client, seed) : refuseIfOld);
  const pool = openPool(databaseUrl, settings);
  return { db: drizzle(pool), jobDatabase: jobDatabaseOf(pool), close: () => pool.end() };
}

/** The pool for the job queue, so that its statements and the mall's share one set of connections. */
export function jobDatabaseOf(pool: Pool): JobDatabase {
  return { executeSql: (text, values) => pool.query(text, values) };
}

/** Looks at the database, or changes it, by a connection of its own. */
async function prepare(databaseUrl: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: databaseUrl, connectionTimeoutMillis });
  client.on('error', () => undefined);
  await client.connect().catch((cause: Error) => {
    // The address may hold a password, so it is not repeated.
    throw new StartError(
      `The database of DATABASE_URL cannot be reached (${cause.message}). Start it, or correct DATABASE_URL.`,
      { cause },
    );
  });
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function fill(client: Client, seed: Seed): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [migrationLock]);
  const db = drizzle(client);
  await applyMigrations(db, (config) => migrate(db, config));
  await seed(db);
}

async function refuseIfOld(client: Client): Promise<void> {
  const missing = await missingMigrations(drizzle(client));
  if (missing === 0) return;
  throw new StartError(
    `The database lacks ${missing} migrations of this version, and MIGRATE_AT_START is 0. Run the command first: node mall/content/src/main.ts migrate`,
  );
}
