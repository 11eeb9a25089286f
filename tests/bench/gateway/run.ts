// pnpm bench:gateway [--rounds 3] [--warm 8] [--seconds 3] [--write] Our gateway, a plain Apollo Server, Mercurius and
// a raw proxy side by side over one upstream, each limited to one core.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../../scripts/lib/paths.ts';
import { freePorts } from '../../harness/ports.ts';
import { recordAnswers } from './answers.ts';
import { contenders, startContender, type Contender } from './contenders.ts';
import { measureCost, measureLatency, percentile, warmUp, type Cost } from './load.ts';
import { median, Results, writeReport } from './report.ts';
import { shotAt } from './shots.ts';
import { startNginx, startSlowMall, type Variety } from './upstream.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    warm: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '3' },
    rate: { type: 'string', default: '100' },
    write: { type: 'boolean', default: false },
  },
});
const [rounds, warm, seconds, rate] = [options.rounds, options.warm, options.seconds, options.rate].map(Number) as [
  number,
  number,
  number,
  number,
];
const SLOW_MALL_MS = 20;

const folder = await mkdtemp(join(tmpdir(), 'family-mall-bench-'));
const schema = await readFile(join(root, 'schema.graphql'), 'utf8');
const { operations, tokens, bodies } = await recordAnswers();
const [often = 0, never = 0, slowPort = 0] = await freePorts(3);
const ports: Record<Variety, number> = { 'one of 256': often, 'new each time': never };
const nginx = await startNginx(bodies, folder, ports);
const results = new Results();
try {
  await nginx.ready(`http://127.0.0.1:${often}/health`);
  const costs = new Map<string, Cost[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [variety, port] of Object.entries(ports)) {
      for (const contender of contenders) {
        for (const [name, cost] of await costsOf(contender, `http://127.0.0.1:${port}`))
          costs.set(`${name} ${variety}`, [...(costs.get(`${name} ${variety}`) ?? []), cost]);
      }
    }
  }
  for (const [name, all] of costs)
    results.addCost(name, {
      cpuMs: median(all.map(({ cpuMs }) => cpuMs)),
      requestsASecond: median(all.map(({ requestsASecond }) => requestsASecond)),
    });
  const stopSlowMall = await startSlowMall(bodies, slowPort, SLOW_MALL_MS);
  for (const contender of contenders) await latenciesOf(contender, `http://127.0.0.1:${slowPort}`);
  stopSlowMall();
} finally {
  await nginx.stop();
  await rm(folder, { recursive: true, force: true });
}
console.log(results.toMarkdown());
if (options.write) await writeReport(results);

async function costsOf(contender: Contender, mall: string): Promise<[string, Cost][]> {
  const server = await startContender(contender, { mall, schema, operations });
  const costs: [string, Cost][] = [];
  try {
    for (const operation of operations) {
      const shot = shotAt(server.url, contender, operation, tokens);
      await warmUp(server.running, shot, folder, warm);
      costs.push([`${contender.name} ${operation.name}`, await measureCost(server.running, shot, folder, seconds)]);
    }
    results.addMemory(contender.name, server.running.peakMemoryMb());
  } finally {
    await server.running.stop();
  }
  return costs;
}

async function latenciesOf(contender: Contender, mall: string): Promise<void> {
  const server = await startContender(contender, { mall, schema, operations });
  try {
    for (const operation of operations) {
      const shot = shotAt(server.url, contender, operation, tokens);
      await measureLatency(shot, 4 * rate, warm / 2); // code that runs for the first times is not what is measured
      const ordered = await measureLatency(shot, rate, seconds);
      results.addLatency(`${contender.name} ${operation.name}`, {
        p50: percentile(ordered, 0.5),
        p99: percentile(ordered, 0.99),
      });
    }
  } finally {
    await server.running.stop();
  }
}
