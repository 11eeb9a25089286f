import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { removeCluster } from './cluster.ts';

/** The first project's setup passes its folder to the others here. */
const FOLDER = 'FAMILY_MALL_RUN_FOLDER';

/** Costs nothing by itself: the first test file that needs a shared resource makes it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env[FOLDER];
  const folder = given ?? (await mkdtemp(join(tmpdir(), 'mall-test-')));
  project.provide('runFolder', folder);
  if (given) return async () => undefined;
  process.env[FOLDER] = folder;
  await chmod(folder, 0o755);
  return () => removeCluster(folder);
}
