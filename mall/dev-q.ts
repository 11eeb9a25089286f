import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { findProducts } from './src/features/products/search.ts';
const c = new Client({ connectionString: `postgres://postgres@127.0.0.1:45545/${process.argv[2]}` }); await c.connect();
const sqls: string[] = [];
const db = drizzle(c, { logger: { logQuery: (q, p) => { sqls.push(q.replace(/\$(\d+)/g, (_, i) => { const v = p[Number(i) - 1]; return typeof v === 'number' ? String(v) : `'${String(v).replaceAll("'", "''")}'`; })); } } });
for (const k of process.argv.slice(3)) {
  sqls.length = 0;
  const t = performance.now();
  try { const r = await findProducts(db as never, 'M0001', [k], { page: 1, size: 20 }); console.log('##', k, r.totalCnt, (performance.now() - t).toFixed(0), 'ms'); } catch (e) { console.log('##', k, (performance.now() - t).toFixed(0), (e as Error).cause); }
  for (const q of sqls) { await c.query("set log_statement_stats=off"); const t0 = performance.now(); await c.query(q).catch(() => 0); console.log('literal', (performance.now() - t0).toFixed(0));
    if (process.env.EX) console.log((await c.query('explain (analyze, buffers) ' + q)).rows.map((r) => r['QUERY PLAN']).join('\n')); }
}
await c.end();
