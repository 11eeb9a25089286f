import { assertUsable } from './lib/data.ts';
import { openSettings } from './lib/open-settings.ts';
import { assertFree, assertLocalhost } from './lib/ports.ts';
import { prepare } from './lib/prepare.ts';
import { runCommand } from './lib/refusal.ts';
import { gatewayFlags, mallFlags } from './lib/service.ts';
import { readShopSettings } from './lib/settings.ts';
import { untilStopped } from './lib/signals.ts';
import { Supervised, type Program } from './lib/supervised.ts';

const embeddedMall = {
  name: 'embedded mall',
  script: 'mall/content/src/main.ts',
  flags: mallFlags,
  path: '/health',
  patienceMs: 180_000, // a slow machine takes a while to seed
};

const theGateway = {
  name: 'gateway',
  script: 'bff/src/main.ts',
  flags: gatewayFlags,
  // Ready once it has rendered a page: the first of a new process is slow, and no shopper shall wait for it.
  path: '/ready',
  patienceMs: 30_000,
};

/** Starts the whole shop: the embedded mall (unless MALL_API_URL names a real one), then the gateway before it. */
await runCommand(async () => {
  const opened = openSettings(process.env);
  const { gateway, mall } = readShopSettings({ ...process.env, ...opened });
  await assertFree('PORT', gateway.host, gateway.port);
  await assertLocalhost(gateway);
  await assertFree('METRICS_PORT', gateway.host, gateway.metricsPort);
  if (mall) await assertFree('MALL_PORT', mall.host, mall.port);
  if (mall?.operator) await assertFree('OPERATOR_PORT', mall.operator.host, mall.operator.port);
  if (mall) await assertUsable(mall);
  await prepare();

  const stopped = untilStopped().then(() => 'stopped' as const);
  const programs: Supervised[] = [];
  /** Starts a program and waits until it responds; false when a stop was requested meanwhile. */
  const open = async (program: Program): Promise<boolean> => {
    const supervised = new Supervised(program);
    programs.push(supervised);
    return (await Promise.race([supervised.ready(), stopped])) !== 'stopped';
  };
  const env = { ...opened, LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn' };
  try {
    if (mall && !(await open({ ...embeddedMall, env, listener: mall }))) return 0;
    if (!(await open({ ...theGateway, env, listener: gateway }))) return 0;
    console.log(`\n  Open http://localhost:${gateway.port}\n\n  Ctrl-C ends it.`);
    const reason = await Promise.race([stopped, ...programs.map((program) => program.untilGivenUp())]);
    if (reason === 'stopped') return 0;
    console.error(`${reason}; the shop stops. The lines above tell why. Start it again with npm start.`);
    return 1;
  } finally {
    // The gateway first: it ends its calls to the mall.
    for (const program of programs.toReversed()) await program.stop();
  }
});
