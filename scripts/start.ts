import { openSettings } from './lib/open-settings.ts';
import { addressOf, assertFree } from './lib/ports.ts';
import { prepare } from './lib/prepare.ts';
import { runCommand } from './lib/refusal.ts';
import { gatewayFlags, Service } from './lib/service.ts';
import { type Listener, readShopSettings } from './lib/settings.ts';
import { untilStopped } from './lib/signals.ts';

const FIRST_START_MS = 180_000; // a slow machine takes a while to seed
const GATEWAY_START_MS = 30_000;

/** Starts the whole shop: the embedded mall (unless MALL_API_URL names a real one), then the gateway before it. */
await runCommand(async () => {
  const { gateway, mall } = readShopSettings(process.env);
  await assertFree('PORT', gateway.host, gateway.port);
  await assertFree('METRICS_PORT', gateway.host, gateway.metricsPort);
  if (mall) await assertFree('MALL_PORT', mall.host, mall.port);
  await prepare();

  const stopped = untilStopped().then(() => 'stopped' as const);
  const services: Service[] = [];
  /** Starts a program and waits until it responds; false when a stop was requested meanwhile. */
  const open = async (service: Service, listener: Listener, path: string, patienceMs: number): Promise<boolean> => {
    services.push(service);
    return (await Promise.race([service.ready(`${addressOf(listener)}${path}`, patienceMs), stopped])) !== 'stopped';
  };
  const env = { ...openSettings(process.env), LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' };
  try {
    if (mall && !(await open(new Service('embedded mall', 'mall/src/main.ts', env), mall, '/health', FIRST_START_MS)))
      return 0;
    // Ready once it has rendered a page: the first of a new process is slow, and no shopper shall wait for it.
    if (
      !(await open(new Service('gateway', 'bff/src/main.ts', env, gatewayFlags), gateway, '/ready', GATEWAY_START_MS))
    )
      return 0;
    console.log(`\n  Open http://localhost:${gateway.port}\n\n  Ctrl-C ends it.`);
    const ended = await Promise.race([stopped, ...services.map((service) => service.exited.then(() => service))]);
    if (ended === 'stopped') return 0;
    console.error(`The ${ended.name} ended unexpectedly; the shop stops. Start it again with npm start.`);
    return 1;
  } finally {
    // The gateway first: it ends its calls to the mall.
    for (const service of services.toReversed()) await service.stop();
  }
});
