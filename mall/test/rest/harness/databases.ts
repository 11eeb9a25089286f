import { randomUUID } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool } from 'pg';
import { inject } from 'vitest';
import { readSettings } from '../../../src/config.ts';
import { embeddedOptions, openEmbeddedDatabase, openEmbeddedPool } from '../../../src/db/embedded-database.ts';
import { applyMigrations } from '../../../src/db/migrations.ts';
import type { OpenDatabase } from '../../../src/db/database.ts';
import { openPool } from '../../../src/db/pool.ts';
import { jobDatabaseOf, openServerDatabase } from '../../../src/db/server-database.ts';
import { isFullTier } from '../../../../scripts/lib/test-tiers.ts';
import { administer, openCluster } from './cluster.ts';
import { prepareJobs } from './jobs.ts';
import { onceARun } from './once.ts';
import { seedProcessWorld } from './process-world.ts';
import { seedWorld } from './world.ts';

export type DatabaseKind = 'pglite' | 'postgres';

/** Both databases in the full tier, for what differs by SQL, locks or migrations. TEST_DATABASES may narrow it by hand. */
export const databaseKinds = (process.env['TEST_DATABASES'] ?? (isFullTier ? 'pglite,postgres' : 'postgres')).split(
  ',',
) as DatabaseKind[];

/** One of them, for what does not: the server, which is faster. The journeys of tests/ run on the embedded one. */
export const anyDatabase = databaseKinds.at(-1) ?? 'postgres';
export const oneDatabase = [anyDatabase];

/** Connections to a server as the mall usually has them. */
export const usualPool = readSettings({}).pool;

/** A separate database with the small data set of the tests. */
export function openTestDatabase(kind: DatabaseKind): Promise<OpenDatabase> {
  return kind === 'pglite' ? openEmbedded() : openServer();
}

async function openEmbedded(): Promise<OpenDatabase> {
  const template = new Blob([await readFile(await templateFile())]);
  const pglite = await PGlite.create({ ...embeddedOptions, loadDataDir: template });
  return databaseOf(openEmbeddedPool(pglite), () => pglite.close());
}

/** Made once a run: initializing takes seconds, loading a fraction of one. */
async function templateFile(): Promise<string> {
  const file = join(inject('runFolder'), 'template.tar');
  await onceARun(file, async () => {
    const pglite = await PGlite.create(embeddedOptions);
    const { db, jobDatabase } = databaseOf(openEmbeddedPool(pglite));
    await applyMigrations(db, (config) => migrate(db, config));
    await seedWorld(db);
    await prepareJobs({ jobDatabase });
    const dump = await pglite.dumpDataDir('none');
    await pglite.close();
    await writeFile(file, Buffer.from(await dump.arrayBuffer()));
  });
  return file;
}

async function openServer(): Promise<OpenDatabase> {
  return databaseOf(openPool(await worldDatabaseUrl(), usualPool));
}

function databaseOf(pool: Pool, end: () => Promise<void> = () => Promise.resolve()) {
  const close = async () => {
    await pool.end();
    await end();
  };
  return { db: drizzle(pool), jobDatabase: jobDatabaseOf(pool), close };
}

/** The address of a new database with the small data set of the tests. */
export async function worldDatabaseUrl(): Promise<string> {
  const cluster = await openCluster(inject('runFolder'));
  await onceARun(join(inject('runFolder'), 'template-database'), async () => {
    await administer(cluster, 'create database template_mall');
    const template = await openServerDatabase(cluster.urlOf('template_mall'), seedWorld, usualPool);
    await prepareJobs(template);
    await template.close();
  });
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(cluster, `create database ${name} template template_mall`);
  return cluster.urlOf(name);
}

/** Fills a data folder with the data of `seedProcessWorld`, as a mall leaves it that was closed: for malls that start there. */
export async function fillWithWorld(dataDir: string): Promise<void> {
  const template = join(inject('runFolder'), 'world-data');
  await onceARun(template, async () => {
    const opened = await openEmbeddedDatabase(template, seedProcessWorld);
    await prepareJobs(opened);
    await opened.close();
  });
  await cp(template, dataDir, { recursive: true });
}

/** The address of an empty database. */
export async function emptyDatabaseUrl(): Promise<string> {
  const cluster = await openCluster(inject('runFolder'));
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await administer(cluster, `create database ${name}`);
  return cluster.urlOf(name);
}
