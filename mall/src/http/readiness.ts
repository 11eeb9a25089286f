import { readdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { RequestHandler } from 'express';
import type { Database } from '../db/database.ts';
import { success } from './envelope.ts';

const folder = new URL('../../drizzle/', import.meta.url);

/** Whether the mall can serve: the database responds and has this build's migrations. */
export function readiness(db: Database): RequestHandler {
  const wanted = readdirSync(folder).filter((name) => name.endsWith('.sql')).length;
  return async (_request, response) => {
    const status = await stateOf(db, wanted);
    response.status(status === 'ready' ? 200 : 503).json(success({ status }));
  };
}

/** A newer build may have migrated further. */
async function stateOf(db: Database, wanted: number): Promise<'ready' | 'migrating' | 'no database'> {
  try {
    const [found] = await db.select({ count: sql<number>`count(*)::int` }).from(sql`drizzle.__drizzle_migrations`);
    return found && found.count >= wanted ? 'ready' : 'migrating';
  } catch {
    return 'no database';
  }
}
