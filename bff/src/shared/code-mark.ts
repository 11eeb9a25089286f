import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../', import.meta.url));

/**
 * Hash of the mappers and rules, part of the keys of cached layout. During a rolling update no gateway reads values that another
 * version has mapped.
 */
export function codeMark(): string {
  const mark = createHash('sha256');
  for (const file of globSync('{features,rules}/**/*.ts', { cwd: source }).toSorted())
    mark.update(`${file}\n`).update(readFileSync(`${source}${file}`));
  return mark.digest('base64url').slice(0, 12);
}
