import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MallContext } from '../../src/context.ts';
import { rowsOf } from '../../src/db/rows.ts';
import { sendAlerts } from '../../src/features/alerts/send-alerts.ts';
import { expirePoints } from '../../src/features/benefits/points.ts';
import { sweep } from '../../src/housekeeping.ts';
import { Visits } from '../../src/jobs/visits.ts';
import { memNoOf } from './harness/builders.ts';
import { oneDatabase } from './harness/databases.ts';
import { openShop, type Shop } from './harness/shop.ts';
import { home } from './harness/world.ts';

/** Counts how often work gives way, and has sets of a hundred rows whoever is there. */
class CountedVisits extends Visits {
  times = 0;

  override giveWay(): Promise<void> {
    this.times += 1;
    return super.giveWay();
  }

  override setSize(): number {
    return 100;
  }
}

/** Three sets, of which the last is not full. */
const count = 250;

describe.each(oneDatabase)('work over many rows, on %s,', (kind) => {
  let shop: Shop;
  let visits: CountedVisits;
  let context: MallContext;
  beforeAll(async () => {
    shop = await openShop(kind);
    await shop.context.db.execute(sql`
      insert into members select (jsonb_populate_record(member, jsonb_build_object(
        'mem_no', 'MANY' || n, 'login_id', 'many' || n, 'email_hash', null, 'mobile_hash', null
      ))).* from members as member, generate_series(1, ${count}::int) as n where member.mem_no = ${memNoOf(home)}
    `);
  });
  afterAll(() => shop.close());
  beforeEach(() => {
    visits = new CountedVisits();
    context = { ...shop.context, visits };
  });

  const counted = async (query: ReturnType<typeof sql>) => {
    const [row] = await rowsOf<{ count: number }>(shop.context.db, query);
    return row?.count;
  };

  test('expires points of a hundred members at once, and gives way between', async () => {
    await shop.context.db.execute(sql`
      insert into point_entries (mem_no, pnt_tp, pnt, left_pnt, reg_dts, exp_dts)
      select 'MANY' || n, 'SAVE', n, n, '2024-01-01', '2025-01-01' from generate_series(1, ${count}::int) as n
    `);
    await expirePoints(context, context.now());
    expect(visits.times).toBe(3);
    const expired = sql`
      select count(*)::int from point_entries as lost join point_entries as saved using (mem_no)
      where lost.pnt_tp = 'EXPIRE' and saved.pnt_tp = 'SAVE' and lost.pnt = -saved.pnt and saved.left_pnt = 0 and mem_no like 'MANY%'
    `;
    expect(await counted(expired)).toBe(count);
    await expirePoints(context, context.now());
    expect(await counted(expired)).toBe(count);
  });

  test('sends five hundred alerts at once, and gives way between', async () => {
    const alertCount = 600;
    await shop.context.db.execute(sql`
      insert into alerts (alm_no, mem_no, gds_grp_no, alm_tp, reg_dts, exp_dts)
      select 'MANY' || n, 'MANY' || n % ${count}::int + 1, 'GD0004', 'RESTOCK', ${context.now().toISOString()}::timestamptz, '2099-01-01'
      from generate_series(1, ${alertCount}::int) as n
    `);
    await sendAlerts(context);
    expect(visits.times).toBe(1);
    expect(await counted(sql`select count(*)::int from alerts where sent_dts is not null`)).toBe(alertCount);
    expect(await counted(sql`select count(*)::int from outbox where kind = 'RESTOCK_ALERT'`)).toBe(alertCount);
  });

  test('gives way between the parts of a sweep', async () => {
    await sweep(context);
    expect(visits.times).toBeGreaterThan(5);
  });
});
