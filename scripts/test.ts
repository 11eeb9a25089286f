import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { spawn } from 'node:child_process';
import { contractsOutOfDate } from './codegen/contracts.ts';
import { binary, root } from './lib/paths.ts';
import { generate, prepare } from './lib/prepare.ts';
import { fingerprints, keepPassed, programs, unchangedPrograms } from './lib/programs.ts';
import { Refusal, runCommand } from './lib/refusal.ts';
import type { FileResult } from './lib/run-report.ts';
import { compiled } from './lib/service.ts';
import { staticChecks } from './lib/static-checks.ts';
import { ensureTestSystem, type TestSystem } from './lib/system.ts';

/** More retries than these are no accident of a busy machine. */
const MOST_RETRIES = 3;
const SLOWEST_SHOWN = 20;

const parameters = process.argv.slice(2).filter((each) => each !== '--');
const options = parameters.filter((each) => each !== '--all');
/** Files that are named run whatever their tier is. */
const tier = options.length < parameters.length || options.some((each) => !each.startsWith('-')) ? 'full' : 'quick';

await runCommand(async () => {
  const system = ensureTestSystem(tier);
  const tested = fingerprints();
  const leftOut = tier === 'full' ? [] : unchangedPrograms(tested).map(({ name }) => name);
  if (leftOut.length > 0)
    console.log(
      `Left out, since they passed and nothing that they read has changed: ${leftOut.join(', ')} (--all runs them).`,
    );
  const staleContracts = await contractsOutOfDate(); // before generate() mends them
  await generate();
  // The checks go on beside the first tests: both leave a core waiting at times.
  const [failedChecks, results] = await Promise.all([
    staticChecks(staleContracts),
    prepare().then(() => runAllTests(system)),
  ]);
  const { files, numFailedAtFirst } = results;
  const retried = files.flatMap(({ file, retried: names }) => names.map((name) => `${relative(root, file)}: ${name}`));
  const numRetried = numFailedAtFirst + retried.length;
  if (retried.length > 0) console.log(`Passed only when retried:\n  ${retried.join('\n  ')}`);
  if (numRetried > MOST_RETRIES) console.log(`${numRetried} retries; at most ${MOST_RETRIES} are allowed.`);
  showSlowest(files);
  const numPassed = sum(files.map(({ passed }) => passed));
  const failedTests = sum(files.map(({ failed }) => failed));
  const isRed = failedChecks > 0 || numRetried > MOST_RETRIES || files.some(({ isPassed }) => !isPassed);
  const ran = programs.map(({ name }) => name).filter((name) => !leftOut.includes(name));
  if (!isRed && options.length === 0) keepPassed(ran, tested);
  // The last line that machines read, in the plainest form.
  console.log(`${numPassed} passed, ${failedTests + failedChecks} failed`);
  return isRed ? 1 : 0;
});

function showSlowest(files: readonly FileResult[]): void {
  const slowest = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST_SHOWN);
  if (files.length > SLOWEST_SHOWN)
    console.log(
      `The slowest files:\n${slowest.map(({ file, seconds }) => `  ${seconds} s ${relative(root, file)}`).join('\n')}`,
    );
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}

/** Runs all tests, and once more, one at a time, the files that failed, where they are few. */
async function runAllTests(system: TestSystem): Promise<{ files: FileResult[]; numFailedAtFirst: number }> {
  const files = await runTests(system, 'tests.json', options);
  const failed = files.filter(({ isPassed }) => !isPassed).map(({ file }) => file);
  if (failed.length === 0 || failed.length > MOST_RETRIES) return { files, numFailedAtFirst: failed.length };
  console.log(`Retrying one at a time: ${failed.map((file) => relative(root, file)).join(', ')}`);
  const again = await runTests(system, 'tests-again.json', ['--maxWorkers=1', ...failed]);
  return { files: [...files.filter(({ isPassed }) => isPassed), ...again], numFailedAtFirst: failed.length };
}

/** Runs Vitest and reads what each file came to. */
async function runTests(
  { chromium, postgresBin, redisServer, nginx, prometheusBin }: TestSystem,
  report: string,
  options: string[],
): Promise<FileResult[]> {
  const results = join(root, 'node_modules', '.cache', 'family-mall', report);
  const env = {
    ...process.env,
    CHROMIUM_PATH: chromium,
    POSTGRES_BIN: postgresBin,
    REDIS_SERVER: redisServer,
    NGINX: nginx,
    PROMETHEUS_BIN: prometheusBin,
    TEST_RESULTS: results,
    TEST_TIER: tier,
    // For the many processes of mall and gateway that tests start.
    NODE_COMPILE_CACHE: compiled,
  };
  rmSync(results, { force: true });
  // Files as they pass are for who watches; a log keeps what failed.
  const shown =
    process.stdout.isTTY && !process.env.CI
      ? ['--reporter=default', '--slowTestThreshold=60000']
      : ['--reporter=minimal'];
  const reporters = [...shown, `--reporter=${join(root, 'scripts/lib/run-report.ts')}`];
  // A busy machine may stall any single test: one that fails is tried once more, and listed.
  const child = spawn(binary('vitest'), ['run', '--retry=1', ...reporters, ...options], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  const code = await new Promise<number>((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (status) => resolve(status ?? 1));
  });
  if (!existsSync(results) && code === 0) return []; // nothing to run
  if (!existsSync(results)) throw new Refusal(`Vitest exited with ${code} before any results.`);
  const files = JSON.parse(readFileSync(results, 'utf8')) as FileResult[];
  // An error outside of every test, such as an unhandled rejection, fails the run too.
  if (code !== 0 && files.every(({ isPassed }) => isPassed)) throw new Refusal(`Vitest exited with ${code}.`);
  return files;
}
