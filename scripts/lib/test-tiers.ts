import { closeSync, globSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

/** A test file of the full tier, with the reason that it gives in its first line: `// Full tier: reason.` */
export interface FullTierFile {
  /** Path below the project's folder. */
  file: string;
  reason: string;
}

/**
 * The quick tier (`npm test`) leaves these files out, and has one database where the full one has two (docs/testing.md). Vitest
 * started by hand knows every file.
 */
export const isFullTier = process.env['TEST_TIER'] !== 'quick';

/** All of them in the full tier, and the first alone in the quick one: the other device, the other width. */
export function firstInQuick<Item>(items: readonly Item[]): readonly Item[] {
  return isFullTier ? items : items.slice(0, 1);
}

const mark = /^\/\/ Full tier: (.+)$/mu;
const MARK_BYTES = 400;

export function fullTierFiles(): FullTierFile[] {
  const files = globSync('{bff,mall,tests,web}/**/*.test.{ts,tsx}', { cwd: root, exclude: ['**/node_modules/**'] });
  return files.toSorted().flatMap((file) => {
    const reason = mark.exec(beginningOf(join(root, file)))?.[1];
    return reason === undefined ? [] : [{ file, reason }];
  });
}

/** For `exclude` of each project. */
export const filesOfTheOtherTier = isFullTier ? [] : fullTierFiles().map(({ file }) => join(root, file));

function beginningOf(file: string): string {
  const bytes = Buffer.alloc(MARK_BYTES);
  const descriptor = openSync(file, 'r');
  try {
    return bytes.toString('utf8', 0, readSync(descriptor, bytes));
  } finally {
    closeSync(descriptor);
  }
}
