import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

/** The fingerprint of the content that the full tier has tested last. */
export const fingerprintFile = join(root, 'mall/content/fingerprint.txt');

/** Changes with the seed, the pictures and their tests. */
export function contentFingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync('mall/content/{src,test}/**/*.ts', { cwd: root }).toSorted())
    hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

export function isContentTested(): boolean {
  return readFileSync(fingerprintFile, 'utf8').trim() === contentFingerprint();
}
