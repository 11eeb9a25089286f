import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runWell } from '../shell.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const source = join(root, 'packages/client');
export const tsc = join(root, 'node_modules/.bin/tsc');

/** The package as `npm pack` makes it, built in an empty folder elsewhere. */
export async function packClient(folder: string) {
  const copy = join(folder, 'source');
  cpSync(source, copy, { recursive: true, filter: (path) => !/node_modules|\/dist(?:\/|$)/u.test(path) });
  cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
  const settings = join(copy, 'tsconfig.build.json');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace('../../tsconfig.base.json', '../tsconfig.base.json'));
  const env = { ...process.env, npm_config_cache: join(folder, 'cache'), npm_config_update_notifier: 'false' };
  await runWell(tsc, ['-p', 'tsconfig.build.json'], { cwd: copy, env });
  await runWell('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: copy, env });
  const [tarball = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  return { tarball: join(folder, tarball), env };
}

/** Puts the packed package into the `node_modules` of a project, as an installation does. */
export async function putPackedClient(nodeModules: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'packed-client-'));
  try {
    const { tarball, env } = await packClient(folder);
    const target = join(nodeModules, '@family-mall/client');
    mkdirSync(target, { recursive: true });
    await runWell('tar', ['-xzf', tarball, '-C', target, '--strip-components', '1'], { cwd: target, env });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
