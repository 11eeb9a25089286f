import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { drizzle as drizzleServer } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { inject } from 'vitest';
import { embeddedOptions } from '../../../src/db/embedded-database.ts';
import { migrations } from '../../../src/db/migrations.ts';
import type { OpenDatabase } from '../../../src/db/open-database.ts';
import { openServerDatabase } from '../../../src/db/server-database.ts';
import { administer, exists, isFirst, openCluster, type Cluster } from './cluster.ts';
import { seedWorld } from './world.ts';

export type DatabaseKind = 'pglite' | 'postgres';

/** Every promise is tested on both; by hand TEST_DATABASES may narrow it. */
export const databaseKinds = (process.env['TEST_DATABASES'] ?? 'pglite,postgres').split(',') as DatabaseKind[];

/** A database of one's own, filled with the small world of the tests. */
export function openTestDatabase(kind: DatabaseKind): Promise<OpenDatabase> {
  return kind === 'pglite' ? openEmbedded() : openServer();
}

async function openEmbedded(): Promise<OpenDatabase> {
  const template = new Blob([await readFile(await templateFile())]);
  const pglite = await PGlite.create({ ...embeddedOptions, loadDataDir: template });
  return { db: drizzle(pglite), close: () => pglite.close() };
}

/** Made once a run: initialising takes seconds, loading takes a fraction of one. */
async function templateFile(): Promise<string> {
  const file = join(inject('runFolder'), 'template.tar');
  if (await isFirst(`${file}.making`)) {
    const pglite = await PGlite.create(embeddedOptions);
    const db = drizzle(pglite);
    await migrate(db, migrations);
    await seedWorld(db);
    const dump = await pglite.dumpDataDir('none');
    await pglite.close();
    await writeFile(`${file}.part`, Buffer.from(await dump.arrayBuffer()));
    await rename(`${file}.part`, file);
  }
  await until(() => exists(file));
  return file;
}

async function openServer(): Promise<OpenDatabase> {
  const cluster = await openCluster(inject('runFolder'));
  await makeTemplateDatabase(cluster);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(cluster, `create database ${name} template template_mall`);
  const pool = new Pool({ connectionString: cluster.urlOf(name), max: 10 });
  pool.on('error', () => undefined);
  return { db: drizzleServer(pool), close: () => pool.end() };
}

async function makeTemplateDatabase(cluster: Cluster): Promise<void> {
  const mark = join(inject('runFolder'), 'template-database');
  if (await isFirst(`${mark}.making`)) {
    await administer(cluster, 'create database template_mall');
    const { close } = await openServerDatabase(cluster.urlOf('template_mall'), seedWorld);
    await close();
    await writeFile(mark, '');
  }
  await until(() => exists(mark));
}

async function until(condition: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (await condition()) return;
    await pause(100);
  }
  throw new Error('Another test file did not prepare the template database within a minute.');
}
