import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import { root } from '../../scripts/lib/paths.ts';
import { Service } from '../../scripts/lib/service.ts';

/** Opens as the gateway and the mall do: it says its instance, has it in each answer, and ends where it cannot listen. */
const program = `
import { createServer } from 'node:http';
const server = createServer((request, response) => response.setHeader('x-instance', 'ours').end());
server.on('error', () => process.exit(1));
server.listen(Number(process.env.PORT), process.env.HOST, () => process.send({ instance: 'ours' }));
process.on('SIGTERM', () => process.exit(0));
`;

let folder: string;
let script: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'family-mall-service-'));
  script = join(folder, 'program.mjs');
  await writeFile(script, program);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Another program, which answers 200 to everything. */
let other: Server;
let port: number;
beforeEach(async () => {
  other = createServer((_request, response) => response.end('{"status":"ready","mall":"reachable"}'));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  ({ port } = other.address() as AddressInfo);
});
afterEach(async () => {
  other.closeAllConnections();
  await new Promise((resolve) => other.close(resolve));
});

function serviceAt(host: string): Service {
  const service = new Service('program', relative(root, script), { HOST: host, PORT: String(port) });
  onTestFinished(() => service.stop());
  return service;
}

const readyAt = (service: Service, host: string) => service.ready(`http://${host}:${port}/ready`, 60_000);

test('another program that took the port before ours opened is not taken for it', async () => {
  const service = serviceAt('127.0.0.1');
  await expect(readyAt(service, '127.0.0.1')).rejects.toThrow('The program did not start.');
  expect(await service.exited).toBe('exit code 1');
});

test('another program that answers at the address of ours is not taken for it', async () => {
  const service = serviceAt('127.0.0.2');
  await expect(readyAt(service, '127.0.0.1')).rejects.toThrow(
    `Another program answers at http://127.0.0.1:${port} in place of`,
  );
  await readyAt(service, '127.0.0.2');
  await service.stop();
  expect(await service.exited).toBe('exit code 0');
});
