import { readdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { RequestHandler } from 'express';
import type { Database } from '../db/database.ts';
import { success } from './envelope.ts';

const folder = new URL('../../drizzle/', import.meta.url);

type State = 'ready' | 'migrating' | 'no database';

/** Probes wait no longer, whatever a silent database does. */
const patienceMs = 2000;

/** Whether the mall can serve: the database responds and has this build's migrations. */
export function readiness(db: Database): RequestHandler {
  const wanted = readdirSync(folder).filter((name) => name.endsWith('.sql')).length;
  return async (_request, response) => {
    const late = Promise.withResolvers<State>();
    const timer = setTimeout(late.resolve, patienceMs, 'no database');
    const status = await Promise.race([stateOf(db, wanted), late.promise]);
    clearTimeout(timer);
    response.status(status === 'ready' ? 200 : 503).json(success({ status }));
  };
}

/** A newer build may have migrated further. */
async function stateOf(db: Database, wanted: number): Promise<State> {
  try {
    const [found] = await db.select({ count: sql<number>`count(*)::int` }).from(sql`drizzle.__drizzle_migrations`);
    return found && found.count >= wanted ? 'ready' : 'migrating';
  } catch {
    return 'no database';
  }
}
