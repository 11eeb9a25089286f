import type { Logger } from 'pino';
import type { Settings } from './config.ts';
import type { Database } from './db/database.ts';
import type { Keys } from './keys.ts';

/** What every part of the mall works with. */
export interface MallContext {
  db: Database;
  settings: Settings;
  keys: Keys;
  log: Logger;
  /** The time; tests move it. */
  now: () => Date;
}
