import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../../../scripts/lib/paths.ts';
import { gatewayFlags } from '../../../scripts/lib/service.ts';
import { freePorts } from '../../harness/ports.ts';
import { onCore, Running } from './running.ts';
import type { Job } from './servers/rest.ts';

export interface Contender {
  name: string;
  title: string;
  script: string;
  flags?: readonly string[];
  env: NodeJS.ProcessEnv;
  isProxy: boolean;
}

const server = (name: string) => fileURLToPath(new URL(`servers/${name}.ts`, import.meta.url));
const gateway = { flags: gatewayFlags, isProxy: false };
const peer = { env: { NODE_ENV: 'production' }, isProxy: false };
const main = (checkout: string) => join(checkout, 'bff/src/main.ts');
// Everything that production has: limits, time-outs, logs, metrics, security headers. Logs are discarded.
const production = {
  NODE_ENV: 'production',
  LOG_LEVEL: 'info',
  MALL_HOSTS: 'www.familyshop.example,test.familyshop.example',
  REDIS_URL: '',
  WEB_DIST: join(tmpdir(), 'no-storefront'),
};

/** `before`: the path of another checkout, whose gateway is compared as well. */
export function contendersWith(before: string | undefined): Contender[] {
  const earlier: Contender[] =
    before === undefined
      ? []
      : [{ name: 'before', title: 'our gateway, before', script: main(resolve(before)), env: production, ...gateway }];
  return [
    { name: 'gateway', title: 'our gateway', script: main(root), env: production, ...gateway },
    ...earlier,
    { name: 'plain', title: 'our gateway, plain', script: server('plain-gateway'), env: production, ...gateway },
    { name: 'mercurius', title: 'Mercurius, layout kept', script: server('mercurius'), ...peer },
    { name: 'usual', title: 'Apollo Server, untuned', script: server('usual-way'), ...peer },
    { name: 'raw', title: 'raw proxy', script: server('raw-proxy'), ...peer, isProxy: true },
  ];
}

/** A contender that is started. */
export interface Server {
  contender: Contender;
  url: string;
  running: Running;
}

/** On the second core, where there is one: load and upstream have the first. */
export async function startContender(contender: Contender, folder: string, job: Omit<Job, 'port'>): Promise<Server> {
  const { name, script, flags = [], env } = contender;
  const [port = 0, metricsPort = 0] = await freePorts(2);
  const jobFile = join(folder, `${name}-job.json`);
  await writeFile(jobFile, JSON.stringify({ ...job, port }));
  const settings = {
    HOST: '127.0.0.1',
    PORT: String(port),
    METRICS_PORT: String(metricsPort),
    MALL_API_URL: job.mall,
    BENCH_JOB: jobFile,
  };
  const running = new Running(name, onCore(1, [process.execPath, ...flags, script]), { ...env, ...settings });
  const url = `http://127.0.0.1:${port}`;
  await running.ready(`${url}/health`);
  return { contender, url, running };
}
