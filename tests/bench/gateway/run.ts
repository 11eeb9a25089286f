// pnpm bench:gateway [--before <checkout>] [--only layout] [--rounds 2] [--turns 3] [--warm 8] [--seconds 3] [--rate 100] [--write] Our gateway, also without its fast
// path and as it was in another checkout, Mercurius, Apollo Server and a raw proxy over one upstream. Each is limited to one core.
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../../../scripts/lib/paths.ts';
import { freePorts } from '../../harness/ports.ts';
import { isShortRun } from '../short-run.ts';
import { recordAnswers } from './answers.ts';
import { contendersWith, startContender, type Contender, type Server } from './contenders.ts';
import { hasWrk, measureCost, measureLatency, percentile } from './load.ts';
import type { Operation } from './operations.ts';
import { Results, writeReport } from './report.ts';
import { checkSameAnswers } from './same-answers.ts';
import { shotAt } from './shots.ts';
import { startNginx, startSlowMall, varieties, type Variety } from './upstream.ts';

const { values: options } = parseArgs({
  options: {
    before: { type: 'string' },
    only: { type: 'string' },
    rounds: { type: 'string', default: '2' },
    turns: { type: 'string', default: '3' },
    warm: { type: 'string', default: '8' },
    seconds: { type: 'string', default: '3' },
    rate: { type: 'string', default: '100' },
    write: { type: 'boolean', default: false },
  },
});
const [rounds, turns, warm, seconds, rate] = [
  options.rounds,
  options.turns,
  options.warm,
  options.seconds,
  options.rate,
].map(Number) as [number, number, number, number, number];
const SLOW_MALL_MS = 20;
const measured = isShortRun ? varieties.slice(0, 1) : varieties;
if (options.write && !hasWrk)
  throw new Error('Figures that are written are measured with wrk, which is not installed: apt-get install wrk');

const folder = await mkdtemp(join(tmpdir(), 'family-mall-bench-'));
const schema = await readFile(join(root, 'schema.graphql'), 'utf8');
const { operations: all, tokens, bodies } = await recordAnswers();
const operations = all.filter(({ name }) => options.only === undefined || options.only === name);
const [often = 0, never = 0, slowPort = 0] = await freePorts(3);
const ports: Record<Variety, number> = { 'one of 256': often, 'new each time': never };
const nginx = await startNginx(bodies, folder, ports);
const contenders = contendersWith(options.before);
const results = new Results(
  contenders,
  operations.map(({ name }) => name),
);
try {
  await nginx.ready(`http://127.0.0.1:${often}/health`);
  for (let round = 0; round < rounds; round += 1)
    for (const variety of measured) await measureCosts(variety, `http://127.0.0.1:${ports[variety]}`);
  const stopSlowMall = await startSlowMall(bodies, slowPort, SLOW_MALL_MS);
  for (const contender of contenders) await latenciesOf(contender, `http://127.0.0.1:${slowPort}`);
  stopSlowMall();
} finally {
  await nginx.stop();
  await rm(folder, { recursive: true, force: true });
}
console.log(results.toMarkdown());
if (options.write) await writeReport(results);

function measure(operation: Operation, { contender, url, running }: Server, forSeconds: number): Promise<number> {
  return measureCost(running, shotAt(url, contender, operation, tokens), folder, forSeconds);
}

/** All servers at once, each operation on one after the other: what disturbs the machine then disturbs them all. */
async function measureCosts(variety: Variety, mall: string): Promise<void> {
  const servers = await Promise.all(
    contenders.map((each) => startContender(each, folder, { mall, schema, operations })),
  );
  try {
    for (const operation of operations) {
      await checkSameAnswers(servers, operation, tokens);
      if (warm > 0) for (const server of servers) await measure(operation, server, warm); // until the engine has optimized the server's code
      for (let turn = 0; turn < turns; turn += 1)
        for (const server of servers)
          results.addCost(server.contender.name, operation.name, variety, await measure(operation, server, seconds));
    }
    for (const { contender, running } of servers) results.addMemory(contender.name, running.peakMemoryMb());
  } finally {
    await Promise.all(servers.map(({ running }) => running.stop()));
  }
}

async function latenciesOf(contender: Contender, mall: string): Promise<void> {
  const server = await startContender(contender, folder, { mall, schema, operations });
  try {
    for (const operation of operations) {
      const shot = shotAt(server.url, contender, operation, tokens);
      if (warm > 0) await measure(operation, server, warm / 2); // code that runs for the first times is not what is measured
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
