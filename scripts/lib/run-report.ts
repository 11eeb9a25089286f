import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestModule } from 'vitest/node';

/** Result of one test file. */
export interface FileResult {
  file: string;
  isPassed: boolean;
  passed: number;
  failed: number;
  /** Tests that passed only when retried, with what failed at first. */
  retried: string[];
  /** From its import to its last hook. */
  seconds: number;
}

/** A Vitest reporter that writes the results of a run to the file named by TEST_RESULTS. */
export default class RunReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const path = process.env.TEST_RESULTS;
    if (!path) return;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(modules.map(resultOf)));
  }
}

function resultOf(module: TestModule): FileResult {
  const tests = [...module.children.allTests()];
  const { duration, collectDuration, setupDuration } = module.diagnostic();
  return {
    file: module.moduleId,
    isPassed: module.ok(),
    passed: tests.filter((test) => test.result().state === 'passed').length,
    failed: tests.filter((test) => test.result().state === 'failed').length,
    retried: tests.filter((test) => test.diagnostic()?.flaky).map(retriedOf),
    seconds: Math.round((duration + collectDuration + setupDuration) / 1_000),
  };
}

/** Enough to see what differs; a page's text may be long. */
const SHOWN = { lines: 12, columns: 300 };

function retriedOf(test: TestCase): string {
  const errors = test.result().errors ?? [];
  const told = errors.flatMap(({ message, diff = '' }) => [
    message.split('\n').slice(0, 3).join(' '),
    ...stripVTControlCharacters(diff).split('\n').filter(Boolean).slice(0, SHOWN.lines),
  ]);
  return [test.fullName, ...told.map((line) => `    ${line.slice(0, SHOWN.columns)}`)].join('\n');
}
