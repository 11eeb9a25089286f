import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { removeCluster } from './cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder of this run, for what its test files share. */
    runFolder: string;
  }
}

/** Costs nothing by itself: what test files share is made by the first one that needs it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'mall-test-'));
  await chmod(folder, 0o755);
  project.provide('runFolder', folder);
  return () => removeCluster(folder);
}
