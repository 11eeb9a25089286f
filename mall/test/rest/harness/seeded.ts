import { randomUUID } from 'node:crypto';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { inject } from 'vitest';
import { openEmbeddedDatabase } from '../../../src/db/embedded-database.ts';
import { goods } from '../../../src/db/schema/products.ts';
import { seedDemonstration } from '../../../content/src/seed/seed.ts';
import { openServerDatabase } from '../../../src/db/server-database.ts';
import { administer, openCluster } from './cluster.ts';
import { usualPool } from './databases.ts';
import { onceARun } from './once.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder of this run, for resources that its test files share. */
    runFolder: string;
  }
}

// Seeding takes seconds: each kind of database is seeded once a run, and copied.

/** Seeds a data folder with the mall's own data. */
export async function fillWithSeed(dataDir: string): Promise<void> {
  const template = join(inject('runFolder'), 'seeded-data');
  await onceARun(template, async () => {
    const { close } = await openEmbeddedDatabase(template, seedDemonstration);
    await close();
  });
  await cp(template, dataDir, { recursive: true });
}

/** Gives goods of a seeded data folder other prices and fees, before a mall opens it. By number. */
export async function changeGoods(
  dataDir: string,
  changes: Record<string, Partial<typeof goods.$inferInsert>>,
): Promise<void> {
  const { db, close } = await openEmbeddedDatabase(dataDir, seedDemonstration);
  for (const [gdsGrpNo, change] of Object.entries(changes))
    await db.update(goods).set(change).where(eq(goods.gdsGrpNo, gdsGrpNo));
  await close();
}

/** The address of a database with the mall's own seed, on the run's own PostgreSQL server. */
export async function seededDatabaseUrl(): Promise<string> {
  const cluster = await openCluster(inject('runFolder'));
  await onceARun(join(inject('runFolder'), 'seeded-database'), async () => {
    await administer(cluster, 'create database template_seeded');
    const { close } = await openServerDatabase(cluster.urlOf('template_seeded'), seedDemonstration, usualPool);
    await close();
  });
  const name = `seeded_${randomUUID().replaceAll('-', '')}`;
  await administer(cluster, `create database ${name} template template_seeded`);
  return cluster.urlOf(name);
}
