import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedDatabase } from '../../../src/db/embedded-database.ts';
import type { OpenDatabase } from '../../../src/db/database.ts';
import { seedDemonstration } from '../../../content/src/seed/seed.ts';
import { openServerDatabase } from '../../../src/db/server-database.ts';
import { usualPool, type DatabaseKind } from './databases.ts';
import { fillWithSeed, seededDatabaseUrl } from './seeded.ts';

/** A separate database with the mall's own seed. */
export async function openSeededDatabase(kind: DatabaseKind): Promise<OpenDatabase> {
  if (kind === 'postgres') return openServerDatabase(await seededDatabaseUrl(), seedDemonstration, usualPool);
  const folder = await mkdtemp(join(tmpdir(), 'mall-seeded-'));
  await fillWithSeed(folder);
  const { close, ...opened } = await openEmbeddedDatabase(folder, seedDemonstration);
  return {
    ...opened,
    close: async () => {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}
