import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { mallFlags } from '../../../../scripts/lib/service.ts';

const program = fileURLToPath(new URL('run-mall.ts', import.meta.url));

export interface MallProcess {
  url: string;
  pid: number;
  /** Sends the signal and waits for the exit; returns the exit code, null when the signal ended it. */
  end(signal: 'SIGKILL' | 'SIGTERM' | 'SIGINT'): Promise<number | null>;
}

/** A process that has loaded everything and waits for the command to open. */
export interface PreparedMall {
  open(): Promise<MallProcess>;
  discard(): void;
}

/** Starts the mall as a separate process and waits until it is open. */
export function startMallProcess(environment: Record<string, string>): Promise<MallProcess> {
  return waitUntilOpen(spawnMall(environment));
}

export function prepareMallProcess(environment: Record<string, string>): PreparedMall {
  const child = spawnMall({ ...environment, WAIT_FOR_TURN: 'Y' });
  return {
    open() {
      child.stdin?.write('now');
      return waitUntilOpen(child);
    },
    discard: () => child.kill('SIGKILL'),
  };
}

async function waitUntilOpen(child: ChildProcess): Promise<MallProcess> {
  const output = { text: '' };
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      output.text += String(chunk);
      const opened = /open at (\S+)/u.exec(output.text);
      if (opened?.[1]) resolve(opened[1]);
    });
    child.stderr?.on('data', (chunk: Buffer) => (output.text += String(chunk)));
    child.once('exit', (code) => reject(new Error(`The mall ended with ${code}: ${output.text}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    async end(signal) {
      const exit = once(child, 'exit') as Promise<[number | null]>;
      child.kill(signal);
      const [code] = await exit;
      return code;
    },
  };
}

/** Starts the mall at this port with nowhere to write its log to, and waits until it responds. */
export async function startMallWithoutLog(environment: Record<string, string>, port: number): Promise<MallProcess> {
  const full = openSync('/dev/full', 'w');
  const child = spawnMall({ ...environment, MALL_PORT: String(port) }, full);
  closeSync(full);
  let isOver = false;
  const exit = once(child, 'exit') as Promise<[number | null]>;
  void exit.then(() => (isOver = true));
  const url = `http://127.0.0.1:${port}`;
  while (!(await responds(url))) {
    if (isOver) throw new Error('The mall ended.');
    await pause(50);
  }
  return {
    url,
    pid: child.pid ?? 0,
    async end(signal) {
      child.kill(signal);
      const [code] = await exit;
      return code;
    },
  };
}

async function responds(url: string): Promise<boolean> {
  return fetch(`${url}/health`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Starts the mall where it must fail; returns its output and exit code. */
export async function failToStart(environment: Record<string, string>): Promise<{ code: number | null; said: string }> {
  const child = spawnMall(environment);
  const output = { said: '' };
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (output.said += String(chunk)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said: output.said };
}

function spawnMall(environment: Record<string, string>, stdout: number | 'pipe' = 'pipe'): ChildProcess {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  return spawn(process.execPath, [...mallFlags, program], {
    env: { PATH, NODE_COMPILE_CACHE, MALL_PORT: '0', LOG_LEVEL: 'silent', ...environment },
    stdio: ['pipe', stdout, 'pipe'],
  });
}

/** A data folder that exists while the callback runs. */
export async function withDataFolder<Result>(work: (dataDir: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'mall-data-'));
  try {
    return await work(join(folder, 'data'));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
