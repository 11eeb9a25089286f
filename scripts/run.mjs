// npm start, npm test and the others start here, on the machine's Node. It fetches the project's own
// runtime and packages and runs scripts/<command>.ts on that runtime.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureToolchain, Refusal, root } from './toolchain.mjs';

// test checks everything that check promises: types, lint, unused code, generated files, tests.
const commands = {
  start: 'start',
  test: 'test',
  check: 'test',
  dev: 'dev',
  'reset-data': 'reset-data',
  'mall:keys': 'mall-keys',
  'mall:verify': 'mall-verify',
  'image-ages': 'image-ages',
  'manifests:check': 'manifests-check',
  format: 'format',
};
const [command = '', ...rest] = process.argv.slice(2);

try {
  if (!Object.hasOwn(commands, command))
    throw new Refusal(`Unknown command "${command}". Use one of: ${Object.keys(commands).join(', ')}.`);
  const toolchain = ensureToolchain();
  installPackages(toolchain);
  handOver(toolchain);
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** A frozen install, skipped when the lockfile is the one that was installed last. */
function installPackages({ pnpm: [node, script], env }) {
  const marker = join(root, 'node_modules', '.installed');
  const inputs = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.pnpmfile.cjs', 'package.json', ...packageFiles()];
  const hash = createHash('sha256');
  for (const file of inputs) hash.update(readFileSync(join(root, file)));
  const wanted = hash.digest('hex');
  if (existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  console.log('Installing packages …');
  const result = spawnSync(node, [script, 'install', '--frozen-lockfile', '--reporter=silent'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  if (result.status !== 0) {
    console.error(`${result.stdout}${result.stderr}`.trim());
    throw new Refusal(
      'The packages could not be installed. Check the connection to the npm registry and run this again.',
    );
  }
  writeFileSync(marker, wanted);
}

function packageFiles() {
  return ['bff', 'web', 'mall', 'mall/content', 'packages/settings', 'packages/client', 'tests'].map((name) =>
    join(name, 'package.json'),
  );
}

function handOver({ node, env }) {
  const child = spawn(node, [join(root, 'scripts', `${commands[command]}.ts`), ...rest], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  let isForwarded = false;
  const forward = (signal) => {
    if (isForwarded) return;
    isForwarded = true;
    child.kill(signal);
  };
  process.on('SIGINT', () => forward('SIGINT'));
  process.on('SIGTERM', () => forward('SIGTERM'));
  process.on('SIGHUP', () => forward('SIGTERM'));
  // npm forwards SIGTERM to a shell, which ends without forwarding it: watch for the parent's end.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && forward('SIGTERM'), 500).unref();
  child.on('error', (error) => {
    console.error(`The command could not be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
