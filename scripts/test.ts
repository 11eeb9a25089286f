import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { spawn } from 'node:child_process';
import { contractsOutOfDate } from './codegen/contracts.ts';
import { binary, root } from './lib/paths.ts';
import { generate, prepare } from './lib/prepare.ts';
import { runCommand } from './lib/refusal.ts';
import { staticChecks } from './lib/static-checks.ts';
import { ensureTestSystem, type TestSystem } from './lib/system.ts';

const reportsFolder = join(root, 'node_modules', '.cache', 'family-mall');
/** More than that is no accident of a busy machine. */
const MOST_FILES_TRIED_AGAIN = 6;

interface FileReport {
  name: string;
  status: string;
  assertionResults: { status: string }[];
}

await runCommand(async () => {
  const system = ensureTestSystem();
  const staleContracts = await contractsOutOfDate(); // before generate() mends them
  await generate();
  const [failedChecks] = await Promise.all([staticChecks(staleContracts), prepare()]);
  // Much of the run is waiting, so that two files at a time fit two cores well; by itself Vitest leaves one core free.
  let code = await runTests(system, 'tests.json', [`--maxWorkers=${availableParallelism()}`, ...process.argv.slice(2)]);
  const files = reportOf('tests.json');
  const failed = files.filter(({ status }) => status !== 'passed');
  if (failed.length > 0 && failed.length <= MOST_FILES_TRIED_AGAIN) {
    console.log(`Once more, and one at a time: ${failed.map(({ name }) => relative(root, name)).join(', ')}`);
    code = await runTests(system, 'tests-again.json', ['--maxWorkers=1', ...failed.map(({ name }) => name)]);
    files.splice(0, files.length, ...files.filter((file) => !failed.includes(file)), ...reportOf('tests-again.json'));
  }
  const results = files.flatMap(({ assertionResults }) => assertionResults.map(({ status }) => status));
  const [numPassed, numFailed] = ['passed', 'failed'].map(
    (wanted) => results.filter((status) => status === wanted).length,
  );
  // The last line that machines read, in the plainest form.
  console.log(`${numPassed} passed, ${(numFailed ?? 0) + failedChecks} failed`);
  return failedChecks > 0 ? 1 : code;
});

function runTests(
  { chromium, postgresBin, redisServer, nginx }: TestSystem,
  report: string,
  options: string[],
): Promise<number> {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${join(reportsFolder, report)}`];
  const env = {
    ...process.env,
    CHROMIUM_PATH: chromium,
    POSTGRES_BIN: postgresBin,
    REDIS_SERVER: redisServer,
    NGINX: nginx,
  };
  // A busy machine may stall any single test: one that fails is tried once more, and told to have been.
  const child = spawn(binary('vitest'), ['run', '--retry=1', ...reporters, ...options], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}

function reportOf(report: string): FileReport[] {
  return (JSON.parse(readFileSync(join(reportsFolder, report), 'utf8')) as { testResults: FileReport[] }).testResults;
}
