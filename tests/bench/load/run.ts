// pnpm bench:load [--before <checkout>] [--bursts] [--minutes 3] [--seconds 4] [--from 60] [--mall-ms 5] A mixed visit at rising rates until the knee,
// an overload, the recovery, a soak; two gateways if there are cores for them. Bursts and overload also of another checkout's gateway, in turns.
import { rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../../scripts/lib/paths.ts';
import { gatewayFlags, Service } from '../../../scripts/lib/service.ts';
import { freePorts } from '../../harness/ports.ts';
import { newDataFolder } from '../data-folder.ts';
import { onCore, Running } from '../gateway/running.ts';
import { phaseSeconds } from '../short-run.ts';
import { findKnee, recovery, soak, type Target } from './phases.ts';
import { atOnce, atRate } from './rate.ts';
import { startRecordedMall } from './recorded-mall.ts';
import { burstRows, rateRows, soakLine } from './report.ts';
import { scaling } from './scaling.ts';
import { visitAt, type Step } from './visit.ts';

const option = (value: string) => ({ type: 'string', default: value }) as const;
const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    bursts: { type: 'boolean', default: false },
    minutes: option('3'),
    seconds: option('4'),
    from: option('60'),
    'mall-ms': option('5'),
  },
});
const [minutes, seconds, from, mallMs] = [values.minutes, values.seconds, values.from, values['mall-ms']].map(
  Number,
) as [number, number, number, number];
const CORES_FOR_TWO = 4;

const dataDir = await newDataFolder();
const [mallPort = 0] = await freePorts(1);
const realUrl = `http://127.0.0.1:${mallPort}`;
const real = new Service('embedded mall', 'mall/content/src/main.ts', {
  MALL_PORT: String(mallPort),
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  LOG_LEVEL: 'silent',
  SEED_DEMO: '1',
  ACCESS_TOKEN_SECONDS: '86400',
});
const mall = await startRecordedMall(realUrl);
const env = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  MALL_API_URL: mall.url,
  REDIS_URL: '',
  SIGN_IN_TRIES_PER_ACCOUNT: '100000000',
  SIGN_IN_TRIES_PER_ADDRESS: '100000000',
  LOG_LEVEL: 'info',
};
await real.ready(`${realUrl}/health`, 120_000);
const gateway = await startedGateway('gateway', root);
const earlier = values.before === undefined ? null : await startedGateway('before', resolve(values.before));
const both = [gateway, ...(earlier ? [earlier] : [])];
try {
  const { url } = gateway;
  const visit = await learnt(url);
  if (earlier) await learnt(earlier.url);
  await real.stop();
  mall.replay(mallMs);
  const target = { urls: [url], visit, pid: gateway.running.pid };
  for (const each of both) await atRate([each.url], visit, { rate: from, seconds: phaseSeconds(10) });

  for (const count of [200, 2_000, 200, 2_000]) {
    const bursts = [];
    for (const each of both) {
      bursts.push({ ...(await atOnce(each.url, visit, count)), name: each.name });
      await atRate([each.url], visit, { rate: from, seconds: phaseSeconds(4) });
    }
    console.log([`${count} at one moment:`, '', ...burstRows(bursts), ''].join('\n'));
  }
  const { knee, steps } = await findKnee(target, { from, seconds });
  console.log([`The knee is at ${knee} requests a second.`, '', ...rateRows(steps), ''].join('\n'));
  for (const times of [1.5, 2, 3, 4]) {
    const floods = [];
    for (const each of both)
      floods.push({
        ...(await atRate([each.url], visit, { rate: Math.round(knee * times), seconds })),
        name: each.name,
      });
    console.log([`${times} times the knee:`, '', ...rateRows(floods), ''].join('\n'));
  }
  if (!values.bursts) await lastingLoad(target, knee);
} finally {
  await Promise.all(both.map(({ running }) => running.stop()));
  await real.stop();
  mall.close();
  await rm(dataDir, { recursive: true, force: true });
}

/** Walks the visit a few times while the mall still learns, past the second for which answers are kept. */
async function learnt(url: string): Promise<Step[]> {
  const visit = await visitAt(url);
  await atRate([url], visit, { rate: 2 * visit.length, seconds: phaseSeconds(6) });
  return visit;
}

/** On the second core, where there is one: the load has the first. */
async function startedGateway(name: string, checkout: string) {
  const [port = 0, metricsPort = 0] = await freePorts(2);
  const command = [process.execPath, ...gatewayFlags, join(checkout, 'bff/src/main.ts')];
  const running = new Running(name, onCore(1, command), {
    ...env,
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
  });
  const url = `http://127.0.0.1:${port}`;
  await running.ready(`${url}/ready`);
  return { name, url, running };
}

async function lastingLoad(target: Target, knee: number): Promise<void> {
  const back = await recovery(target, { rate: Math.round(knee / 2), overload: knee * 3 });
  console.log(`\nAs before ${back} ms after an overload of three times the knee.\n`);
  console.log(soakLine(await soak(target, { rate: Math.round(knee * 0.7), seconds: minutes * 60 })));
  const few = `not measured: ${availableParallelism()} cores, and load, Redis and two gateways want ${CORES_FOR_TWO}.`;
  console.log(
    `\nTwo gateways on Redis: ${availableParallelism() < CORES_FOR_TWO ? few : await scaling(env, target.visit, knee * 4)}`,
  );
}
