import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../../scripts/lib/paths.ts';

const run = promisify(execFile);

/** The storefront with React's development build, which reports more problems; returns the folder for `WEB_DIST`. */
export async function buildForDevelopment(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'family-mall-development-'));
  const web = join(root, 'web');
  const vite = (...options: string[]) =>
    run(
      join(web, 'node_modules/.bin/vite'),
      ['build', '--mode', 'development', '--emptyOutDir', '--logLevel', 'warn', ...options],
      { cwd: web, env: { ...process.env, NODE_ENV: 'development' } },
    );
  await vite('--outDir', join(folder, 'client'));
  await vite('--ssr', 'src/server.tsx', '--outDir', join(folder, 'server')); // writes the client's names down
  return folder;
}
