import { spawn, type ChildProcess } from 'node:child_process';
import { createServer, type AddressInfo } from 'node:net';

/** A Redis of the test's own, keeping nothing on disk. */
export interface RunningRedis {
  url: string;
  stop(): Promise<void>;
}

export async function startRedis(port?: number): Promise<RunningRedis> {
  const own = port ?? (await freePort());
  const server = spawn(
    process.env.REDIS_SERVER ?? '/usr/bin/redis-server',
    ['--port', String(own), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await untilReady(server);
  return {
    url: `redis://127.0.0.1:${own}`,
    stop: () =>
      new Promise((resolve) => {
        if (server.exitCode !== null || server.signalCode !== null) return resolve();
        server.once('exit', () => resolve());
        return void server.kill('SIGKILL');
      }),
  };
}

function untilReady(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error('redis-server ended at once')));
    server.stdout?.on('data', (chunk: Buffer) => String(chunk).includes('Ready to accept connections') && resolve());
  });
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
