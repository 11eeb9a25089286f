// pnpm bench:uploads [--uploads 200] [--seconds 300] [--database embedded] Photos of 4.8 MB of 20 members at once to a mall, on PostgreSQL
// unless told otherwise: whether every one is answered and stored, how long the mall's health takes meanwhile, how much memory it and its
// picture processes hold.
import { readdirSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { openCluster, removeCluster } from '../../../mall/test/rest/harness/cluster.ts';
import { startMallProcess, withDataFolder } from '../../../mall/test/rest/harness/mall-process.ts';
import { childrenOf, peakMemoryOf, resetPeakMemory } from '../../../mall/test/rest/harness/memory.ts';
import { aLargePhoto } from '../../../mall/test/rest/harness/photos.ts';
import { uploaderIds } from '../../../mall/test/rest/harness/uploaders.ts';
import { home, password } from '../../../mall/test/rest/harness/world.ts';
import type { Health } from './health.ts';
import { upload } from './upload.ts';

const option = (value: string) => ({ type: 'string', default: value }) as const;
const { values } = parseArgs({
  options: { uploads: option('200'), seconds: option('300'), database: option('postgres') },
});
const uploads = Number(values.uploads);

const photo = await aLargePhoto();
const cluster = await mkdtemp(join(tmpdir(), 'family-mall-uploads-'));
const DATABASE_URL = values.database === 'embedded' ? '' : (await openCluster(cluster)).urlOf('postgres');
await withDataFolder(async (dataDir) => {
  const mall = await startMallProcess({ DATA_DIR: dataDir, DATABASE_URL });
  const tokens = await Promise.all(uploaderIds.map((id) => signIn(mall.url, id)));
  const before = resetPeakMemory(mall.pid);
  const watch = new Worker(new URL('health.ts', import.meta.url), { workerData: mall.url });
  const start = performance.now();
  const end = start + Number(values.seconds) * 1000;
  const sent = Array.from({ length: uploads }, (_, index) => {
    const token = tokens[index % tokens.length] ?? '';
    return upload(mall.url, token, photo, end);
  });
  const outcomes = await Promise.all(sent);
  const seconds = (performance.now() - start) / 1000;
  const health = await new Promise<Health>((resolve, reject) => {
    watch.once('message', resolve).once('error', reject);
    watch.postMessage('over'); // oxlint-disable-line unicorn/require-post-message-target-origin -- a thread, no window
  });
  // One that has ended is not seen: they end after 30 s without a picture.
  const ofPictures = childrenOf(mall.pid).reduce((sum, pid) => sum + peakMemoryOf(pid), 0);
  const stored = new Set(outcomes.flatMap(({ fileNo }) => fileNo ?? []));
  const kept = readdirSync(join(dataDir, 'files')).filter((name) => stored.has(name));
  const tries = outcomes.map(({ statuses }) => statuses.length);
  const others = outcomes.flatMap(({ statuses }) => statuses).filter((status) => status !== 200 && status !== 429);
  const rows = [
    ['uploads at once, of MB', `${uploads}, ${(photo.length / 1e6).toFixed(1)}`],
    [
      'answered at first: stored, told to come later',
      `${outcomes.filter(({ statuses: [first] }) => first === 200).length}, ${outcomes.filter(({ statuses: [first] }) => first === 429).length}`,
    ],
    ['slowest first answer, s', (Math.max(...outcomes.map(({ firstMs }) => firstMs)) / 1000).toFixed(1)],
    ['answers other than 200 and 429', String(others.length)],
    ['stored in the end, in the folder, after s', `${stored.size}, ${kept.length}, ${seconds.toFixed(0)}`],
    ['most tries of one', String(Math.max(...tries))],
    ['health: asked, failed, slowest ms', `${health.asked}, ${health.failed}, ${health.slowest.toFixed(0)}`],
    ['memory of the mall before and at its peak, MB', `${before.toFixed(0)}, ${peakMemoryOf(mall.pid).toFixed(0)}`],
    ['with the peaks of its picture processes, MB', (peakMemoryOf(mall.pid) + ofPictures).toFixed(0)],
  ];
  console.log(['| figure | value |', '|---|---|', ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n'));
  await mall.end('SIGTERM');
});
await removeCluster(cluster);

async function signIn(url: string, id: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/mall/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id, password, mallId: home }),
  });
  const { data } = (await answer.json()) as { data: { accessToken: string } };
  return data.accessToken;
}
