import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { databaseFolder } from '../mall/src/db/data-folder.ts';
import { lockDirectory } from '../mall/src/db/directory-lock.ts';
import { Refusal, runCommand } from './lib/refusal.ts';
import { readShopSettings } from './lib/settings.ts';

/** Deletes the embedded mall's data; the next start creates and seeds it again. Keys stay. */
await runCommand(async () => {
  const { mall } = readShopSettings(process.env);
  if (!mall)
    throw new Refusal(
      'MALL_API_URL names a real mall; its data are not ours to reset. Leave it out to reset the embedded one.',
    );
  if (mall.databaseUrl) {
    throw new Refusal(
      'DATABASE_URL names a server. Empty that database yourself: drop schema public cascade; create schema public;',
    );
  }
  // Deletes only the mall's own files: DATA_DIR may hold others.
  const database = databaseFolder(mall.dataDir);
  if (!existsSync(database)) {
    console.log('There are no data to reset. npm start creates them.');
    return;
  }
  const unlock = await lockDirectory(join(mall.dataDir, 'mall.lock'), { patienceMs: 0 }).catch((error: Error) => {
    throw new Refusal(error.message);
  });
  rmSync(database, { recursive: true, force: true });
  await unlock();
  console.log('The data are deleted. The next npm start seeds them again.');
});
