import { spawn, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Pool } from 'undici';
import { onCore, type Running } from './running.ts';

/** A request as it goes over the wire. */
export interface Shot {
  url: string;
  /** Sent one after the other, and again from the first. */
  requests: { headers: Record<string, string>; body: string }[];
}

const CONNECTIONS = 16;

/** The server's processor time per request at its maximum rate for some seconds, in milliseconds. */
export async function measureCost(server: Running, shot: Shot, folder: string, seconds: number): Promise<number> {
  const before = server.cpuMs();
  const requests = hasWrk ? await loadByWrk(shot, folder, Math.ceil(seconds)) : await loadByPool(shot, seconds);
  return (server.cpuMs() - before) / requests;
}

/** Without wrk, this process sends the load: it cannot saturate the cheapest servers, which then cost a little more per request. */
export const hasWrk = spawnSync('wrk', ['--version']).error === undefined;

async function loadByWrk({ url, requests }: Shot, folder: string, seconds: number): Promise<number> {
  const script = join(folder, 'shot.lua');
  const formatted = requests.map(({ headers, body }) => {
    // Beside a host that is not written so wrk sends its own, and which of two counts is chance.
    const named = Object.entries(headers).map(([name, value]) => [name === 'host' ? 'Host' : name, value] as const);
    const table = named.map(([name, value]) => `[${lua(name)}]=${lua(value)}`);
    return `wrk.format("POST", nil, {${table.join(', ')}}, ${lua(body)})`;
  });
  await writeFile(
    script,
    `local requests = {} local turn = 0
function init() requests = {${formatted.join(',\n')}} end
function request() turn = turn % #requests + 1 return requests[turn] end`,
  );
  const load = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--timeout', '10s', '-s', script, url];
  const told = await output(onCore(0, ['wrk', ...load]));
  const answered = Number(/(\d+) requests in/u.exec(told)?.[1] ?? Number.NaN);
  const failed = /Non-2xx|Socket errors/u.exec(told);
  if (failed || !(answered > 0)) throw new Error(`${url} failed under load: ${told}`);
  return answered;
}

async function loadByPool({ url, requests }: Shot, seconds: number): Promise<number> {
  const { origin, pathname } = new URL(url);
  const pool = new Pool(origin, { connections: CONNECTIONS });
  const end = performance.now() + seconds * 1_000;
  let sent = 0;
  const shoot = async () => {
    while (performance.now() < end) {
      const request = requests[sent % requests.length];
      sent += 1;
      const { statusCode, body } = await pool.request({ method: 'POST', path: pathname, ...request });
      await body.dump();
      if (statusCode !== 200) throw new Error(`${url} failed under load: ${statusCode}`);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, shoot));
  await pool.close();
  return sent;
}

/** Latencies at a rate that does not wait for answers, in milliseconds, in order. */
export async function measureLatency({ url, requests }: Shot, rate: number, seconds: number): Promise<number[]> {
  const { origin, pathname } = new URL(url);
  const pool = new Pool(origin, { connections: 64 });
  const latencies: number[] = [];
  const shoot = async () => {
    const start = performance.now();
    const sent = requests[latencies.length % requests.length];
    const answer = await pool.request({ method: 'POST', path: pathname, ...sent });
    await answer.body.arrayBuffer();
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`);
    latencies.push(performance.now() - start);
  };
  const total = rate * seconds;
  const start = performance.now();
  const shots: Promise<void>[] = [];
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const due = Math.min(total, Math.floor(((performance.now() - start) * rate) / 1000));
      while (shots.length < due) shots.push(shoot());
      if (shots.length < total) return;
      clearInterval(timer);
      resolve();
    }, 1);
  });
  await Promise.all(shots);
  await pool.destroy();
  return latencies.toSorted((one, other) => one - other);
}

export function percentile(ordered: readonly number[], share: number): number {
  return ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? Number.NaN;
}

function lua(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
}

function output([command = '', ...args]: string[]): Promise<string> {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let told = '';
  child.stdout.on('data', (chunk: Buffer) => (told += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve(told));
  });
}
