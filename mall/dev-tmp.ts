import { openServerDatabase } from './src/db/server-database.ts';
import { Client } from 'pg';
for (const n of [2000, 20000, 100000]) {
  const t = Date.now();
  const url = `postgres://postgres@127.0.0.1:45545/a${n}`;
  const o = await openServerDatabase(url, async () => undefined, { connections: 2, statementMs: 0 });
  await o.close();
  console.log(n, 'migrated', Date.now() - t);
  const c = new Client({ connectionString: url }); await c.connect(); await c.query('vacuum analyze mall_products'); await c.query('vacuum analyze products'); await c.end();
  console.log(n, 'vacuumed', Date.now() - t);
}
