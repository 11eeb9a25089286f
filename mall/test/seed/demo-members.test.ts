// Full tier: starts a mall without members; all other files use the members of a demonstration.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readSettings } from '../../src/config.ts';
import type { Database } from '../../src/db/database.ts';
import { rowsOf } from '../../src/db/rows.ts';
import { content } from '../../content/src/content.ts';
import { mallList } from '../../content/src/seed/malls/mall-list.ts';
import { accounts } from '../../content/src/seed/members/account-list.ts';
import { startMall } from '../../src/server.ts';
import { emptyDatabaseUrl } from '../rest/harness/databases.ts';
import { openSeededDatabase } from '../rest/harness/seeded-database.ts';

/** What is theirs, and what is the shop's. */
const ofMembers = ['members', 'tid_codes', 'coupon_issues', 'point_entries', 'wishes'];
const ofTheShop = ['malls', 'products', 'boards'];

type Rows = Record<string, number>;

async function rowsOfAll(db: Database): Promise<Rows> {
  const counts: Rows = {};
  for (const table of [...ofMembers, ...ofTheShop, 'coupons']) {
    const statement = sql`select count(*) as value from ${sql.identifier(table)}`;
    const [row] = await rowsOf<{ value: string }>(db, statement);
    counts[table] = Number(row?.value);
  }
  return counts;
}

/** The rows of each table after the first start on an empty database of a server. */
async function rowsAfterStart(): Promise<Rows> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mall-demo-'));
  const settings = { MALL_PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir, DATABASE_URL: await emptyDatabaseUrl() };
  const mall = await startMall(readSettings(settings), content);
  const rows = await rowsOfAll(mall.context.db);
  await mall.close();
  await rm(dataDir, { recursive: true });
  return rows;
}

/** The same of a demonstration, whose seed every run has. */
async function rowsOfDemonstration(): Promise<Rows> {
  const { db, close } = await openSeededDatabase('postgres');
  const rows = await rowsOfAll(db);
  await close();
  return rows;
}

test(
  'a mall that is started by itself has no members, and one of a demonstration has those of the README',
  { timeout: 180_000 },
  async () => {
    const [bare, demonstration] = [await rowsAfterStart(), await rowsOfDemonstration()];
    expect(readSettings({}).hasDemoMembers).toBe(false);
    expect(readSettings({ SEED_DEMO: '1' }).hasDemoMembers).toBe(true);
    expect(ofMembers.map((table) => bare[table])).toEqual(ofMembers.map(() => 0));
    expect(demonstration['members']).toBe(mallList.length * accounts.length);
    expect(ofMembers.filter((table) => demonstration[table] === 0)).toEqual([]);
    expect(ofTheShop.map((table) => bare[table])).toEqual(ofTheShop.map((table) => demonstration[table]));
    expect(ofTheShop.filter((table) => bare[table] === 0)).toEqual([]);
    // One that anybody may take; those with a published code, or held by members, are of the demonstration.
    expect(bare['coupons']).toBe(mallList.length);
  },
);
