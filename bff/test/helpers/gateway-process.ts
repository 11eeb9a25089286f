import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** A gateway in a separate process, which can be paused and killed. */
export interface GatewayProcess {
  url: string;
  send(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL' | 'SIGTERM'): void;
  readonly ended: Promise<unknown>;
  /** Its output so far. */
  output(): string;
  close(): Promise<void>;
}

export async function startGatewayProcess(settings: Record<string, string>): Promise<GatewayProcess> {
  const environment = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    NODE_ENV: 'test',
    PORT: '0',
    METRICS_PORT: '0',
    LOG_LEVEL: 'silent',
    WEB_DIST: '/nowhere',
    INTROSPECTION: '1',
    TELL_UPSTREAM_CALLS: '1',
    ...settings,
  };
  const child = spawn(process.execPath, [main], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
  const written: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => written.push(chunk));
  const ended = once(child, 'exit');
  const url = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the gateway ended at once')));
    child.stdout.on('data', (chunk: Buffer) => {
      const told = /http:\/\/\S+/u.exec(String(chunk))?.[0];
      if (told) resolve(told);
    });
  });
  return {
    url,
    ended,
    output: () => Buffer.concat(written).toString(),
    send: (signal) => void child.kill(signal),
    close: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await ended;
    },
  };
}
