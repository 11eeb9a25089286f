import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../lib/paths.ts';

/** The texts of a contract's parts in order of their names; `base` comes first, since all others build on it. */
export function readParts(glob: string): string[] {
  const base = join(dirname(glob), `base${glob.slice(glob.lastIndexOf('.'))}`);
  const paths = globSync(glob, { cwd: root }).toSorted();
  return [base, ...paths.filter((path) => path !== base)].map((path) => readFileSync(join(root, path), 'utf8'));
}
