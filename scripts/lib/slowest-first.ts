import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { root } from './paths.ts';

/** Seconds of the slowest files in an earlier run. Only their order matters; `npm test -- --all` prints them anew. */
const slowFiles = JSON.parse(readFileSync(join(root, 'tests/slow-files.json'), 'utf8')) as Record<string, number>;

/** Starts the slowest files of each project first, so that the last worker is not long alone. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- no array: the sequencer's own method
    const inOrder = await super.sort(files);
    const projects = [...new Set(inOrder.map(({ project }) => project.name))];
    return projects.flatMap((name) =>
      inOrder.filter(({ project }) => project.name === name).toSorted((a, b) => secondsOf(b) - secondsOf(a)),
    );
  }
}

function secondsOf({ moduleId }: TestSpecification): number {
  return slowFiles[relative(root, moduleId)] ?? 0;
}
