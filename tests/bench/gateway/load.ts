import { spawn } from 'node:child_process';
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

/** The maximum request rate for some seconds, by wrk; returns the server's processor time per request, in milliseconds. */
export async function measureCost(server: Running, shot: Shot, folder: string, seconds: number): Promise<number> {
  const script = join(folder, 'shot.lua');
  const formatted = shot.requests.map(({ headers, body }) => {
    const table = Object.entries(headers).map(([name, value]) => `[${lua(name)}]=${lua(value)}`);
    return `wrk.format("POST", nil, {${table.join(', ')}}, ${lua(body)})`;
  });
  await writeFile(
    script,
    `local requests = {} local turn = 0
function init() requests = {${formatted.join(',\n')}} end
function request() turn = turn % #requests + 1 return requests[turn] end`,
  );
  const before = server.cpuMs();
  const load = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '--timeout', '10s', '-s', script, shot.url];
  const told = await output(onCore(0, ['wrk', ...load]));
  const cpuMs = server.cpuMs() - before;
  const requests = Number(/(\d+) requests in/u.exec(told)?.[1] ?? Number.NaN);
  const failed = /Non-2xx|Socket errors/u.exec(told);
  if (failed || !(requests > 0)) throw new Error(`${shot.url} failed under load: ${told}`);
  return cpuMs / requests;
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
