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
  nginx: string;
}

interface Wanted {
  what: string;
  packages: string[];
  find: () => string | undefined;
  fallback?: () => void;
}

const chromium: Wanted = {
  what: 'Chromium',
  packages: ['chromium-headless-shell', 'fonts-noto-cjk'],
  find: findChromium,
  fallback: () =>
    void run(process.execPath, [join(root, 'tests/node_modules/playwright-core/cli.js'), 'install', 'chromium']),
};
const postgres: Wanted = {
  what: 'PostgreSQL (initdb)',
  packages: ['postgresql'],
  find: () =>
    binFolder(
      process.env.POSTGRES_BIN,
      ...globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed(),
      onPath('initdb'),
    ),
};
const redis: Wanted = {
  what: 'redis-server or valkey-server',
  packages: ['redis-server'],
  find: () =>
    firstExisting(['/usr/bin/valkey-server', '/usr/bin/redis-server', onPath('valkey-server'), onPath('redis-server')]),
};
const nginx: Wanted = {
  what: 'nginx',
  packages: ['nginx-light'],
  find: () => firstExisting([process.env.NGINX, '/usr/sbin/nginx', '/usr/bin/nginx', onPath('nginx')]),
};
const koreanFont: Wanted = {
  what: 'a font with Korean letters',
  packages: ['fonts-noto-cjk', 'fontconfig'],
  find: () =>
    process.platform === 'linux'
      ? run('fc-list', [':lang=ko', 'file']).stdout.split('\n')[0] || undefined
      : 'the system has one',
};

/** Finds programs that the tests need, or installs them on Debian as root; refuses with one line when one is missing. */
export function ensureTestSystem(): TestSystem {
  const wanted = [chromium, postgres, redis, nginx, koreanFont];
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
  return { chromium: found(chromium), postgresBin: found(postgres), redisServer: found(redis), nginx: found(nginx) };
}

function found({ find, what }: Wanted): string {
  const path = find();
  if (!path) throw new Refusal(`${what} is gone.`);
  return path;
}

function install(missing: Wanted[]): void {
  console.log(`Installing ${missing.map(({ what }) => what).join(', ')} for the tests …`);
  if (isDebian() && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const packages = missing.flatMap((each) => each.packages);
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
