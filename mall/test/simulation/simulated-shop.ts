import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { fromPglite } from 'pg-boss';
import { deriveKeys } from '../../src/keys.ts';
import { sendTo, type Sent, type Shop, type TokenPair } from '../rest/harness/shop.ts';
import { home, password } from '../rest/harness/world.ts';
import { shopUrl } from './network.ts';
import type { Scheduler } from './scheduler.ts';
import { settings } from './seed-simulation.ts';

const hourMs = 3_600_000;

const send: Shop['send'] = (operation, sent = {}) => sendTo(shopUrl, operation, sent);
const unsupported = () => Promise.reject(new Error('A story does not do this.'));

/**
 * What the helpers of other tests need of a shop. Their calls go over the simulated network; statements of their own are not of the
 * simulation, and take no step.
 */
export function simulatedShop(pglite: PGlite, scheduler: Scheduler): Shop {
  const db = drizzle(pglite);
  const sessions = new Map<string, { pair: Promise<TokenPair>; until: number }>();
  const ask = async <Data>(operation: string, sent: Sent = {}) => {
    const { code, data, message } = await send(operation, sent);
    if (code !== '0000') throw new Error(`${operation} was refused: ${code} ${message} ${JSON.stringify(data)}`);
    return data as Data;
  };
  const signIn: Shop['signIn'] = async ({ id = 'member', mallId = home } = {}) => {
    const key = `${mallId} ${id}`;
    const known = sessions.get(key);
    if (known && scheduler.now < known.until) return scheduler.waitFor(known.pair);
    const pair = ask<TokenPair>('signIn', { body: { id, password, mallId } });
    sessions.set(key, { pair, until: scheduler.now + 12 * hourMs });
    return pair;
  };
  const context = { db, now: () => new Date(scheduler.now), keys: deriveKeys(settings.secret ?? '') };
  return {
    url: shopUrl,
    context: context as unknown as Shop['context'],
    database: { db, jobDatabase: fromPglite(pglite), close: unsupported },
    send,
    ask,
    signIn,
    tokenOf: async (who) => (await signIn(who)).accessToken,
    pass: () => void unsupported(),
    restart: unsupported,
    loseDatabase: unsupported,
    close: unsupported,
  };
}
