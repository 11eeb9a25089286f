// pnpm bench:silence [--only store] Seconds for which a line that goes silent holds up its calls, for each line of the shop with its usual
// limits: until a call that was sent right then ends, and until one has its answer again. Ends with 1 if one takes longer than ten.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { speakHttp1Outside } from '../../../mall/src/http/outside-calls.ts';
import { trustTestCertificate } from '../../harness/https-server.ts';
import { outsideLines, type OutsideLine } from '../../harness/outside-lines.ts';
import { GatewayClient } from '../kills/gateway-client.ts';
import { openWorld } from '../kills/world.ts';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });

/** A tenth of a second belongs to this machine. */
const MOST_SECONDS = 10.5;
/** More than the mall has connections. */
const CALLERS = 12;

/** The line, how long the first call took, when one had its answer, and what a probe said meanwhile. */
type Row = [name: string, first: number, back: number, meanwhile: string];

const measured = (name: string) => name.includes(values.only);
const rows: Row[] = [];
speakHttp1Outside();
trustTestCertificate();
for (const [name, openLine] of Object.entries(outsideLines))
  if (measured(name)) rows.push(await measureOutside(name, await openLine()));
if (measured('the database') || measured('the store')) {
  const world = await openWorld();
  try {
    if (measured('the database')) rows.push(await measureDatabase(world));
    if (measured('the store')) rows.push(await measureStore(world));
  } finally {
    await world.stop();
  }
}
console.log('| silent | a call ends after s | answered after s | meanwhile |\n|---|---|---|---|');
for (const [name, first, back, meanwhile] of rows)
  console.log(`| ${name} | ${first.toFixed(1)} | ${back.toFixed(1)} | ${meanwhile} |`);
process.exitCode = rows.some(([, , back]) => back > MOST_SECONDS) ? 1 : 0;

async function measureOutside(name: string, { proxy, call, close }: OutsideLine): Promise<Row> {
  await call();
  await pause(100);
  proxy.silence({ laterToo: true });
  const since = stopwatch();
  await call().catch(() => undefined);
  const first = since();
  proxy.resume();
  await call();
  const back = since();
  await close();
  return [name, first, back, ''];
}

async function measureDatabase({ mallOrigin, lines }: Awaited<ReturnType<typeof openWorld>>): Promise<Row> {
  const ask = async (path: string) => (await fetch(mallOrigin + path)).status;
  const askAll = () => Promise.all(Array.from({ length: CALLERS }, () => ask('/health')));
  await askAll();
  lines.database.silence();
  const since = stopwatch();
  const all = askAll();
  const ready = await ask('/ready');
  await all;
  const first = since();
  while ((await ask('/health')) !== 200) await pause(50);
  return ['the database', first, since(), `\`/ready\` of the mall: ${ready}, then ${await ask('/ready')}`];
}

async function measureStore({ url, metricsUrl, lines }: Awaited<ReturnType<typeof openWorld>>): Promise<Row> {
  const member = { mallUrl: 'familyshop', id: 'gaon', password: 'Family!2026' };
  const signIn = () => new GatewayClient(url, member).ask('number');
  const gauge = async () => /^store_connected (\d)$/mu.exec(await (await fetch(metricsUrl)).text())?.[1] ?? '?';
  await signIn();
  lines.store.silence({ laterToo: true });
  const since = stopwatch();
  await signIn();
  const first = since();
  const meanwhile = await gauge();
  lines.store.resume();
  while ((await gauge()) !== '1') await pause(50);
  return ['the store', first, since(), `signed in all the same; \`store_connected\`: ${meanwhile}, then 1`];
}

/** Seconds since it was made. */
function stopwatch(): () => number {
  const start = performance.now();
  return () => (performance.now() - start) / 1000;
}
