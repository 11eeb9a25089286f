import { and, eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import type { Database } from '../../src/db/database.ts';
import { members } from '../../src/db/schema/members.ts';
import { seedDemonstration } from '../../content/src/seed/seed.ts';
import { openServerDatabase } from '../../src/db/server-database.ts';
import { readSettings } from '../../src/config.ts';
import { growGoods } from './grow-goods.ts';
import { growOrders } from './grow-orders.ts';

const mallId = 'M0001';

/** Fills an empty database with the mall's own seed. */
export async function seedCatalog(databaseUrl: string): Promise<void> {
  const { close } = await openServerDatabase(databaseUrl, seedDemonstration, readSettings({}).pool);
  await close();
}

export function growCatalog(databaseUrl: string, count: number): Promise<void> {
  return change(databaseUrl, (db) => growGoods(db, mallId, count));
}

/** Orders of the member `gaon` and of others. */
export function growOrderList(databaseUrl: string, count: number): Promise<void> {
  return change(databaseUrl, async (db) => {
    const isGaon = and(eq(members.mallId, mallId), eq(members.loginId, 'gaon'));
    const [member] = await db.select({ memNo: members.memNo }).from(members).where(isGaon);
    await growOrders(db, member?.memNo ?? '', count);
  });
}

/** As an operator's server is after a while: vacuumed, with statistics. */
async function change(databaseUrl: string, work: (db: Database) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const db = drizzle(client);
    await work(db);
    await db.execute(sql`vacuum analyze`);
  } finally {
    await client.end();
  }
}
