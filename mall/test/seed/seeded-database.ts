import { randomUUID } from 'node:crypto';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { inject } from 'vitest';
import { embeddedOptions } from '../../src/db/embedded-database.ts';
import { migrations } from '../../src/db/migrations.ts';
import type { OpenDatabase } from '../../src/db/open-database.ts';
import { seedIfEmpty } from '../../src/db/seed/seed.ts';
import { openServerDatabase } from '../../src/db/server-database.ts';
import { administer, openCluster } from '../rest/harness/cluster.ts';
import type { DatabaseKind } from '../rest/harness/databases.ts';

/** A new database with the mall's own seed in it. */
export function openSeededDatabase(kind: DatabaseKind): Promise<OpenDatabase> {
  return kind === 'pglite' ? openEmbedded() : openServer();
}

async function openEmbedded(): Promise<OpenDatabase> {
  const pglite = await PGlite.create(embeddedOptions);
  const db = drizzle(pglite);
  await migrate(db, migrations);
  await seedIfEmpty(db);
  return { db, close: () => pglite.close() };
}

async function openServer(): Promise<OpenDatabase> {
  const cluster = await openCluster(inject('runFolder'));
  const name = `seeded_${randomUUID().replaceAll('-', '')}`;
  await administer(cluster, `create database ${name}`);
  return openServerDatabase(cluster.urlOf(name), seedIfEmpty);
}
