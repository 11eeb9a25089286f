import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './chromium.ts';
import { root } from './paths.ts';
import { Refusal } from './refusal.ts';

/** Paths of programs that the tests need and npm does not install. */
export interface TestSystem {
  chromium: string;
  postgresBin: string;
  redisServer: string;
  /** Empty in the quick tier, where nothing stands behind a proxy. */
  nginx: string;
  /** The folder of prometheus and promtool; empty in the quick tier, which raises no alert. */
  prometheusBin: string;
}

interface Wanted {
  what: string;
  packages: string[];
  find: () => string | undefined;
  /** Of the program that was found. */
  version: (path: string) => string;
  fallback?: () => void;
}

const chromium: Wanted = {
  what: 'Chromium',
  packages: ['chromium-headless-shell', 'fonts-noto-cjk'],
  find: findChromium,
  version: versionOf('--version'),
  fallback: () =>
    void run(process.execPath, [join(root, 'tests/node_modules/playwright-core/cli.js'), 'install', 'chromium']),
};
const postgres: Wanted = {
  what: 'PostgreSQL',
  packages: ['postgresql'],
  find: () =>
    binFolder(
      process.env.POSTGRES_BIN,
      ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
      onPath('initdb'),
    ),
  version: (folder) => versionOf('--version')(join(folder, 'initdb')),
};
const redis: Wanted = {
  what: 'redis-server or valkey-server',
  packages: ['redis-server'],
  find: () =>
    firstExisting(['/usr/bin/valkey-server', '/usr/bin/redis-server', onPath('valkey-server'), onPath('redis-server')]),
  version: versionOf('--version'),
};
const nginx: Wanted = {
  what: 'nginx',
  packages: ['nginx-light'],
  find: () => firstExisting([process.env.NGINX, '/usr/sbin/nginx', '/usr/bin/nginx', onPath('nginx')]),
  version: versionOf('-v'),
};
const prometheus: Wanted = {
  what: 'Prometheus',
  packages: ['prometheus'],
  find: () =>
    [process.env.PROMETHEUS_BIN, '/usr/bin', '/usr/local/bin'].find(
      (folder) => folder && ['prometheus', 'promtool'].every((name) => existsSync(join(folder, name))),
    ),
  version: (folder) => versionOf('--version')(join(folder, 'prometheus')),
};
const koreanFont: Wanted = {
  what: 'a font with Korean letters',
  packages: ['fonts-noto-cjk', 'fontconfig'],
  find: () =>
    process.platform === 'linux'
      ? run('fc-list', [':lang=ko', 'file']).stdout.split('\n')[0] || undefined
      : 'the system has one',
  version: () => '',
};

/**
 * Finds programs that the tests need, or installs them on Debian as root; refuses with one line when one is missing. Says what it
 * installs, what it leaves out, and which versions the machine lends: none of them is pinned.
 */
export function ensureTestSystem(tier: 'quick' | 'full'): TestSystem {
  const wanted = [chromium, postgres, redis, koreanFont, ...(tier === 'full' ? [nginx, prometheus] : [])];
  const missing = wanted.filter(({ find }) => !find());
  if (missing.length > 0) install(missing);
  const still = missing.filter(({ find }) => !find());
  if (still.length > 0) {
    const names = still.map(({ what }) => what).join(', ');
    const packages = [...new Set(still.flatMap((each) => each.packages))].join(' ');
    throw new Refusal(
      `The tests need ${names}, which could not be installed here. On Debian: apt-get install ${packages}`,
    );
  }
  const left = tier === 'full' ? '' : '; nginx and Prometheus are for the full tier';
  console.log(`This machine lends ${wanted.map(lent).filter(Boolean).join(', ')}${left}.`);
  return {
    chromium: found(chromium),
    postgresBin: found(postgres),
    redisServer: found(redis),
    nginx: tier === 'full' ? found(nginx) : '',
    prometheusBin: tier === 'full' ? found(prometheus) : '',
  };
}

/** A program's name and version, empty for what has none. */
function lent(wanted: Wanted): string {
  const version = wanted.version(found(wanted));
  return version && `${wanted.what} ${version}`;
}

function versionOf(flag: string): (program: string) => string {
  return (program) => {
    const { stdout, stderr } = run(program, [flag]);
    return /\d+(?:\.\d+)+/u.exec(stdout + stderr)?.[0] ?? 'of an unknown version';
  };
}

function found({ find, what }: Wanted): string {
  const path = find();
  if (!path) throw new Refusal(`${what} is gone.`);
  return path;
}

function install(missing: Wanted[]): void {
  const packages = [...new Set(missing.flatMap((each) => each.packages))];
  console.log(`Installing ${missing.map(({ what }) => what).join(', ')} for the tests (${packages.join(' ')}) …`);
  if (isDebian() && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    run('apt-get', ['update', '-qq'], env);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], env);
  } else {
    for (const { fallback } of missing) fallback?.();
  }
}

function isDebian(): boolean {
  return existsSync('/etc/debian_version') && /debian|ubuntu/i.test(readFileSync('/etc/os-release', 'utf8'));
}

function firstExisting(paths: (string | undefined)[]): string | undefined {
  return paths.find((path) => path !== undefined && existsSync(path));
}

function binFolder(...folders: (string | undefined)[]): string | undefined {
  const folder = folders.find((each) => each !== undefined && (existsSync(join(each, 'initdb')) || existsSync(each)));
  return folder?.endsWith('initdb') ? join(folder, '..') : folder;
}

function onPath(tool: string): string | undefined {
  return run('which', [tool]).stdout.trim() || undefined;
}

function run(tool: string, args: string[], env: NodeJS.ProcessEnv = process.env) {
  return spawnSync(tool, args, { env, encoding: 'utf8' });
}
