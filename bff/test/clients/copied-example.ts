import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { runWell } from './shell.ts';

const example = fileURLToPath(new URL('../../../docs/examples/node/', import.meta.url));

/** docs/examples/node as a reader copies it: alone in a folder elsewhere, with its packages installed. Removed after the test. */
export function copyExample() {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-client-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(example, folder, { recursive: true, filter: (path) => !/node_modules|__generated__/u.test(path) });
  symlinkSync(join(example, 'node_modules'), join(folder, 'node_modules'));
  const tool = (name: string, parameters: string[], env: NodeJS.ProcessEnv) =>
    runWell(join(folder, 'node_modules', '.bin', name), parameters, { cwd: folder, env });
  return {
    folder,
    generate: (env: NodeJS.ProcessEnv) => tool('graphql-codegen', ['--config', 'codegen.ts'], env),
    check: (env: NodeJS.ProcessEnv) => tool('tsc', ['-p', 'tsconfig.json'], env),
  };
}
