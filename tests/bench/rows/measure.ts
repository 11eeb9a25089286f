// Measures one checkout, whose folder is the first argument: the processor that the mall takes for each row of its work over many
// rows, on its embedded database. Imports the mall from there, so that a checkout of before is measured by the same program.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import type * as Alerts from '../../../mall/src/features/alerts/send-alerts.ts';
import type * as Housekeeping from '../../../mall/src/housekeeping.ts';
import type * as Config from '../../../mall/src/config.ts';
import type * as Server from '../../../mall/src/server.ts';
import type * as ProcessWorld from '../../../mall/test/rest/harness/process-world.ts';
import type * as Uploads from '../../../mall/test/rest/harness/uploads.ts';
import { uploadMall, aCsv, aSheetForm, someCells } from '../../../mall/test/rest/harness/uploads.ts';
import { memNoOf } from '../../../mall/test/rest/harness/builders.ts';
import { password } from '../../../mall/test/rest/harness/world.ts';
import type { Health } from '../uploads/health.ts';

const [checkout = '', rows = '400'] = process.argv.slice(2);
const count = Number(rows);
const load = async <Module>(path: string) => (await import(pathToFileURL(join(checkout, path)).href)) as Module;
const { startMall } = await load<typeof Server>('mall/src/server.ts');
const { readSettings } = await load<typeof Config>('mall/src/config.ts');
const { sweep } = await load<typeof Housekeeping>('mall/src/housekeeping.ts');
const { sendAlerts } = await load<typeof Alerts>('mall/src/features/alerts/send-alerts.ts');
const { seedProcessWorld } = await load<typeof ProcessWorld>('mall/test/rest/harness/process-world.ts');
const { sellIn } = await load<typeof Uploads>('mall/test/rest/harness/uploads.ts');

const folder = await mkdtemp(join(tmpdir(), 'family-mall-rows-'));
const clock = { aheadMs: 0 };
const environment = { DATA_DIR: folder, MALL_PORT: '0', LOG_LEVEL: 'error', SHOP_PACE_SECONDS: '3600', PG_TEST: '1' };
const mall = await startMall(readSettings(environment), {
  seed: seedProcessWorld,
  now: () => new Date(Date.now() + clock.aheadMs),
});
const { context, url } = mall;
/** Runs a statement as the job queue does: this workspace has no driver of its own. */
const statement = async (text: string) => {
  const { rows } = (await context.jobs.boss.getDb().executeSql(text)) as { rows: { left: number }[] };
  return rows;
};
await sellIn({ context } as Parameters<typeof sellIn>[0], uploadMall);
await statement(`update products set stckqty = 100000 where gds_grp_no = 'GD0004'`);

async function call<Data>(path: string, init: RequestInit): Promise<Data> {
  const response = await fetch(`${url}/api/v1/mall${path}`, init);
  const { code, data, message } = (await response.json()) as { code: string; data: Data; message: string };
  if (code !== '0000') throw new Error(`${path}: ${code} ${message}`);
  return data;
}

const json = { 'content-type': 'application/json' };
const signIn = { id: 'member', password, mallId: uploadMall };
const { accessToken } = await call<{ accessToken: string }>('/auth/sign-in', {
  method: 'POST',
  headers: json,
  body: JSON.stringify(signIn),
});
const keyed = () => ({ authorization: `Bearer ${accessToken}`, 'x-idempotency-key': crypto.randomUUID() });

const perRow = (ms: number) => Math.round((ms / count) * 100) / 100;

/** Processor that a millisecond takes without any work: the queues and the health are looked at all the time. */
let idle = 0;

/** Milliseconds of processor, beyond the idle ones, and of the clock for each row, with the slowest health meanwhile. */
async function measure(work: () => Promise<unknown>) {
  const watch = new Worker(new URL('../uploads/health.ts', import.meta.url), { workerData: url });
  await pause(200);
  const start = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  const clockMs = performance.now() - start;
  const cpuMs = (user + system) / 1000;
  const health = await new Promise<Health>((resolve, reject) => {
    watch.once('message', resolve).once('error', reject);
    watch.postMessage('over'); // oxlint-disable-line unicorn/require-post-message-target-origin -- a thread, no window
  });
  const slowestHealth = Math.round(health.slowest);
  return { cpuMs, clockMs, cpu: perRow(cpuMs - idle * clockMs), clock: perRow(clockMs), slowestHealth };
}

