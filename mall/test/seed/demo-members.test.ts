import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { readSettings } from '../../src/config.ts';
import { rowsOf } from '../../src/db/rows.ts';
import { content } from '../../content/src/content.ts';
import { mallList } from '../../content/src/seed/malls/mall-list.ts';
import { accounts } from '../../content/src/seed/members/account-list.ts';
import { startMall } from '../../src/server.ts';
import { administer, openCluster } from '../rest/harness/cluster.ts';

/** What is theirs, and what is the shop's. */
const ofMembers = ['members', 'tid_codes', 'coupon_issues', 'point_entries', 'wishes'];
const ofTheShop = ['malls', 'products', 'boards'];

/** The rows of each table after the first start on an empty database of a server. */
async function rowsAfterStart(settings: Record<string, string>): Promise<Record<string, number>> {
  const cluster = await openCluster(inject('runFolder'));
  const name = `demo_${randomUUID().replaceAll('-', '')}`;
  await administer(cluster, `create database ${name}`);
  const dataDir = await mkdtemp(join(tmpdir(), 'mall-demo-'));
  const mall = await startMall(
    readSettings({
      MALL_PORT: '0',
      LOG_LEVEL: 'silent',
      DATA_DIR: dataDir,
      DATABASE_URL: cluster.urlOf(name),
      ...settings,
    }),
    content,
  );
  const counts: Record<string, number> = {};
  for (const table of [...ofMembers, ...ofTheShop, 'coupons']) {
    const statement = sql`select count(*) as value from ${sql.identifier(table)}`;
    const [row] = await rowsOf<{ value: string }>(mall.context.db, statement);
    counts[table] = Number(row?.value);
  }
  await mall.close();
  await rm(dataDir, { recursive: true });
  return counts;
}

test(
  'a mall that is started by itself has no members, and one of a demonstration has those of the README',
  { timeout: 180_000 },
  async () => {
    const [bare, demonstration] = [await rowsAfterStart({}), await rowsAfterStart({ SEED_DEMO: '1' })];
    expect(ofMembers.map((table) => bare[table])).toEqual(ofMembers.map(() => 0));
    expect(demonstration['members']).toBe(mallList.length * accounts.length);
    expect(ofMembers.filter((table) => demonstration[table] === 0)).toEqual([]);
    expect(ofTheShop.map((table) => bare[table])).toEqual(ofTheShop.map((table) => demonstration[table]));
    expect(ofTheShop.filter((table) => bare[table] === 0)).toEqual([]);
    // One that anybody may take; those with a published code, or held by members, are of the demonstration.
    expect(bare['coupons']).toBe(mallList.length);
  },
);
