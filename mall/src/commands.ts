import type { Settings } from './config.ts';
import { StartError } from './config.ts';
import type { Content } from './content.ts';
import { checkDataFolder, withRemedy } from './db/data-folder.ts';
import type { OpenDatabase } from './db/database.ts';
import { openDatabase } from './db/open-database.ts';
import { openFileStore } from './file-store.ts';
import { JobQueue } from './jobs/job-queue.ts';
import { createLog } from './log.ts';
import { resealRows } from './resealing/reseal.ts';
import { sealPlainRows } from './seal-plain-rows.ts';
import { openKeys } from './security/secret.ts';

type Tell = (line: string) => void;

/** Commands beside `start`, as the first word after the program. */
export const commands = { migrate, reseal } as const;

/** Brings a database up to date and fills an empty one, so that malls with MIGRATE_AT_START=0 may start. */
async function migrate(settings: Settings, { seed }: Partial<Content>, tell: Tell): Promise<boolean> {
  await withData({ ...settings, migratesAtStart: true }, { seed }, tell, async ({ db, jobDatabase }) => {
    await sealPlainRows({ db, keys: await openKeys(settings, db) });
    const queues = new JobQueue(jobDatabase, {
      log: createLog(settings.logLevel),
      now: () => new Date(),
      onRun: () => undefined,
      keepsSchedules: false,
    });
    await queues.open();
    await queues.stop();
  });
  tell('The database is up to date.');
  return true;
}

/** Seals what the secret of MALL_SECRET_ALSO has sealed with that of MALL_SECRET. May be killed, and called again. */
async function reseal(settings: Settings, _content: Partial<Content>, tell: Tell): Promise<boolean> {
  if (settings.otherSecret === null)
    throw new StartError(
      'MALL_SECRET_ALSO is missing: set it to the secret of before, and MALL_SECRET to the new one.',
    );
  const all = await withData({ ...settings, migratesAtStart: false }, {}, tell, async ({ db }) => {
    const keys = await openKeys(settings, db);
    const fileStore = openFileStore(settings);
    return resealRows({ db, keys, fileStore }, ({ table, seen, resealed, unreadable }) =>
      tell(`${table}: ${seen} rows, ${resealed} resealed${unreadable > 0 ? `, ${unreadable} UNREADABLE` : ''}`),
    );
  });
  const unreadable = all.reduce((total, each) => total + each.unreadable, 0);
  tell(
    unreadable === 0
      ? 'All rows are sealed with MALL_SECRET.'
      : `${unreadable} rows cannot be opened by either secret. Find the one that sealed them before you take MALL_SECRET_ALSO away.`,
  );
  return unreadable === 0;
}

async function withData<Result>(
  settings: Settings,
  { seed = async () => undefined }: Partial<Content>,
  tell: Tell,
  work: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  await checkDataFolder(settings);
  const database = await withRemedy(settings.dataDir, () =>
    openDatabase(settings, (db) => seed(db, { hasDemoMembers: settings.hasDemoMembers, filledOn: new Date() }), tell),
  );
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
