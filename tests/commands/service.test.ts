import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Service } from '../../scripts/lib/service.ts';
import { freePorts } from '../harness/ports.ts';

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

function gatewayWith(settings: NodeJS.ProcessEnv): Service {
  const usual = { PORT: String(port), LOG_LEVEL: 'silent', MALL_API_URL: 'http://127.0.0.1:9', WARM_UP_MS: '0' };
  return new Service('gateway', 'bff/src/main.ts', { ...usual, ...settings });
}

const readyAt = (service: Service, host: string) => service.ready(`http://${host}:${port}/ready`, 60_000);

test('another program that took the port before ours opened is not taken for it', async () => {
  const [metricsPort] = await freePorts(1);
  const service = gatewayWith({ METRICS_PORT: String(metricsPort) });
  await expect(readyAt(service, '127.0.0.1')).rejects.toThrow('The gateway did not start.');
  expect(await service.exited).toBe('exit code 1');
});

test('another program that answers at the address of ours is not taken for it', async () => {
  const [metricsPort] = await freePorts(1);
  const settings = { HOST: '127.0.0.2', METRICS_PORT: String(metricsPort) };
  const service = gatewayWith(settings);
  await expect(readyAt(service, '127.0.0.1')).rejects.toThrow(
    `Another program answers at http://127.0.0.1:${port} in place of`,
  );
  await service.stop();
  const own = gatewayWith(settings);
  await readyAt(own, '127.0.0.2');
  await own.stop();
  expect(await own.exited).toBe('exit code 0');
});
