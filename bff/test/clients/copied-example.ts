import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { putPackedClient } from './package/packed-client.ts';
import { runWell } from './shell.ts';

const example = fileURLToPath(new URL('../../../docs/examples/node/', import.meta.url));

/** docs/examples/node as a reader copies it: alone in a folder elsewhere, with its packages installed. Removed after the test. */
export async function copyExample() {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-client-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(example, folder, { recursive: true, filter: (path) => !/node_modules|__generated__/u.test(path) });
  const [installed, ours] = [join(folder, 'node_modules'), join(example, 'node_modules')];
  mkdirSync(installed);
  for (const name of readdirSync(ours).filter((name) => name !== '@family-mall'))
    symlinkSync(join(ours, name), join(installed, name));
  await putPackedClient(installed);
  const tool = (name: string, parameters: string[], env: NodeJS.ProcessEnv) =>
    runWell(join(folder, 'node_modules', '.bin', name), parameters, { cwd: folder, env });
  return {
    folder,
    generate: (env: NodeJS.ProcessEnv) => tool('graphql-codegen', ['--config', 'codegen.ts'], env),
    check: (env: NodeJS.ProcessEnv) => tool('tsc', ['-p', 'tsconfig.json'], env),
  };
}