/** Until a query counts no row any more. */
async function untilNone(query: string): Promise<void> {
  for (;;) {
    const [counted] = await statement(query);
    if (counted?.left === 0) return;
    await pause(100);
  }
}

const file = aSheetForm(aCsv(Array.from({ length: count }, (_, index) => someCells(`bench-${index}`))));
const upload = await call<{ upldNo: string; totPrc: number }>('/uploads/orders', {
  method: 'POST',
  headers: keyed(),
  body: file,
});
const still = await measure(() => pause(4000));
idle = still.cpuMs / still.clockMs;
const figures: Record<string, Awaited<ReturnType<typeof measure>>> = {};
figures['rows of an upload: placed and paid'] = await measure(async () => {
  await call(`/uploads/orders/${upload.upldNo}/confirm`, {
    method: 'POST',
    headers: { ...keyed(), ...json },
    body: JSON.stringify({ okOnlyYn: 'Y', payMthdCd: 'PM00107', totPrc: upload.totPrc }),
  });
  await untilNone(`select count(*)::int as left from uploads where stat <> 'UP00104'`);
});
figures['its orders: prepared, sent, received'] = await measure(async () => {
  for (const state of ['OR00103', 'OR00104', 'OR00105']) {
    clock.aheadMs += 3_600_000;
    await statement(`update pgboss.job set start_after = now() where name = 'shop-step' and state = 'created'`);
    await untilNone(`select count(*)::int as left from orders where ord_stat <> '${state}'`);
  }
});
clock.aheadMs = 9 * 86_400_000;
await statement(`update pgboss.job set start_after = now() where name in ('order-confirm', 'order-entrance')`);
figures['its orders: confirmed, codes erased'] = await measure(() =>
  untilNone(`select (
    (select count(*) from orders where ord_stat <> 'OR00106') +
    (select count(*) from pgboss.job where name = 'order-entrance' and state < 'completed')
  )::int as left`),
);
const memNo = memNoOf(uploadMall);
await statement(`
  insert into members select (jsonb_populate_record(member, jsonb_build_object(
    'mem_no', 'BENCH' || n, 'login_id', 'bench' || n, 'email_hash', null, 'mobile_hash', null
  ))).* from members as member, generate_series(1, ${count}) as n where member.mem_no = '${memNo}'
`);
await statement(`
  insert into point_entries (mem_no, pnt_tp, pnt, left_pnt, reg_dts, exp_dts)
  select 'BENCH' || n, 'SAVE', 10, 10, now() - interval '2 years', now() - interval '1 day' from generate_series(1, ${count}) as n
`);
figures['points of members: expired'] = await measure(() => sweep(context));
await statement(`
  insert into alerts (alm_no, mem_no, gds_grp_no, alm_tp, reg_dts, exp_dts)
  select 'BENCH' || n, 'BENCH' || n, 'GD0004', 'RESTOCK', now(), now() + interval '90 days'
  from generate_series(1, ${count}) as n
`);
clock.aheadMs = new Date().setUTCHours(3) - Date.now();
figures['alerts: sent'] = await measure(() => sendAlerts(context));
const [unsent] = await statement('select count(*)::int as left from alerts where sent_dts is null');
if (unsent?.left !== 0) throw new Error(`${unsent?.left} alerts were not sent.`);
await statement(`update orders set mem_no = 'GONE', ord_dts = now() - interval '6 years'`);
await statement(`update order_items set stat_dts = now() - interval '6 years'`);
figures['orders of former members: deleted'] = await measure(async () => {
  for (let times = 0; times * 500 < count; times += 1) await sweep(context);
});
console.log(JSON.stringify(figures));
await mall.close();
await rm(folder, { recursive: true, force: true });
