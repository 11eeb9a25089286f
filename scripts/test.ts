import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { binary, root } from './lib/paths.ts';
import { prepare } from './lib/prepare.ts';
import { runCommand } from './lib/refusal.ts';
import { staticChecks } from './lib/static-checks.ts';
import { ensureTestSystem, type TestSystem } from './lib/system.ts';

const report = join(root, 'node_modules', '.cache', 'family-mall', 'tests.json');

await runCommand(async () => {
  const system = ensureTestSystem();
  await prepare();
  const failedChecks = await staticChecks();
  const code = await runTests(system, process.argv.slice(2));
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>;
  // The last line that machines read, in the plainest form.
  console.log(`${numPassedTests} passed, ${(numFailedTests ?? 0) + failedChecks} failed`);
  return failedChecks > 0 ? 1 : code;
});

function runTests({ chromium, postgresBin, redisServer, nginx }: TestSystem, filters: string[]): Promise<number> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const env = { ...process.env, CHROMIUM_PATH: chromium, POSTGRES_BIN: postgresBin, REDIS_SERVER: redisServer, NGINX: nginx };
  // A busy machine may stall any single test: one that fails is tried once more, and told to have been. Much of the
  // run is waiting, so that two files at a time fit two cores well; by itself Vitest leaves one core free.
  const child = spawn(binary('vitest'), ['run', '--retry=1', `--maxWorkers=${availableParallelism()}`, ...reporters, ...filters], { cwd: root, stdio: 'inherit', env });
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}
