import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const sources = join(import.meta.dirname, '../..');

test('every legend is that of a FieldGroup, so that all groups of fields look alike', () => {
  const files = globSync('**/*.tsx', { cwd: sources });
  expect(files.length).toBeGreaterThan(500);
  const own = files.filter((file) => readFileSync(join(sources, file), 'utf8').includes('<legend'));
  expect(own).toEqual([join('shared', 'form', 'FieldGroup.tsx')]);
});
