import { spawn } from 'node:child_process';
import { copyFileSync, utimesSync, watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSettings } from './lib/open-settings.ts';
import { root } from './lib/paths.ts';
import { addressOf, assertFree } from './lib/ports.ts';
import { generate, prepare } from './lib/prepare.ts';
import { runCommand } from './lib/refusal.ts';
import { readShopSettings } from './lib/settings.ts';
import { untilStopped } from './lib/signals.ts';

const SETTLE_MS = 200;
const contracts = /\.(graphql|yaml)$/;

/** Mall and gateway restart when their sources change, the open page reloads changes, types follow the contracts. */
await runCommand(async () => {
  const opened = openSettings(process.env);
  const { gateway, mall } = readShopSettings({ ...process.env, ...opened });
  const webPort = Number(process.env.WEB_PORT ?? 5173);
  await assertFree('PORT', gateway.host, gateway.port);
  await assertFree('METRICS_PORT', gateway.host, gateway.metricsPort);
  await assertFree('WEB_PORT', '127.0.0.1', webPort);
  if (mall) await assertFree('MALL_PORT', mall.host, mall.port);
  if (mall?.operator) await assertFree('OPERATOR_PORT', mall.operator.host, mall.operator.port);
  await prepare();

  const options = {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...opened, NODE_ENV: 'development' },
  } as const;
  const programs = mall ? ['mall/content/src/main.ts', 'bff/src/main.ts'] : ['bff/src/main.ts'];
  const children = programs.map((program) =>
    spawn(process.execPath, ['--watch', '--watch-preserve-output', program], options),
  );
  const vite = ['--port', String(webPort), '--strictPort', '--logLevel', 'warn'];
  const env = { ...options.env, GATEWAY_URL: addressOf(gateway) };
  children.push(spawn(join(root, 'web/node_modules/.bin/vite'), vite, { ...options, cwd: join(root, 'web'), env }));
  const watchers = [
    watch(join(root, 'schema')),
    watch(join(root, 'mall/openapi'), { recursive: true }),
    watch(join(root, 'web/src'), { recursive: true }),
  ];
  const regenerate = oneAtATime(async () => {
    await sleep(SETTLE_MS);
    await generate();
    trustNewOperations();
  });
  for (const watcher of watchers) {
    watcher.on('change', (_event, file) => void (contracts.test(String(file)) && regenerate()));
    watcher.on('error', (error) => console.error(`Changes are no longer seen in one of the folders: ${error.message}`));
  }
  for (const child of children)
    child.on('error', (error) => console.error(`A program could not be started or stopped: ${error.message}`));
  console.log(
    `\n  Open http://localhost:${webPort} for pages that change as you save, http://localhost:${gateway.port} for pages as they are built.\n`,
  );
  await untilStopped();
  for (const watcher of watchers) watcher.close();
  for (const child of children) child.kill('SIGTERM');
});

/** The gateway executes known operations only: write the new list and restart it. */
function trustNewOperations(): void {
  copyFileSync(
    join(root, 'web/src/__generated__/persisted-documents.json'),
    join(root, 'web/dist/server/persisted-documents.json'),
  );
  const now = new Date();
  utimesSync(join(root, 'bff/src/main.ts'), now, now); // node --watch sees a touch as a change
}

/** Calls during a run cause one more run after it. */
function oneAtATime(work: () => Promise<void>): () => void {
  let running: Promise<void> | undefined;
  let isWanted = false;
  return function run() {
    isWanted = true;
    running ??= (async () => {
      while (isWanted) {
        isWanted = false;
        await work().catch((error: Error) => console.error(error.message));
      }
      running = undefined;
    })();
  };
}
