import type { RequestHandler } from 'express';
import type { Database } from '../db/database.ts';
import { missingMigrations } from '../db/migrations.ts';
import { success } from './envelope.ts';

type State = 'ready' | 'draining' | 'migrating' | 'no database';

/** Probes wait no longer, whatever a silent database does. */
const patienceMs = 2000;

/** Whether the mall can serve: the database responds and has this build's migrations, and the process is not about to end. */
export function readiness(db: Database, ending = { isDraining: false }): RequestHandler {
  return async (_request, response) => {
    const status = ending.isDraining ? 'draining' : await withinPatience(stateOf(db));
    response.status(status === 'ready' ? 200 : 503).json(success({ status }));
  };
}

/**
 * While the mall is about to end each response closes its connection. A client that keeps none meets no closed one: it opens the
 * next where the balancer leads it.
 */
export function closeWhileDraining(ending: { readonly isDraining: boolean }): RequestHandler {
  return (_request, response, next) => {
    if (ending.isDraining) response.set('Connection', 'close');
    next();
  };
}

async function withinPatience(state: Promise<State>): Promise<State> {
  const late = Promise.withResolvers<State>();
  const timer = setTimeout(late.resolve, patienceMs, 'no database');
  const status = await Promise.race([state, late.promise]);
  clearTimeout(timer);
  return status;
}

async function stateOf(db: Database): Promise<State> {
  try {
    return (await missingMigrations(db)) === 0 ? 'ready' : 'migrating';
  } catch {
    return 'no database';
  }
}
